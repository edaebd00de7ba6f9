import type { Locator, Page } from '@playwright/test';

/** One picture: how to reach the screen, and what of it is seen wide and narrow. Sizes are in CSS pixels. */
export interface Shot {
  readonly name: 'plan' | 'chat' | 'origin' | 'dashboard';
  readonly open: (page: Page) => Promise<void>;
  readonly wide: Cut;
  readonly narrow: Cut;
}

interface Cut {
  readonly window: { readonly width: number; readonly height: number };
  /** The width at which the page shows it; the picture is made at this size and at twice of it. */
  readonly shownAt: number;
  /** The part of the window to keep; all of it unless given. */
  readonly part?: (page: Page) => Promise<{ x: number; y: number; width: number; height: number }>;
}

const advisor = '/platform/business-generation';

/** Waits until nothing loads any more. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens the origin of a number, and moves the pointer away. */
async function openOrigin(page: Page, number: Locator): Promise<void> {
  await number.click();
  await page.locator('[data-origin-title]').first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** The first number of a section that looks so. */
const numberIn = (page: Page, section: string, looks: RegExp): Locator =>
  page
    .locator(`#${section}`)
    .getByRole('button', { name: /where does this come from/ })
    .filter({ hasText: looks })
    .first();

export const shots: readonly Shot[] = [
  {
    name: 'plan',
    open: async (page) => {
      await arrive(page, `${advisor}?tab=plan`);
      if (page.viewportSize()!.width > 1000) await openOrigin(page, numberIn(page, 'executive-summary', /€/));
      await page.evaluate(() => window.scrollTo(0, 0));
    },
    wide: { window: { width: 1200, height: 760 }, shownAt: 816 },
    narrow: { window: { width: 390, height: 540 }, shownAt: 390 },
  },
  {
    name: 'chat',
    open: async (page) => {
      await arrive(page, `${advisor}?tab=chat`);
      // What is read of the answers comes after them, and moves them.
      await page
        .getByText(/understood/)
        .first()
        .waitFor();
      await page.waitForTimeout(1000);
      await page.evaluate((distance) => window.scrollBy(0, distance), (await answerTop(page)) - 330);
    },
    wide: {
      window: { width: 620, height: 900 },
      shownAt: 432,
      part: async (page) => ({ x: 0, y: (await answerTop(page)) - 150, width: 620, height: 580 }),
    },
    narrow: {
      window: { width: 390, height: 900 },
      shownAt: 390,
      part: async (page) => ({ x: 0, y: (await answerTop(page)) - 24, width: 390, height: 420 }),
    },
  },
  {
    name: 'origin',
    open: async (page) => {
      await arrive(page, `${advisor}?tab=plan`);
      await openOrigin(page, numberIn(page, 'financial-projections', /€\d+,\d/));
    },
    wide: {
      window: { width: 1200, height: 760 },
      shownAt: 432,
      part: async (page) => ({ x: 1200 - 352, y: await aroundOrigin(page, 330), width: 352, height: 330 }),
    },
    narrow: {
      window: { width: 390, height: 560 },
      shownAt: 390,
      part: async () => ({ x: 0, y: 200, width: 390, height: 360 }),
    },
  },
  {
    name: 'dashboard',
    open: (page) => arrive(page, '/platform'),
    wide: { window: { width: 1200, height: 660 }, shownAt: 880 },
    narrow: { window: { width: 390, height: 560 }, shownAt: 390 },
  },
];

/** Where the answer with the prices begins in the window. */
const answerTop = async (page: Page): Promise<number> =>
  Math.round((await page.getByRole('log').getByText('Loaves at €6.50 each and office').first().boundingBox())!.y);

/** Where a cut of this height begins that has the opened origin in its middle. */
async function aroundOrigin(page: Page, height: number): Promise<number> {
  const card = page.locator('[data-origin-title]').first().locator('xpath=ancestor::*[contains(@class, "shadow")][1]');
  const { y, height: cardHeight } = (await card.boundingBox())!;
  return Math.round(Math.max(60, y - (height - cardHeight) / 2));
}
