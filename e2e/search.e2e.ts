import type { Page } from '@playwright/test';
import {
  answerByApi,
  answers,
  completeByApi,
  createWorkspaceByApi,
  newFounder,
  restoreSession,
  type SignedUpFounder,
  setPlan,
  signUpByApi,
} from './support/founder.ts';
import { advisorParts } from './support/journey.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and actions' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search or do something' });
const lines = (page: Page) => palette(page).getByRole('option');

async function openByKey(page: Page): Promise<void> {
  // The keys are heard once the frame is drawn.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Presses the arrow until the line with these words is the current one. A line becomes it a moment after the key: the next press waits for that. */
async function stepDownTo(page: Page, words: string): Promise<void> {
  const current = () => palette(page).locator('[role=option][data-focused]').allTextContents();
  for (let step = 0; step < 12; step++) {
    const before = await current();
    if (before.some((text) => text.includes(words))) return;
    await page.keyboard.press('ArrowDown');
    await expect.poll(current).not.toEqual(before);
  }
}

/** A founder with a plan, on the dashboard. */
async function founderAt(page: Page, name: string, plan?: 'Pro'): Promise<SignedUpFounder> {
  const founder = await signUpByApi(newFounder(name));
  if (plan) await setPlan(founder, plan);
  await completeByApi(founder);
  await restoreSession(page, founder);
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  return founder;
}

test('What was written is found with a typing error and opened by keyboard alone', async ({ page }) => {
  await founderAt(page, 'Nadia Ferrant');
  await openByKey(page);
  await page.keyboard.type('supermarkte bread');
  await expect(palette(page).getByText(/^Your answers · 1$/)).toBeVisible();
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results?/);
  const answer = lines(page).filter({ hasText: 'Families and small offices' });
  await expect(answer).toBeVisible();
  await stepDownTo(page, 'Families and small offices');
  await expect(answer).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(/\/platform\/business-generation\?conversation=conv_/);
  await expect(advisorParts(page).log).toContainText('supermarket bread');
});

test('A section of the plan opens where it stands; one that is locked is never found', { tag: '@deep' }, async ({
  page,
}) => {
  await founderAt(page, 'Owen Halloran');
  await openByKey(page);
  await page.keyboard.type('target audience');
  await lines(page).filter({ hasText: 'Target Audience' }).first().click();
  await expect(page).toHaveURL(/tab=plan.*#target-audience$/);
  await expect(page.getByRole('region', { name: 'Target Audience' })).toBeInViewport();

  await openByKey(page);
  await page.keyboard.type('trend analysis');
  await expect(palette(page).getByRole('status')).not.toBeEmpty();
  await expect(lines(page).filter({ hasText: 'Trend Analysis' })).toHaveCount(0);
});

test('Actions run from the palette, typing errors and all, and Enter waits for what is typed', {
  tag: '@deep',
}, async ({ page, complaints }) => {
  // What was being asked when the session ended is refused.
  complaints.expect(/status of 401/);
  await founderAt(page, 'Priya Raman');
  await openByKey(page);
  await page.keyboard.type('plans and prices');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/platform/pricing');

  await openByKey(page);
  await page.keyboard.type('settings privcay');
  await expect(lines(page).first()).toHaveText('Account Settings: Privacy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/platform/account?tab=privacy');
  await expect(page.getByRole('tab', { name: 'Privacy', selected: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await openByKey(page);
  await page.keyboard.type('new worksapce');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');

  // The same keys close it again, and the focus returns.
  await openByKey(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('log out');
  await expect(lines(page).first()).toHaveText('Sign Out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('What lies in another business takes the tab there', { tag: '@deep' }, async ({ page }) => {
  const founder = await founderAt(page, 'Quentin Moreau', 'Pro');
  const second = await createWorkspaceByApi(founder, 'Quiet Bindery');
  await answerByApi(
    founder,
    [answers[0].replace('Levain & Rye', 'Quiet Bindery').replace('sourdough', 'ledgers')],
    second,
  );
  await page.reload();
  await openByKey(page);
  await page.keyboard.type('ledgres');
  const found = lines(page).filter({ hasText: 'ledgers' }).first();
  await found.click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Workspace: / })).toHaveAccessibleName(
    'Workspace: Quiet Bindery',
  );
});

test('Nothing of another account is found, and what is not there is said plainly', async ({ page, founders }) => {
  expect(founders.free.email).not.toBe('');
  const stranger = await signUpByApi(newFounder('Rosa Quintero'));
  await restoreSession(page, stranger);
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosa Quintero');
  await openByKey(page);
  await page.keyboard.type('sourdough');
  await expect(palette(page).getByText('Nothing found for “sourdough”').first()).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
});

test('On a phone the search box of the menu opens the same search, over the whole screen', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await founderAt(page, 'Sanna Lehto');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  // It slides in.
  await settle(page);
  expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.type('ghnet');
  await expect(lines(page).filter({ hasText: 'Ghent' }).first()).toBeVisible();
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(palette(page)).toBeHidden();
});
