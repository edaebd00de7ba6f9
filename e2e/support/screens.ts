import type { Page } from '@playwright/test';
import { standInForAccount } from './account-answers.ts';
import { accountParts, accountScreens } from './account-screens.ts';
import { enterAs } from './founder.ts';
import { submitSignIn } from './journey.ts';
import { signedOutScreens } from './signed-out-screens.ts';
import { type Cast, expect } from './test.ts';

/** One screen in one state, and how to get there. */
export interface Screen {
  readonly id: string;
  readonly open: (page: Page, cast: Cast) => Promise<void>;
}

const advisor = '/platform/business-generation';

/** Opens an address as somebody; waits until the screen's own heading and everything that loads is there. */
async function openAs(page: Page, who: Cast[keyof Cast] | undefined, address: string): Promise<void> {
  if (who === undefined) await leave(page);
  else await enterAs(page, who);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
}

/** Waits until nothing loads and nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    const finished = Promise.all(running.map((one) => one.finished.catch(() => undefined)));
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, 400))]);
  });
}

/** Nobody is signed in in this browser any more. */
async function leave(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    for (const key of ['sb-localhost-auth-token', 'isAuthenticated', 'userName', 'userPlan'])
      localStorage.removeItem(key);
  });
}

const at = (id: string, who: keyof Cast | undefined, address: string): Screen => ({
  id,
  open: (page, cast) => openAs(page, who === undefined ? undefined : cast[who], address),
});

/** A screen on which something is opened after it has arrived. */
const after = (screen: Screen, id: string, act: (page: Page, cast: Cast) => Promise<void>): Screen => ({
  id,
  open: async (page, cast) => {
    await screen.open(page, cast);
    await act(page, cast);
    await settle(page);
  },
});

const signIn = at('sign-in', undefined, '/signin');
const fullPlan = after(at('', 'pro', `${advisor}?tab=plan`), 'plan, Pro', async (page) => {
  // The chart is drawn when it comes near the window; it stands beside the first table.
  await page.locator('#financial-projections table').first().scrollIntoViewIfNeeded();
  await expect(page.locator('#financial-projections figure svg[role="img"]')).toBeVisible();
});
const chat = at('chat with all answers', 'free', advisor);
const dashboard = at('dashboard, complete plan', 'free', '/platform');
const pricing = at('pricing', 'free', '/platform/pricing');

/** Every screen in every state a person can see, from the landing page to the last tool. */
export const screens: readonly Screen[] = [
  after(at('landing', undefined, '/'), 'landing', async (page) => {
    for (const summary of await page.locator('#faq summary').all()) await summary.click();
  }),
  after(at('', undefined, '/'), 'landing with faults in the form', async (page) => {
    await page.locator('#sign-up-form [type="submit"]').click();
    await expect(page.locator('#sign-up-email-error')).toBeVisible();
  }),
  signIn,
  at('sign-in, authentication required', undefined, '/signin?redirect=%2Fplatform'),
  at('sign-in, already signed in', 'newcomer', '/signin'),
  after(signIn, 'sign-in successful', async (page, cast) => {
    await submitSignIn(page, cast.newcomer);
    await expect(page.locator('#sign-in-successful')).toBeVisible();
  }),
  ...signedOutScreens.map(({ id, path, act }) => after(at('', undefined, path), id, act)),
  at('not found', undefined, '/nowhere'),
  at('not found below the platform', 'newcomer', '/platform/nowhere'),
  ...accountScreens.map(({ id, answers, act }): Screen => {
    const settings = at('', 'newcomer', '/platform/account');
    return {
      id: `account settings, ${id}`,
      open: async (page, cast) => {
        await standInForAccount(page, answers);
        await settings.open(page, cast);
        await act(accountParts(page));
        await settle(page);
      },
    };
  }),
  at('dashboard, first visit', 'newcomer', '/platform'),
  dashboard,
  after(dashboard, 'dashboard, account menu', async (page) => {
    await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  at('chat, first visit', 'newcomer', advisor),
  at('chat after two answers', 'halfway', advisor),
  chat,
  after(chat, 'chat, correcting a price', async (page) => {
    await page.getByRole('log').getByRole('button').filter({ hasText: '€6.50' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  }),
  after(chat, 'chat, what the plan includes', async (page) => {
    await page.locator('h1 ~ * button[aria-expanded], h1 ~ button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  at('plan, none yet', 'newcomer', `${advisor}?tab=plan`),
  at('plan on its way', 'halfway', `${advisor}?tab=plan`),
  at('plan, Free', 'free', `${advisor}?tab=plan`),
  fullPlan,
  after(fullPlan, 'plan, origin of a figure', async (page) => {
    await page.locator('#financial-projections td button').first().click();
    await expect(page.locator('[data-origin-title]')).toBeVisible();
  }),
  after(fullPlan, 'plan, all numbers', async (page) => {
    await page.getByRole('tabpanel').locator('div:has(> details) + button').click();
    await expect(page.locator('[data-origin-title]')).toBeVisible();
  }),
  after(fullPlan, 'plan, editing a text', async (page) => {
    await page.locator('#executive-summary span > button.absolute').first().focus();
    await page.keyboard.press('Enter');
  }),
  pricing,
  after(at('', 'pro', '/platform/pricing?billing=yearly'), 'pricing, yearly, all open', async (page) => {
    const closed = page.getByRole('main').locator('summary, button[aria-expanded="false"]');
    for (const one of await closed.all()) await one.click();
  }),
  at('website, coming', 'newcomer', '/platform/website-builder'),
  at('marketing, coming', 'newcomer', '/platform/marketing'),
  at('analytics, coming', 'newcomer', '/platform/analytics'),
  at('legal, coming', 'newcomer', '/platform/legal'),
  at('support, coming', 'newcomer', '/platform/support'),
];
