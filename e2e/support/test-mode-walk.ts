import type { Page } from '@playwright/test';
import { type BillingWords, planByApi } from './billing-words.ts';
import { answerByApi, answers, restoreSession, signUpByApi } from './founder.ts';
import { downloadBy } from './journey.ts';
import { switchLanguage, type TestLanguage } from './language.ts';
import { type Complaints, expect } from './test.ts';

const platform = ['', '/business-generation', '/profile', '/usage', '/support', '/account?tab=profile'];

async function expectBadge(page: Page, words: BillingWords, isShown: boolean): Promise<void> {
  const bar = page.locator('header').first();
  await expect(bar.getByText(words.testMode, { exact: true })).toHaveCount(isShown ? 1 : 0);
}

/** Chooses a plan in test mode; a smaller one is asked about first. */
export async function choosePlan(page: Page, words: BillingWords, plan: string, isLess = false): Promise<void> {
  await page.getByRole('button', { name: words.choose(plan) }).click();
  if (isLess) {
    const question = page.getByRole('dialog');
    await expect(question).toContainText(words.stays);
    await question.getByRole('button', { name: words.changeTo(plan) }).click();
  }
  const said = page.getByText(words.switched(plan));
  await expect(said).toBeVisible();
  await expect(page.getByText(words.planIs(plan))).toBeVisible();
  await expect(page.locator('header').first().getByText(plan, { exact: true })).toBeVisible();
  await expect(said).toBeHidden({ timeout: 4500 });
}

/** In test mode, Free → Starter → Pro → Starter → Free, with badge, ledger, PDF and usage, in one language. */
export async function walkTestMode(
  page: Page,
  complaints: Complaints,
  language: TestLanguage,
  words: BillingWords,
): Promise<void> {
  const founder = await signUpByApi();
  await answerByApi(founder, answers.slice(0, 1));
  await switchLanguage(page, language);
  await restoreSession(page, founder);
  await page.goto('/platform/pricing');

  await expect(page.locator('a[href^="mailto:support@groundwork.example?subject="]')).toHaveCount(2);

  // With the toggle off nothing happens.
  complaints.expect(/409/);
  await expectBadge(page, words, false);
  await page.getByRole('button', { name: words.choose('Starter') }).click();
  await expect(page.getByRole('alert')).toContainText(words.notSetUp);
  expect(await planByApi(founder)).toBe('Free');

  const toggle = page.getByRole('switch', { name: words.testMode });
  await page.getByText(words.testMode, { exact: true }).click();
  await expect(toggle).toBeChecked();
  await expect(page.getByText(words.enabled)).toBeVisible();
  await expect(page.getByText(words.instructions)).toBeVisible();
  await expectBadge(page, words, true);

  await choosePlan(page, words, 'Starter');
  await choosePlan(page, words, 'Pro');
  expect(await planByApi(founder)).toBe('Pro');
  await choosePlan(page, words, 'Starter', true);
  await choosePlan(page, words, 'Free', true);
  expect(await planByApi(founder)).toBe('Free');

  for (const path of platform) {
    await page.goto(`/platform${path}`);
    await expectBadge(page, words, true);
  }

  await page.goto('/platform/account?tab=billing');
  const invoices = page.getByRole('region', { name: words.payments }).getByRole('row');
  await expect(invoices).toHaveCount(4);
  const amounts = [24, 79, 24].map(words.price);
  for (const [index, amount] of amounts.entries()) {
    const row = invoices.nth(index + 1);
    await expect(row.getByText(words.test, { exact: true })).toBeVisible();
    await expect(row).toContainText(amount.replace(' ', ' '));
  }
  const changes = page.getByRole('region', { name: words.history }).getByRole('rowheader');
  await expect(changes.first()).toHaveText(words.changed('Starter', 'Free'));
  await expect(changes).toHaveCount(5);
  const pdf = page.getByRole('button', { name: words.pdf }).first();
  const { name, bytes } = await downloadBy(page, () => pdf.click());
  expect(name).toMatch(/^TEST-[\w-]+\.pdf$/);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const window = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const { x, width } = (await pdf.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(390);
  await page.setViewportSize(window);

  await page.goto('/platform/usage');
  await expect(page.getByText(words.used)).toBeVisible();
  await expect(page.getByText(words.full)).toBeVisible();

  // Switching the toggle off keeps the plan and takes the badge away.
  await page.goto('/platform/pricing');
  await page.getByRole('main').getByText(words.testMode, { exact: true }).click();
  await expect(page.getByText(words.disabled)).toBeVisible();
  await expectBadge(page, words, false);
}
