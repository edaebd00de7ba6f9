import type { Page } from '@playwright/test';
import { languageNames, languages } from '../src/shared/languages.ts';
import { completeByApi, restoreSession, signUpByApi } from './support/founder.ts';
import { switchLanguage } from './support/language.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('Every page is answered in the language the browser asks for', async ({ request }) => {
  for (const language of languages) {
    for (const path of ['/', '/signin', '/forgot-password', '/nowhere', '/platform']) {
      const answer = await request.get(path, { headers: { 'accept-language': `${language};q=0.9, pt` } });
      expect(answer.headers()['content-language'], path).toBe(language);
      expect(await answer.text()).toContain(`<html lang="${language}">`);
    }
  }
});

test('A public page tells search engines its address in every language', async ({ request }) => {
  const html = await (await request.get('/?lang=fr')).text();
  const origin = /<link rel="canonical" href="(https?:\/\/[^/]+)\/\?lang=fr"\/>/.exec(html)?.[1];
  expect(origin).toBeDefined();
  expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${origin}/"/>`);
  for (const language of languages)
    expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${origin}/?lang=${language}"/>`);
});

test('Prices on the landing page are written as each language writes them', async ({ request }) => {
  for (const language of languages) {
    const html = await (await request.get(`/?lang=${language}`)).text();
    expect(html).toContain(new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(24));
  }
});

test('A language is chosen from the menu, without a cookie before, and kept through a sign-out', async ({
  page,
  context,
}) => {
  await page.goto('/');
  expect(await context.cookies()).toEqual([]);
  const menu = page.getByRole('contentinfo').locator('a[data-language]');
  await expect(menu).toHaveText(languages.map((language) => languageNames[language]));
  await menu.nth(languages.indexOf('ja')).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/signin');
  expect(await langOf(page)).toBe('ja');
  // Signing out takes every cookie.
  await context.clearCookies();
  await page.goto('/signin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('groundwork_locale=ja');
});

test('The platform fetches its own language and no other', async ({ page, founders }) => {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const name = /\/assets\/(en|es|fr|de|zh|ja|pseudo)(-[A-Z]{2})?-[^/]+\.js$/.exec(response.url())?.[1];
    if (name) fetched.add(name);
  });
  await switchLanguage(page, 'de');
  await restoreSession(page, founders.newcomer);
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  expect(await langOf(page)).toBe('de');
  expect([...fetched]).toEqual(['de']);
});

test('The setting of the account wins once somebody is signed in, and follows them to the pages', async ({
  page,
  founders,
}) => {
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), language: 'es' } });
  });
  await switchLanguage(page, 'fr');
  await restoreSession(page, founders.newcomer);
  await page.goto('/platform');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/forgot-password');
  expect(await langOf(page)).toBe('es');
});

test('A plan says its language where the interface speaks another, and is written in the one its founder chooses', {
  tag: '@deep',
}, async ({ page }) => {
  const founder = await signUpByApi();
  await completeByApi(founder);
  await switchLanguage(page, 'ja');
  await restoreSession(page, founder);
  await page.goto('/platform/business-generation?tab=plan');
  const title = page.locator('article h2').first();
  await expect(page.getByText('言語：英語')).toBeVisible();
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(page.locator('#executive-summary [lang="en"]')).toBeVisible();
  expect(await langOf(page)).toBe('ja');

  await switchLanguage(page, 'en');
  await page.goto('/platform/business-generation?tab=plan');
  await expect(page.getByText(/^Language: /)).toHaveCount(0);
  await page.getByText('How I read you').click();
  await page.getByRole('button', { name: 'Change: Language of the plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: languageNames.de }).click();
  await expect(title).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Language: German')).toBeVisible();
  await expect(page.locator('#executive-summary [lang="de"]')).toBeVisible();
});
