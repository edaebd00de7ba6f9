import type { Browser, Page } from '@playwright/test';
import { productOrigin } from './founder.ts';
import { leaveOutPacing } from './test.ts';

/** Somebody else does something at the product under test, in a browser of their own that knows nothing of it. */
export async function inOwnBrowser<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: productOrigin() });
  try {
    await context.addInitScript(leaveOutPacing);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The headline that somebody without an account sees at an address; the status in its place where that is not 200. */
export const seenByStranger = (browser: Browser, address: string): Promise<string | null> =>
  inOwnBrowser(browser, async (page) => {
    const answer = await page.goto(address);
    return answer?.status() === 200 ? page.locator('h1').textContent() : String(answer?.status());
  });
