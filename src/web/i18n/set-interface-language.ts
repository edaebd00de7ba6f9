import { chooseLanguage, type Language } from '#shared/languages.ts';
import { loadI18n } from './load-i18n.ts';
import { forgetLocale, mirrorAccountLanguage, storeLocale } from './stored-locale.ts';

/**
 * Shows the platform in another language at once, without loading the page again, and remembers it for this browser;
 * null follows the browser. For the account's own setting, which the server keeps as well.
 */
export async function setInterfaceLanguage(language: Language | null): Promise<void> {
  if (language === null) forgetLocale();
  else storeLocale(language, 'account');
  await loadI18n(language ?? browserLanguage());
}

/** Shows the language of the account that has just been read, if it is another one; null follows the browser. */
export async function followAccountLanguage(language: Language | null): Promise<void> {
  if (mirrorAccountLanguage(language) === 'changed') await loadI18n(language ?? browserLanguage());
}

/** What the browser would ask a server for. */
export function browserLanguage(): Language {
  return chooseLanguage(navigator.languages.join(','));
}
