import { isDevelopmentPage } from '#web/pages/development-page.ts';
import { findLocale, type InterfaceLocale, LOCALE_STORAGE_KEY } from './locales.ts';

/** The language of this page view: `?lang=` in development, then what the browser remembers, then English. */
export function getInterfaceLocale(): InterfaceLocale {
  if (isDevelopmentPage()) {
    const asked = findLocale(new URLSearchParams(window.location.search).get('lang'));
    if (asked !== undefined) return asked;
  }
  return findLocale(readStored()) ?? 'en';
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(LOCALE_STORAGE_KEY);
  } catch {
    // Storage can be switched off; the page works without it.
    return null;
  }
}
