import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { tickRobotCheck } from './robot.ts';
import { expect } from './test.ts';

/** The parts of the advisor's screen that a journey touches. */
export function advisorParts(page: Page) {
  return {
    input: page.getByRole('textbox', { name: 'Your answer' }),
    send: page.getByRole('button', { name: 'Send', exact: true }),
    typing: page.getByText('The advisor is typing'),
    log: page.getByRole('log', { name: 'Conversation' }),
    chatTab: page.getByRole('tab', { name: 'AI Chat' }),
    planTab: page.getByRole('tab', { name: /^Business Plan/ }),
    score: page.getByRole('region', { name: 'Feasibility score' }),
  };
}

/** Fills the sign-up area of the landing page and arrives on the dashboard. */
export async function signUpByForm(
  page: Page,
  founder: { readonly name: string; readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto('/#signup');
  const area = page.locator('#signup');
  await area.getByLabel('Name', { exact: true }).fill(founder.name);
  await area.getByLabel('Email', { exact: true }).fill(founder.email);
  await area.getByLabel('Password', { exact: true }).fill(founder.password);
  await tickRobotCheck(page, '#sign-up-form');
  await area.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/platform');
}

/** Fills the sign-in form and sends it; what comes of it is for the caller to see. */
export async function submitSignIn(
  page: Page,
  founder: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.locator('#sign-in-email').fill(founder.email);
  await page.locator('#sign-in-password').fill(founder.password);
  if ((await page.locator('#sign-in-robot-box').getAttribute('aria-checked')) !== 'true')
    await tickRobotCheck(page, '#sign-in-form');
  await page.locator('#sign-in-form [type="submit"]').click();
}

/** Types and sends one answer, and waits for the reply. */
export async function giveAnswer(page: Page, text: string): Promise<void> {
  const { input, send, typing } = advisorParts(page);
  await input.fill(text);
  await send.click();
  // The last answer leads on to the plan a second later, and then the field is no longer there: looked up and read at once.
  const readTyped = () => input.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  await expect.poll(async () => (await readTyped()).join('')).toBe('');
  await expect(typing).not.toBeAttached();
}

/** The texts of the seven sections of the business plan, all of which are open. */
export async function readSections(page: Page): Promise<readonly string[]> {
  await page.goto('/platform/business-generation?tab=plan');
  const texts = page.locator('section[aria-labelledby$="-heading"] > div[lang]');
  await expect(texts).toHaveCount(7);
  return texts.allInnerTexts();
}

/** The file a button starts to download: its name and its bytes. */
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Expects that whoever uses the keyboard sees where they are: an outline at the focused element or right around it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // A page may still be scrolling to what has the focus.
  await expect(async () => expect(await page.evaluate(findFocusFault)).toBe('')).toPass({ timeout: 2000 });
}

/** Why nobody sees the focus; empty where they do. What has it in a frame shows it there. Runs inside the page. */
function findFocusFault(): string {
  const faultIn = (inside: Document): string => {
    const focused = inside.activeElement;
    if (focused === null || focused === inside.body) return 'nothing has the focus';
    const within = focused.localName === 'iframe' ? (focused as HTMLIFrameElement).contentDocument : null;
    // A frame in which nothing can have it has it itself.
    if (within?.activeElement && within.activeElement !== within.body) return faultIn(within);
    const what = `${focused.outerHTML.slice(0, 60)} … ${focused.outerHTML.slice(-60)}`;
    // Of a switch or a box that is drawn, its own field is hidden in a pixel: what shows the focus is in its label.
    const frame = focused.parentElement;
    const label = frame && frame.getBoundingClientRect().width <= 1 ? focused.closest('label') : null;
    const places = label
      ? [label, ...label.querySelectorAll('*')].filter((element) => !frame?.contains(element))
      : [focused, frame, frame?.parentElement];
    const outlined = places.find((element) => {
      if (element === null || element === undefined) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5;
    });
    if (!outlined) return `no outline: ${what}`;
    const seen = label ? outlined : focused;
    const box = seen.getBoundingClientRect();
    const isOnTop = [0.1, 0.5, 0.9].some((part) => {
      const top = inside.elementFromPoint(box.left + box.width * part, box.top + box.height * part);
      return top !== null && (seen.contains(top) || top.contains(seen));
    });
    return isOnTop ? '' : `outside the window or covered, at ${Math.round(box.top)} px: ${what}`;
  };
  return faultIn(document);
}

/** Tabs until the wanted element has the focus; each stop on the way must show that it has it. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  throw new Error(`${wanted} was not reached with ${most} presses of ${key}`);
}

/** Expects that nothing stands beside the window. */
export async function expectNoSidewaysScrolling(page: Page, where = page.url()): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `width of the content on ${where}`).toBeLessThanOrEqual(window);
}
