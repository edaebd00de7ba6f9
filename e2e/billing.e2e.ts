import type { Locator } from '@playwright/test';
import { billingWords, planByApi } from './support/billing-words.ts';
import { restoreSession, signUpByApi } from './support/founder.ts';
import { tabTo } from './support/journey.ts';
import { expect, test } from './support/test.ts';

// Banners stay as long as they do for people.
test.use({ isPaced: true });

const [[, words]] = billingWords;

test('on a phone, plans are chosen by keyboard alone', async ({ page }) => {
  const founder = await signUpByApi();
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession(page, founder);
  await page.goto('/platform/pricing');
  const press = async (control: Locator, key: string) => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  await press(page.getByRole('switch', { name: words.testMode }), 'Space');
  await expect(page.getByText(words.enabled)).toBeVisible();
  await press(page.getByRole('button', { name: words.choose('Pro') }), 'Enter');
  await expect(page.getByText(words.switched('Pro'))).toBeVisible();
  await press(page.getByRole('button', { name: words.choose('Free') }), 'Enter');
  await expect(page.getByRole('dialog')).toContainText(words.stays);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.choose('Free') })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page.getByRole('dialog').getByRole('button', { name: words.changeTo('Free') }), 'Enter');
  await expect(page.getByText(words.switched('Free'))).toBeVisible();
  expect(await planByApi(founder)).toBe('Free');
});

test('the palette leads to the usage screen and changes the theme', async ({ page }) => {
  const founder = await signUpByApi();
  await restoreSession(page, founder);
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
