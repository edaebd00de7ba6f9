import type { Page } from '@playwright/test';
import { type BillingWords, billingWords } from './support/billing-words.ts';
import { completeByApi, restoreSession, signUpByApi } from './support/founder.ts';
import { advisorParts, giveAnswer, readSections } from './support/journey.ts';
import { switchLanguage } from './support/language.ts';
import { withOwnProduct } from './support/own-product.ts';
import { test as base, expect } from './support/test.ts';

/** A product without plans: everybody has everything. */
const test = base.extend<object, { product: undefined }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => withOwnProduct({ BILLING: 'off' }, () => use(undefined)),
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

const pricing = '/platform/pricing';
const billingTab = '/platform/account?tab=billing';
const screens = ['', '/business-generation', '/business-generation?tab=plan', '/profile', '/support', '/usage'];

/** Nothing that is shown now names a plan or leads to one. */
async function expectNoPlan(page: Page, words: BillingWords): Promise<void> {
  await expect(page.locator(`[href^="${pricing}"]`)).toHaveCount(0);
  for (const word of ['Pro', words.planOf('Pro'), words.testMode])
    await expect(page.getByText(word, { exact: true })).toHaveCount(0);
}

for (const [language, words] of billingWords)
  test(`without plans everything is open, the screens say so, and none leads to a plan (${language})`, async ({
    page,
  }) => {
    const founder = await signUpByApi();
    await completeByApi(founder);
    await switchLanguage(page, language);
    await restoreSession(page, founder);
    await readSections(page);

    for (const path of screens) {
      await page.goto(`/platform${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoPlan(page, words);
    }
    await expect(page.getByText(words.everything)).toBeVisible();
    await expect(page.getByText(words.unlimited(1))).toBeVisible();

    await page.locator('header').first().getByRole('button').last().click();
    await expect(page.getByRole('menuitem')).toHaveCount(3);
    await expectNoPlan(page, words);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(words.plans);
    await expect(page.getByRole('option', { name: words.plans })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/platform');
    await page.getByRole('button', { name: words.menu }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await expectNoPlan(page, words);

    await page.goto(billingTab);
    await expect(page.getByText(words.everything)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('region')).toHaveCount(1);
    await page.getByRole('link', { name: words.included }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.plans })).toBeVisible();
    await expect(page.getByText(words.everything)).toBeVisible();
    await expect(page.getByRole('table', { name: words.included })).toBeVisible();
    for (const role of ['button', 'switch', 'tab', 'link'] as const)
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  });

test('without plans a second and a third business idea begin in the same month', async ({ page }) => {
  const founder = await signUpByApi();
  await restoreSession(page, founder);
  for (const idea of ['A bakery in Ghent.', 'A bicycle workshop in Bruges.', 'A chess school in Leuven.']) {
    await page.goto('/platform/business-generation?conversation=new');
    await giveAnswer(page, idea);
    await expect(advisorParts(page).log.getByText(idea)).toBeVisible();
  }
  await page.goto('/platform/usage');
  await expect(page.getByText('3 used, unlimited')).toBeVisible();
});
