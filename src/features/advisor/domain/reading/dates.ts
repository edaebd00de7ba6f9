import type { Language } from '#shared/languages.ts';
import { byLanguage } from './by-language.ts';
import type { Spotted } from './spotted.ts';

/** What behind a number makes it a time of day, where that is more than minutes behind a colon. */
const clocks: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:[:.]\d\d\b)?\s?(?:a\.?m\b\.?|p\.?m\b\.?|o'clock\b)/i,
  de: /^(?:[:.]\d\d)?\s?Uhr\b/,
  fr: /^\s?h\s?\d\d\b/,
  ja: /^時(?!間)半?/,
  zh: /^(?:点|點)(?!\p{sc=Han})半?/u,
};

/** "7:30", "7 am", "16 Uhr", "19h30", "10時": what stands behind the number of a time of day. */
export const clockOf = (rest: string, language: Language): string | undefined =>
  (clocks[language]?.exec(rest) ?? /^:\d\d\b/.exec(rest))?.[0];

const monthPattern = byLanguage((language) => {
  const names = (['long', 'short'] as const)
    .flatMap((month) => {
      const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => format(Date.UTC(2026, at, 15)).replace(/\.$/, ''));
    })
    .filter((name) => /^\p{sc=Latin}/u.test(name))
    .sort((one, other) => other.length - one.length);
  const any = names.join('|') || '(?!)';
  return new RegExp(
    `^(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)?\\s(?:of |de )?)?(?:${any})\\b\\.?(?:\\s(?:\\d{1,2}(?:st|nd|rd|th)?\\b,?\\s?)?(?:de )?(?:20\\d\\d)?)?|(?:20\\d\\d)年(?:\\d{1,2}月(?:\\d{1,2}[日号])?)?|\\d{1,2}月(?:\\d{1,2}[日号]|(?=[にから末初中旬、。にスオ到起至开開])))`,
    'iu',
  );
});

/** "12 May 2027", "März 2027", "2027年4月": a month with a day or a year, or between prepositions of time. */
export function readDate(text: string, at: number, language: Language): Spotted | undefined {
  if (/[\p{sc=Latin}\p{N}]/u.test(text[at - 1] ?? '')) return undefined;
  const [written = ''] = monthPattern(language).exec(text.slice(at, at + 40)) ?? [];
  const isDate = /\d/.test(written) || (written !== '' && isMonthAlone(written, text.slice(0, at)));
  const quote = written.replace(/[\s,]+$/, '');
  return isDate ? { from: at, to: at + quote.length, form: { kind: 'date', text: quote }, isCertain: true } : undefined;
}

/** A month by itself is one where it has a capital letter, and where it is also another word behind a word of time. */
function isMonthAlone(name: string, before: string): boolean {
  if (!/^\p{Lu}|^[a-zéû]{4,}$/u.test(name) || name.replace(/\.$/, '').length < 4)
    return /\s(?:in|by|until|from|to|since|till|end of)\s$/i.test(before) && /^\p{Lu}\p{L}{2}/u.test(name);
  if (!/^(?:may|march|mars|mai|marzo|mayo)$/i.test(name)) return true;
  return /\s(?:in|by|until|from|to|since|till|of|im|ab|bis|en|de|desde|hasta|depuis|jusqu’à|à)\s$/i.test(before);
}
