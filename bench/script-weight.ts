import { get } from 'node:http';
import { chromium } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { isSmoke, type Measure, type Row, size } from './harness.ts';
import { type BenchSession, signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const screens = [
  { what: 'landing', path: '/', budgetKb: 100, isSignedIn: false },
  { what: 'sign-in', path: '/signin', budgetKb: 100, isSignedIn: false },
  { what: 'dashboard', path: '/platform', budgetKb: 240, isSignedIn: true },
  { what: 'business generation, chat', path: '/platform/business-generation', budgetKb: 240, isSignedIn: true },
  {
    what: 'business generation, plan',
    path: '/platform/business-generation?tab=plan',
    budgetKb: 240,
    isSignedIn: true,
  },
] as const;
/** One of each kind where the measure is only tried out. */
const visited = screens.filter(({ path }) => !isSmoke || path === '/signin' || path === '/platform');

/** So long without an answer, a screen has everything it wants. */
const quietMs = size(2500, 300);

/** What a first visit to each screen fetches in script. */
export const scriptWeight: Measure = {
  name: 'script-weight',
  title: 'Script per screen on a first visit, until nothing more is fetched',
  how: 'Every script a real browser with an empty cache fetches, each weighed as the product serves it in both encodings. The same each time, so once.',
  run: () =>
    withProduct(async ({ origin }) => {
      const { session } = await signUpWithPlan(origin, 'script-weight');
      const browser = await chromium.launch(playwright.use?.launchOptions);
      try {
        const rows: Row[] = [];
        for (const screen of visited) {
          const scripts = await listScripts(browser, origin + screen.path, screen.isSignedIn ? session : undefined);
          const weigh = async (encoding: 'gzip' | 'br') =>
            (await Promise.all(scripts.map((url) => servedBytes(url, encoding)))).reduce((sum, size) => sum + size, 0) /
            1024;
          const [gz, br] = [await weigh('gzip'), await weigh('br')];
          const promise = { words: `≤ ${screen.budgetKb} KB`, isKept: gz <= screen.budgetKb };
          rows.push({ what: `${screen.what}, ${scripts.length} files`, unit: 'KB gz', values: [gz], promise });
          rows.push({ what: screen.what, unit: 'KB br', values: [br] });
        }
        return rows;
      } finally {
        await browser.close();
      }
    }),
};

async function listScripts(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  url: string,
  session: BenchSession['session'] | undefined,
): Promise<string[]> {
  const context = await browser.newContext();
  if (session)
    await context.addInitScript(
      (stored) => localStorage.setItem('sb-localhost-auth-token', stored),
      JSON.stringify(session),
    );
  const page = await context.newPage();
  const scripts = new Set<string>();
  let lastAnswerMs = Date.now();
  page.on('response', (response) => {
    lastAnswerMs = Date.now();
    if (response.headers()['content-type']?.includes('javascript')) scripts.add(response.url());
  });
  await page.goto(url);
  // The stream of live updates never ends, so the network is idle when nothing new has been answered for a while; parts
  // that are asked for once the screen has drawn itself are among what is waited for.
  while (Date.now() - lastAnswerMs < quietMs) await page.waitForTimeout(200);
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`);
  // A screen that crashed fetches less.
  const title = await page.locator('h1').first().textContent();
  if (title === null || title.includes('Page Not Found')) throw new Error(`${url} was not shown`);
  await context.close();
  return [...scripts];
}

function servedBytes(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('end', () => resolve(size));
    }).once('error', reject);
  });
}
