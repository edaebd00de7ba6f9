import { isDevelopmentPage } from '#web/pages/development-page.ts';
import { findLocale, type InterfaceLocale } from './locales.ts';
import { readStoredLocale } from './stored-locale.ts';

/**
 * The language of this page view: `?lang=` in development, then what this browser remembers, then what the server read
 * from the request, which it wrote on the page.
 */
export function getInterfaceLocale(): InterfaceLocale {
  if (isDevelopmentPage()) {
    const asked = findLocale(new URLSearchParams(window.location.search).get('lang'));
    if (asked !== undefined) return asked;
  }
  const { lang, dataset } = document.documentElement;
  return readStoredLocale() ?? findLocale(dataset.locale ?? lang) ?? 'en';
}
