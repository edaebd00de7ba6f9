import { op, ref } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import { type Coach, type Outcome, once } from '../../coach/coach.ts';
import { answerTo, askFor, choiceOf, chooseFrom, isUnknown, type Question } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { mainPrices } from '../../reckoning/one-sale.ts';
import { minorOf, perMonth, saidMoney } from '../../reckoning/said-terms.ts';
import { choose, figure, type Message, quoted, say, type Value, within } from '../../say/message.ts';
import { moneyTerm } from '../terms.ts';
import { rivalPrices, theirs } from './rival-words.ts';

const texts = {
  against: /*i18n*/ {
    id: 'advisor.check.rival.against',
    message: 'With which of your prices does a customer compare {theirs}?',
  },
  option: /*i18n*/ { id: 'advisor.check.rival.option', message: '“{words}”' },
  none: /*i18n*/ { id: 'advisor.check.rival.none', message: 'With none of them' },
  asks: /*i18n*/ {
    id: 'advisor.check.rival.asks',
    message: 'Could the same customer pay {theirs} instead of your “{own}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.rival.because',
    message: 'Prices can be compared only where one customer chooses between the two.',
  },
  same: /*i18n*/ { id: 'advisor.check.rival.same', message: 'Yes, and gets the same amount for it' },
  period: /*i18n*/ { id: 'advisor.check.rival.period', message: 'Yes, only it is paid for another length of time' },
  amount: /*i18n*/ { id: 'advisor.check.rival.amount', message: 'Yes, but gets more or less of it for that price' },
  other: /*i18n*/ { id: 'advisor.check.rival.other', message: 'No, it is something else or for other customers' },
  theirsInMine: /*i18n*/ {
    id: 'advisor.check.rival.theirsInMine',
    message: 'How many times would a customer have to pay {theirs} to get what you give once for “{own}”?',
  },
  mineInTheirs: /*i18n*/ {
    id: 'advisor.check.rival.mineInTheirs',
    message: 'How many times would a customer have to pay your “{own}” to get what they give once for {theirs}?',
  },
  manyBecause: /*i18n*/ {
    id: 'advisor.check.rival.many.because',
    message: 'Then both prices can be put side by side.',
  },
  inTime: /*i18n*/ {
    id: 'advisor.check.rival.inTime',
    message: '“{words}” ({every, select, week {{low} a week} month {{low} a month} other {{low} a year}})',
  },
  inTimeRange: /*i18n*/ {
    id: 'advisor.check.rival.inTimeRange',
    message:
      '“{words}” ({every, select, week {{low} to {high} a week} month {{low} to {high} a month} other {{low} to {high} a year}})',
  },
  price: /*i18n*/ { id: 'advisor.check.rival.term.price', message: 'Price elsewhere: “{words}”' },
  high: /*i18n*/ { id: 'advisor.check.rival.term.high', message: 'Highest price elsewhere: “{words}”' },
  inPeriod: /*i18n*/ { id: 'advisor.check.rival.term.inPeriod', message: 'Price elsewhere for the time of yours' },
  highInPeriod: /*i18n*/ {
    id: 'advisor.check.rival.term.highInPeriod',
    message: 'Highest price elsewhere for the time of yours',
  },
  own: /*i18n*/ { id: 'advisor.check.rival.term.own', message: 'Your price: “{words}”' },
  many: /*i18n*/ { id: 'advisor.check.rival.term.many', message: 'How many of the cheaper one replace the dearer one' },
  alike: /*i18n*/ { id: 'advisor.check.rival.term.alike', message: 'Your price for what they give' },
};

/** One's own price and a price elsewhere between which a customer chooses, as a person confirmed. */
export interface Rivalry {
  /** Which price of an alternative it is, from 1; part of the ids of its numbers. */
  readonly n: number;
  readonly rival: SaidAmount;
  readonly own: SaidAmount;
  /** `same`: both buy the same amount; `amount`: one buys more of it than the other. */
  readonly relation: 'same' | 'amount';
  readonly price: Term;
  /** The price elsewhere, for the length of time of one's own price. */
  readonly low: Term;
  /** The upper end where it is a range. */
  readonly high: Term | undefined;
}

/** From so many times the other price on, two prices for "the same" are of different units: nothing is said before that is settled. */
export const furthest = 20;

/**
 * What the first rivalry says or asks that has anything to say or ask. Which prices a customer chooses between, and whether they
 * buy the same amount, is asked; nothing follows where a person says that they do not compare.
 */
export function onRivalries(coach: Coach, then: (rivalry: Rivalry) => Outcome): Outcome {
  const { business } = coach;
  for (const [at, rival] of rivalPrices(business).entries()) {
    if (!isUsable(coach, rival)) continue;
    const owns = ownPrices(coach);
    const asked = owns.length > 1 ? against(coach, rival, owns) : undefined;
    if (asked && !business.answers.has(asked.key)) return { asks: asked };
    const own = asked ? owns.find(({ mention }) => mention === choiceOf(business.answers, asked.key)) : owns[0];
    if (!own) continue;
    const question = relating(coach, rival, own);
    if (!business.answers.has(question.key)) return { asks: question };
    const relation = choiceOf(business.answers, question.key);
    if (relation !== 'same' && relation !== 'amount') continue;
    const outcome = then(rivalryOf(coach, at + 1, rival, own, relation));
    if (outcome) return outcome;
  }
  return null;
}

/** The first price elsewhere that a person said buys the same amount as this price of one's own; asks nothing. */
export function sameRivalry(coach: Coach, own: SaidAmount): Rivalry | undefined {
  const { business } = coach;
  const rivals = rivalPrices(business);
  const rival = rivals.find(
    (one) => isUsable(coach, one) && choiceOf(business.answers, relating(coach, one, own).key) === 'same',
  );
  return rival && rivalryOf(coach, rivals.indexOf(rival) + 1, rival, own, 'same');
}

/** As `once`, but what somebody said they do not know is not asked again. */
export function onceKnown({ business }: Coach, terms: readonly Term[], find: Parameters<typeof once>[1]): Outcome {
  const outcome = once(terms, find);
  return outcome && 'asks' in outcome && isUnknown(business.answers, outcome.asks.key) ? null : outcome;
}

/** One's own price counted in what is sold elsewhere; open until it is known how many of one replace the other. */
export function alike(coach: Coach, rivalry: Rivalry): Term {
  const { ledger } = coach;
  const { n, own, relation } = rivalry;
  const mine = ownTerm(coach, own);
  if (relation === 'same') return mine;
  const id = `rival.${n}.alike`;
  const found = ledger.find(id);
  if (found) return found;
  const question = manyOf(coach, rivalry);
  const many = ledger.asked({ id: `rival.${n}.many`, label: say(texts.many), unit: 'count' }, question);
  return moneyTerm(ledger, id, texts.alike, op(isDearer(coach, rivalry) ? 'divide' : 'multiply', mine.id, many.id));
}

/** Whether it is known how many of one replace the other, or they buy the same amount. */
export const isAlike = (coach: Coach, rivalry: Rivalry): boolean =>
  rivalry.relation === 'same' || answerTo(coach.business.answers, manyOf(coach, rivalry).key) !== undefined;

/** Whether one's own price, as it was said, is the higher one: then several of theirs may replace one of one's own. */
export const isDearer = (coach: Coach, { own, rival }: Rivalry): boolean => worth(coach, own) >= worth(coach, rival);

/** The price elsewhere as it was said; with what it makes for the time of one's own price where the two differ in that. */
export function theirsOf({ business }: Coach, { rival, own, low, high, price }: Rivalry): Value {
  if (low === price) return theirs(business, rival);
  const values = { words: quoted(rival), every: choose(own.every ?? 'year'), low: figure(low) };
  return within(high ? say(texts.inTimeRange, { ...values, high: figure(high) }) : say(texts.inTime, values));
}

/** The number of the ledger for one's own price. */
export function ownTerm({ business, ledger, sale }: Coach, own: SaidAmount): Term {
  if (own.mention === sale.said?.mention) return sale.price;
  const id = `rival.own.${business.amounts.indexOf(own) + 1}`;
  const found = ledger.find(id) ?? saidMoney(ledger, { id, label: say(texts.own, { words: quoted(own) }) }, own);
  if (!found) throw new Error(`"${own.quote}" is no price of this business's currency`);
  return found;
}

/** Money of the business's currency, above zero, and a range only with its lower end first. */
const isUsable = (coach: Coach, amount: SaidAmount): boolean =>
  worth(coach, amount) > 0 &&
  (amount.toValue === undefined || (amount.form.kind === 'money' && amount.toValue > amount.form.amount));

const worth = ({ business }: Coach, amount: SaidAmount): number => minorOf(amount, business.currency) ?? 0;

/** Prices of one's own that can be compared: a range only where it is the main price, whose usual value is asked. */
const ownPrices = (coach: Coach): readonly SaidAmount[] =>
  mainPrices(coach.business).filter(
    (one) => isUsable(coach, one) && (one.toValue === undefined || one.mention === coach.sale.said?.mention),
  );

const against = ({ business }: Coach, rival: SaidAmount, owns: readonly SaidAmount[]): Question =>
  chooseFrom(`against/${rival.mention}`, {
    asks: say(texts.against, { theirs: theirs(business, rival) }),
    because: say(texts.because),
    options: {
      ...Object.fromEntries(owns.map((own) => [own.mention, say(texts.option, { words: quoted(own) })])),
      none: say(texts.none),
    },
  });

const isCalendar = ({ every }: SaidAmount): boolean => every === 'week' || every === 'month' || every === 'year';

/** Whether the two are paid for different lengths of the calendar, which everybody counts alike. */
const differInPeriod = (rival: SaidAmount, own: SaidAmount): boolean =>
  rival.every !== own.every && isCalendar(rival) && isCalendar(own);

function relating({ business }: Coach, rival: SaidAmount, own: SaidAmount): Question {
  const areTimed = rival.every !== undefined && own.every !== undefined;
  // A month against a month differs in no amount; an hour against a day cannot be the same one.
  const same = differInPeriod(rival, own)
    ? texts.period
    : !areTimed || rival.every === own.every
      ? texts.same
      : undefined;
  const options = {
    ...(same && { same: say(same) }),
    ...((!areTimed || !same) && { amount: say(texts.amount) }),
    other: say(texts.other),
  };
  return chooseFrom(`compares/${own.mention}/${rival.mention}`, {
    asks: say(texts.asks, { theirs: theirs(business, rival), own: quoted(own) }),
    because: say(texts.because),
    options,
  });
}

function manyOf(coach: Coach, rivalry: Rivalry): Question {
  const { own, rival } = rivalry;
  const text = isDearer(coach, rivalry) ? texts.theirsInMine : texts.mineInTheirs;
  return askFor(
    `replaces.many/${own.mention}/${rival.mention}`,
    {
      asks: say(text, { theirs: theirs(coach.business, rival), own: quoted(own) }),
      because: say(texts.manyBecause),
    },
    // A hundredth at least: it is divided by.
    { unit: 'count', min: 0.01, max: 100_000 },
  );
}

function rivalryOf(
  { ledger }: Coach,
  n: number,
  rival: SaidAmount,
  own: SaidAmount,
  relation: Rivalry['relation'],
): Rivalry {
  const words = { words: quoted(rival) };
  const { form, toValue } = rival;
  const end = toValue !== undefined && form.kind === 'money' ? { ...rival, form: { ...form, amount: toValue } } : rival;
  const keep = (id: string, label: Message, amount: SaidAmount): Term =>
    ledger.find(id) ?? saidMoney(ledger, { id, label }, amount)!;
  const inPeriod = (term: Term, id: string, label: (typeof texts)['inPeriod']): Term => {
    if (!differInPeriod(rival, own)) return term;
    const factor = perMonth[rival.every as 'year'] / perMonth[own.every as 'year'];
    return ledger.find(id) ?? moneyTerm(ledger, id, label, op('multiply', ref(term.id), factor));
  };
  const price = keep(`rival.${n}.price`, say(texts.price, words), rival);
  const high = end === rival ? undefined : keep(`rival.${n}.high`, say(texts.high, words), end);
  return {
    n,
    rival,
    own,
    relation,
    price,
    low: inPeriod(price, `rival.${n}.price.period`, texts.inPeriod),
    high: high && inPeriod(high, `rival.${n}.high.period`, texts.highInPeriod),
  };
}
