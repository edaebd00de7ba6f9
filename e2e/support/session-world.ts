import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { inDataFolder } from '../../src/testing/faults/data-folder.ts';
import { type RunningProduct, startProduct } from '../../src/testing/running-product.ts';
import { newFounder } from './founder.ts';
import { type RefreshProxy, startRefreshProxy } from './refresh-proxy.ts';

const storageKey = 'sb-localhost-auth-token';

/** The product behind a proxy, with a clock that a test moves. */
export interface SessionWorld {
  readonly product: RunningProduct;
  readonly proxy: RefreshProxy;
  /** The product's clock, in Unix milliseconds. */
  nowMs(): number;
  moveClock(byMs: number): Promise<void>;
}

/** Opens browsers, and closes them after the test. */
export interface Browsers {
  /** A browser with its own storage and cookies. Its clock differs from the product's by `skewMs`. */
  open(options?: { name?: string; isOther?: boolean; skewMs?: number }): Promise<BrowserContext>;
}

/** Tests about sessions over time: one product of their own, two browsers, and nothing real has to be waited for. */
export const test = base.extend<{ browsers: Browsers }, { world: SessionWorld; otherBrowser: Browser }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => {
      await inDataFolder(async (dataDir) => {
        const clockFile = `${dataDir}.clock`;
        await writeFile(clockFile, '0');
        const proxy = await startRefreshProxy();
        const product = await startProduct(dataDir, {
          NODE_ENV: 'production',
          PUBLIC_URL: proxy.origin,
          AUTH_ROBOT_CHECK: 'off',
          CLOCK_FILE: clockFile,
          NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href}`,
        });
        proxy.target = product.origin;
        let movedMs = 0;
        await use({
          product,
          proxy,
          nowMs: () => Date.now() + movedMs,
          moveClock: async (byMs) => {
            movedMs += byMs;
            await writeFile(clockFile, String(movedMs));
          },
        });
        await proxy.close();
        await product.stop();
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A process of its own, so that nothing but the network joins the two.
  otherBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch(launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  browsers: async ({ browser, otherBrowser, world }, use) => {
    const opened: BrowserContext[] = [];
    const faults: string[] = [];
    await use({
      open: async ({ name = 'owner', isOther = false, skewMs = 0 } = {}) => {
        const context = await (isOther ? otherBrowser : browser).newContext({ userAgent: name });
        opened.push(context);
        context.setDefaultTimeout(10_000);
        context.on('page', (page) => page.on('pageerror', (error) => faults.push(error.stack ?? error.message)));
        context.on('page', followRequests);
        await context.clock.install({ time: world.nowMs() + skewMs });
        return context;
      },
    });
    for (const context of opened) await context.close();
    expect(faults, 'errors of the pages').toEqual([]);
  },
});

export { expect };

/** Signs a new founder up from a page of the product and opens the platform there. */
export async function signUpHere(context: BrowserContext, world: SessionWorld): Promise<{ page: Page; email: string }> {
  const founder = newFounder();
  const page = await context.newPage();
  await page.goto(`${world.proxy.origin}/favicon.svg`);
  const status = await page.evaluate(
    async ([key, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/auth/v1/signup', { method: 'POST', headers, body: body! });
      localStorage.setItem(key!, await answer.text());
      localStorage.setItem('groundwork.pacing', '0');
      return answer.status;
    },
    [
      storageKey,
      JSON.stringify({ email: founder.email, password: founder.password, data: { full_name: founder.name } }),
    ],
  );
  expect(status).toBe(200);
  await openPlatform(page, world);
  return { page, email: founder.email };
}

/** Requests of each page that have no answer yet; the live stream never has its last one. */
const underWay = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/live') open.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void open.delete(request));
}

/** Waits until the page has asked for nothing for half a second. */
async function waitForAnswers(page: Page): Promise<void> {
  let quietSinceMs = Date.now();
  await expect
    .poll(
      () => {
        if ((underWay.get(page)?.size ?? 0) > 0) quietSinceMs = Date.now();
        return Date.now() - quietSinceMs;
      },
      { intervals: [50], timeout: 20_000 },
    )
    .toBeGreaterThan(500);
}

/** Opens the dashboard and waits until it has all its answers: a call under way would meet the product's next hour. */
export async function openPlatform(page: Page, world: SessionWorld): Promise<void> {
  await page.goto(`${world.proxy.origin}/platform`);
  await expectPlatform(page);
  await waitForAnswers(page);
}

/** Time passes, for the product and for browsers that were awake or asleep all the while. */
export async function letPass(world: SessionWorld, contexts: readonly BrowserContext[], ms: number): Promise<void> {
  await world.moveClock(ms);
  await Promise.all(contexts.map((context) => context.clock.fastForward(ms)));
}

/** Expects the dashboard on the page as it is. */
export async function expectPlatform(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);
}

/** Expects that the page still works, that it works after a reload, and that the product knows its session. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expectPlatform(page);
  await page.reload();
  await expectPlatform(page);
  await waitForAnswers(page);
  await expect(page.getByText('The state of your plan could not be read')).toHaveCount(0);
  expect(await askUser(page)).toBe(200);
}

/** The status of reading the user with the access token this browser keeps. */
export function askUser(page: Page): Promise<number> {
  return page.evaluate(async (key) => {
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string };
    return (await fetch('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).status;
  }, storageKey);
}

/** What a thief finds in the local storage of a page. */
export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Puts a copied local storage into a browser; the page stays on an address of the product without scripts. */
export async function pasteStorage(
  context: BrowserContext,
  world: SessionWorld,
  storage: Record<string, string>,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${world.proxy.origin}/favicon.svg`);
  await page.evaluate((copy) => {
    for (const [key, value] of Object.entries(copy)) localStorage.setItem(key, value);
  }, storage);
  return page;
}

/** The refresh token in a copied local storage. */
export function refreshTokenOf(storage: Record<string, string>): string {
  return (JSON.parse(storage[storageKey] ?? '{}') as { refresh_token: string }).refresh_token;
}

/** Sends a refresh token from a page, as anybody's script could; answers status and error code. */
export function refreshFrom(page: Page, token: string): Promise<string> {
  return page.evaluate(async (refresh_token) => {
    const answer = await fetch('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    const body = (await answer.json()) as { error_code?: string };
    return `${answer.status} ${body.error_code ?? ''}`.trim();
  }, token);
}
