import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE, type Language, languages } from '../../src/shared/languages.ts';
import { productOrigin } from './founder.ts';
import { openQuietPage } from './quiet-page.ts';

/** A language of the product, or `pseudo`, the accented test language that is a third longer than English. */
export type TestLanguage = Language | 'pseudo';

/** The languages besides English, in which most tests speak. */
export const otherLanguages = languages.filter((language) => language !== 'en');

/** Shows the product in another language from the next page on, as the language menu does. */
export async function switchLanguage(page: Page, language: TestLanguage): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: productOrigin() }]);
  await openQuietPage(page);
  await page.evaluate((locale) => localStorage.setItem('groundwork.locale', locale), language);
}
