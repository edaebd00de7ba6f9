import type { Page } from '@playwright/test';
import { mockAccountAnswers } from './account-answers.ts';
import { accountParts, accountScreens } from './account-screens.ts';
import { standInForBilling } from './billing-answers.ts';
import { billingScreens } from './billing-screens.ts';
import { restoreSession } from './founder.ts';
import { mockInbox } from './inbox-answers.ts';
import { submitSignIn } from './journey.ts';
import { openQuietPage } from './quiet-page.ts';
import { signedOutScreens } from './signed-out-screens.ts';
import { expect, type SharedFounders } from './test.ts';

/** One screen in one state, and how to get there. */
export interface Screen {
  readonly id: string;
  readonly open: (page: Page, founders: SharedFounders) => Promise<void>;
}

const advisor = '/platform/business-generation';
const inbox = '/platform/inbox';
const profile = '/platform/profile';
const studio = '/platform/website-builder';

/** Opens an address as somebody; waits until the screen's own heading and everything that loads is there. */
async function openAs(
  page: Page,
  who: SharedFounders[keyof SharedFounders] | undefined,
  address: string,
): Promise<void> {
  if (who === undefined) await leave(page);
  else await restoreSession(page, who);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
}

/** Waits until nothing loads and nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  // Asked at each frame: an expectation asks again after 100, 250 and 500 ms.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const listMoving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    // A colour that is inherited sets out once the one it follows has arrived: looked at again after each arrival.
    const arrive = async (): Promise<void> => {
      await nextFrame();
      for (let moving = listMoving(); moving.length > 0; moving = listMoving()) {
        await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
        await nextFrame();
      }
    };
    await Promise.race([arrive(), new Promise((resolve) => setTimeout(resolve, 1500))]);
  });
}

/** Nobody is signed in in this browser any more. */
async function leave(page: Page): Promise<void> {
  await openQuietPage(page);
  await page.evaluate(() => {
    for (const key of ['sb-localhost-auth-token', 'isAuthenticated', 'userName', 'userPlan'])
      localStorage.removeItem(key);
  });
}

const at = (id: string, who: keyof SharedFounders | undefined, address: string): Screen => ({
  id,
  open: (page, founders) => openAs(page, who === undefined ? undefined : founders[who], address),
});

/** A screen on which something is opened after it has arrived. */
const after = (screen: Screen, id: string, act: (page: Page, founders: SharedFounders) => Promise<void>): Screen => ({
  id,
  open: async (page, founders) => {
    await screen.open(page, founders);
    await act(page, founders);
    await settle(page);
  },
});

/** The bell is the last button but one of the header; its name is told in the language of the page. */
async function openNotifications(page: Page): Promise<void> {
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens the list of workspaces, which on small screens stands in the slide-in menu. */
async function openSwitcher(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if (isNarrow) await page.getByRole('banner').getByRole('button').first().click();
  const bar = isNarrow ? page.getByRole('dialog') : page.getByRole('banner');
  await bar.locator('[aria-haspopup="menu"]').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Opens the palette and types; what is found depends on whether anything is to be. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill(query);
  if (query === 'xylophone') await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  else await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
}

const signIn = at('sign-in', undefined, '/signin');
const fullPlan = after(at('', 'pro', `${advisor}?tab=plan`), 'plan, Pro', async (page) => {
  // The chart is drawn when it comes near the window: somewhere below the first table, by how wide the window is.
  for (const table of await page.locator('#financial-projections table').all()) await table.scrollIntoViewIfNeeded();
  await expect(page.locator('#financial-projections figure svg[role="img"]')).toBeVisible();
});
const chat = at('chat with all answers', 'free', advisor);
const dashboard = at('dashboard, complete plan', 'free', '/platform');
const pricing = at('pricing', 'free', '/platform/pricing');

/** The branding kit with logos: they are made where nobody has asked for them yet. */
async function makeBrand(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('[role="radiogroup"]') });
  if (await form.isVisible()) {
    await form.locator('input').first().fill('Levain & Rye');
    await form.locator('[type="submit"]').click();
  }
  await expect(page.locator('#brand-logos')).toBeVisible({ timeout: 60_000 });
  // Fonts and pictures are drawn after it.
  await expect(page.locator('#brand-social ~ ul img').first()).toBeVisible({ timeout: 60_000 });
}

/** The inbox with threads of every kind. */
const inboxAt = (id: string, search: string): Screen => ({
  id,
  open: async (page, founders) => {
    await mockInbox(page);
    await openAs(page, founders.newcomer, `${inbox}${search}`);
    await expect(page.locator('a[data-thread]').first()).toBeAttached();
  },
});
/** The editor of a site, which is begun where there is none yet; the page that is edited is in a frame of its own. */
const siteEditor: Screen = {
  id: 'website editor',
  open: async (page, founders) => {
    await openAs(page, founders.pro, `${studio}/site`);
    if ((await page.locator('#preview-frame').count()) === 0) {
      await page.goto(`${studio}?tab=website`);
      await page.locator('li:has(h3) button:enabled').first().click();
      await page.getByRole('dialog').getByRole('button').last().click();
    }
    await page.frameLocator('#preview-frame').locator('h1').waitFor();
    await settle(page);
  },
};

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
  after(signIn, 'sign-in successful', async (page, founders) => {
    await submitSignIn(page, founders.newcomer);
    await expect(page.locator('#sign-in-successful')).toBeVisible();
  }),
  ...signedOutScreens.map(({ id, path, act }) => after(at('', undefined, path), id, act)),
  at('not found', undefined, '/nowhere'),
  at('not found below the platform', 'newcomer', '/platform/nowhere'),
  at('branding form', 'newcomer', studio),
  after(at('', 'pro', studio), 'branding kit, Pro', makeBrand),
  after(at('', 'pro', studio), 'editor of a logo', async (page) => {
    await makeBrand(page);
    await page.locator('#brand-logos ~ ul li').first().getByRole('button').last().click();
    // The words about the plan may still be closing behind it.
    await expect(page.getByRole('dialog').last()).toBeVisible();
  }),
  at('website templates, Free', 'newcomer', `${studio}?tab=website`),
  siteEditor,
  after(siteEditor, 'website editor, an element', async (page) => {
    await page.frameLocator('#preview-frame').locator('.b-hero').click();
    await expect(page.locator('#editor-element')).toBeAttached();
  }),
  after(siteEditor, 'website editor, find text', async (page) => {
    await page.keyboard.press('ControlOrMeta+Shift+f');
    await page.getByRole('dialog').getByRole('searchbox').fill('bakes sourdough');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  }),
  after(siteEditor, 'website editor, versions', async (page) => {
    await page.locator('button:has(.lucide-history)').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await settle(page);
    if ((await dialog.locator('li').count()) === 0) {
      await dialog.getByRole('textbox').fill('Before the fair');
      await dialog.locator('[type="submit"]').click();
    }
    await expect(dialog.locator('li').first()).toBeVisible();
  }),
  ...accountScreens.map(({ id, answers, act }): Screen => {
    const settings = at('', 'newcomer', '/platform/account?tab=security');
    return {
      id: `account settings, ${id}`,
      open: async (page, founders) => {
        await mockAccountAnswers(page, answers);
        await settings.open(page, founders);
        await act(accountParts(page));
        await settle(page);
      },
    };
  }),
  ...(['profile', 'notifications', 'preferences', 'billing', 'privacy'] as const).map((tab) =>
    after(at('', 'pro', `/platform/account?tab=${tab}`), `account settings, ${tab}`, async (page) => {
      await expect(page.getByRole('tabpanel').locator('section').last()).toBeVisible();
    }),
  ),
  after(
    at('', 'newcomer', '/platform/account?tab=privacy'),
    'account settings, deletion with both fields left out',
    async (page) => {
      await page.getByRole('tabpanel').locator('section').last().locator('button').click();
      await page.locator('form#delete-account input').first().press('Enter');
      await expect(page.locator('form#delete-account [slot="errorMessage"]').first()).toBeVisible();
    },
  ),
  at('dashboard, first visit', 'newcomer', '/platform'),
  at('dashboard after two answers', 'halfway', '/platform'),
  dashboard,
  after(dashboard, 'dashboard, account menu', async (page) => {
    await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  after(dashboard, 'dashboard, notifications', openNotifications),
  after(at('', 'newcomer', '/platform'), 'dashboard, no notifications', openNotifications),
  after(dashboard, 'dashboard, workspaces', openSwitcher),
  after(dashboard, 'dashboard, new workspace', async (page) => {
    await openSwitcher(page);
    await page.getByRole('menuitem').nth(1).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  }),
  after(dashboard, 'search, nothing typed', (page) => search(page, '')),
  after(dashboard, 'search, found', (page) => search(page, 'ghnet')),
  after(dashboard, 'search, nothing found', (page) => search(page, 'xylophone')),
  at('inbox, nothing yet', 'newcomer', inbox),
  inboxAt('inbox', ''),
  inboxAt('inbox, a message', '?thread=thr_00000000000000000000000002'),
  inboxAt('inbox, held back', '?state=held&thread=thr_00000000000000000000000004'),
  at('chat, first visit', 'newcomer', advisor),
  at('chat after two answers', 'halfway', advisor),
  chat,
  after(at('', 'pro', advisor), 'chat, starting another', async (page) => {
    await page.getByRole('log').locator('xpath=following-sibling::div').getByRole('button').last().click();
    await page.getByRole('dialog').getByRole('radio').last().check({ force: true });
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  }),
  after(chat, 'chat, what a price is taken as', async (page) => {
    const log = page.getByRole('log');
    // Everything in the answer on money is confirmed: it is one line until somebody unfolds it.
    await log.locator('fieldset > button[aria-expanded="false"]').first().click();
    await log
      .getByRole('button')
      .filter({ hasText: /6[.,]50/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  }),
  after(chat, 'chat, what the plan includes', async (page) => {
    await page.locator('h1 ~ * button[aria-expanded], h1 ~ button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  at('plan, none yet', 'newcomer', `${advisor}?tab=plan`),
  at('plan on its way', 'halfway', `${advisor}?tab=plan`),
  at('plan, Free', 'free', `${advisor}?tab=plan`),
  fullPlan,
  after(fullPlan, 'plan, how the answers are read', async (page) => {
    await page.locator('details:has(> summary h2) > summary').click();
    await expect(page.locator('details:has(> summary h2) table').first()).toBeVisible();
  }),
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
  at('profile, nothing known', 'newcomer', profile),
  at('profile', 'free', profile),
  after(at('', 'free', profile), 'profile, advanced layout', async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('data-layout', 'advanced'));
  }),
  after(at('', 'free', profile), 'profile, changing a price', async (page) => {
    await page.locator('[id="revenue.streams"]').getByRole('button').click();
    await expect(page.getByRole('dialog').locator('form')).toBeVisible();
  }),
  pricing,
  after(at('', 'pro', '/platform/pricing?billing=yearly'), 'pricing, yearly, all open', async (page) => {
    const closed = page.getByRole('main').locator('summary, button[aria-expanded="false"]');
    for (const one of await closed.all()) await one.click();
  }),
  ...billingScreens.map(({ id, path, answers, act }): Screen => {
    const screen = at('', 'free', path);
    return {
      id,
      open: async (page, founders) => {
        await standInForBilling(page, answers);
        await screen.open(page, founders);
        await act(page);
        await settle(page);
      },
    };
  }),
  at('website, coming', 'newcomer', '/platform/website-builder'),
  at('marketing, coming', 'newcomer', '/platform/marketing'),
  at('analytics, coming', 'newcomer', '/platform/analytics'),
  at('legal, coming', 'newcomer', '/platform/legal'),
  at('support, coming', 'newcomer', '/platform/support'),
];
