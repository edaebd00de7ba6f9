import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectVisibleFocus } from './journey.ts';
import { expect } from './test.ts';

/** How somebody works with what they see: a journey that goes through these alone is made as they make it. */
export interface Hands {
  /** Presses a button, a link or a tab. */
  press(what: Locator): Promise<void>;
  /** Opens a menu and takes one of its entries. */
  take(opener: Locator, entry: Locator): Promise<void>;
  /** Writes into a field, in the place of what is in it. A time is written as "09:00". */
  write(field: Locator, words: string): Promise<void>;
  /** Closes a dialog. */
  close(dialog: Locator): Promise<void>;
}

/** The smallest side of what a finger presses, in CSS pixels (WCAG 2.2, 2.5.8). */
const smallestTarget = 24;
/** So many presses of a key lead from one end of the largest screen to the other. */
const mostPresses = 150;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Somebody who presses what they see, by mouse or finger, and types into fields. */
const pointing = (touch: (what: Locator, at: { readonly position?: Spot }) => Promise<void>): Hands => ({
  press: (what) => touch(what, {}),
  take: async (opener, entry) => {
    await touch(opener, {});
    await touch(entry, {});
  },
  write: async (field, words) => {
    // The hours of a time stand where it begins.
    await touch(field, (await isTime(field)) ? { position: { x: 18, y: 18 } } : {});
    await typeOver(field, words);
  },
  close: async (dialog) => {
    await touch(dialog.getByRole('button', { name: 'Close', exact: true }), {});
    await expect(dialog).toBeHidden();
  },
});

/** By mouse. */
export const mouse: Hands = pointing((what, at) => what.click(at));

/** By finger: nothing stands beside the window, and nothing is too small to be hit. */
export const fingers: Hands = pointing(async (what, at) => {
  await expectNoSidewaysScrolling(what.page());
  expect(await shortSideOf(what), `the short side of ${what}`).toBeGreaterThanOrEqual(smallestTarget);
  await what.tap(at);
});

/** By keyboard alone: each stop on the way shows that it has the focus, and what was pressed leaves it somewhere. */
export const keys: Hands = {
  press,
  take: async (opener, entry) => {
    await press(opener);
    await expect(entry).toBeVisible();
    await expect.poll(() => entry.evaluate(isInSameList), 'the focus is among the entries').toBe(true);
    await press(entry);
  },
  write: async (field, words) => {
    await reach(field);
    await typeOver(field, words);
  },
  close: async (dialog) => {
    await dialog.page().keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
};

async function press(what: Locator): Promise<void> {
  await reach(what);
  await what.page().keyboard.press('Enter');
}

/** Brings the focus to an element by Tab, and within a list or a bar by arrows. */
export async function reach(wanted: Locator): Promise<void> {
  const page = wanted.page();
  await expectFocusKept(page);
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const key = await wanted.evaluate(keyTowards);
    if (key === '') return expectVisibleFocus(page);
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  throw new Error(`${wanted} was not reached with ${mostPresses} presses`);
}

/** When the documents began in which something was reached already. */
const used = new WeakMap<Page, number>();

/** Once somebody has moved in a document by keyboard, whatever they do there leaves the focus somewhere. */
async function expectFocusKept(page: Page): Promise<void> {
  const beganAt = await page.evaluate(() => performance.timeOrigin);
  const hasFocus = () => page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement));
  if (used.get(page) === beganAt)
    await expect.poll(hasFocus, { message: 'the focus is not lost', timeout: 2000 }).toBe(true);
  used.set(page, beganAt);
}

/** The key that brings the focus nearer to an element; empty where it is there. Runs inside the page. */
function keyTowards(wanted: Element): string {
  const focused = document.activeElement ?? document.body;
  if (focused === wanted) return '';
  const isBack = (wanted.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const group = wanted.closest('[role="grid"], [role="menu"], [role="listbox"], [role="tablist"], [role="toolbar"]');
  if (!group?.contains(focused)) return isBack ? 'Shift+Tab' : 'Tab';
  const isInRow = wanted.closest('[role="row"]')?.contains(focused) === true;
  const isLevel = isInRow || group.matches('[role="tablist"], [role="toolbar"]');
  if (isLevel) return isBack ? 'ArrowLeft' : 'ArrowRight';
  return isBack ? 'ArrowUp' : 'ArrowDown';
}

/** Whether the focus is in the list that an entry is in. Runs inside the page. */
function isInSameList(entry: Element): boolean {
  return entry.closest('[role="menu"], [role="listbox"]')?.contains(document.activeElement) === true;
}

const isTime = async (field: Locator): Promise<boolean> => (await field.getAttribute('type')) === 'time';

/** Types into the field that has the focus. */
async function typeOver(field: Locator, words: string): Promise<void> {
  const { keyboard } = field.page();
  // Where a browser asks for the half of the day it is told; elsewhere a letter is nothing to a time.
  if (await isTime(field)) return keyboard.type(`${words.replace(':', '')}${words < '12' ? 'a' : 'p'}`);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(words);
}

/** The short side of its box, in CSS pixels; a half is rounded up, as browsers may place it. */
async function shortSideOf(what: Locator): Promise<number> {
  const box = await what.boundingBox();
  return box === null ? 0 : Math.ceil(Math.min(box.width, box.height) - 0.5);
}
