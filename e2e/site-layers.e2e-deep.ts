import type { Page } from '@playwright/test';
import { makeReadySite } from '../src/features/sites/testing/make-site.ts';
import { newFounder, restoreSession, setPlan, signUpByApi, worldOf } from './support/founder.ts';
import { canvas, rail } from './support/site-editor.ts';
import { expect, test } from './support/test.ts';

/** How much slower than it is the processor is made to be: what follows late is drawn late enough to be seen. */
const slowdown = 10;
const choices = 8;

type Watched = Window & { marked: string[] };

/** Notes the name of each line of the list of layers as it is marked as the chosen one. Runs inside the browser. */
function watchMarked(list: Element): void {
  const marked: string[] = [];
  (window as unknown as Watched).marked = marked;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const line = target as Element;
      if (line.role === 'row' && line.ariaSelected === 'true') marked.push(line.ariaLabel ?? '');
    }
  }).observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
}

const takeMarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).marked.splice(0));

test('On a slow machine a line that is chosen is marked once, and what was chosen before not once more', async ({
  page,
}) => {
  const founder = await signUpByApi(newFounder('Layer Chooser'));
  await setPlan(founder, 'Pro');
  const { world, person } = worldOf(founder);
  await makeReadySite(world, person);
  await restoreSession(page, founder);
  await page.goto('/platform/website-builder/site');
  await expect(canvas(page).locator('h1')).toBeVisible();
  const lines = rail(page).getByRole('row');
  const first = 3;
  const count = (await lines.count()) - first;
  expect(count).toBeGreaterThan(2);
  await lines.nth(first + count - 1).click();
  await rail(page).getByRole('grid').evaluate(watchMarked);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  for (let choice = 0; choice < choices; choice += 1) {
    const line = lines.nth(first + (choice % count));
    const name = (await line.getAttribute('aria-label')) ?? '';
    await line.click();
    await expect(line).toHaveAttribute('aria-selected', 'true');
    // The page follows after the picture, and the list once more after the page.
    await page.waitForTimeout(700);
    expect(await takeMarked(page), `choice ${choice}`).toEqual([name]);
  }
});
