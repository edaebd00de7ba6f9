import type { Page } from '@playwright/test';
import {
  completeByApi,
  newFounder,
  restoreSession,
  type SignedUpFounder,
  setPlan,
  signUpByApi,
} from './support/founder.ts';
import { expectVisibleFocus, tabTo } from './support/journey.ts';
import { writeInSectionByApi } from './support/plan-edits.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const profile = '/platform/profile';
const ownWords = 'These are my own words about the customers.';

/** Somebody with a complete plan, who has written in one section of it. */
async function founderWithOwnWords(): Promise<SignedUpFounder> {
  const founder = await signUpByApi(newFounder('Ines Duarte'));
  await setPlan(founder, 'Pro');
  const conversationId = await completeByApi(founder);
  await writeInSectionByApi(founder, conversationId, 'target-audience', ownWords);
  return founder;
}

const rowOf = (page: Page, key: string) => page.locator(`[id="${key}"]`);

test('A changed fact shows what rests on it before it is saved, then its stale section, and one click mends it', async ({
  page,
}) => {
  await restoreSession(page, await founderWithOwnWords());
  await page.goto(profile);
  await expect(page.getByRole('heading', { level: 1, name: 'Business profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Change: Customers', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Customers', exact: true });
  const resting = editor.getByRole('region', { name: 'What rests on it' });
  await expect(resting.getByRole('listitem').filter({ hasText: 'Target Audience' })).toContainText(
    'keeps your own words; you can write it again',
  );
  await editor.getByRole('textbox', { name: 'Customers' }).fill('Night nurses');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();

  const saved = page.getByRole('dialog', { name: 'Customers is saved' });
  await expect(saved.getByText('1 section rests on facts that have changed since')).toBeVisible();
  await expect(saved.getByRole('link', { name: 'Target Audience' })).toHaveAttribute(
    'href',
    /tab=plan.*#target-audience$/,
  );
  await saved.getByRole('button', { name: 'Write this section again' }).click();
  await expect(saved.getByText('Everything that rests on it is up to date.')).toBeVisible();
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, 'audience.groups')).toContainText('Night nurses');
  await expect(rowOf(page, 'audience.groups')).toContainText('Corrected by you');
  await expect(page.getByText(/sections? rests? on facts that have changed since/)).toBeHidden();

  await test.step('the plan says it too, and an undo brings the own words back', async () => {
    await page.goto('/platform/business-generation?tab=plan');
    const section = page.locator('#target-audience');
    await expect(section).toContainText(/night nurses/i);
    await expect(section).not.toContainText(ownWords);
    await section.getByRole('button', { name: 'Bring back the text before' }).click();
    await expect(section).toContainText(ownWords);
  });

  await test.step('what is stale stands at the top of the profile until it is mended', async () => {
    await page.goto(profile);
    await page.getByRole('button', { name: 'Write this section again' }).click();
    await expect(page.getByText('Target Audience was written again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Write this section again' })).toBeHidden();
  });
});

test.describe('by keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the profile is opened, a fact is added, and the focus returns to its line', { tag: '@deep' }, async ({
    page,
  }) => {
    await restoreSession(page, await signUpByApi());
    await page.goto('/platform');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Business profile' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(profile);
    const add = page.getByRole('button', { name: 'Add: Place', exact: true });
    await expect(add).toBeVisible();
    await settle(page);
    await tabTo(page, add);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Place' });
    await tabTo(page, field);
    await page.keyboard.insertText('Ghent');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'business.place')).toContainText('Entered by you');
    await expect(page.getByRole('dialog', { name: 'Place' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change: Place', exact: true })).toBeFocused();
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the profile is reached from the menu, and a fact is changed without sideways scrolling', {
    tag: '@deep',
  }, async ({ page }) => {
    const founder = await signUpByApi();
    await completeByApi(founder);
    await restoreSession(page, founder);
    await page.goto('/platform');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Business profile' }).tap();
    await expect(page).toHaveURL(profile);
    await page.getByRole('button', { name: 'Change: Price', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Price', exact: true });
    await expect(dialog.getByRole('region', { name: 'What rests on it' }).getByRole('listitem').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Amount' }).first().fill('7');
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(rowOf(page, 'revenue.streams')).toContainText('€7');
  });
});
