import type { Language } from '#shared/languages.ts';
import { clockOf } from './dates.ts';
import { findKind, isFunctionWord } from './function-words.ts';
import { readNumberAt, type SpottedNumber } from './numbers.ts';
import type { AmountForm, Spotted } from './spotted.ts';
import { isTimeUnit, type MeasureUnit, type TimeUnit, unitWords } from './units.ts';

/** "a month", "per visit", "/mo", "each", "pro Kopf", "al mes", "la hora". */
const perPatterns: Readonly<Record<Language, RegExp>> = {
  en: /^(?:[\s ]?\/[\s ]?|[\s ](?:per|a|an|each|every)[\s ])(\p{L}[\p{L}-]*)/u,
  de: /^(?:[\s ]?\/[\s ]?|[\s ](?:pro|je|im|die|das|am|in der)[\s ])(\p{L}[\p{L}-]*)/u,
  es: /^(?:[\s ]?\/[\s ]?|[\s ](?:por|al|cada|la|el|a la)[\s ])(\p{L}[\p{L}-]*)/u,
  fr: /^(?:[\s ]?\/[\s ]?|[\s ](?:par|le|la|les|chaque|l['’])[\s ]?)(\p{L}[\p{L}-]*)/u,
  ja: /^(?:\/|／)([\p{sc=Han}\p{sc=Kana}\p{sc=Hira}ー]{1,4})/u,
  zh: /^(?:\/|／|每|一)([\p{sc=Han}]{1,2})/u,
};

/** The amount with what it is said to be per, where that stands right behind it. */
export function withPer(text: string, spotted: Spotted, language: Language): Spotted {
  const isOfTime = spotted.form.kind === 'money' || (spotted.form.kind === 'count' && spotted.form.of === '');
  const short = isOfTime && /^[\s ]?p\.?\s?([ma])\.?(?![\p{L}\d])/iu.exec(text.slice(spotted.to, spotted.to + 6));
  if (short) {
    const form = { ...spotted.form, per: short[1]!.toLowerCase() === 'm' ? 'month' : 'year' } as AmountForm;
    return { ...spotted, to: spotted.to + short[0].length, form };
  }
  const per = perPatterns[language].exec(text.slice(spotted.to, spotted.to + 40));
  if (!per || spotted.form.kind === 'date' || spotted.form.kind === 'time') return spotted;
  // "55 kr each for the normal ones", "$48 every two months": that is for no thing and no time of its own.
  const word = spotted.to + per[0].length - per[1]!.length;
  if (isFunctionWord(per[1]!.toLowerCase(), language) || readNumberAt(text, word, language)) return spotted;
  const form = { ...spotted.form, per: per[1]!.toLowerCase() } as AmountForm;
  return { ...spotted, to: spotted.to + per[0].length, form };
}

/** A number without a currency: a share, a time, a measure, or so many of something. */
export function finishPlain(
  text: string,
  { from, first, end }: { from: number; first: SpottedNumber; end: SpottedNumber },
  language: Language,
): Spotted | undefined {
  const isCertain = first.isCertain && end.isCertain;
  const range =
    end === first ? (first.toValue === undefined ? {} : { toValue: first.toValue }) : { toValue: end.value };
  const rest = text.slice(end.to, end.to + 48);
  if (first.isShare) return { from, to: first.to, form: { kind: 'percent', percent: first.value }, isCertain };
  const share = end === first ? readShare(text, first, language) : undefined;
  if (share) return share;
  // "half of them", "la mitad": a half of no unit is a share.
  if (
    first.value < 1 &&
    first.value > 0 &&
    end === first &&
    !first.isPlain &&
    !readUnit(rest.replace(/^[\s-](?:an?|a)\b/, ''), language) &&
    !/ and an? $/.test(text.slice(0, from)) &&
    /^\p{L}/u.test(text.slice(from, from + 1)) &&
    language !== 'ja' &&
    language !== 'zh'
  )
    return {
      from,
      to: first.to,
      form: { kind: 'percent', percent: Math.round(first.value * 10_000) / 100 },
      isCertain: false,
    };
  const percent =
    /^[\s ]?(?:%|pct\b|percent\b|per cent\b|Prozent\b|pour cent\b|por ciento\b|割(?!引)|成(?![\p{sc=Han}]))/iu.exec(
      rest,
    );
  if (percent) {
    const tenths = /[割成]/.test(percent[0]) ? 10 : 1;
    return {
      from,
      to: end.to + percent[0].length,
      form: { kind: 'percent', percent: shareOf(text, first) * tenths },
      ...range,
      isCertain,
    };
  }
  const clock = clockOf(rest, language);
  if (clock && first.value <= 24)
    return {
      from,
      to: end.to + clock.length,
      form: { kind: 'time', text: text.slice(from, end.to + clock.length) },
      isCertain,
    };
  // "an hour and a half"
  const oneAndAHalf = first.value === 0.5 ? /(?:^|\s)an? (\p{L}+) and a $/iu.exec(text.slice(0, from)) : null;
  const unitBefore = oneAndAHalf && unitWords(language).words.get(oneAndAHalf[1]!.toLowerCase());
  if (unitBefore && isTimeUnit(unitBefore))
    return { from, to: first.to, form: { kind: 'duration', value: 1.5, unit: unitBefore }, isCertain };
  // "two and a half hours", "half a year"
  const half = /^ and a half\b/.exec(rest)?.[0] ?? '';
  const article = half === '' && first.value < 1 ? (/^ an?(?= )/.exec(rest)?.[0] ?? '') : '';
  const unit = readUnit(rest.slice(half.length + article.length), language);
  if (unit) {
    const later = half === '' ? (/^ and a half\b/.exec(rest.slice(article.length + unit.length))?.[0] ?? '') : '';
    const to = end.to + half.length + article.length + unit.length + later.length;
    const value = { value: first.value + (unit.hasHalf || half !== '' || later !== '' ? 0.5 : 0) };
    const form: AmountForm = isTimeUnit(unit.unit)
      ? { kind: 'duration', ...value, unit: unit.unit }
      : { kind: 'measure', ...value, unit: unit.unit };
    return { from, to, form, ...range, isCertain };
  }
  const isYear = first.isPlain && end === first && first.value >= 1950 && first.value <= 2060 && !/^\s?\//.test(rest);
  const of = readCounted(rest, language);
  if (
    isYear &&
    (of === '' || /[\s ](?:in|since|seit|en|desde|depuis|de|by|until|bis)[\s ]$/iu.test(text.slice(0, from)))
  )
    return { from, to: end.to, form: { kind: 'date', text: text.slice(from, end.to) }, isCertain };
  return withPer(
    text,
    {
      from,
      to: end.to + (of === '' ? 0 : rest.indexOf(of) + of.length),
      form: { kind: 'count', count: first.value, of: of.trim() },
      ...range,
      isCertain,
    },
    language,
  );
}

/** Before a percent sign "14,975" is no number in thousands. */
function shareOf(text: string, first: SpottedNumber): number {
  const written = text.slice(first.from, first.to);
  return first.value > 1000 && /^\d{1,2}[.,]\d{3}$/.test(written) ? Number(written.replace(',', '.')) : first.value;
}

/** "1 in 10", "eins von drei", "1/2": a share said by two numbers. */
function readShare(text: string, first: SpottedNumber, language: Language): Spotted | undefined {
  const links: Readonly<Record<Language, RegExp>> = {
    en: /^(?:\s(?:in|out of|of(?: every)?)\s|\/(?=\d))/,
    de: /^(?:\s(?:von|aus)\s|\/(?=\d))/,
    es: /^(?:\s(?:de cada)\s|\/(?=\d))/,
    fr: /^(?:\ssur\s|\/(?=\d))/,
    ja: /^\/(?=\d)/,
    zh: /^\/(?=\d)/,
  };
  const link = links[language].exec(text.slice(first.to, first.to + 14));
  const whole = link && readNumberAt(text, first.to + link[0].length, language, true);
  if (!whole || whole.value <= first.value || whole.value > 100 || !Number.isInteger(first.value)) return undefined;
  if (/\p{L}/u.test(text[whole.to] ?? '') && /^[a-z]/i.test(text[whole.to]!)) return undefined;
  return {
    from: first.from,
    to: whole.to,
    form: { kind: 'percent', percent: Math.round((first.value / whole.value) * 10_000) / 100 },
    isCertain: false,
  };
}

interface ReadUnit {
  readonly unit: TimeUnit | MeasureUnit;
  readonly length: number;
  /** "1か月半", "5年半": and a half. */
  readonly hasHalf?: boolean;
}

function readUnit(rest: string, language: Language): ReadUnit | undefined {
  const { words } = unitWords(language);
  const han = /^[\s ]?([\p{sc=Han}か-んヶカ]{1,4})/u.exec(rest);
  if (han)
    for (let length = han[1]!.length; length > 0; length--) {
      const unit = words.get(han[1]!.slice(0, length));
      const hasHalf = han[1]![length] === '半';
      if (unit) return { unit, length: han[0].length - han[1]!.length + length + (hasHalf ? 1 : 0), hasHalf };
    }
  const match = /^(?:[\s  ]|-)?((?:sq |square )?[\p{L}°][\p{L}²2]*)\.?(?![\p{L}])/u.exec(rest);
  const unit = match && (words.get(match[1]!) ?? words.get(match[1]!.toLowerCase()));
  if (!match || !unit) return undefined;
  return { unit, length: match[0].replace(/\.$/, '').length };
}

/** The word right behind a number, and a second one that is no small word; in Han and kana up to the next particle. */
function readCounted(rest: string, language: Language): string {
  if (language === 'ja' || language === 'zh')
    return /^[\s\u00a0]?[\p{sc=Han}\p{sc=Kana}ー]{1,6}/u.exec(rest)?.[0] ?? '';
  const [both = '', first = ''] = /^([\s\u00a0]\p{L}[\p{L}'’-]*)(?:[\s\u00a0]\p{L}[\p{L}'’-]{4,})?/u.exec(rest) ?? [];
  // "150k at one percent", "11,500 now": a small word is nothing that is counted.
  const kind = findKind(first.trim().toLowerCase(), language);
  if (kind && (kind !== 'ties' || both.length === first.length)) return '';
  // "60,000 at twenty-eight": the second word may begin the next number.
  return both.length > first.length && readNumberAt(rest, first.length + 1, language) ? first : both;
}
