import type { Page } from '@playwright/test';
import { type BillingWords, billingWords, periodEndByApi, planByApi } from './support/billing-words.ts';
import { completeByApi, newFounder, restoreSession, signUpByApi } from './support/founder.ts';
import { readSections } from './support/journey.ts';
import { switchLanguage } from './support/language.ts';
import { receiveMail } from './support/mailbox.ts';
import { chooseLess, comeBack, expect, payFor, test } from './support/paid-product.ts';

const pricing = '/platform/pricing';
const billingTab = '/platform/account?tab=billing';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const later = (date: Date, byMs: number): Date => new Date(date.getTime() + byMs);

/** The pricing screen says which plan somebody is on, and what is charged. */
async function expectPlan(page: Page, words: BillingWords, plan: string, charge: string): Promise<void> {
  await page.goto(pricing);
  await expect(page.getByText(words.planIs(plan))).toBeVisible();
  await expect(page.getByText(charge, { exact: true })).toBeVisible();
}

/** The Billing tab shows these invoices, in dollars, the newest first. */
async function expectInvoices(page: Page, words: BillingWords, dollars: readonly number[]): Promise<void> {
  await page.goto(billingTab);
  const rows = page.getByRole('region', { name: words.payments }).getByRole('row');
  await expect(rows).toHaveCount(dollars.length + 1);
  for (const [index, amount] of dollars.entries()) await expect(rows.nth(index + 1)).toContainText(words.price(amount));
}

for (const [language, words] of billingWords) {
  test(`paid, Free → Starter → Pro → Starter with the next period → Free after it; what was made stays (${language})`, async ({
    page,
    paid,
    complaints,
  }) => {
    test.setTimeout(150_000);
    complaints.expect(/favicon/);
    let founder = await signUpByApi({ ...newFounder(), language });
    await completeByApi(founder);
    await switchLanguage(page, language);
    await restoreSession(page, founder);
    await payFor(page, words, 'Starter');
    await page.goto(pricing);
    await page.getByRole('button', { name: words.choose('Pro') }).click();
    await expect(page.getByText(words.planIs('Pro'))).toBeVisible();
    const made = await readSections(page);
    await page.goto(pricing);
    await chooseLess(page, words, 'Starter');

    founder = await comeBack(page, paid, founder, later(await periodEndByApi(founder), hourMs));
    await expect.poll(() => planByApi(founder)).toBe('Starter');
    const end = await periodEndByApi(founder);
    await expectPlan(page, words, 'Starter', words.chargedNext(words.day(end)));
    await expectInvoices(page, words, [24, 55, 24]);

    await page.goto(pricing);
    await chooseLess(page, words, 'Free');
    founder = await comeBack(page, paid, founder, later(end, hourMs));
    await expect.poll(() => planByApi(founder)).toBe('Free');
    await expectPlan(page, words, 'Free', words.nothingCharged);
    expect(await readSections(page)).toEqual(made);

    founder = await comeBack(page, paid, founder, later(end, 40 * dayMs));
    await expectInvoices(page, words, [24, 55, 24]);
    expect(await planByApi(founder)).toBe('Free');
  });

  test(`paid, a reminder, a refused card, seven days of grace, Free, and back when it is paid (${language})`, async ({
    page,
    paid,
    complaints,
  }) => {
    test.setTimeout(150_000);
    complaints.expect(/favicon/);
    let founder = await signUpByApi({ ...newFounder(), language });
    await switchLanguage(page, language);
    await restoreSession(page, founder);
    await payFor(page, words, 'Starter');
    const end = await periodEndByApi(founder);

    founder = await comeBack(page, paid, founder, later(end, -3 * dayMs));
    await paid.runJob('payment-reminders');
    const reminder = await receiveMail(founder.email, words.reminder(words.day(end)));
    expect(reminder.text).toContain(words.price(24));

    paid.stripe.refuseCards(paid.customerOf(founder), true);
    founder = await comeBack(page, paid, founder, later(end, hourMs));
    const graceEnd = later(end, 7 * dayMs);
    const failed = await receiveMail(founder.email, words.failedMail);
    expect(failed.text).toContain(words.day(graceEnd));
    await expectPlan(page, words, 'Starter', words.failedUntil(words.day(graceEnd)));
    await expectInvoices(page, words, [24, 24]);
    await expect(page.getByText(words.staysUntil(words.day(graceEnd)))).toBeVisible();

    founder = await comeBack(page, paid, founder, later(graceEnd, hourMs));
    await paid.runJob('payments');
    expect(await planByApi(founder)).toBe('Free');
    await expectPlan(page, words, 'Free', words.debt);

    paid.stripe.refuseCards(paid.customerOf(founder), false);
    await page.getByRole('button', { name: words.portal }).click();
    await page.getByRole('button', { name: 'Pay what is open' }).click();
    await expect.poll(() => planByApi(founder)).toBe('Starter');
    await expectPlan(page, words, 'Starter', words.chargedNext(words.day(await periodEndByApi(founder))));
    await expectInvoices(page, words, [24, 24]);
  });
}
