/** Languages of the interface; `pseudo` exists for tests only. The first is the fallback. */
export const INTERFACE_LOCALES = ['en', 'pseudo'] as const;

export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number];

/** The key under which a browser remembers its language. */
export const LOCALE_STORAGE_KEY = 'groundwork.locale';

/** Narrows a stored or typed value; anything unknown is `undefined`. */
export function findLocale(value: string | null | undefined): InterfaceLocale | undefined {
  return INTERFACE_LOCALES.find((locale) => locale === value);
}

/** The language in which React Aria words its own hidden labels, such as "Dismiss"; the build carries these alone. */
export function ariaLocale(locale: string): string {
  return locale === 'en' || locale === 'pseudo' ? 'en-US' : locale;
}
