import type { Page } from '@playwright/test';
import { completeByApi, restoreSession, signUpByApi } from './support/founder.ts';
import { expect, test } from './support/test.ts';

const profile = '/platform/profile';
const rowOf = (page: Page, key: string) => page.locator(`[id="${key}"]`);

test('Every version of a fact can be read and brought back', async ({ page }) => {
  const founder = await signUpByApi();
  await completeByApi(founder);
  await restoreSession(page, founder);
  await page.goto(`${profile}#business.place`);
  await expect(rowOf(page, 'business.place')).toBeInViewport();
  const change = page.getByRole('button', { name: 'Change: Place', exact: true });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Place', exact: true });
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Leuven');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Place is saved')).toBeVisible();
  await expect(rowOf(page, 'business.place')).toContainText('Leuven');
  await change.click();
  await expect(dialog.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Bring back version 1' }).click();
  await expect(rowOf(page, 'business.place')).toContainText('Ghent');
  await change.click();
  await expect(dialog.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3);
});

test('A fact somebody changed meanwhile is shown, and what was typed is kept', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const founder = await signUpByApi();
  await completeByApi(founder);
  await restoreSession(page, founder);
  await page.goto(profile);
  const other = await context.newPage();
  await other.goto(profile);
  const [mine, theirs] = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Place', exact: true }));
  for (const [tab, dialog, place] of [
    [page, mine!, 'Leuven'],
    [other, theirs!, 'Bruges'],
  ] as const) {
    await tab.getByRole('button', { name: 'Change: Place', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Place' }).fill(place);
  }
  await theirs!.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs!).toBeHidden();
  await mine!.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine!.getByRole('alert')).toContainText('It now says “Bruges”');
  await expect(mine!.getByRole('textbox', { name: 'Place' })).toHaveValue('Leuven');
  await mine!.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowOf(page, 'business.place')).toContainText('Leuven');
});
