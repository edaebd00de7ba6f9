import type { Page } from '@playwright/test';
import { type BillingWords, billingWords, planByApi } from './support/billing-words.ts';
import { answerByApi, answers, enterAs, signUpByApi } from './support/founder.ts';
import { downloadBy } from './support/journey.ts';
import { switchLanguage } from './support/language.ts';
import { expect, test } from './support/test.ts';

// Banners stay as long as they do for people.
test.use({ isPaced: true });

const platform = ['', '/business-generation', '/profile', '/usage', '/support', '/account?tab=profile'];

async function expectBadge(page: Page, words: BillingWords, isShown: boolean): Promise<void> {
  const bar = page.locator('header').first();
  await expect(bar.getByText(words.testMode, { exact: true })).toHaveCount(isShown ? 1 : 0);
}

/** Chooses a plan in test mode; a smaller one is asked about first. */
async function choosePlan(page: Page, words: BillingWords, plan: string, isLess = false): Promise<void> {
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

for (const [language, words] of billingWords)
  test(`in test mode, Free → Starter → Pro → Starter → Free, with badge, ledger, PDF and usage (${language})`, async ({
    page,
    complaints,
  }) => {
    const founder = await signUpByApi();
    await answerByApi(founder, answers.slice(0, 1));
    await switchLanguage(page, language);
    await enterAs(page, founder);
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
    const { name, bytes } = await downloadBy(page, () => page.getByRole('button', { name: words.pdf }).first().click());
    expect(name).toMatch(/^TEST-[\w-]+\.pdf$/);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

    await page.goto('/platform/usage');
    await expect(page.getByText(words.used)).toBeVisible();
    await expect(page.getByText(words.full)).toBeVisible();

    // Switching the toggle off keeps the plan and takes the badge away.
    await page.goto('/platform/pricing');
    await page.getByRole('main').getByText(words.testMode, { exact: true }).click();
    await expect(page.getByText(words.disabled)).toBeVisible();
    await expectBadge(page, words, false);
  });

test('a downgrade shows what is over the limit, and takes nothing', async ({ page }) => {
  const founder = await signUpByApi();
  await enterAs(page, founder);
  await page.goto('/platform/pricing');
  await page.getByText('Test Mode', { exact: true }).click();
  await choosePlan(page, billingWords[0][1], 'Starter');
  for (let ideas = 0; ideas < 2; ideas += 1) await answerByApi(founder, answers.slice(0, 1));
  await choosePlan(page, billingWords[0][1], 'Free', true);
  await page.goto('/platform/usage');
  await expect(page.getByText('2 used, 1 included')).toBeVisible();
  await expect(page.getByText(/^More than your plan includes\. Everything stays;/)).toBeVisible();
});

test('the palette leads to the usage screen and changes the theme', async ({ page }) => {
  const founder = await signUpByApi();
  await enterAs(page, founder);
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [typed, action] of [
    ['dark', 'Theme: Dark'],
    ['quota', 'Usage'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(typed);
    await page.getByRole('dialog').getByRole('option', { name: action }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
