import { dependantsOf } from '#shared/formula-dependants.ts';
import { amountsOf } from '../business/business.ts';
import { numberOf } from '../checks/terms.ts';
import type { Coach, GatedCoach } from '../coach/coach.ts';
import { choiceOf, chooseFrom, type Question } from '../coach/question.ts';
import { monthKey } from '../reckoning/asked-again.ts';
import { signOf } from '../reckoning/normal-month.ts';
import { whatIsWrong } from '../reckoning/normal-month-texts.ts';
import { plainOf } from '../reckoning/said-terms.ts';
import { figure, quoted, say } from '../say/message.ts';

/** A look at what was reckoned, before any of it is shown. */
type FigureGate = (coach: Coach) => Refusal | null;

/** What cannot be, unless a person answers that it is right. */
interface Refusal {
  /** Numbers that are hidden, with whatever rests on them. */
  readonly hides: readonly string[];
  /** None where a finding says it already. */
  readonly asks?: Question;
}

const texts = {
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

/** Everything a forecast consists of begins with these. */
const forecast = ['volume'];

/** A normal month with less than one sale. */
const belowOneSale: FigureGate = ({ sale: { volume, said } }) => {
  if (volume.lacks.length > 0 || numberOf(volume) >= 1 || said?.every) return null;
  const asks = chooseFrom('below-one-sale', {
    asks: say(texts.below, { volume: figure(volume) }),
    because: texts.belowBecause,
    options: { right: texts.right, wrong: texts.belowWrong },
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
  const asks = chooseFrom('above-limit', {
    asks: say(texts.limit, { volume: figure(year), most: figure(most) }),
    because: texts.limitBecause,
    options: { volume: texts.limitVolume, most: texts.limitMost },
  });
  const isVolume = choiceOf(business.answers, asks.key) === 'volume';
  return { hides: [isVolume ? most.id : sale.volume.id], asks };
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
    .filter(({ asks }) => !asks || choiceOf(answers, asks.key) !== 'right');
  const graph = coach.ledger.graph();
  const known = new Set(graph.nodes.map(({ id }) => id));
  const hides = refusals.flatMap((refusal) => refusal.hides).filter((id) => known.has(id));
  const hidden = new Set([...hides, ...dependantsOf(graph, ...hides)]);
  const asks = refusals.flatMap((refusal) => refusal.asks ?? []).filter(({ key }) => !answers.has(key));
  return { hidden, asks };
}
