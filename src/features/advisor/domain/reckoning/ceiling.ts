import { op, ref } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import { amountsOf, type Business, type SaidAmount } from '../business/business.ts';
import { askFor, choiceOf, chooseFrom, isUnknown, type Question } from '../coach/question.ts';
import { figure, type Message, quoted, say, type Value } from '../say/message.ts';
import { quotesOf, ceilingTexts as texts } from './ceiling-texts.ts';
import type { Ledger, Term, TermSpec } from './ledger.ts';
import type { OneSale } from './one-sale.ts';
import { plainOf } from './said-terms.ts';
import { overYear, type Season } from './season.ts';

/** Payments a year of what is paid for a time: what a customer counts for among a year's sales. */
const paymentsAYear = { week: 52, month: 12, year: 1 } as const;

/** How often a year a customer pays the price; undefined for what is sold by the piece, the hour or the day. */
function paymentsOf({ said }: Pick<OneSale, 'said'>): number | undefined {
  const every = said?.every;
  return every === 'week' || every === 'month' || every === 'year' ? paymentsAYear[every] : undefined;
}

/** The limits a founder named: the most that can be made or taken, as numbers above zero. */
const limitsOf = (business: Business): readonly SaidAmount[] =>
  amountsOf(business, 'capacity').filter((one) => one.form.kind !== 'percent' && (plainOf(one) ?? 0) > 0);

/** More factors than this are no chain that somebody can confirm at a glance. */
const mostFactors = 4;

/**
 * Whether the limits can be factors of one product: no ranges, at most one of them for a time, and no two of the same thing ("20 a
 * year, 28 with a helper"). It decides only what is asked: what a product means the person says.
 */
function canMultiply(limits: readonly SaidAmount[]): boolean {
  const things = limits.flatMap(({ form }) => {
    if (form.kind === 'count') return form.of === '' ? [] : [form.of.toLowerCase()];
    return form.kind === 'measure' || form.kind === 'duration' ? [form.unit] : [];
  });
  return (
    limits.length <= mostFactors &&
    limits.every(({ toValue }) => toValue === undefined) &&
    limits.filter(({ every }) => every !== undefined).length < 2 &&
    new Set(things).size === things.length
  );
}

/**
 * The most that can be sold in a year at the main price, as 'ceiling.year'; for what is paid by the week, month or year the payments
 * of the most customers at one time ('ceiling.customers'). It rests on the limits the founder named and on what they said their
 * product is, or on the number they gave instead. Open while that is asked. Undefined where no limit or price was said, where the
 * product is what they expect, and where they do not know. May be called again.
 */
export function addCeiling(ledger: Ledger, business: Business, sale: OneSale): Term | undefined {
  const known = ledger.find('ceiling.year');
  if (known) return known;
  const limits = limitsOf(business);
  if (!sale.said || limits.length === 0) return undefined;
  const { said: price, season } = sale;
  const input: Input = { ledger, business, limits, price, season, payments: paymentsOf(sale) };
  return canMultiply(limits) ? byProduct(input) : byNumber(input);
}

interface Input {
  readonly ledger: Ledger;
  readonly business: Business;
  readonly limits: readonly SaidAmount[];
  readonly price: SaidAmount;
  readonly season: Season;
  readonly payments: number | undefined;
}

const year: TermSpec = { id: 'ceiling.year', label: say(texts.term), unit: 'count' };
const customers: TermSpec = { id: 'ceiling.customers', label: say(texts.customers), unit: 'count' };

/** What the limits multiply to, as far as the person said what that is. */
function byProduct(input: Input): Term | undefined {
  const { ledger, business, limits, price, payments, season } = input;
  const { answers } = business;
  const key = `ceiling/${[price, ...limits].map(({ mention }) => mention).join('+')}`;
  const daysKey = `ceiling.days/${price.mention}`;
  const chosen = choiceOf(answers, key);
  if (isUnknown(answers, key) || chosen === 'expected' || (chosen === 'day' && isUnknown(answers, daysKey)))
    return undefined;
  if (chosen === 'other') return byNumber(input);
  const factors = limits.map((limit, at) => {
    const label = say(texts.limit, { words: quoted(limit) });
    return ledger.said({ id: `ceiling.limit.${at + 1}`, label, unit: 'count' }, plainOf(limit) ?? 0, limit);
  });
  const product = ledger.formula(
    { id: 'ceiling.product', label: say(texts.product), unit: 'count' },
    op('multiply', 1, ...factors.map(({ id }) => id)),
  );
  const shown = { product: figure(product) };
  switch (chosen) {
    case 'atOnce':
      return fromCustomers(ledger, ledger.formula(customers, ref(product.id)), payments);
    case 'year':
      return ledger.formula(year, ref(product.id));
    case 'month':
      return ledger.formula(year, overYear(ledger, season, op('multiply', product.id, 12)));
    case 'week': {
      const weeks = { id: 'ceiling.weeks', label: say(texts.weeks), unit: 'count' } as const;
      ledger.convention(weeks, 52, say(texts.weeksBasis));
      return ledger.formula(year, overYear(ledger, season, op('multiply', product.id, weeks.id)));
    }
    case 'day': {
      const asks = { asks: say(texts.days, shown), because: say(texts.because) };
      const days = { id: 'ceiling.days', label: say(texts.daysTerm), unit: 'count' } as const;
      ledger.asked(days, askFor(daysKey, asks, { unit: 'count', per: 'year', min: 1, max: 366 }));
      return ledger.formula(year, op('multiply', product.id, days.id));
    }
    default:
      return ledger.asked(year, confirmation(key, input, shown));
  }
}

function confirmation(key: string, { limits, price, payments }: Input, shown: { readonly product: Value }): Question {
  const isOne = limits.length === 1;
  const values = { limits: quotesOf(limits), price: quoted(price), ...shown };
  const piece = { year: texts.year, month: texts.month, week: texts.week, day: texts.day };
  const yes = payments === undefined ? piece : { atOnce: texts.atOnce };
  const asks = payments === undefined ? [texts.one, texts.several] : [texts.oneAtOnce, texts.severalAtOnce];
  const options = { ...yes, expected: texts.expected, other: texts.other };
  return chooseFrom(key, {
    asks: say(asks[isOne ? 0 : 1]!, values),
    because: say(texts.because),
    options: Object.fromEntries(
      Object.entries(options).map(([id, text]): [string, Message] => [id, say(text, values)]),
    ),
  });
}

/** The number itself, where the limits are no product of it. */
function byNumber({ ledger, business, limits, price, payments }: Input): Term | undefined {
  const key = `ceiling.most/${price.mention}`;
  if (isUnknown(business.answers, key)) return undefined;
  const values = { limits: quotesOf(limits), price: quoted(price) };
  const asks = say(payments === undefined ? texts.most : texts.mostAtOnce, values);
  const per = payments === undefined ? ({ per: 'year' } as const) : {};
  const field = { unit: 'count', min: 1, max: 10_000_000, ...per } as const;
  const question = askFor(key, { asks, because: say(texts.because) }, field);
  return payments === undefined
    ? ledger.asked(year, question)
    : fromCustomers(ledger, ledger.asked(customers, question), payments);
}

const fromCustomers = (ledger: Ledger, { id }: Term, payments = 1): Term => {
  const all: Expression = op('multiply', id, payments);
  return ledger.formula(year, all);
};
