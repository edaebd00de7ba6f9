import { LANGUAGE_COOKIE, type Language } from '#shared/languages.ts';
import { findLocale, type InterfaceLocale } from './locales.ts';

const CHOICE_KEY = 'groundwork.locale';
/** Set where the choice is not this browser's own but a copy of the account's. */
const MIRROR_KEY = 'groundwork.locale-of-account';
const yearInSeconds = 365 * 24 * 60 * 60;

/** What this browser remembers: the language somebody chose here, or the one of the account last signed in. */
export function readStoredLocale(): InterfaceLocale | undefined {
  return findLocale(read(CHOICE_KEY));
}

/**
 * Remembers a language for this browser, in the storage and in the cookie that lets the server answer in it at once.
 * Nothing is kept before somebody chooses.
 */
export function storeLocale(locale: InterfaceLocale, from: 'person' | 'account' = 'person'): void {
  attempt(() => {
    window.localStorage.setItem(CHOICE_KEY, locale);
    if (from === 'account') window.localStorage.setItem(MIRROR_KEY, '1');
    else window.localStorage.removeItem(MIRROR_KEY);
  });
  writeCookie(locale, yearInSeconds);
}

/** Follows the browser's own language again. */
export function forgetLocale(): void {
  attempt(() => {
    window.localStorage.removeItem(CHOICE_KEY);
    window.localStorage.removeItem(MIRROR_KEY);
  });
  writeCookie('', 0);
}

/** Whether what is remembered was copied from an account. */
function isMirrored(): boolean {
  return read(MIRROR_KEY) !== null;
}

/** The cookie goes with all others at every sign-out; what the storage still knows puts it back. True if it did. */
export function restoreLocaleCookie(): boolean {
  const stored = readStoredLocale();
  if (stored === undefined || readCookie() === stored) return false;
  writeCookie(stored, yearInSeconds);
  return readCookie() === stored;
}

/** The language an account asks for; null follows the browser. Undefined if nothing has to change. */
export function mirrorAccountLanguage(language: Language | null): 'changed' | undefined {
  if (language === null) {
    if (!isMirrored()) return undefined;
    forgetLocale();
    return 'changed';
  }
  if (readStoredLocale() === language) return undefined;
  storeLocale(language, 'account');
  return 'changed';
}

function readCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${LANGUAGE_COOKIE}=`));
  return pair?.slice(LANGUAGE_COOKIE.length + 1);
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Storage can be switched off; the page works without it.
    return null;
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {}
}
