import type { Page } from '@playwright/test';
import { newFounder, restoreSession, setPlan, signUpByApi } from './support/founder.ts';
import { expectVisibleFocus, tabTo } from './support/journey.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const studio = '/platform/website-builder';
const cards = (page: Page) => page.getByRole('region', { name: 'Logos' }).getByRole('listitem');

async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Business Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Business Description' }).fill('Sourdough bread, baked every morning');
  await page.getByRole('radio', { name: /^Bold/ }).check({ force: true });
}

test('A brand is made, one logo pinned and edited, colors and fonts chosen, and everything downloaded', {
  tag: '@deep',
}, async ({ page, complaints }) => {
  complaints.expect(/status of 422/);
  const founder = await signUpByApi(newFounder('Brand Maker'));
  await setPlan(founder, 'Pro');
  await restoreSession(page, founder);
  await page.goto(studio);
  await fillForm(page, 'Levain & Rye');
  await page.getByRole('button', { name: 'Generate Branding' }).click();
  await expect(page.getByText('Generating...')).toBeVisible();
  await expect(cards(page)).toHaveCount(5, { timeout: 60_000 });

  await test.step('a pinned logo stays when the others are made anew', async () => {
    const kept = cards(page).first();
    const picture = await kept.getByRole('img').first().getAttribute('src');
    await kept.getByRole('button', { name: 'Keep it when regenerating' }).click();
    await expect(kept.getByRole('button', { name: 'Let it change' })).toBeVisible();
    const second = await cards(page).nth(1).getByRole('img').first().getAttribute('src');
    await page.getByRole('button', { name: 'Regenerate Branding' }).click();
    await expect(page.getByText('Regenerating...')).toBeVisible();
    await expect(page.getByText('Regenerating...')).toBeHidden({ timeout: 60_000 });
    await expect(cards(page).first().getByRole('img').first()).toHaveAttribute('src', picture!);
    await expect(cards(page).nth(1).getByRole('img').first()).not.toHaveAttribute('src', second!);
  });

  await test.step('an edit is a version, and undone', async () => {
    await cards(page).first().getByRole('button', { name: 'Edit this logo' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit this logo' });
    await editor.getByRole('textbox', { name: 'Line below the name' }).fill('Since dawn');
    await editor.getByRole('button', { name: 'Set the line' }).click();
    await expect(editor.getByText('Version 2 of 2')).toBeVisible();
    await editor.getByRole('button', { name: 'Undo' }).click();
    await expect(editor.getByText('Version 1 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
  });

  await test.step('another palette restyles at once', async () => {
    await page.getByRole('button', { name: 'Nature colors' }).click();
    await expect(page.getByText('#2f6b3f')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nature colors' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step("one's own logo is brought, refused where it cannot be kept, and gives way to one of ours", async () => {
    const own = page.getByRole('region', { name: 'Your own logo' });
    const choose = async (inside: string): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await own.getByRole('button', { name: /^Choose (a|another) file$/ }).click();
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" onload="alert(1)">${inside}</svg>`;
      await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    };
    await choose('<text y="40">Ours</text>');
    await expect(own.getByText('This SVG has texts, pictures or effects')).toBeVisible();
    await choose('<path d="M10 10h60v60h-60z" fill="#0b5fff"/><circle cx="140" cy="40" r="30" fill="#d4380d"/>');
    await expect(own.getByAltText('Own logo of Levain & Rye')).toBeVisible();
    await expect(own.getByText('It is used in pictures, guidelines and documents.')).toBeVisible();
    await expect(own.getByText('This SVG has texts')).toBeHidden();
    await cards(page).nth(1).getByRole('button', { name: 'Use this logo' }).click();
    await expect(cards(page).nth(1).getByRole('button', { name: 'This logo is used' })).toBeVisible();
    await own.getByRole('button', { name: 'Use my own logo' }).click();
    await expect(cards(page).nth(1).getByRole('button', { name: 'Use this logo' })).toBeVisible();
  });

  await test.step('everything comes as one file', async () => {
    const saved = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Download Assets' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Levain . Rye brand \d+\.zip$/);
  });
});

test('On a phone somebody on Free makes a brand by keyboard, and is told what the plans open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const founder = await signUpByApi(newFounder('Free Brand'));
  await restoreSession(page, founder);
  await page.goto(studio);
  await settle(page);
  await page.getByRole('textbox', { name: 'Business Name' }).fill('Nordlicht');
  await tabTo(page, page.getByRole('button', { name: 'Generate Branding' }));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(5, { timeout: 60_000 });
  await expect(page.getByAltText('A logo that another plan opens')).toHaveCount(4);
  // The popover about the plan opened by itself on this first visit.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Download Assets' }).click();
  await expect(page.getByText('Please upgrade to download branding assets!')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});
