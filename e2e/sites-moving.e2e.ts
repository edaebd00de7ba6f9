import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { makeLiveSite } from '../src/features/sites/testing/make-site.ts';
import { newFounder, restoreSession, type SignedUpFounder, setPlan, signUpByApi, worldOf } from './support/founder.ts';
import { tabTo } from './support/journey.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const gallery = '/platform/website-builder?tab=website';
const bring = (page: Page) => page.getByRole('button', { name: 'Bring a site in' });
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

async function signUpOnStarter(name: string): Promise<SignedUpFounder> {
  const founder = await signUpByApi(newFounder(name));
  await setPlan(founder, 'Starter');
  return founder;
}

/** What a button downloads: the name it is saved under, and its bytes. */
async function take(
  page: Page,
  name: string,
): Promise<{ readonly name: string; readonly path: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, bytes: await readFile(path) };
}

test('A site is taken along as pages and as its source, and brought into another account by keyboard alone on a phone', async ({
  page,
  browser,
}) => {
  const founder = await signUpOnStarter('Site Leaver');
  const { world, person } = worldOf(founder);
  const site = await makeLiveSite(world, person, { title: 'Bread to Take Along' });
  await restoreSession(page, founder);
  await page.goto(gallery);
  await settle(page);

  const pages = await take(page, 'Download the site');
  expect(pages.name).toBe(`${site.address}.zip`);
  const index = unzipSync(new Uint8Array(pages.bytes))['index.html']!;
  expect(Buffer.from(index).toString()).toContain('<title>Bread to Take Along</title>');
  const source = await take(page, 'Download its source');
  expect(source.name).toBe(`${site.address}-site.json`);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  try {
    await restoreSession(phone, await signUpOnStarter('Site Bringer'));
    await phone.goto(gallery);
    await expect(phone.getByRole('heading', { name: 'Choose Your Canvas' })).toBeVisible();
    expect(await isTooWide(phone)).toBe(false);
    await tabTo(phone, bring(phone));
    const [chooser] = await Promise.all([phone.waitForEvent('filechooser'), phone.keyboard.press('Enter')]);
    await chooser.setFiles(source.path);
    await expect(phone.frameLocator('#preview-frame').getByText('Bread to Take Along').first()).toBeVisible();

    // And once more, in the place of what is there by now.
    await phone.goto(gallery);
    await expect(bring(phone)).toBeVisible();
    expect(await isTooWide(phone)).toBe(false);
    const [again] = await Promise.all([phone.waitForEvent('filechooser'), bring(phone).click()]);
    await again.setFiles(source.path);
    const question = phone.getByRole('dialog', { name: 'Replace the draft?' });
    await expect(question).toBeVisible();
    await tabTo(phone, question.getByRole('button', { name: 'Replace it' }));
    await phone.keyboard.press('Enter');
    await expect(phone.frameLocator('#preview-frame').getByText('Bread to Take Along').first()).toBeVisible();
  } finally {
    await context.close();
  }
});
