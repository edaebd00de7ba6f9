import type { Language } from '#shared/languages.ts';
import { clockOf } from './dates.ts';
import { findKind, isFunctionWord } from './function-words.ts';
import { readNumberAt, type SpottedNumber } from './numbers.ts';
import type { AmountForm, Spotted } from './spotted.ts';
import { asTimeUnit, readTimeUnit, unitWords } from './units.ts';

/** "a month", "per visit", "/mo", "each", "pro Kopf", "al mes", "la hora". */
const perPatterns: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\s?\/\s?|\s(?:per|a|an|each|every)\s)(\p{L}[\p{L}-]*)/u,
  de: /^(?:\s?\/\s?|\s(?:pro|je|im|die|das|am|in der)\s)(\p{L}[\p{L}-]*)/u,
  es: /^(?:\s?\/\s?|\s(?:por|al|cada|la|el|a la)\s)(\p{L}[\p{L}-]*)/u,
  fr: /^(?:\s?\/\s?|\s(?:par|le|la|les|chaque|l['’])\s?)(\p{L}[\p{L}-]*)/u,
  ja: /^(?:\/|／)([\p{sc=Han}\p{sc=Kana}\p{sc=Hira}ー]{1,4})/u,
  zh: /^(?:\/|／|每|一)([\p{sc=Han}]{1,2})/u,
};

/** Money or a count with what it is said to be per, where that stands right behind it. */
export function withPer(text: string, spotted: Spotted, language: Language): Spotted {
  const { form, to } = spotted;
  const isOfTime = form.kind === 'money' || (form.kind === 'count' && form.of === '');
  const short = isOfTime && /^\s?p\.?\s?([ma])\.?(?![\p{L}\d])/iu.exec(text.slice(to, to + 6));
  const [written = '', letters = ''] = short || (perPatterns[language].exec(text.slice(to, to + 40)) ?? []);
  const per = letters.toLowerCase();
  const end = to + written.length;
  if (short) return { ...spotted, to: end, form: { ...form, per: per === 'm' ? 'month' : 'year' } as AmountForm };
  // "55 kr each for the normal ones", "$48 every two months": that is for no thing and no time of its own.
  if (per === '' || isFunctionWord(per, language) || readNumberAt(text, end - letters.length, language)) return spotted;
  return { ...spotted, to: end, form: { ...form, per } as AmountForm };
}

/** "%", "percent"; in tenths "割" and "成". */
const percentSign =
  /^\s?(?:%|pct\b|percent\b|per cent\b|Prozent\b|pour cent\b|por ciento\b|割(?!引)|成(?!\p{sc=Han}))/iu;

/** A number without a currency, or two of a range: a share, a time, a measure, or so many of something. */
export function finishPlain(text: string, first: SpottedNumber, end: SpottedNumber, language: Language): Spotted {
  const { from } = first;
  const before = text.slice(0, from);
  const rest = text.slice(end.to, end.to + 48);
  const isAlone = end === first;
  const isCertain = first.isCertain && end.isCertain;
  const toValue = isAlone ? first.toValue : end.value;
  const upTo = (length: number, form: AmountForm): Spotted => ({ from, to: end.to + length, form, isCertain });
  const inRange = (spotted: Spotted): Spotted => ({ ...spotted, ...(toValue !== undefined && { toValue }) });
  if (first.isShare) return { ...upTo(0, { kind: 'percent', percent: first.value }), to: first.to };
  const whole = isAlone ? readWhole(text, first, language) : undefined;
  if (whole) return { ...upTo(0, shareOf(first.value / whole.value)), to: whole.to, isCertain: false };
  // "half of them", "la mitad": a half of no unit is a share.
  const isPart = isAlone && first.value < 1 && /\p{sc=Latin}/u.test(text[from]!) && !/ and an? $/.test(before);
  if (isPart && !readUnit(rest.replace(/^[\s-]an?\b/, ''), language))
    return { ...upTo(0, shareOf(first.value)), isCertain: false };
  const sign = percentSign.exec(rest)?.[0];
  if (sign) {
    const percent = percentOf(text, first) * (/[割成]/.test(sign) ? 10 : 1);
    return inRange(upTo(sign.length, { kind: 'percent', percent }));
  }
  const clock = first.value <= 24 ? clockOf(rest, language) : undefined;
  if (clock) return upTo(clock.length, { kind: 'time', text: text.slice(from, end.to + clock.length) });
  // "an hour and a half"
  const [, earlier = ''] = (first.value === 0.5 && /(?:^|\s)an? (\p{L}+) and a $/iu.exec(before)) || [];
  const unitBefore = readTimeUnit(earlier, language);
  if (unitBefore) return { ...upTo(0, { kind: 'duration', value: 1.5, unit: unitBefore }), to: first.to };
  // "two and a half hours", "half a year"
  const [lead = ''] = (first.value < 1 ? /^ (?:and a half\b|an?(?= ))/ : /^ and a half\b/).exec(rest) ?? [];
  const measured = readUnit(rest.slice(lead.length), language);
  if (measured) {
    const length = lead.length + measured.length;
    // "two hours and a half", "1か月半"
    const [tail = ''] = /^(?: and a half\b|半)/.exec(rest.slice(length)) ?? [];
    const value = first.value + (/half|半/.test(lead + tail) ? 0.5 : 0);
    const unit = asTimeUnit(measured.unit);
    const form: AmountForm = unit ? { kind: 'duration', value, unit } : { kind: 'measure', value, unit: measured.unit };
    return inRange(upTo(length + tail.length, form));
  }
  const isYear = first.isPlain && isAlone && first.value >= 1950 && first.value <= 2060 && !/^\s?\//.test(rest);
  const of = readCounted(rest, language);
  if (isYear && (of === '' || /\s(?:in|since|seit|en|desde|depuis|de|by|until|bis)\s$/iu.test(before)))
    return upTo(0, { kind: 'date', text: text.slice(from, end.to) });
  return withPer(text, inRange(upTo(of.length, { kind: 'count', count: first.value, of: of.trim() })), language);
}

/** A share from 0 to 1 in percent, with two decimals. */
const shareOf = (share: number): AmountForm => ({ kind: 'percent', percent: Math.round(share * 10_000) / 100 });

/** Before a percent sign "14,975" is no number in thousands. */
function percentOf(text: string, first: SpottedNumber): number {
  const written = text.slice(first.from, first.to);
  return first.value > 1000 && /^\d{1,2}[.,]\d{3}$/.test(written) ? Number(written.replace(',', '.')) : first.value;
}

const shareLinks: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\s(?:in|out of|of(?: every)?)\s|\/(?=\d))/,
  de: /^(?:\s(?:von|aus)\s|\/(?=\d))/,
  es: /^(?:\s(?:de cada)\s|\/(?=\d))/,
  fr: /^(?:\ssur\s|\/(?=\d))/,
  ja: /^\/(?=\d)/,
  zh: /^\/(?=\d)/,
};

/** What a number is said to be a share of: "1 in 10", "eins von drei", "1/2". */
function readWhole(text: string, first: SpottedNumber, language: Language): SpottedNumber | undefined {
  const link = shareLinks[language].exec(text.slice(first.to, first.to + 14));
  const whole = link && readNumberAt(text, first.to + link[0].length, language, true);
  if (!whole || whole.value <= first.value || whole.value > 100 || !Number.isInteger(first.value)) return undefined;
  return /^[a-z]/i.test(text[whole.to] ?? '') ? undefined : whole;
}

function readUnit(rest: string, language: Language): { readonly unit: string; readonly length: number } | undefined {
  const words = unitWords(language);
  const [, gap = '', run = ''] = /^(\s?)([\p{sc=Han}か-んヶカ]{1,4})/u.exec(rest) ?? [];
  for (let length = run.length; length > 0; length--) {
    const unit = words.get(run.slice(0, length));
    if (unit) return { unit, length: gap.length + length };
  }
  const [written = '', name = ''] = /^[\s-]?((?:sq |square )?[\p{L}°][\p{L}²2]*)/u.exec(rest) ?? [];
  const unit = words.get(name) ?? words.get(name.toLowerCase());
  return unit === undefined ? undefined : { unit, length: written.length };
}

/** The word right behind a number, and a second one that is no small word; in Han and kana up to the next particle. */
function readCounted(rest: string, language: Language): string {
  if (language === 'ja' || language === 'zh') return /^\s?[\p{sc=Han}\p{sc=Kana}ー]{1,6}/u.exec(rest)?.[0] ?? '';
  const [both = '', first = ''] = /^(\s\p{L}[\p{L}'’-]*)(?:\s\p{L}[\p{L}'’-]{4,})?/u.exec(rest) ?? [];
  // "150k at one percent", "11,500 now": a small word is nothing that is counted.
  const kind = findKind(first.trim().toLowerCase(), language);
  if (kind && (kind !== 'ties' || both.length === first.length)) return '';
  // "60,000 at twenty-eight": the second word may begin the next number.
  return both.length > first.length && readNumberAt(rest, first.length + 1, language) ? first : both;
}
