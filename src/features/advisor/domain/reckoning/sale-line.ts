import { op, percentOf, total } from '#shared/formula-build.ts';
import type { NodeUnit } from '#shared/formula-graph.ts';
import { amountsOf, type Business, onlyAmountOf, type SaidAmount, type Unit } from '../business/business.ts';
import { askFor, choiceOf, chooseFrom, isUnknown } from '../coach/question.ts';
import type { AmountRole } from '../reading/roles.ts';
import { type Quote, quoted, say, type Text, within } from '../say/message.ts';
import { again, wrongParts } from './asked-again.ts';
import { belongs, isOf, type Line, nameOfLine, namesNothing, perOf } from './belonging.ts';
import type { Ledger, Term, TermSpec } from './ledger.ts';
import { isPaidOn, minorOf, perMonth, plainOf, saidMoney } from './said-terms.ts';
import { directQuestion, paidEvery, priceQuestion, togetherQuestion, volumeQuestion } from './sale-questions.ts';
import { saleTexts as texts } from './sale-texts.ts';
import { salesTaxTexts as taxTexts } from './sales-tax-texts.ts';
import { seasonOf } from './season.ts';

/** One thing that is sold at one price: what a sale of it brings, costs and leaves, and how many there are. */
export interface SaleLine {
  /** The price as it was said; undefined where none was, or where several are reckoned as an average. */
  readonly said: SaidAmount | undefined;
  /** What it is called in the person's words; undefined where nothing is sold beside it. */
  readonly name: Quote | undefined;
  readonly unit?: Unit | undefined;
  /** Whether its price is what a whole month of it leaves. */
  readonly isMonthly?: true;
  readonly price: Term;
  /** What one sale costs: material, parts, fees of it. */
  readonly direct: Term;
  /** The share of the price that somebody else keeps, in money; undefined where nobody does. */
  readonly commission?: Term | undefined;
  /** The sales tax in the price, which is passed on; undefined where none is in it. */
  readonly tax?: Term | undefined;
  /**
   * How often in a month of sale what is paid for a time is paid; once for a piece, and for an hour or a day, which are counted themselves.
   * What is paid by the year is paid within the months of sale.
   */
  readonly times: number;
  /** Price less direct cost, commission and the sales tax in it. */
  readonly left: Term;
  /** Sales a month; of what is paid by the week, month or year the customers at one time; of hours and days those paid in a month. */
  readonly volume: Term;
}

/** Whether enough is known of a line to count its sales. */
export const isCounted = ({ left, volume }: SaleLine): boolean => left.lacks.length + volume.lacks.length === 0;

/** How often in a month of sale it is paid. */
export const timesAMonth = ({ times }: Pick<SaleLine, 'times'>): number => times;

/** Puts a line into the ledger. Every term is there; what nobody said is open and asks. */
export function addLine(line: Line): SaleLine {
  const { ledger, business, said } = line;
  const isWrong = wrongParts(business.answers).has('price');
  const spec = specOf(line, 'price', texts.price);
  const known = said && !isWrong && said.toValue === undefined ? saidMoney(ledger, spec, said) : undefined;
  const question = priceQuestion(line);
  const price = known ?? ledger.asked(spec, isWrong ? again(question) : question);
  const direct = addDirect(line);
  const commission = addCommission(line, price);
  const tax = addTax(line, price);
  const left = op('subtract', price.id, direct.id, ...keptOf({ commission, tax }));
  const every = said?.every;
  return {
    said,
    name: nameOfLine(line),
    unit: said?.unit,
    price,
    direct,
    commission,
    tax,
    times: every === 'year' ? 1 / seasonOf(business).months.length : isPaidOn(every) ? perMonth[every] : 1,
    left: ledger.formula(specOf(line, 'left', texts.left), left),
    volume: addVolume(line),
  };
}

/** What a number of a line is called, and counted in. */
function specOf(line: Line, id: string, text: Text, unit: NodeUnit = 'money'): TermSpec {
  const name = nameOfLine(line);
  const what = say(text);
  const label = name ? say(texts.ofLine, { what: within(what), name: { kind: 'quote', quote: name } }) : what;
  return { id: `${line.prefix}${id}`, label, unit };
}

/** What of a price never becomes the founder's, as the ids of its terms: shares that others keep, and sales tax. */
export const keptOf = ({ commission, tax }: Pick<SaleLine, 'commission' | 'tax'>): readonly string[] =>
  [commission, tax].flatMap((term) => term?.id ?? []);

function addTax(line: Line, price: Term): Term | undefined {
  const rate = salesTaxRate(line.ledger, line.business);
  if (!rate) return undefined;
  const part = op('divide', op('multiply', price.id, rate.id), op('add', 100, rate.id));
  return line.ledger.formula(specOf(line, 'tax', taxTexts.tax), part, 'minor');
}

/** Countries where a sales tax is put on top at the till: no price that a founder names there holds it. */
const onTop: ReadonlySet<string> = new Set(['US', 'CA']);

const { asks, rateAsks, because, inside, top, none } = taxTexts;
const taxIn = chooseFrom('tax.in', { asks, because, options: { inside, top, none } });
const rateQuestion = askFor('tax.rate', { asks: rateAsks, because }, { unit: 'percent', min: 0, max: 50 });

/**
 * The rate of a sales tax that stands in the prices, in percent, as 'tax.rate': the one that was said, or answered. No rate of a country
 * is used: whether it is owed at all its founder knows. Undefined where prices hold none, and where nobody knows.
 */
function salesTaxRate(ledger: Ledger, business: Business): Term | undefined {
  const { answers, country, currency } = business;
  const known = ledger.find('tax.rate');
  if (known) return known;
  if (currency === undefined || (country !== undefined && onTop.has(country))) return undefined;
  const spec = { id: 'tax.rate', label: say(taxTexts.rate), unit: 'percent' } as const;
  if (!answers.has(taxIn.key)) return ledger.asked(spec, taxIn);
  if (choiceOf(answers, taxIn.key) !== 'inside' || isUnknown(answers, rateQuestion.key)) return undefined;
  const said = onlyAmountOf(business, 'share.tax');
  if (said?.form.kind !== 'percent' || said.toValue !== undefined) return ledger.asked(spec, rateQuestion);
  return ledger.said(spec, said.form.percent, said);
}

/**
 * What one sale costs: one cost that was said of it for the same unit; several, or one that names no sale, once a person confirmed that it is all;
 * asked otherwise, with what was named.
 */
function addDirect(line: Line): Term {
  const { ledger, business, said } = line;
  const { answers } = business;
  const spec = specOf(line, 'cost.direct', texts.direct);
  const costs = amountsOf(business, 'cost.direct').filter(
    (cost) => belongs(line, cost) || namesNothing(business, cost),
  );
  const question = directQuestion(line, costs);
  if (wrongParts(answers).has('direct')) return ledger.asked(spec, again(question));
  const [only, ...others] = costs;
  const per = said && perOf(said);
  const fits = (cost: SaidAmount): boolean =>
    cost.toValue === undefined &&
    minorOf(cost, ledger.currency) !== undefined &&
    (perOf(cost) === undefined || perOf(cost) === per || isOf(business, said, cost));
  // Of what is paid again and again a cost that names no time can be one of the beginning.
  const isOnce = isPaidOn(said?.every) && costs.some((cost) => perOf(cost) !== per);
  if (!only || !costs.every(fits) || isOnce) return ledger.asked(spec, question);
  if (others.length > 0 || !belongs(line, only)) {
    const together = togetherQuestion(line, costs);
    if (!answers.has(together.key)) return ledger.asked(spec, together);
    if (choiceOf(answers, together.key) !== 'all') return ledger.asked(spec, question);
  }
  if (others.length === 0) return saidMoney(ledger, spec, only) ?? ledger.asked(spec, question);
  const parts = costs.flatMap((cost, at) => {
    const label = say(texts.directPart, { words: quoted(cost) });
    return saidMoney(ledger, { ...specOf(line, `cost.direct.${at + 1}`, texts.direct), label }, cost) ?? [];
  });
  return ledger.formula(spec, total(parts.map(({ id }) => id)));
}

/** What others keep of one sale, on average: of each share those sales that it is kept of, as far as the person said which. */
function addCommission(line: Line, price: Term): Term | undefined {
  const { ledger, business } = line;
  const parts = sharesOf(business).flatMap((share, at) => {
    if (!isKeptOf(line, share)) return [];
    const spec = specOf(line, `commission.share.${at + 1}`, texts.commissionShare, 'percent');
    const percent = ledger.said(spec, plainOf(share) ?? 0, share);
    // Whoever keeps a share seldom has a hand in every sale: of how many of ten, that is asked.
    const question = askFor(
      `commission.ofTen/${share.mention}`,
      { asks: say(texts.ofTenAsks, { share: quoted(share) }), because: texts.ofTenBecause },
      { unit: 'count', min: 0, max: 10 },
    );
    const ofTen = specOf(line, `commission.ofTen.${at + 1}`, texts.commissionOfTen, 'count');
    const often = isUnknown(business.answers, question.key)
      ? ledger.assumed(ofTen, 10, say(texts.ofTenBasis))
      : ledger.asked(ofTen, question);
    return op('multiply', percentOf(percent.id), op('divide', often.id, 10));
  });
  if (parts.length === 0) return undefined;
  return ledger.formula(specOf(line, 'commission', texts.commission), op('multiply', price.id, total(parts)), 'minor');
}

/** The shares that a person may be asked about: plain percentages. */
export const sharesOf = (business: Business): readonly SaidAmount[] =>
  amountsOf(business, 'share.commission').filter(
    ({ form, toValue }) => form.kind === 'percent' && toValue === undefined,
  );

function isKeptOf({ business, said }: Line, share: SaidAmount): boolean {
  if (choiceOf(business.answers, `commission/${share.mention}`) !== 'paid') return false;
  if (pricesOfShares(business).length < 2) return true;
  const of = choiceOf(business.answers, commissionOfKey(share));
  return of === 'all' || of === said?.mention || isOf(business, said, share);
}

/** Amounts of money with these roles. */
export const pricesOf = (business: Business, ...roles: readonly AmountRole[]): readonly SaidAmount[] =>
  amountsOf(business, ...roles).filter(({ form }) => form.kind === 'money');

/** Everything a share can be kept of: what is sold again and again, extras, and what is paid once. */
export const pricesOfShares = (business: Business): readonly SaidAmount[] =>
  pricesOf(business, 'price', 'price.period', 'price.pack', 'price.addon', 'price.entry');

/** The key of the question of which sales a share is kept. */
export const commissionOfKey = ({ mention }: SaidAmount): string => `commission.of/${mention}`;

/** Whether a share that is kept names a price it is kept of. */
export const namesItsPrice = (business: Business, share: SaidAmount): boolean =>
  business.amounts.some((price) => price.role.startsWith('price') && isOf(business, price, share));

function addVolume(line: Line): Term {
  const { ledger, business, said: price } = line;
  const { answers } = business;
  const spec = specOf(line, 'volume', texts.volume, 'count');
  const question = volumeQuestion(line);
  if (wrongParts(answers).has('volume')) return ledger.asked(spec, again(question));
  if (price?.role === 'price.period' && price.every === undefined && !answers.has(paidEvery(price).key))
    return ledger.asked(spec, paidEvery(price));
  const [said, ...others] = amountsOf(business, 'sales.expected').filter((one) => belongs(line, one));
  // How many hours or days of a month something is sold on, nobody has said.
  if (others.length > 0 || said?.form.kind !== 'count' || said.toValue !== undefined || !isPaidOn(said.every))
    return ledger.asked(spec, question);
  const count = ledger.said(specOf(line, 'volume.said', texts.volumeSaid, 'count'), said.form.count, said);
  return ledger.formula(spec, op('multiply', count.id, perMonth[said.every]));
}
