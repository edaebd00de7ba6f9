import type { Business, SaidAmount } from '../business/business.ts';
import type { Question } from '../coach/question.ts';
import { type Quote, quoteOf } from '../say/message.ts';
import type { Ledger } from './ledger.ts';

/** One thing that is sold at one price, while its numbers are looked for among what was said. */
export interface Line {
  readonly ledger: Ledger;
  readonly business: Business;
  /** Undefined where no price was said, or where several are reckoned as an average. */
  readonly said: SaidAmount | undefined;
  /** What goes before the ids of its numbers: nothing for the main line. */
  readonly prefix: string;
  /** Asked instead of anything of a line that nobody chose yet. */
  readonly instead?: Question | undefined;
  /** Whether it stands for several prices that are sold alike. */
  readonly isAverage?: boolean;
  /** Whether nothing is sold beside it; else only what names it belongs to it. */
  readonly isOnly: boolean;
}

const isPrice = ({ role }: SaidAmount): boolean => role.startsWith('price');

/** What a line is called; undefined where nothing is sold beside it. */
export const nameOfLine = ({ business, said, isOnly }: Line): Quote | undefined =>
  isOnly || !said ? undefined : (nameOf(business, said) ?? quoteOf(said));

/** What a price is called: the name of one of it, or the words it belongs to where no other price belongs to them as well. */
export function nameOf({ words, amounts }: Business, { mention, of, unit }: SaidAmount): Quote | undefined {
  if (unit) return { mention, text: unit.one };
  const named = of === undefined ? undefined : words.find((one) => one.mention === of);
  const isShared = amounts.some((one) => one.mention !== mention && one.of === of && isPrice(one));
  return named && !isShared ? quoteOf(named) : undefined;
}

/** Whether another price is of something that is called the same. */
export const isNamesake = ({ amounts }: Business, said: SaidAmount | undefined): boolean =>
  said?.unit !== undefined && amounts.some((one) => one !== said && isPrice(one) && one.unit?.one === said.unit?.one);

/** Whether something that was said belongs to this line: it says so, or nothing else is sold and it names no words of another price. */
export function belongs({ business, said, isOnly }: Line, one: SaidAmount): boolean {
  if (isOf(business, said, one)) return true;
  const isOther = (price: SaidAmount): boolean => isPrice(price) && price !== said && price.of === one.of;
  return isOnly && (one.of === undefined || one.of === said?.of || !business.amounts.some(isOther));
}

/** Whether a number says that it is of this price: by the words it belongs to, or by what one of it is called. */
export const isOf = (business: Business, said: SaidAmount | undefined, one: SaidAmount): boolean =>
  one.of === undefined ? said !== undefined && pricedAs(business, one) === said.mention : one.of === said?.of;

/** Whether a number says of nothing that it is of it. */
export const namesNothing = (business: Business, one: SaidAmount): boolean =>
  one.of === undefined && pricedAs(business, one) === undefined;

/** The price of what a number counts or is for ("120 loaves a day", "€1.20 per loaf"); undefined for no price, or for several. */
function pricedAs({ amounts }: Business, one: SaidAmount): string | undefined {
  const word = one.form.kind === 'count' ? one.form.of : one.every ? undefined : perOf(one);
  if (!word) return undefined;
  const isCalled = (name: string | undefined): boolean => name?.toLowerCase() === word.toLowerCase();
  const prices = amounts.filter(
    (price) => isPrice(price) && [price.unit?.one, price.unit?.many, perOf(price)].some(isCalled),
  );
  return prices.length === 1 ? prices[0]?.mention : undefined;
}

/** What an amount of money is for one of: "€1.20 per loaf". */
export const perOf = ({ form }: SaidAmount): string | undefined => (form.kind === 'money' ? form.per : undefined);
