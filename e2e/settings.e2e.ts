import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { restoreSession, type SignedUpFounder, signUpByApi } from './support/founder.ts';
import { addressOf, checkSettingsTab, dialogOf } from './support/settings-tabs.ts';
import { expect, test } from './support/test.ts';

// Banners stay as long as they do for people.
test.use({ isPaced: true });

async function openTab(page: Page, tab: string, founder?: SignedUpFounder) {
  if (founder) await restoreSession(page, founder);
  await page.goto(addressOf(tab));
  return dialogOf(page);
}

test('the profile is saved with name, business, time zone and picture, and shown everywhere', { tag: '@deep' }, async ({
  page,
}) => {
  const founder = await signUpByApi();
  const dialog = await openTab(page, 'profile', founder);
  await dialog.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await dialog.getByLabel('Business name').fill('Engine & Co');
  await dialog.getByRole('button', { name: /Timezone/ }).click();
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const saved = dialog.getByText('Profile successfully updated');
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden({ timeout: 4500 });
  expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('Ada Lovelace');

  // A photograph larger than a request: the browser makes it smaller first.
  const noise = {
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#444444',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  } as const;
  const buffer = await sharp(noise as never)
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(1_048_576);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.locator('img')).toBeVisible();
  await expect.poll(() => dialog.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.locator('img')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.locator('img')).toBeVisible();

  await page.reload();
  await expect(dialog.getByLabel('Business name')).toHaveValue('Engine & Co');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
  await expect(page.getByRole('button', { name: 'Account menu of Ada Lovelace' }).locator('img')).toBeVisible();
});

test('two tabs: what one saved is shown in the other beside what is typed there', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const founder = await signUpByApi();
  const first = await openTab(page, 'profile', founder);
  await first.getByLabel('Name', { exact: true }).fill('Typed here');
  const other = await context.newPage();
  const second = await openTab(other, 'profile');
  await second.getByLabel('Name', { exact: true }).fill('Saved there');
  await second.getByRole('button', { name: 'Save changes' }).click();
  await expect(second.getByText('Profile successfully updated')).toBeVisible();

  const note = first.getByRole('alert').filter({ hasText: 'It now says “Saved there”.' });
  await expect(note).toBeVisible();
  await expect(first.getByLabel('Name', { exact: true })).toHaveValue('Typed here');
  await note.getByRole('button', { name: 'Keep mine' }).click();
  await first.getByRole('button', { name: 'Save changes' }).click();
  await expect(first.getByText('Profile successfully updated')).toBeVisible();
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Typed here');
});

test('language, layout and theme act at once, on the first paint after, and end with the session', async ({ page }) => {
  const founder = await signUpByApi();
  const dialog = await openTab(page, 'preferences', founder);
  await dialog.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await dialog.getByText(/^Advanced/).click();
  await dialog.getByText('Dark', { exact: true }).click();
  await dialog.locator('[type="submit"]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'advanced');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The server knows before any script runs.
  const html = await (await page.request.get('/platform')).text();
  expect(html).toMatch(/<html lang="de" data-theme="dark" data-layout="advanced">/);
  await page.reload();
  await expect(dialogOf(page).or(page.getByRole('dialog')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('header [aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem').last().click();
  await expect(page).toHaveURL(/\/(\?|#|$)/);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test('by keyboard: the shortcut opens the settings, a toggle is switched and saved, closing asks while it is not', async ({
  page,
}) => {
  const founder = await signUpByApi();
  await restoreSession(page, founder);
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Comma');
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(addressOf('notifications'));
  const marketing = dialog.getByRole('switch', { name: 'Marketing emails' });
  await expect(marketing).not.toBeChecked();
  await marketing.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close the settings?' });
  await expect(question).toContainText('What you have typed is not saved.');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Notification preferences updated')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the billing tab is usable at 320 and 390 px and without findings in both themes', { tag: '@deep' }, async ({
  page,
}) => {
  await restoreSession(page, await signUpByApi());
  await checkSettingsTab(page, 'billing');
});
