import type { Language } from '#shared/languages.ts';
import { readDate } from './dates.ts';
import { plainForms, readNumberAt, type SpottedNumber } from './numbers.ts';
import { finishPlain, withPer } from './plain-amounts.ts';
import { currencyAfter, currencyBefore, type SpottedCurrency } from './spot-currency.ts';
import type { Spotted, SpottedAmount, SpottingContext } from './spotted.ts';

/** Every amount of an answer, from left to right. Words decide nothing here but units, months and currencies. */
export function spotAmounts(answer: string, context: SpottingContext): readonly SpottedAmount[] {
  const text = plainForms(answer);
  const found: SpottedAmount[] = [];
  for (let at = 0; at < text.length; ) {
    const spotted = spotAt(text, at, context);
    if (spotted) {
      found.push({ ...spotted, quote: answer.slice(spotted.from, spotted.to) });
      at = spotted.to;
    } else at = nextStart(text, at);
  }
  return found;
}

/** Past a run of letters: no number begins inside a word. */
function nextStart(text: string, at: number): number {
  const word = /^[\p{sc=Latin}\p{M}]+/u.exec(text.slice(at, at + 60))?.[0];
  return at + (word?.length || 1);
}

function spotAt(text: string, at: number, context: SpottingContext): Spotted | undefined {
  const { language } = context;
  // "1) tubers 2) flowers": the number of an item.
  const item = /^\d{1,2}\)(?=\s)/.exec(text.slice(at, at + 4));
  if (item && (at === 0 || /[\s:;,.]/.test(text[at - 1]!))) return undefined;
  const dated = readDate(text, at, language);
  if (dated) return dated;
  const before = currencyBefore(text, at, context);
  const first = readNumberAt(text, before?.to ?? at, language, before !== undefined);
  if (!first) return undefined;
  if (before) {
    const range = readRange(text, first, context);
    const end = range?.number ?? first;
    const again = currencyAfter(text, end.to, context);
    const to = again && again.code === before.code ? again.to : end.to;
    return withPer(text, finishMoney({ from: at, to, first, end, currency: before }), language);
  }
  const after = currencyAfter(text, first.to, context);
  const range = readRange(text, after ? { ...first, to: after.to } : first, context);
  const end = range?.number ?? first;
  const currency = currencyAfter(text, end.to, context) ?? (range ? (range.currency ?? after) : after);
  const tenth =
    currency && end === first
      ? /^[块塊元](?<=[块塊])([1-9])(?!\d)/u.exec(text.slice(currency.to - 1, currency.to + 2))
      : null;
  if (currency && tenth) {
    const half = { ...first, value: first.value + Number(tenth[1]) / 10 };
    return finishMoney({ from: at, to: currency.to + 1, first: half, end: half, currency });
  }
  if (currency)
    return withPer(text, finishMoney({ from: at, to: Math.max(currency.to, end.to), first, end, currency }), language);
  return finishPlain(text, { from: at, first, end }, language);
}

interface Range {
  readonly number: SpottedNumber;
  readonly currency: SpottedCurrency | undefined;
}

const dashes = '[\\s\u00a0]?(?:-|–|—|~|〜|～)[\\s\u00a0]?';
const connectors: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`^(?:${dashes}|[\\s-](?:to|or|up to)[\\s-])`, 'u'),
  de: new RegExp(`^(?:${dashes}|-?[\\s](?:bis|oder)(?: zu)?[\\s])`, 'u'),
  es: new RegExp(`^(?:${dashes}|[\\s](?:a|o|u|hasta)[\\s])`, 'u'),
  fr: new RegExp(`^(?:${dashes}|[\\s](?:à|ou)[\\s])`, 'u'),
  ja: new RegExp(`^(?:${dashes}|から|ないし|、(?=\\d))`, 'u'),
  zh: new RegExp(`^(?:${dashes}|到|至|、(?=\\d))`, 'u'),
};
const between: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    between: /^ and /,
    from: /^ (?:to|up to) /,
    zwischen: /^ und /,
    entre: /^ (?:et|y) /,
    von: /^ bis /,
  }),
);

/** The upper end behind a lower one: "–30", "to $35", "and 40" behind "between". */
function readRange(text: string, first: SpottedNumber, context: SpottingContext): Range | undefined {
  const lead = /(\p{L}+)[\s ](?:about |around |etwa |unos )?\S{0,4}$/u
    .exec(text.slice(Math.max(0, first.from - 30), first.from))?.[1]
    ?.toLowerCase();
  const link =
    connectors[context.language].exec(text.slice(first.to, first.to + 8)) ??
    between.get(lead ?? '')?.exec(text.slice(first.to, first.to + 8));
  if (!link) return undefined;
  const at = first.to + link[0].length;
  const currency = currencyBefore(text, at, context);
  const number = readNumberAt(text, currency?.to ?? at, context.language, currency !== undefined);
  // A dash before a smaller number joins no range: "9-5", "2024-03".
  if (!number || (number.value <= first.value && !(first.value < 1000 && number.value >= 1))) return undefined;
  // "dix à 90 €": in words and in figures are two numbers.
  if (/\d/.test(text[number.from]!) !== /\d/.test(text[first.from]!) && /\p{L}/u.test(text[first.from]!))
    return undefined;
  if (/^[-–—]/.test(link[0]) && number.value <= first.value) return undefined;
  return number.value > first.value ? { number, currency } : undefined;
}

interface MoneyParts {
  readonly from: number;
  readonly to: number;
  readonly first: SpottedNumber;
  readonly end: SpottedNumber;
  readonly currency: SpottedCurrency;
}

function finishMoney({ from, to, first, end, currency }: MoneyParts): Spotted {
  // "20–30k": what multiplies belongs to both ends.
  const low = first.scale === undefined && end.scale !== undefined ? first.value * end.scale : first.value;
  const part = currency.isHundredth ? 0.01 : 1;
  const round = (amount: number): number => Math.round(amount * part * 1e6) / 1e6;
  const value = low < end.value || end === first ? low : first.value;
  return {
    from,
    to,
    form: { kind: 'money', amount: round(value), currency: currency.code },
    ...(end !== first && { toValue: round(end.value) }),
    isCertain: first.isCertain && end.isCertain && currency.isCertain,
  };
}
