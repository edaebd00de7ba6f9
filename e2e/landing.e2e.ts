import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { restoreSession } from './support/founder.ts';
import { expect, test } from './support/test.ts';

const sections = ['hero', 'features', 'workflow', 'whygroundwork', 'pricing', 'faq', 'signup'];
const comingTools = ['Marketing Studio', 'Business Analytics', 'Legal Document Generator', 'Support & Resources'];

test('The landing page says what there is, what is coming, what it costs, and for whom', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Next Generation of AI Business Creation');
  await expect(page.getByText('In beta · launching soon')).toBeVisible();
  for (const tool of comingTools)
    await expect(page.locator('#features li').filter({ hasText: tool }).getByText('Coming')).toBeVisible();
  // docs/billing.md, "Prices".
  for (const [name, price] of [
    ['Free', '$0.00'],
    ['Starter', '$24.00'],
    ['Pro', '$79.00'],
  ] as const) {
    const plan = page.locator('#pricing li').filter({ has: page.getByRole('heading', { name }) });
    await expect(plan).toContainText(price);
  }
  const area = page.locator('#signup');
  await expect(area).toContainText('For people aged 18 or over.');
  await expect(area.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expect(area.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('A path segment and a hash scroll to their section; an unknown one is the 404 screen', { tag: '@deep' }, async ({
  page,
}) => {
  for (const id of sections) {
    for (const address of [`/${id}`, `/#${id}`]) {
      await page.goto(address);
      await expect(page.locator(`#${id}`), address).toBeFocused();
      await expect(page.locator(`#${id}`), address).toBeInViewport();
    }
  }
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/#signup');
  await page.goto('/#error=access_denied&error_code=otp_expired');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Next Generation of AI Business Creation');
  await page.goto('/#nothing');
  await expectNotFound(page);
});

test('Nothing is at an unknown address but the 404 screen', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expectNotFound(page);
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('Every picture is a real file of at most 60 KB with words for those who do not see it, and moves nothing', async ({
  page,
}) => {
  const files = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await page.evaluate(watchShifts);
      const pictures = page.locator('main img');
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20);
        const { file, naturalWidth, shape, kept } = await picture.evaluate((image: HTMLImageElement) => ({
          file: image.currentSrc,
          naturalWidth: image.naturalWidth,
          shape: image.naturalWidth / image.naturalHeight,
          kept: image.clientWidth / image.clientHeight,
        }));
        files.add(file);
        expect(file).toContain(`-${width === 390 ? 'narrow' : 'wide'}-${colorScheme}-`);
        expect(naturalWidth).toBeGreaterThan(300);
        expect(Math.abs(shape - kept)).toBeLessThan(0.05);
      }
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
    }
  }
  expect(files.size).toBe(16);
  for (const file of files) {
    const answer = await page.request.get(file);
    expect((await answer.body()).length, file).toBeLessThanOrEqual(60 * 1024);
    expect([answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('All of its text can be read without JavaScript, and the forms say that they need it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('/', process.env.PRODUCT_ORIGIN).href);
  for (const id of sections) await expect(page.locator(`#${id}`)).toBeVisible();
  // The browser of the tests keeps what stands in `noscript` to itself, with scripts off as well.
  const answer = await page.request.get(page.url());
  expect((await answer.text()).match(/<noscript><p[^>]*>This form needs JavaScript\./g)).toHaveLength(2);
  await context.close();
});

test('It carries at most 100 KB of scripts, fetches nothing from elsewhere, and is shown where it is shared', async ({
  page,
  baseURL,
}) => {
  let bytes = 0;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('response', async (response) => {
    if ((response.headers()['content-type'] ?? '').includes('javascript'))
      bytes += (await response.request().sizes()).responseBodySize;
  });
  await page.goto('/');
  await page.locator('#sign-up-name').focus();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeLessThan(100 * 1024);
  expect(bytes).toBeGreaterThan(1024);
  expect(foreign).toEqual([]);
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  expect(await content('meta[property="og:title"]')).toContain('The Next Generation of AI Business Creation');
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
  const card = await page.request.get((await content('meta[property="og:image"]')) ?? '');
  const { width, height, format } = await sharp(await card.body()).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
});

for (const { path, title, count } of [
  { path: '/terms', title: 'Terms of Service', count: 11 },
  { path: '/privacy', title: 'Privacy Policy', count: 12 },
]) {
  test(`${path} has ${count} sections, is dated April 2, 2025, and leads back to the sign-up area`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Dated April 2, 2025')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(count);
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await contents.last().click();
    await expect(page.locator('main section').last()).toBeInViewport();
    await page.getByRole('link', { name: 'Back to sign-up' }).first().click();
    await expect(page).toHaveURL('/#signup');
    await expect(page.locator('#signup')).toBeInViewport();
  });
}

test('A screen that crashes becomes the 404 screen, and the platform around it goes on', async ({
  page,
  founders,
  complaints,
}) => {
  complaints.expect(/planted|A part of the page crashed/);
  await restoreSession(page, founders.free);
  await breakScript(page, 'billing/web/pricing.page.tsx');
  await page.goto('/platform');
  await page.locator('a[href="/platform/pricing"]:visible').first().click();
  await expectNotFound(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good /);
});

test('An application that cannot start shows the 404 screen', async ({ page, founders, complaints }) => {
  complaints.expect(/planted|A part of the page crashed/);
  await restoreSession(page, founders.free);
  await breakScript(page, 'web/i18n/locales/en.po');
  await page.goto('/platform');
  await expectNotFound(page);
});

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(
    page.getByText(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
}

/** Puts a script that throws in the place of the built file of a source. */
async function breakScript(page: Page, source: string): Promise<void> {
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile('dist/web/manifest.json', 'utf8'));
  const file = Object.entries(manifest).find(([key]) => key.endsWith(source))?.[1].file;
  if (file === undefined) throw new Error(`No built file of ${source}`);
  const body = 'throw new Error("planted")';
  await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Adds up how far the page's content moves by itself. Runs inside the page. */
function watchShifts(): void {
  Reflect.set(window, 'shifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}
