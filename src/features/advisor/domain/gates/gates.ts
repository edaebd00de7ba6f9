import { dependantsOf } from '#shared/formula-dependants.ts';
import { amountsOf, type Business, type SaidAmount } from '../business/business.ts';
import { numberOf } from '../checks/terms.ts';
import type { Coach, GatedCoach } from '../coach/coach.ts';
import { choiceOf, chooseFrom, type Question } from '../coach/question.ts';
import { monthKey } from '../reckoning/asked-again.ts';
import { signOf } from '../reckoning/normal-month.ts';
import { whatIsWrong } from '../reckoning/normal-month-texts.ts';
import { plainOf } from '../reckoning/said-terms.ts';
import { figure, quoted, say } from '../say/message.ts';

const texts = {
  wideBecause: /*i18n*/ {
    id: 'advisor.gate.wide.because',
    message: 'Between these two ends nearly everything is possible.',
  },
  wide: /*i18n*/ { id: 'advisor.gate.wide', message: 'Is “{words}” one range, from the least to the most?' },
  wideRight: /*i18n*/ { id: 'advisor.gate.wide.right', message: 'Yes, that is the range' },
  wideWrong: /*i18n*/ { id: 'advisor.gate.wide.wrong', message: 'No, leave it out' },
  others: /*i18n*/ { id: 'advisor.gate.others', message: 'Whose money is “{words}”?' },
  othersBecause: /*i18n*/ {
    id: 'advisor.gate.others.because',
    message: 'You said it where you spoke of your customers or competitors.',
  },
  othersMine: /*i18n*/ { id: 'advisor.gate.others.mine', message: 'Mine, for the start' },
  othersTheirs: /*i18n*/ { id: 'advisor.gate.others.theirs', message: 'Theirs' },
  same: /*i18n*/ { id: 'advisor.gate.same', message: 'Do you pay “{words}”, or are you paid it?' },
  sameBecause: /*i18n*/ { id: 'advisor.gate.same.because', message: 'It is the same amount as your price “{price}”.' },
  samePay: /*i18n*/ { id: 'advisor.gate.same.pay', message: 'I pay it' },
  samePaid: /*i18n*/ { id: 'advisor.gate.same.paid', message: 'I am paid it' },
  share: /*i18n*/ { id: 'advisor.gate.share', message: 'What is “{words}” a share of?' },
  shareBecause: /*i18n*/ { id: 'advisor.gate.share.because', message: 'A part is never more than the whole.' },
  shareGrowth: /*i18n*/ { id: 'advisor.gate.share.growth', message: 'It is put on top of a cost, or a growth' },
  shareOut: /*i18n*/ { id: 'advisor.gate.share.out', message: 'Leave it out' },
  right: /*i18n*/ { id: 'advisor.gate.right', message: 'That is right' },
  below: /*i18n*/ {
    id: 'advisor.gate.below',
    message: '{volume} a month is less than one sale. Is that what you sell?',
  },
  belowBecause: /*i18n*/ { id: 'advisor.gate.below.because', message: 'Then most months bring nothing.' },
  belowWrong: /*i18n*/ { id: 'advisor.gate.below.wrong', message: 'No, I meant something else' },
  market: /*i18n*/ { id: 'advisor.gate.market', message: 'Is “{words}” all the customers there are?' },
  marketBecause: /*i18n*/ {
    id: 'advisor.gate.market.because',
    message: 'You expect to sell more in one month than that.',
  },
  marketRoute: /*i18n*/ { id: 'advisor.gate.market.route', message: 'No, they are a way to customers' },
  marketSome: /*i18n*/ { id: 'advisor.gate.market.some', message: 'No, there are others as well' },
  marketAgain: /*i18n*/ { id: 'advisor.gate.market.again', message: 'Yes, they buy several times a month' },
  limit: /*i18n*/ {
    id: 'advisor.gate.limit',
    message: 'You expect {volume} sales a year and said {most} is the most. Which holds?',
  },
  limitBecause: /*i18n*/ { id: 'advisor.gate.limit.because', message: 'No more can be sold than there is.' },
  limitVolume: /*i18n*/ { id: 'advisor.gate.limit.volume', message: 'The sales I expect' },
  limitMost: /*i18n*/ { id: 'advisor.gate.limit.most', message: 'The most' },
  need: /*i18n*/ {
    id: 'advisor.gate.need',
    message: 'You would need {need} and take in {revenue} in three years. Is that right?',
  },
  needBecause: /*i18n*/ { id: 'advisor.gate.need.because', message: 'One of the numbers below it may be misread.' },
};

/** The answers by which what cannot be stands after all. */
const stands: ReadonlySet<string | undefined> = new Set(['right', 'mine', 'pay']);

/** A look at one amount before anything is reckoned with it: what is asked instead of using it, null where it may stand. */
type AmountGate = (amount: SaidAmount, business: Business) => Question | null;

/** Ends further apart than this say nothing. */
const widest = 10;

/** A range whose ends lie more than tenfold apart or the wrong way round, unless a person says that it is one. */
function wideRange(amount: SaidAmount): Question | null {
  const { form, toValue } = amount;
  const low = form.kind === 'money' ? form.amount : plainOf(amount);
  if (toValue === undefined || low === undefined || (toValue >= low && toValue <= low * widest)) return null;
  return chooseFrom(`wide/${amount.mention}`, {
    asks: say(texts.wide, { words: quoted(amount) }),
    because: texts.wideBecause,
    options: { right: texts.wideRight, wrong: texts.wideWrong },
  });
}

/** Own money that the reader found where customers or competitors were spoken of is theirs until a person says otherwise. */
function moneyOfOthers(amount: SaidAmount): Question | null {
  if (!amount.isUnasked || amount.role !== 'own.money') return null;
  if (amount.question !== 'audience' && amount.question !== 'competitors') return null;
  return chooseFrom(`whose/${amount.mention}`, {
    asks: say(texts.others, { words: quoted(amount) }),
    because: texts.othersBecause,
    options: { mine: texts.othersMine, theirs: texts.othersTheirs },
  });
}

const costRoles: ReadonlySet<string> = new Set(['cost.direct', 'cost.period', 'cost.once', 'pay.own']);

/** A cost that equals a price of the same currency and time: one of the two is misread, unless a person said what both are. */
function equalToAPrice(amount: SaidAmount, { amounts }: Business): Question | null {
  const { form, every, isUnasked } = amount;
  if (!costRoles.has(amount.role) || form.kind !== 'money') return null;
  const twin = amounts.find(
    (other) =>
      other.role.startsWith('price') &&
      (isUnasked || other.isUnasked) &&
      other.every === every &&
      other.form.kind === 'money' &&
      other.form.amount === form.amount &&
      other.form.currency === form.currency,
  );
  if (!twin) return null;
  return chooseFrom(`same/${amount.mention}`, {
    asks: say(texts.same, { words: quoted(amount) }),
    because: say(texts.sameBecause, { price: quoted(twin) }),
    options: { pay: texts.samePay, paid: texts.samePaid },
  });
}

/** A share of more than the whole; a markup or a growth can be that. */
function shareAboveWhole(amount: SaidAmount): Question | null {
  const { form, role, toValue = 0 } = amount;
  if (form.kind !== 'percent' || role === 'share.margin' || Math.max(form.percent, toValue) <= 100) return null;
  return chooseFrom(`share/${amount.mention}`, {
    asks: say(texts.share, { words: quoted(amount) }),
    because: texts.shareBecause,
    options: { growth: texts.shareGrowth, out: texts.shareOut },
  });
}

const amountGates: readonly AmountGate[] = [wideRange, moneyOfOthers, equalToAPrice, shareAboveWhole];

/** The business without the amounts that may not stand, and what is asked about each of them. */
export function admitAmounts(business: Business): { readonly business: Business; readonly asks: readonly Question[] } {
  const { answers } = business;
  const asks: Question[] = [];
  const amounts = business.amounts.filter((amount) => {
    const [question] = amountGates
      .flatMap((gate) => gate(amount, business) ?? [])
      .filter(({ key }) => !stands.has(choiceOf(answers, key)));
    if (question && !answers.has(question.key)) asks.push(question);
    return !question;
  });
  return { business: { ...business, amounts }, asks };
}

/** A look at what was reckoned, before any of it is shown: what is hidden, with all that rests on it, and asked if no finding says it. */
type FigureGate = (coach: Coach) => { readonly hides: readonly string[]; readonly asks?: Question } | null;

/** Everything a forecast consists of begins with these. */
const forecast = ['volume'];

/** A normal month with less than one sale. */
const belowOneSale: FigureGate = ({ sale: { volume, said } }) => {
  if (volume.lacks.length > 0 || numberOf(volume) >= 1 || said?.every) return null;
  // Called wrong, it is asked outright, as a part of a month that was read back.
  const asks = chooseFrom(`${monthKey}/below/${signOf([volume])}`, {
    asks: say(texts.below, { volume: figure(volume) }),
    because: texts.belowBecause,
    options: { right: texts.right, volume: texts.belowWrong },
  });
  return { hides: forecast, asks };
};

/** A list of possible customers shorter than one month's sales. */
const marketBelowSales: FigureGate = ({ business, sale: { volume, others } }) => {
  // Beside other things that are sold nobody said which of them the list is for.
  if (volume.lacks.length > 0 || others.length > 0) return null;
  const list = amountsOf(business, 'customers.possible').find(
    (one) => Math.max(plainOf(one) ?? Number.POSITIVE_INFINITY, one.toValue ?? 0) < numberOf(volume),
  );
  if (!list) return null;
  const asks = chooseFrom(`market/${list.mention}`, {
    asks: say(texts.market, { words: quoted(list) }),
    because: texts.marketBecause,
    options: { some: texts.marketSome, again: texts.marketAgain, route: texts.marketRoute },
  });
  return { hides: [], asks };
};

/** More sales than the most that was confirmed. */
const aboveLimit: FigureGate = ({ ledger, business, sale }) => {
  const most = ledger.find('ceiling.year');
  const year = ledger.find('volume.year');
  if (!most || !year || most.lacks.length + year.lacks.length > 0 || numberOf(year) <= numberOf(most)) return null;
  const asks = chooseFrom(`${monthKey}/limit/${signOf([year, most])}`, {
    asks: say(texts.limit, { volume: figure(year), most: figure(most) }),
    because: texts.limitBecause,
    // What does not hold is wrong.
    options: { limit: texts.limitVolume, volume: texts.limitMost },
  });
  const isLimitWrong = choiceOf(business.answers, asks.key) === 'limit';
  return { hides: [isLimitWrong ? most.id : sale.volume.id], asks };
};

/** One sale leaves nothing: no number of sales helps, and the finding says so. */
const nothingLeft: FigureGate = ({ sale: { left } }) =>
  left.lacks.length === 0 && numberOf(left) <= 0 ? { hides: forecast } : null;

/** More money needed than three years take in. */
const needAboveRevenue: FigureGate = ({ ledger }) => {
  const need = ledger.find('funding.need');
  const years = ledger.find('revenue.total');
  if (!need || !years || numberOf(need) <= numberOf(years)) return null;
  // Asked again once a number of it is another.
  const asks = chooseFrom(`${monthKey}/need/${signOf([need, years])}`, {
    asks: say(texts.need, { need: figure(need), revenue: figure(years) }),
    because: texts.needBecause,
    options: whatIsWrong,
  });
  return { hides: forecast, asks };
};

const figureGates: readonly FigureGate[] = [belowOneSale, marketBelowSales, aboveLimit, nothingLeft, needAboveRevenue];

/** Every number that may not be shown, with all that rests on it, and what is asked about them. */
export function hiddenFigures(coach: Coach): Pick<GatedCoach, 'hidden'> & { readonly asks: readonly Question[] } {
  const { answers } = coach.business;
  const refusals = figureGates
    .flatMap((gate) => gate(coach) ?? [])
    .filter(({ asks }) => !asks || !stands.has(choiceOf(answers, asks.key)));
  const graph = coach.ledger.graph();
  const known = new Set(graph.nodes.map(({ id }) => id));
  const hides = refusals.flatMap((refusal) => refusal.hides).filter((id) => known.has(id));
  const hidden = new Set([...hides, ...dependantsOf(graph, ...hides)]);
  const asks = refusals.flatMap((refusal) => refusal.asks ?? []).filter(({ key }) => !answers.has(key));
  return { hidden, asks };
}
