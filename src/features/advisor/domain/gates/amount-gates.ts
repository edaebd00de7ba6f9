import type { Business, SaidAmount } from '../business/business.ts';
import { choiceOf, chooseFrom, type Question } from '../coach/question.ts';
import { plainOf } from '../reckoning/said-terms.ts';
import { quoted, say } from '../say/message.ts';

/** A look at one amount before anything is reckoned with it. */
interface AmountGate {
  /** What is asked instead of using it; null where it may stand. */
  readonly refuses: (amount: SaidAmount, business: Business) => Question | null;
  /** The answer by which it may stand after all. */
  readonly unless?: string;
}

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
};

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

const amountGates: readonly AmountGate[] = [
  { refuses: wideRange, unless: 'right' },
  { refuses: moneyOfOthers, unless: 'mine' },
  { refuses: equalToAPrice, unless: 'pay' },
  { refuses: shareAboveWhole },
];

/** The business without the amounts that may not stand, and what is asked about each of them. */
export function admitAmounts(business: Business): { readonly business: Business; readonly asks: readonly Question[] } {
  const { answers } = business;
  const asks: Question[] = [];
  const amounts = business.amounts.filter((amount) => {
    const [question] = amountGates.flatMap(({ refuses, unless }) => {
      const asked = refuses(amount, business);
      return asked && (unless === undefined || choiceOf(answers, asked.key) !== unless) ? [asked] : [];
    });
    if (question && !answers.has(question.key)) asks.push(question);
    return !question;
  });
  return { business: { ...business, amounts }, asks };
}
