import type { Language } from '#shared/languages.ts';
import type { Spotted } from './spotted.ts';

/** "7:30", "7 am", "16 Uhr", "19h30", "10時": what behind a number makes it a time of day. */
export function clockOf(rest: string, language: Language): string | undefined {
  const ends: Readonly<Partial<Record<Language, RegExp>>> = {
    en: /^(?:[:.]\d\d\b)?[\s ]?(?:a\.?m\b\.?|p\.?m\b\.?|o'clock\b)/i,
    de: /^(?:[:.]\d\d)?[\s ]?Uhr\b/,
    fr: /^[\s ]?h[\s ]?\d\d\b/,
    ja: /^時(?!間)半?/,
    zh: /^(?:点|點)(?!\p{sc=Han})半?/u,
  };
  return (ends[language]?.exec(rest) ?? /^:\d\d\b/.exec(rest))?.[0];
}

const monthNames = new Map<Language, RegExp>();

function monthPattern(language: Language): RegExp {
  let pattern = monthNames.get(language);
  if (!pattern) {
    const names = new Set<string>();
    for (const month of ['long', 'short'] as const)
      for (let at = 0; at < 12; at++) {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at, 15));
        if (/^\p{sc=Latin}/u.test(name)) names.add(name.replace(/\.$/, ''));
      }
    const any = [...names].sort((one, other) => other.length - one.length).join('|');
    pattern = new RegExp(
      `^(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)?[\\s ](?:of |de )?)?(?:${any || '(?!)'})\\b\\.?(?:[\\s ](?:\\d{1,2}(?:st|nd|rd|th)?\\b,?[\\s ]?)?(?:de )?(?:20\\d\\d)?)?|(?:20\\d\\d)年(?:\\d{1,2}月(?:\\d{1,2}[日号])?)?|\\d{1,2}月(?:\\d{1,2}[日号]|(?=[にから末初中旬、。にスオ到起至开開])))`,
      'iu',
    );
    monthNames.set(language, pattern);
  }
  return pattern;
}

/** "12 May 2027", "März 2027", "2027年4月": a month with a day or a year, or between prepositions of time. */
export function readDate(text: string, at: number, language: Language): Spotted | undefined {
  if (at > 0 && /[\p{sc=Latin}\p{N}]/u.test(text[at - 1]!)) return undefined;
  const match = monthPattern(language).exec(text.slice(at, at + 40));
  if (!match || (!/\d/.test(match[0]) && !isMonthAlone(match[0], text.slice(0, at)))) return undefined;
  const quote = match[0].replace(/[\s ,]+$/, '');
  return { from: at, to: at + quote.length, form: { kind: 'date', text: quote }, isCertain: true };
}

/** A month by itself is one where it has a capital letter, and where it is also another word behind a word of time. */
function isMonthAlone(name: string, before: string): boolean {
  if (!/^\p{Lu}|^[a-zéû]{4,}$/u.test(name) || name.replace(/\.$/, '').length < 4)
    return (
      /[\s ](?:in|by|until|from|to|since|till|till the end of|end of)[\s ]$/i.test(before) &&
      /^\p{Lu}\p{L}{2}/u.test(name)
    );
  if (!/^(?:may|march|mars|mai|marzo|mayo)$/i.test(name)) return true;
  return /[\s ](?:in|by|until|from|to|since|till|of|im|ab|bis|en|de|desde|hasta|depuis|jusqu’à|à)[\s ]$/i.test(before);
}
