import type { Browser, Page } from '@playwright/test';
import { halves } from '../src/features/media/testing/sample-pictures.ts';
import { canvas, inspector, openReadyEditor, publishPanel, rail } from './support/site-editor.ts';
import { expect, test } from './support/test.ts';

const library = (page: Page) => page.getByRole('dialog', { name: /^(?:Your pictures|Choose a picture)$/ });

/** What a stranger sees of the first picture of a page: what it shows, and how many pixels arrived. */
async function pictureSeenBy(browser: Browser, address: string): Promise<{ alt: string; width: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const image = page.locator('.b-hero img');
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const seen = await image.evaluate(({ alt, naturalWidth }: HTMLImageElement) => ({ alt, width: naturalWidth }));
  await context.close();
  return seen;
}

test('A picture is uploaded in the editor, described, put on the page, and seen by strangers', async ({
  page,
  browser,
}) => {
  await openReadyEditor(page, 'Picture Maker');
  await page.getByRole('button', { name: 'Upload Media' }).click();
  const buffer = await halves(1200, 800);
  await library(page).locator('input[type="file"]').setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer });

  await test.step('its alt text is asked for once it is ready', async () => {
    const alt = library(page).getByRole('textbox', { name: 'Alt text' });
    await expect(alt).toBeVisible({ timeout: 30_000 });
    await alt.fill('Our shop in the morning');
    const point = library(page).getByRole('slider', { name: 'The point that stays in sight' });
    await point.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await library(page).getByRole('button', { name: 'Save' }).click();
    await expect(library(page).getByText('Saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(library(page)).toHaveCount(0);
  });

  await rail(page).getByRole('row', { name: 'Hero Section' }).click();
  const field = inspector(page).getByRole('group', { name: 'Picture' });
  await field.getByRole('button', { name: 'Choose a picture' }).click();
  await library(page).getByRole('button', { name: 'Our shop in the morning' }).click();
  await library(page).getByRole('button', { name: 'Use this picture' }).click();
  const drawn = canvas(page).locator('.b-hero img');
  await expect.poll(() => drawn.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await expect(drawn).toHaveCSS('object-position', '60% 50%');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishPanel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(publishPanel(page).getByText('The draft is as it is online.')).toBeVisible();
  const address = (await publishPanel(page).getByRole('link', { name: /\/s\// }).getAttribute('href')) ?? '';
  const seen = await pictureSeenBy(browser, address);
  expect(seen.alt).toBe('Our shop in the morning');
  expect(seen.width).toBeGreaterThanOrEqual(320);
});

test('On a phone a picture is added, and a file that is none is refused with its reason', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 415/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openReadyEditor(page, 'Picture on a Phone');
  await page.getByRole('button', { name: 'Upload Media' }).click();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    library(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  await choose('drawing.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(library(page).getByRole('alert')).toContainText('An SVG is a drawing that can hold programs');
  await choose('shop.png', 'image/png', await halves(60, 40, 'png'));
  await expect(library(page).getByRole('textbox', { name: 'Alt text' })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
});

test('A picture that is dropped on the page is added, and nothing leaves the editor for it', { tag: '@deep' }, async ({
  page,
}) => {
  await openReadyEditor(page, 'Picture Dropper');
  const bytes = [...(await halves(60, 40))];
  /** Drops a file on the page as a person does; says whether the browser was kept from opening it. */
  const drop = () =>
    canvas(page)
      .locator('h1')
      .evaluate((target, given) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(given)], 'dropped.jpg', { type: 'image/jpeg' }));
        const event = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
        return [event('dragover'), event('drop')].map((one) => !target.dispatchEvent(one));
      }, bytes);
  expect(await drop()).toEqual([true, true]);
  await expect(library(page).getByRole('textbox', { name: 'Alt text' })).toBeVisible({ timeout: 30_000 });
  await expect(library(page).getByText('1 picture', { exact: true })).toBeVisible();
  // What is dropped behind an open dialog is not taken, and not opened either.
  expect(await drop()).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(library(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Upload Media' }).click();
  await expect(library(page).getByText('1 picture', { exact: true })).toBeVisible();
});
