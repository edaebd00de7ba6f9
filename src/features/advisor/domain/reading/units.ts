import type { Language } from '#shared/languages.ts';
import { byLanguage } from './by-language.ts';
import { measureUnits, tooShort, writtenNames } from './unit-names.ts';

/** Units of time that amounts run over. */
export const timeUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** The unit of time or measure by each word a language has for one; English ones are known everywhere. */
export const unitWords = byLanguage((language): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  for (const locale of new Set<Language>(['en', language]))
    for (const unit of [...timeUnits, ...measureUnits.split(/\s+/)])
      for (const unitDisplay of ['short', 'long', 'narrow'] as const)
        for (const count of [1, 2, 5]) {
          const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).formatToParts(count);
          const name = parts.find(({ type }) => type === 'unit')?.value.trim();
          if (name) words.set(name.replace(/\.$/, '').toLowerCase(), unit);
        }
  for (const [unit, names] of Object.entries(writtenNames))
    for (const name of names.split(' ')) words.set(name.replaceAll('_', ' '), unit);
  for (const name of tooShort) words.delete(name);
  return words;
});

/** A unit of time as such; undefined for any other text. */
export const asTimeUnit = (unit: string | undefined): TimeUnit | undefined => timeUnits.find((time) => time === unit);

/** The unit of time a word names in a language, English ones in every language; undefined for any other word. */
export const readTimeUnit = (word: string, language: Language): TimeUnit | undefined =>
  asTimeUnit(unitWords(language).get(word.toLowerCase()));
