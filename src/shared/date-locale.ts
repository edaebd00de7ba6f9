/**
 * The locale in which dates are written for somebody who reads a language: English ones with the day first, which is read
 * the same everywhere ("21 November 2026"); the test language has no dates of its own.
 */
export function dateLocale(locale: string): string {
  return locale === 'en' || locale === 'pseudo' ? 'en-GB' : locale;
}
