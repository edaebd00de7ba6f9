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
    if (spotted) found.push({ ...spotted, quote: answer.slice(spotted.from, spotted.to) });
    // Past a run of letters: no number begins inside a word.
    at = spotted?.to ?? at + (/^[\p{sc=Latin}\p{M}]+/u.exec(text.slice(at, at + 60))?.[0].length ?? 1);
  }
  return found;
}

function spotAt(text: string, at: number, context: SpottingContext): Spotted | undefined {
  const { language } = context;
  // "1) tubers 2) flowers": the number of an item.
  if (/^\d{1,2}\)\s/.test(text.slice(at, at + 4)) && /^(?:[\s:;,.]|$)/.test(text[at - 1] ?? '')) return undefined;
  const dated = readDate(text, at, language);
  if (dated) return dated;
  const before = currencyBefore(text, at, context);
  const first = readNumberAt(text, before?.to ?? at, language, before !== undefined);
  if (!first) return undefined;
  const after = before ? undefined : currencyAfter(text, first.to, context);
  const upper = readUpperEnd(text, after ? { ...first, to: after.to } : first, context);
  const end = upper ?? first;
  const behind = currencyAfter(text, end.to, context);
  const currency = before ?? behind ?? upper?.currency ?? after;
  if (!currency) return finishPlain(text, first, end, language);
  // "三块五": the digit behind is tenths.
  const [, tenths] =
    (!before && !upper && /^[块塊]([1-9])(?!\d)/.exec(text.slice(currency.to - 1, currency.to + 2))) || [];
  if (tenths !== undefined) {
    const sum = { ...first, value: first.value + Number(tenths) / 10 };
    return { ...moneyOf(sum, sum, currency), from: at, to: currency.to + 1 };
  }
  const to = Math.max((behind?.code === currency.code ? behind : currency).to, end.to);
  return withPer(text, { ...moneyOf(first, end, currency), from: at, to }, language);
}

const connectors: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\s?[-–—~〜～]\s?|[\s-](?:to|or|up to)[\s-])/u,
  de: /^(?:\s?[-–—~〜～]\s?|-?\s(?:bis|oder)(?: zu)?\s)/u,
  es: /^(?:\s?[-–—~〜～]\s?|\s(?:a|o|u|hasta)\s)/u,
  fr: /^(?:\s?[-–—~〜～]\s?|\s(?:à|ou)\s)/u,
  ja: /^(?:\s?[-–—~〜～]\s?|から|ないし|、(?=\d))/u,
  zh: /^(?:\s?[-–—~〜～]\s?|到|至|、(?=\d))/u,
};
/** What joins two numbers behind a word before the first: "between 3 and 5". */
const behindLead = /(?<=^between) and |(?<=^from) (?:up )?to |(?<=^zwischen) und |(?<=^entre) (?:et|y) |(?<=^von) bis /;

interface UpperEnd extends SpottedNumber {
  readonly currency: SpottedCurrency | undefined;
}

/** The upper end behind a lower one: "–30", "to $35", "and 40" behind "between". */
function readUpperEnd(text: string, first: SpottedNumber, context: SpottingContext): UpperEnd | undefined {
  const rest = text.slice(first.to, first.to + 8);
  const [, lead = ''] =
    /(\p{L}+)\s(?:about |around |etwa |unos )?\S{0,4}$/u.exec(text.slice(Math.max(0, first.from - 30), first.from)) ??
    [];
  const link = (connectors[context.language].exec(rest) ?? behindLead.exec(lead.toLowerCase() + rest))?.[0];
  if (link === undefined) return undefined;
  const at = first.to + link.length;
  const currency = currencyBefore(text, at, context);
  const number = readNumberAt(text, currency?.to ?? at, context.language, currency !== undefined);
  // A smaller number ends no range: "9-5", "2024-03".
  if (!number || number.value <= first.value) return undefined;
  // "dix à 90 €": in words and in figures are two numbers.
  const isMixed = /\p{L}/u.test(text[first.from]!) && /\d/.test(text[number.from]!);
  return isMixed ? undefined : { ...number, currency };
}

function moneyOf(
  first: SpottedNumber,
  end: SpottedNumber,
  { code, isHundredth, isCertain }: SpottedCurrency,
): Omit<Spotted, 'from' | 'to'> {
  const round = (value: number): number => Math.round(value * (isHundredth ? 0.01 : 1) * 1e6) / 1e6;
  // "20–30k": what multiplies belongs to both ends.
  const scaled = first.value * (first.scale === undefined ? (end.scale ?? 1) : 1);
  return {
    form: { kind: 'money', amount: round(scaled < end.value ? scaled : first.value), currency: code },
    ...(end !== first && { toValue: round(end.value) }),
    isCertain: first.isCertain && end.isCertain && isCertain,
  };
}
