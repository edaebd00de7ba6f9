import { op, percentOf, total } from '#shared/formula-build.ts';
import { amountsOf, type Business, type SaidAmount, type Unit } from '../business/business.ts';
import { everyKey, paidTimes } from '../business/paid-every.ts';
import { askFor, choiceOf, isUnknown, type Question } from '../coach/question.ts';
import { type Message, type Quote, quoted, quoteOf, say, type Text } from '../say/message.ts';
import { again, wrongParts } from './asked-again.ts';
import type { Ledger, Term, TermSpec } from './ledger.ts';
import { perMonth, saidMoney } from './said-terms.ts';
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

export interface LineInput {
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
  const { said, prefix, isOnly, isAverage = false } = input;
  const name = isOnly || !said ? undefined : (nameOf(business, said) ?? quoteOf(said));
  const about = isAverage ? '/average' : isOnly ? '' : `/${said?.mention ?? ''}`;
  const line: Line = {
    ledger,
    business,
    said,
    isOnly,
    ask: saleQuestions({
      about,
      name,
      isNamesake: isNamesake(business, said),
      every: said?.every,
      unit: said?.unit,
      price: said,
      hasGoods: amountsOf(business, 'share.margin').length > 0,
      sales: amountsOf(business, 'sales.expected', 'sales.current').filter(
        (one) => isOnly || isOf(business, said, one) || namesNothing(business, one),
      ),
      instead: input.choice,
    }),
    spec: (id, text, unit) => ({ id: `${prefix}${id}`, label: named(text, name), unit }),
  };
  const open = line.spec('price', texts.price, 'money');
  const askPrice = line.ask.price(isAverage ? 'average' : said);
  const price = wrongParts(business.answers).has('price')
    ? ledger.asked(open, again(askPrice))
    : ((said && said.toValue === undefined ? saidMoney(ledger, open, said) : undefined) ??
      ledger.asked(open, askPrice));
  const direct = addDirect(line);
  const commission = addCommission(line, price);
  const tax = addTax(line, price);
  const left = ledger.formula(
    line.spec('left', texts.left, 'money'),
    op('subtract', price.id, direct.id, ...keptOf({ commission, tax })),
  );
  return {
    said,
    name,
    unit: said?.unit,
    price,
    direct,
    commission,
    tax,
    times: timesOf(business, said),
    left,
    volume: addVolume(line),
  };
}

function timesOf(business: Business, said: SaidAmount | undefined): number {
  if (said?.every === 'year') return 1 / seasonOf(business).months.length;
  return said && isPaidOn(said) ? perMonth[said.every as 'week' | 'month'] : 1;
}

/** What of a price never becomes the founder's, as the ids of its terms: shares that others keep, and sales tax. */
export const keptOf = ({ commission, tax }: Pick<SaleLine, 'commission' | 'tax'>): readonly string[] =>
  [commission, tax].flatMap((term) => term?.id ?? []);

function addTax({ ledger, business, spec }: Line, price: Term): Term | undefined {
  const rate = salesTaxRate(ledger, business);
  if (!rate) return undefined;
  const part = op('divide', op('multiply', price.id, rate.id), op('add', 100, rate.id));
  return ledger.formula(spec('tax', taxTexts.tax, 'money'), part, 'minor');
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
  readonly spec: (id: string, text: Text, unit: TermSpec['unit']) => TermSpec;
}

const named = (text: Text, name: Quote | undefined): Message =>
  name
    ? say(texts.ofLine, { what: { kind: 'message', message: say(text) }, name: { kind: 'quote', quote: name } })
    : say(text);

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
function pricedAs({ amounts }: Business, { form, every }: SaidAmount): string | undefined {
  const word = (
    form.kind === 'count' ? form.of : form.kind === 'money' && !every ? form.per : undefined
  )?.toLowerCase();
  if (!word) return undefined;
  const prices = amounts.filter(
    ({ role, unit, form: price }) =>
      role.startsWith('price') &&
      [unit?.one, unit?.many, price.kind === 'money' ? price.per : undefined].some(
        (name) => name?.toLowerCase() === word,
      ),
  );
  return prices.length === 1 ? prices[0]?.mention : undefined;
}

/**
 * What one sale costs: one cost that was said of it for the same unit; several, or one that names no sale, once a person confirmed that it is all;
 * asked otherwise, with what was named.
 */
function addDirect(line: Line): Term {
  const { ledger, business, said, ask } = line;
  const spec = line.spec('cost.direct', texts.direct, 'money');
  const all = amountsOf(business, 'cost.direct');
  const costs = all.filter((cost) => belongs(line, cost) || namesNothing(business, cost));
  if (wrongParts(business.answers).has('direct')) return ledger.asked(spec, again(ask.direct(costs)));
  const isCertain = costs.length === 1 && costs.every((cost) => belongs(line, cost));
  const per = said?.form.kind === 'money' ? said.form.per : undefined;
  const fits = costs.every(
    (cost) =>
      cost.toValue === undefined &&
      cost.form.kind === 'money' &&
      cost.form.currency === ledger.currency &&
      (cost.form.per === undefined || cost.form.per === per || isOf(business, said, cost)),
  );
  const [only] = costs;
  // Of what is paid again and again a cost that names no time can be one of the beginning.
  const isOnce = isPaidOn(said) && costs.some((cost) => cost.form.kind === 'money' && cost.form.per !== per);
  if (!only || !fits || isOnce) return ledger.asked(spec, ask.direct(costs));
  if (isCertain) return saidMoney(ledger, spec, only) ?? ledger.asked(spec, ask.direct(costs));
  const together = ask.together(costs);
  if (!business.answers.has(together.key)) return ledger.asked(spec, together);
  if (choiceOf(business.answers, together.key) !== 'all') return ledger.asked(spec, ask.direct(costs));
  if (costs.length === 1) return saidMoney(ledger, spec, only) ?? ledger.asked(spec, ask.direct(costs));
  const parts = costs.flatMap(
    (cost, at) =>
      saidMoney(
        ledger,
        { ...line.spec(`cost.direct.${at + 1}`, texts.direct, 'money'), label: costLabel(cost) },
        cost,
      ) ?? [],
  );
  return ledger.formula(spec, total(parts.map(({ id }) => id)));
}

const costLabel = (cost: SaidAmount): Message =>
  say(texts.directPart, { words: { kind: 'quote', quote: quoteOf(cost) } });

/** What others keep of one sale, on average: of each share those sales that it is kept of, as far as the person said which. */
function addCommission(line: Line, price: Term): Term | undefined {
  const { ledger, business } = line;
  const kept = sharesOf(business).flatMap((share, at) => (isKeptOf(line, share) ? [{ share, id: at + 1 }] : []));
  if (kept.length === 0) return undefined;
  const parts = kept.map(({ share, id }) => {
    const spec = line.spec(`commission.share.${id}`, texts.commissionShare, 'percent');
    const percent = ledger.said(spec, percentIn(share), share);
    const ofTen = line.spec(`commission.ofTen.${id}`, texts.commissionOfTen, 'count');
    const question = ofTenQuestion(share);
    const often = isUnknown(business.answers, question.key)
      ? ledger.assumed(ofTen, 10, say(texts.ofTenBasis))
      : ledger.asked(ofTen, question);
    return op('multiply', percentOf(percent.id), op('divide', often.id, 10));
  });
  const all = op('multiply', price.id, total(parts));
  return ledger.formula(line.spec('commission', texts.commission, 'money'), all, 'minor');
}

/** The shares that a person may be asked about: plain percentages. */
export const sharesOf = (business: Business): readonly SaidAmount[] =>
  amountsOf(business, 'share.commission').filter(
    ({ form, toValue }) => form.kind === 'percent' && toValue === undefined,
  );

const percentIn = ({ form }: SaidAmount): number => (form.kind === 'percent' ? form.percent : 0);

function isKeptOf({ business, said }: Line, share: SaidAmount): boolean {
  if (choiceOf(business.answers, `commission/${share.mention}`) !== 'paid') return false;
  if (pricesOfShares(business).length < 2) return true;
  const of = choiceOf(business.answers, commissionOfKey(share));
  return of === 'all' || of === said?.mention || isOf(business, said, share);
}

/** Whoever keeps a share seldom has a hand in every sale: of how many of ten, that is asked. */
const ofTenQuestion = (share: SaidAmount): Question =>
  askFor(
    `commission.ofTen/${share.mention}`,
    { asks: say(texts.ofTenAsks, { share: quoted(share) }), because: say(texts.ofTenBecause) },
    { unit: 'count', min: 0, max: 10 },
  );

/** Everything a share can be kept of: what is sold again and again, extras, and what is paid once. */
export const pricesOfShares = (business: Business): readonly SaidAmount[] =>
  amountsOf(business, 'price', 'price.period', 'price.pack', 'price.addon', 'price.entry').filter(
    ({ form }) => form.kind === 'money',
  );

/** The key of the question of which sales a share is kept. */
export const commissionOfKey = ({ mention }: SaidAmount): string => `commission.of/${mention}`;

/** Whether a share that is kept names a price it is kept of. */
export const namesItsPrice = (business: Business, share: SaidAmount): boolean =>
  business.amounts.some((price) => price.role.startsWith('price') && isOf(business, price, share));

const isPaidOn = (said: SaidAmount | undefined): boolean => paidTimes.some((time) => time === said?.every);

function addVolume(line: Line): Term {
  const { ledger, business, ask } = line;
  const spec = line.spec('volume', texts.volume, 'count');
  if (wrongParts(business.answers).has('volume')) return ledger.asked(spec, again(ask.volume));
  const [said, ...others] = amountsOf(business, 'sales.expected').filter((one) => belongs(line, one));
  // How many hours or days of a month something is sold on, nobody has said.
  const every = said?.every === 'week' || said?.every === 'month' || said?.every === 'year' ? said.every : undefined;
  const price = line.said;
  if (price?.role === 'price.period' && price.every === undefined && !business.answers.has(everyKey(price.mention)))
    return ledger.asked(spec, paidEvery(price));
  if (others.length > 0 || said?.form.kind !== 'count' || said.toValue !== undefined || !every)
    return ledger.asked(spec, ask.volume);
  const count = ledger.said(line.spec('volume.said', texts.volumeSaid, 'count'), said.form.count, said);
  return ledger.formula(spec, op('multiply', count.id, perMonth[every]));
}
