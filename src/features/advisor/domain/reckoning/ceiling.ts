import { op, ref } from '#shared/formula-build.ts';
import { amountsOf, type Business, type SaidAmount } from '../business/business.ts';
import { askFor, choiceOf, chooseFrom, isUnknown } from '../coach/question.ts';
import { figure, type Message, quoted, say } from '../say/message.ts';
import { quotedList } from '../say/quoted-list.ts';
import { ceilingTexts as texts } from './ceiling-texts.ts';
import type { Ledger, Term, TermSpec } from './ledger.ts';
import type { OneSale } from './one-sale.ts';
import { isPaidOn, plainOf } from './said-terms.ts';
import { overYear } from './season.ts';

/** Payments a year of what is paid for a time: what a customer counts for among a year's sales. */
const paymentsAYear = { week: 52, month: 12, year: 1 } as const;

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
    // Where one holds the words of another, both say the same.
    !limits.some((one) => limits.some((other) => one !== other && one.quote.includes(other.quote))) &&
    limits.filter(({ every }) => every !== undefined).length < 2 &&
    new Set(things).size === things.length
  );
}

const year: TermSpec = { id: 'ceiling.year', label: say(texts.term), unit: 'count' };
const customers: TermSpec = { id: 'ceiling.customers', label: say(texts.customers), unit: 'count' };

/**
 * The most that can be sold in a year at the main price, as 'ceiling.year'; for what is paid by the week, month or year the payments
 * of the most customers at one time ('ceiling.customers'). It rests on the limits the founder named and on what they said their
 * product is, or on the number they gave instead. Open while that is asked. Undefined where no limit or price was said, where the
 * product is what they expect, and where they do not know. May be called again.
 */
export function addCeiling(ledger: Ledger, business: Business, { said: price, season }: OneSale): Term | undefined {
  const known = ledger.find(year.id);
  if (known) return known;
  const { answers } = business;
  const limits = limitsOf(business);
  if (!price || limits.length === 0) return undefined;
  const payments = isPaidOn(price.every) ? paymentsAYear[price.every] : undefined;
  const ofCustomers = ({ id }: Term): Term => ledger.formula(year, op('multiply', id, payments ?? 1));
  const values = { limits: quotedList(limits), price: quoted(price) };
  const { because } = texts;
  const key = `ceiling/${[price, ...limits].map(({ mention }) => mention).join('+')}`;
  const chosen = canMultiply(limits) ? choiceOf(answers, key) : 'other';
  if (chosen === 'other') {
    const mostKey = `ceiling.most/${price.mention}`;
    if (isUnknown(answers, mostKey)) return undefined;
    const asked = { asks: say(payments ? texts.mostAtOnce : texts.most, values), because };
    const field = { unit: 'count', min: 1, max: 10_000_000 } as const;
    if (!payments) return ledger.asked(year, askFor(mostKey, asked, { ...field, per: 'year' }));
    return ofCustomers(ledger.asked(customers, askFor(mostKey, asked, field)));
  }
  const daysKey = `ceiling.days/${price.mention}`;
  if (isUnknown(answers, key) || chosen === 'expected' || (chosen === 'day' && isUnknown(answers, daysKey)))
    return undefined;
  const factors = limits.map((limit, at) => {
    const label = say(texts.limit, { words: quoted(limit) });
    return ledger.said({ id: `ceiling.limit.${at + 1}`, label, unit: 'count' }, plainOf(limit) ?? 0, limit);
  });
  const all = op('multiply', 1, ...factors.map(({ id }) => id));
  const product = ledger.formula({ id: 'ceiling.product', label: say(texts.product), unit: 'count' }, all);
  switch (chosen) {
    case 'atOnce':
      return ofCustomers(ledger.formula(customers, ref(product.id)));
    case 'year':
      return ledger.formula(year, ref(product.id));
    case 'month':
      return ledger.formula(year, overYear(ledger, season, op('multiply', product.id, 12)));
    case 'week': {
      const spec = { id: 'ceiling.weeks', label: say(texts.weeks), unit: 'count' } as const;
      const weeks = ledger.convention(spec, 52, say(texts.weeksBasis));
      return ledger.formula(year, overYear(ledger, season, op('multiply', product.id, weeks.id)));
    }
    case 'day': {
      const asked = { asks: say(texts.days, { product: figure(product) }), because };
      const question = askFor(daysKey, asked, { unit: 'count', per: 'year', min: 1, max: 366 });
      const days = ledger.asked({ id: 'ceiling.days', label: say(texts.daysTerm), unit: 'count' }, question);
      return ledger.formula(year, op('multiply', product.id, days.id));
    }
  }
  const isOne = limits.length === 1;
  const piece = { year: texts.year, month: texts.month, week: texts.week, day: texts.day };
  const [asks, yes] = payments
    ? [isOne ? texts.oneAtOnce : texts.severalAtOnce, { atOnce: texts.atOnce }]
    : [isOne ? texts.one : texts.several, piece];
  const shown = { ...values, product: figure(product) };
  const options = Object.entries({ ...yes, expected: texts.expected, other: texts.other }).map(
    ([id, text]): [string, Message] => [id, say(text, shown)],
  );
  return ledger.asked(year, chooseFrom(key, { asks: say(asks, shown), because, options: Object.fromEntries(options) }));
}
