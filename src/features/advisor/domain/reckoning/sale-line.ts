import { op, percentOf, total } from '#shared/formula-build.ts';
import { amountsOf, type Business, type SaidAmount, type Unit } from '../business/business.ts';
import { askFor, choiceOf, isUnknown, type Question } from '../coach/question.ts';
import type { AmountRole } from '../reading/roles.ts';
import type { TimeUnit } from '../reading/units.ts';
import { type Message, type Quote, quoted, quoteOf, say, type Text, within } from '../say/message.ts';
import { again, wrongParts } from './asked-again.ts';
import type { Ledger, Term, TermSpec } from './ledger.ts';
import { isPaidOn, minorOf, perMonth, plainOf, saidMoney } from './said-terms.ts';
import { paidEvery, saleQuestions } from './sale-questions.ts';
import { saleTexts as texts } from './sale-texts.ts';
import { salesTaxRate } from './sales-tax.ts';
import { salesTaxTexts as taxTexts } from './sales-tax-texts.ts';
import { seasonOf } from './season.ts';

/** One thing that is sold at one price: what a sale of it brings, costs and leaves, and how many there are. */
export interface SaleLine {
  /** The price as it was said; undefined where none was, or where several are reckoned as an average. */
  readonly said: SaidAmount | undefined;
  /** What it is called in the person's words; undefined where nothing is sold beside it. */
  readonly name: Quote | undefined;
  readonly unit: Unit | undefined;
  /** Whether its price is what a whole month of it leaves. */
  readonly isMonthly?: true;
  readonly price: Term;
  /** What one sale costs: material, parts, fees of it. */
  readonly direct: Term;
  /** The share of the price that somebody else keeps, in money; undefined where nobody does. */
  readonly commission: Term | undefined;
  /** The sales tax in the price, which is passed on; undefined where none is in it. */
  readonly tax: Term | undefined;
  /** See {@link timesAMonth}. */
  readonly times: number;
  /** Price less direct cost, commission and the sales tax in it. */
  readonly left: Term;
  /** Sales a month; of what is paid by the week, month or year the customers at one time; of hours and days those paid in a month. */
  readonly volume: Term;
}

/** Whether enough is known of a line to count its sales. */
export const isCounted = ({ left, volume }: SaleLine): boolean => left.lacks.length + volume.lacks.length === 0;

interface LineInput {
  readonly said: SaidAmount | undefined;
  /** What goes before the ids of its numbers: nothing for the main line. */
  readonly prefix: string;
  /** Asked instead of anything of a line that nobody chose yet. */
  readonly choice?: Question | undefined;
  /** Whether it stands for several prices that are sold alike. */
  readonly isAverage?: boolean;
  /** Whether anything is sold beside it: then only what names it belongs to it. */
  readonly isOnly: boolean;
}

/**
 * How often in a month of sale what is paid for a time is paid; once for a piece, and for an hour or a day, which are counted themselves.
 * What is paid by the year is paid within the months of sale.
 */
export const timesAMonth = ({ times }: Pick<SaleLine, 'times'>): number => times;

/** Puts a line into the ledger. Every term is there; what nobody said is open and asks. */
export function addLine(ledger: Ledger, business: Business, input: LineInput): SaleLine {
  const { said, prefix, choice, isOnly, isAverage = false } = input;
  const name = isOnly || !said ? undefined : (nameOf(business, said) ?? quoteOf(said));
  const sales = amountsOf(business, 'sales.expected', 'sales.current');
  const line: Line = {
    ledger,
    business,
    said,
    isOnly,
    ask: saleQuestions({
      about: isAverage ? '/average' : isOnly ? '' : `/${said?.mention ?? ''}`,
      name,
      isNamesake: isNamesake(business, said),
      said,
      isAverage,
      hasGoods: amountsOf(business, 'share.margin').length > 0,
      sales: sales.filter((one) => isOnly || isOf(business, said, one) || namesNothing(business, one)),
      instead: choice,
    }),
    spec: (id, text, unit = 'money') => ({ id: `${prefix}${id}`, label: named(text, name), unit }),
  };
  const isWrong = wrongParts(business.answers).has('price');
  const spec = line.spec('price', texts.price);
  const known = said && !isWrong && said.toValue === undefined ? saidMoney(ledger, spec, said) : undefined;
  const price = known ?? ledger.asked(spec, isWrong ? again(line.ask.price) : line.ask.price);
  const direct = addDirect(line);
  const commission = addCommission(line, price);
  const tax = addTax(line, price);
  const left = op('subtract', price.id, direct.id, ...keptOf({ commission, tax }));
  return {
    said,
    name,
    unit: said?.unit,
    price,
    direct,
    commission,
    tax,
    times: timesOf(business, said?.every),
    left: ledger.formula(line.spec('left', texts.left), left),
    volume: addVolume(line),
  };
}

function timesOf(business: Business, every: TimeUnit | undefined): number {
  if (every === 'year') return 1 / seasonOf(business).months.length;
  return isPaidOn(every) ? perMonth[every] : 1;
}

/** What of a price never becomes the founder's, as the ids of its terms: shares that others keep, and sales tax. */
export const keptOf = ({ commission, tax }: Pick<SaleLine, 'commission' | 'tax'>): readonly string[] =>
  [commission, tax].flatMap((term) => term?.id ?? []);

function addTax({ ledger, business, spec }: Line, price: Term): Term | undefined {
  const rate = salesTaxRate(ledger, business);
  if (!rate) return undefined;
  const part = op('divide', op('multiply', price.id, rate.id), op('add', 100, rate.id));
  return ledger.formula(spec('tax', taxTexts.tax), part, 'minor');
}

/** Whether another price is of something that is called the same. */
export const isNamesake = ({ amounts }: Business, said: SaidAmount | undefined): boolean =>
  said?.unit !== undefined &&
  amounts.some((one) => one !== said && one.role.startsWith('price') && one.unit?.one === said.unit?.one);

/** What a price is called: the name of one of it, or the words it belongs to where no other price belongs to them as well. */
export function nameOf({ words, amounts }: Business, { mention, of, unit }: SaidAmount): Quote | undefined {
  if (unit) return { mention, text: unit.one };
  const named = of === undefined ? undefined : words.find((one) => one.mention === of);
  const isShared = amounts.some((one) => one.mention !== mention && one.of === of && one.role.startsWith('price'));
  return named && !isShared ? quoteOf(named) : undefined;
}

interface Line {
  readonly ledger: Ledger;
  readonly business: Business;
  readonly said: SaidAmount | undefined;
  readonly isOnly: boolean;
  readonly ask: ReturnType<typeof saleQuestions>;
  /** What one of its numbers is called, and counted in: money where nothing else is said. */
  readonly spec: (id: string, text: Text, unit?: TermSpec['unit']) => TermSpec;
}

const named = (text: Text, name: Quote | undefined): Message =>
  name ? say(texts.ofLine, { what: within(say(text)), name: { kind: 'quote', quote: name } }) : say(text);

/** Whether something that was said belongs to this line: it says so, or nothing else is sold. */
const belongs = ({ business, said, isOnly }: Line, one: SaidAmount): boolean =>
  (isOnly && !isOfAnother(business, said, one)) || isOf(business, said, one);

/** Whether it names words that another price belongs to: what an extra costs is no cost of the main thing. */
const isOfAnother = ({ amounts }: Business, said: SaidAmount | undefined, { of }: SaidAmount): boolean =>
  of !== undefined &&
  of !== said?.of &&
  amounts.some((price) => price.role.startsWith('price') && price !== said && price.of === of);

/** Whether a number says that it is of this price: by the words it belongs to, or by what one of it is called. */
const isOf = (business: Business, said: SaidAmount | undefined, one: SaidAmount): boolean =>
  one.of === undefined ? said !== undefined && pricedAs(business, one) === said.mention : one.of === said?.of;

const namesNothing = (business: Business, one: SaidAmount): boolean =>
  one.of === undefined && pricedAs(business, one) === undefined;

/** The price of what a number counts or is for ("120 loaves a day", "€1.20 per loaf"); undefined for no price, or for several. */
function pricedAs({ amounts }: Business, one: SaidAmount): string | undefined {
  const word = one.form.kind === 'count' ? one.form.of : one.every ? undefined : perOf(one);
  if (!word) return undefined;
  const isCalled = (name: string | undefined): boolean => name?.toLowerCase() === word.toLowerCase();
  const prices = amounts.filter(
    (price) => price.role.startsWith('price') && [price.unit?.one, price.unit?.many, perOf(price)].some(isCalled),
  );
  return prices.length === 1 ? prices[0]?.mention : undefined;
}

/** What an amount of money is for one of: "€1.20 per loaf". */
const perOf = ({ form }: SaidAmount): string | undefined => (form.kind === 'money' ? form.per : undefined);

/**
 * What one sale costs: one cost that was said of it for the same unit; several, or one that names no sale, once a person confirmed that it is all;
 * asked otherwise, with what was named.
 */
function addDirect(line: Line): Term {
  const { ledger, business, said, ask } = line;
  const { answers } = business;
  const spec = line.spec('cost.direct', texts.direct);
  const costs = amountsOf(business, 'cost.direct').filter(
    (cost) => belongs(line, cost) || namesNothing(business, cost),
  );
  const question = ask.direct(costs);
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
    const together = ask.together(costs);
    if (!answers.has(together.key)) return ledger.asked(spec, together);
    if (choiceOf(answers, together.key) !== 'all') return ledger.asked(spec, question);
  }
  if (others.length === 0) return saidMoney(ledger, spec, only) ?? ledger.asked(spec, question);
  const parts = costs.flatMap((cost, at) => {
    const label = say(texts.directPart, { words: quoted(cost) });
    return saidMoney(ledger, { ...line.spec(`cost.direct.${at + 1}`, texts.direct), label }, cost) ?? [];
  });
  return ledger.formula(spec, total(parts.map(({ id }) => id)));
}

/** What others keep of one sale, on average: of each share those sales that it is kept of, as far as the person said which. */
function addCommission(line: Line, price: Term): Term | undefined {
  const { ledger, business } = line;
  const parts = sharesOf(business).flatMap((share, at) => {
    if (!isKeptOf(line, share)) return [];
    const spec = line.spec(`commission.share.${at + 1}`, texts.commissionShare, 'percent');
    const percent = ledger.said(spec, plainOf(share) ?? 0, share);
    // Whoever keeps a share seldom has a hand in every sale: of how many of ten, that is asked.
    const question = askFor(
      `commission.ofTen/${share.mention}`,
      { asks: say(texts.ofTenAsks, { share: quoted(share) }), because: say(texts.ofTenBecause) },
      { unit: 'count', min: 0, max: 10 },
    );
    const ofTen = line.spec(`commission.ofTen.${at + 1}`, texts.commissionOfTen, 'count');
    const often = isUnknown(business.answers, question.key)
      ? ledger.assumed(ofTen, 10, say(texts.ofTenBasis))
      : ledger.asked(ofTen, question);
    return op('multiply', percentOf(percent.id), op('divide', often.id, 10));
  });
  if (parts.length === 0) return undefined;
  return ledger.formula(line.spec('commission', texts.commission), op('multiply', price.id, total(parts)), 'minor');
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
  const { ledger, business, said: price, ask } = line;
  const { answers } = business;
  const spec = line.spec('volume', texts.volume, 'count');
  if (wrongParts(answers).has('volume')) return ledger.asked(spec, again(ask.volume));
  if (price?.role === 'price.period' && price.every === undefined && !answers.has(paidEvery(price).key))
    return ledger.asked(spec, paidEvery(price));
  const [said, ...others] = amountsOf(business, 'sales.expected').filter((one) => belongs(line, one));
  // How many hours or days of a month something is sold on, nobody has said.
  if (others.length > 0 || said?.form.kind !== 'count' || said.toValue !== undefined || !isPaidOn(said.every))
    return ledger.asked(spec, ask.volume);
  const count = ledger.said(line.spec('volume.said', texts.volumeSaid, 'count'), said.form.count, said);
  return ledger.formula(spec, op('multiply', count.id, perMonth[said.every]));
}
