import type { Page } from '@playwright/test';
import { fingers } from './support/hands.ts';
import { canvas, layer, openReadyEditor, rail, showPart } from './support/site-editor.ts';
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
  await openReadyEditor(page, 'Layer Chooser');
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

test('What is added, moved by its buttons, or put in from the clipboard comes into view on the page', async ({
  page,
}) => {
  await openReadyEditor(page, 'Layer Chooser');
  const shown = (number: number) => canvas(page).locator('main > section').nth(number);
  const count = await canvas(page).locator('main > section').count();
  await test.step('added at the end, below the window', async () => {
    await page.getByRole('button', { name: 'Add Element' }).click();
    await page.getByRole('menuitem', { name: 'Contact form', exact: true }).click();
    await page.getByRole('button', { name: 'Add Element' }).click();
    await page.getByRole('menuitem', { name: 'Gallery', exact: true }).click();
    await expect(shown(count + 1)).toBeInViewport({ ratio: 0.9 });
    await expect(shown(0)).not.toBeInViewport();
  });
  const hero = layer(page, 'Hero Section');
  await test.step('moved from the top to the end', async () => {
    await hero.click();
    await expect(shown(0)).toBeInViewport({ ratio: 0.9 });
    const down = hero.getByRole('button', { name: /^Move down/ });
    for (let press = 0; press < count + 1; press += 1) await down.click();
    await expect(shown(count + 1).locator('h1')).toBeInViewport();
    await expect(shown(0)).not.toBeInViewport();
  });
  await test.step('put in below it', async () => {
    await hero.press('ControlOrMeta+c');
    await hero.press('ControlOrMeta+v');
    await expect(shown(count + 2)).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what was added or chosen beside the page is in view as the page comes back', async ({ page }) => {
    await openReadyEditor(page, 'Layer Chooser');
    const blocks = canvas(page).locator('main > section');
    const count = await blocks.count();
    await fingers.press(page.getByRole('button', { name: 'Add Element' }));
    await fingers.press(page.getByRole('menuitem', { name: 'Gallery', exact: true }));
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
    await showPart(page, fingers, 'Page');
    await expect(blocks.nth(count)).toBeInViewport({ ratio: 0.9 });
    await showPart(page, fingers, 'Structure');
    await fingers.press(layer(page, 'Hero Section'));
    await showPart(page, fingers, 'Page');
    await expect(blocks.nth(0).locator('h1')).toBeInViewport();
  });
});

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('what is added stays in view as the sheet that edits it opens below the page', async ({ page }) => {
    await openReadyEditor(page, 'Layer Chooser');
    const blocks = canvas(page).locator('main > section');
    const count = await blocks.count();
    await page.getByRole('button', { name: 'Add Element' }).click();
    await page.getByRole('menuitem', { name: 'Gallery', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
    await expect(blocks.nth(count)).toBeInViewport({ ratio: 0.9 });
  });
});
