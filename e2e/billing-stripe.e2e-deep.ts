import type { Page } from '@playwright/test';
import { findFreePort } from '../src/testing/running-product.ts';
import { startStripe, type TestStripe } from '../src/testing/stripe/start-stripe.ts';
import { type BillingWords, billingWords, planByApi } from './support/billing-words.ts';
import { enterAs, signUpByApi } from './support/founder.ts';
import { switchLanguage } from './support/language.ts';
import { withOwnProduct } from './support/own-product.ts';
import { test as base, expect } from './support/test.ts';

/** A product whose plans are paid at the stand-in of the payment service. */
const test = base.extend<object, { stripe: TestStripe }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => {
      const port = await findFreePort();
      const stripe = await startStripe({ webhookUrl: `http://localhost:${port}/api/billing/stripe/webhook` });
      const environment = { ...stripe.environment, PORT: String(port) };
      await withOwnProduct(environment, () => use(stripe)).finally(() => stripe.close());
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
});

// Banners stay as long as they do for people.
test.use({ isPaced: true });

const pricing = '/platform/pricing';

/** Chooses a smaller plan and confirms that it begins when the paid period ends. */
async function chooseLess(page: Page, words: BillingWords, plan: string): Promise<void> {
  await page.getByRole('button', { name: words.choose(plan) }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(words.stays);
  await question.getByRole('button', { name: words.changeTo(plan) }).click();
  await expect(page.getByText(words.begins(plan))).toBeVisible();
}

for (const [language, words] of billingWords)
  test(`paid, Free → Starter → Pro → less and back → cancelled → money back (${language})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.expect(/favicon/);
    const founder = await signUpByApi();
    await switchLanguage(page, language);
    await enterAs(page, founder);
    await page.goto(pricing);
    await expect(page.getByRole('button', { name: words.choose('Pro') })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);

    // Going to the payment service and coming back without paying changes nothing.
    await page.getByRole('button', { name: words.choose('Starter') }).click();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText(words.broken)).toBeVisible();
    expect(await planByApi(founder)).toBe('Free');

    await page.getByRole('button', { name: words.choose('Starter') }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText(words.thanks('Starter'))).toBeVisible();
    expect(await planByApi(founder)).toBe('Starter');

    // More comes at once.
    await page.goto(pricing);
    await page.getByRole('button', { name: words.choose('Pro') }).click();
    await expect(page.getByText(words.upgraded('Pro'))).toBeVisible();
    expect(await planByApi(founder)).toBe('Pro');

    // Less comes later and can be taken back.
    await chooseLess(page, words, 'Starter');
    await page.getByRole('button', { name: words.keep('Pro') }).click();
    await expect(page.getByText(words.begins('Starter'))).toHaveCount(0);
    await chooseLess(page, words, 'Free');
    expect(await planByApi(founder)).toBe('Pro');

    await page.goto('/platform/account?tab=billing');
    await page.getByRole('button', { name: words.portal }).click();
    await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/platform\//);

    await page.goto('/platform/account?tab=billing');
    await expect(page.getByRole('button', { name: words.pdf }).first()).toBeVisible();
    await page.getByRole('button', { name: words.refund }).click();
    await page.getByRole('button', { name: words.refundAndEnd('Pro') }).click();
    await expect(page.getByText(words.refunded, { exact: true }).first()).toBeVisible();
    expect(await planByApi(founder)).toBe('Free');
  });
