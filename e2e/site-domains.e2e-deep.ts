import type { Page } from '@playwright/test';
import type { Site } from '../src/features/sites/sites.contract.ts';
import { makeReadySite, publish } from '../src/features/sites/testing/make-site.ts';
import { findFreePort } from '../src/testing/running-product.ts';
import { newFounder, productOrigin, restoreSession, setPlan, signUpByApi, worldOf } from './support/founder.ts';
import { expectVisibleFocus, tabTo } from './support/journey.ts';
import { withOwnProduct } from './support/own-product.ts';
import { test as base, expect } from './support/test.ts';

/** A product whose sites have hosts of their own, on this computer. */
const test = base.extend<object, { product: undefined }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => {
      const PORT = String(await findFreePort());
      const environment = {
        PORT,
        SITES_DOMAIN: `sites.localhost:${PORT}`,
        CUSTOM_DOMAINS: 'on',
        SITES_TARGET: 'target.example',
      };
      await withOwnProduct(environment, () => use(undefined));
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

/** Somebody on Pro with a site online, signed in in this browser. */
async function goLive(page: Page): Promise<Site> {
  const founder = await signUpByApi(newFounder('Host Owner'));
  await setPlan(founder, 'Pro');
  const { world, person } = worldOf(founder);
  const site = await publish(world, person, await makeReadySite(world, person));
  await restoreSession(page, founder);
  return site;
}

test('A site at a host of its own is read there, with its links and its own page for what is missing; no cookie of the product goes along', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/404/);
  const site = await goLive(page);
  expect(site.url).toMatch(/^http:\/\/[a-z\d-]+\.sites\.localhost:\d+\/$/);
  await context.addCookies([{ name: 'planted', value: 'of-the-product', url: productOrigin() }]);
  const sent: string[] = [];
  page.on('request', async (request) => {
    if (!request.url().startsWith(site.url)) return;
    const { cookie } = await request.allHeaders();
    sent.push(cookie ?? '');
  });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });

  await page.goto(`${productOrigin()}/s/${site.address}/`);
  await expect(page).toHaveURL(site.url);
  await expect(page.locator('h1')).toBeVisible();
  // The blog is not there without a post.
  const kinds = site.document.pages.map(({ kind }) => kind).filter((kind) => kind !== 'blog');
  for (const kind of kinds.slice(1)) {
    await page.locator(`header nav a[href$="${kind}/"]`).click();
    await expect(page).toHaveURL(`${site.url}${kind}/`);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.locator('a.brand').click();
  await expect(page).toHaveURL(site.url);
  expect(refused).toEqual([]);
  await page.goto(`${site.url}nothing/at/all`);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('a.brand').click();
  await expect(page).toHaveURL(site.url);
  expect(sent.length).toBeGreaterThan(3);
  expect(new Set(sent)).toEqual(new Set(['']));
});

for (const width of [1280, 390])
  test(`A domain is added and removed by keyboard alone, at ${width} px`, async ({ page }) => {
    await goLive(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/platform/website-builder/site');
    await expect(page.frameLocator('#preview-frame').locator('h1')).toBeAttached();
    const parts = page.getByRole('navigation', { name: 'Parts of the editor' });
    if (width < 640) await parts.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('tab', { name: 'General' }).click();
    const panel = page.getByRole('region', { name: 'Custom domain' });
    await tabTo(page, panel.getByRole('button', { name: 'Add a domain' }));
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('textbox', { name: 'Your domain' })).toBeFocused();
    await page.keyboard.insertText('www.levain.example');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('_groundwork.www.levain.example')).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await tabTo(page, panel.getByRole('button', { name: 'Remove: www.levain.example' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove the domain www.levain.example?' });
    await tabTo(page, question.getByRole('button', { name: 'Remove it' }));
    await page.keyboard.press('Enter');
    await expect(panel.getByText('www.levain.example')).toHaveCount(0);
  });
