import { languages } from '#shared/languages.ts';

/** Languages of the interface; `pseudo` exists for tests only. The first is the fallback. */
export const INTERFACE_LOCALES = [...languages, 'pseudo'] as const;

export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number];

/** Narrows a stored or typed value; anything unknown is `undefined`. */
export function findLocale(value: string | null | undefined): InterfaceLocale | undefined {
  return INTERFACE_LOCALES.find((locale) => locale === value);
}

/** The language as browsers and screen readers know it; the test language is read as English. */
export function languageTag(locale: InterfaceLocale): string {
  return locale === 'pseudo' ? 'en' : locale;
}

/** The language in which React Aria words its own hidden labels, such as "Dismiss". */
export function ariaLocale(locale: string): string {
  return locale === 'en' || locale === 'pseudo' ? 'en-US' : locale;
}
