import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const widths = [1440, 768, 390, 320] as const;

/** Lets tools of a test look into pages of sites, whose policy lets no script run, not even one of the browser's own. */
export async function letScriptsRun(page: Page): Promise<void> {
  await page.route('**/s/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** What of a page does not fit, at each width. */
export async function sidewaysOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) found.push(`${over} px at ${width}`);
  }
  return found;
}

/** What axe finds on a page of a site at the widest. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The names of the headings and navigations of a page in the order in which they are read where it has no styles. */
export const readWithoutStyles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    for (const style of document.querySelectorAll('style')) style.remove();
    return [...document.querySelectorAll('h1, h2, nav')].map(({ tagName }) => tagName);
  });
