import type { Page } from '@playwright/test';
import { findFreePort } from '../../src/testing/running-product.ts';
import { startStripe, type TestStripe } from '../../src/testing/stripe/start-stripe.ts';
import type { BillingWords } from './billing-words.ts';
import { type Founder, restoreSession, type SignedUpFounder, signInByApi } from './founder.ts';
import { type OwnProduct, withOwnProduct } from './own-product.ts';
import { test as base, expect } from './test.ts';

/** A product whose plans are paid at the stand-in of the payment service; both go by one clock. */
export interface PaidProduct extends Pick<OwnProduct, 'runJob'> {
  readonly stripe: TestStripe;
  /** Moves the clock on: what is due happens at the stand-in, which tells the product. */
  passTimeUntil(moment: Date): Promise<void>;
  /** The customer of a founder at the stand-in. */
  customerOf(founder: Founder): string;
}

/** Tests against such a product, one for each worker. */
export const test = base.extend<object, { paid: PaidProduct }>({
  paid: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => {
      let movedMs = 0;
      const nowMs = () => Date.now() + movedMs;
      const port = await findFreePort();
      const stripe = await startStripe({
        now: nowMs,
        webhookUrl: `http://localhost:${port}/api/billing/stripe/webhook`,
      });
      const paidBy = (product: OwnProduct): PaidProduct => ({
        stripe,
        runJob: product.runJob,
        passTimeUntil: async (moment) => {
          const byMs = moment.getTime() - nowMs();
          movedMs += byMs;
          await product.moveClock(byMs);
          stripe.passTime();
          await stripe.outbox.settle();
        },
        customerOf: ({ email }) => [...stripe.world.customers.values()].find((one) => one.email === email)?.id ?? '',
      });
      const environment = { ...stripe.environment, PORT: String(port) };
      await withOwnProduct(environment, (product) => use(paidBy(product))).finally(() => stripe.close());
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

/** Time passes while nobody looks; then somebody signs in again. */
export async function comeBack(
  page: Page,
  paid: PaidProduct,
  founder: Founder,
  moment: Date,
): Promise<SignedUpFounder> {
  await page.goto('/favicon.svg');
  await paid.passTimeUntil(moment);
  const again = await signInByApi(founder);
  await restoreSession(page, again);
  return again;
}

/** From Free, chooses a plan and pays it at the stand-in. */
export async function payFor(page: Page, words: BillingWords, plan: string): Promise<void> {
  await page.goto('/platform/pricing');
  await page.getByRole('button', { name: words.choose(plan) }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(words.thanks(plan))).toBeVisible();
}

/** Chooses a smaller plan and confirms that it begins when the paid period ends. */
export async function chooseLess(page: Page, words: BillingWords, plan: string): Promise<void> {
  await page.getByRole('button', { name: words.choose(plan) }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(words.stays);
  await question.getByRole('button', { name: words.changeTo(plan) }).click();
  await expect(page.getByText(words.begins(plan))).toBeVisible();
}

export { expect };
