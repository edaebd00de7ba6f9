import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import {
  answerByApi,
  answers,
  enterFactByApi,
  productOrigin,
  restoreSession,
  type SignedUpFounder,
  setPlan,
  signUpByApi,
} from './support/founder.ts';
import { advisorParts, giveAnswer } from './support/journey.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** What happens in one tab shows in the others within this time, without a reload. */
const liveMs = 2000;

async function openIn(page: Page, founder: SignedUpFounder, path: string): Promise<void> {
  await restoreSession(page, founder);
  await page.goto(path);
}

/** Marks the page, so that a reload would be seen. */
const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.notReloaded = 'yes';
  });
const expectNotReloaded = async (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-not-reloaded', 'yes');

async function otherBrowserOf(browser: Browser, founder: SignedUpFounder, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: productOrigin() });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('groundwork.pacing', '0');
    sessionStorage.setItem('groundwork.plan-info-seen.advisor', '1');
  });
  const page = await context.newPage();
  await openIn(page, founder, path);
  return page;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('Two tabs stay live, and so does another browser: an answer, a fact and a name show within 2 s', {
  tag: '@alone',
}, async ({ page, context, browser }) => {
  const founder = await signUpByApi();
  await openIn(page, founder, '/platform/business-generation');
  const second = await context.newPage();
  await second.goto('/platform/business-generation');
  const elsewhere = await otherBrowserOf(browser, founder, '/platform/business-generation');
  const watchers = [second, elsewhere];
  for (const watcher of watchers) {
    await expect(advisorParts(watcher).input).toBeVisible();
    await markPage(watcher);
  }

  // One after the other, as somebody types them: each is there before the next is given.
  for (const answer of answers) {
    await giveAnswer(page, answer);
    for (const watcher of watchers)
      await expect(advisorParts(watcher).log.getByText(answer.slice(0, 40)).first()).toBeVisible({ timeout: liveMs });
  }
  for (const watcher of watchers) {
    await advisorParts(watcher).planTab.click();
    await expect(advisorParts(watcher).score).toBeVisible();
  }

  const { request } = context;
  const headers = { authorization: `Bearer ${founder.session.access_token}` };
  const { workspaces } = await (await request.get('/api/workspaces', { headers })).json();
  const { id, revision } = (workspaces as [{ id: string; revision: number }])[0];
  const renamed = await request.patch(`/api/workspaces/${id}`, {
    headers,
    data: { name: 'Night Bakery', revision },
  });
  expect(renamed.status()).toBe(200);
  for (const watcher of watchers)
    await expect(watcher.getByRole('button', { name: /Night Bakery/ }).first()).toBeVisible({ timeout: liveMs });
  for (const watcher of watchers) await expectNotReloaded(watcher);
  await elsewhere.context().close();
});

test('A fact corrected in one tab shows in the other, and one stream serves all tabs of a browser', {
  tag: '@alone',
}, async ({ page, context }) => {
  const founder = await signUpByApi();
  await answerByApi(founder);
  let streams = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams += 1;
  });
  await openIn(page, founder, '/platform/profile');
  const second = await context.newPage();
  await second.goto('/platform/profile');
  const third = await context.newPage();
  await third.goto('/platform');
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
  await markPage(second);
  await enterFactByApi(founder, {
    key: 'industry.experience',
    version: 0,
    value: { type: 'measure', value: 17, unit: 'years' },
  });
  for (const tab of [page, second])
    await expect(tab.locator('[id="industry.experience"]')).toContainText(/17\s*years/, { timeout: liveMs });
  await expectNotReloaded(second);
  expect(streams).toBe(1);

  // The tab that held the stream goes; another one takes over and hears what comes.
  await page.close();
  await setPlan(founder, 'Pro');
  await expect(second.getByText('Pro', { exact: true }).first()).toBeVisible({ timeout: 4000 });
  await expect(third.getByText('Pro', { exact: true }).first()).toBeVisible({ timeout: liveMs });
  expect(streams).toBe(2);
});

test('What happens stands behind the bell: counted, said, opened at the very view, read and unread', {
  tag: '@alone',
}, async ({ page, context }) => {
  const founder = await signUpByApi();
  await openIn(page, founder, '/platform');
  await bell(page).click();
  await expect(page.getByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  const conversationId = await answerByApi(founder);
  await expect(page.getByRole('button', { name: 'Notifications: 2 unread' })).toBeVisible({ timeout: 4000 });
  await expect(page.getByTestId('unread-count')).toHaveText('2');
  await expect(page.getByText(/^New notification: /)).toBeAttached();

  await bell(page).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('heading', { name: 'Today' })).toBeVisible();
  const completed = panel.getByRole('listitem').filter({ hasText: 'Your business plan is complete' });
  await expect(completed.getByText(/this minute|ago/)).toBeVisible();
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations).toEqual([]);

  await completed.getByRole('link').click();
  await expect(page).toHaveURL(`/platform/business-generation?tab=plan&conversation=${conversationId}`);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();

  const second = await context.newPage();
  await second.goto('/platform');
  await expect(second.getByTestId('unread-count')).toHaveText('1');
  await bell(page).click();
  await completed.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(second.getByTestId('unread-count')).toHaveText('2', { timeout: liveMs });
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(second.getByTestId('unread-count')).toHaveCount(0, { timeout: liveMs });
  await expect(page.getByTestId('unread-count')).toHaveCount(0);
  // By arrows from one to the next, and out with Escape.
  await panel.getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test('A sign-out everywhere else ends the other browser at once, without anybody touching it', {
  tag: '@alone',
}, async ({ page, browser, complaints }) => {
  complaints.expect(/40[013]/);
  const founder = await signUpByApi();
  await openIn(page, founder, '/platform');
  await expect(bell(page)).toBeVisible();
  const headers = { authorization: `Bearer ${founder.session.access_token}` };
  await page.context().request.post('/auth/v1/logout?scope=global', { headers });
  await expect(page).toHaveURL(/\/signin/, { timeout: 6000 });
  expect(browser.isConnected()).toBe(true);
});

test('Tabs catch up after the network was away', { tag: '@alone' }, async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK/);
  const founder = await signUpByApi();
  await openIn(page, founder, '/platform');
  await expect(bell(page)).toBeVisible();
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await answerByApi(founder);
  await context.setOffline(false);
  await expect(page.getByTestId('unread-count')).toHaveText('2', { timeout: 8000 });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The list fills the screen, also when it is far too full', async ({ page, founders }) => {
    await openIn(page, founders.free, '/platform');
    await bell(page).click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    await expect(sheet.getByRole('link').first()).toBeVisible();
    await expect(async () => {
      const box = await sheet.boundingBox();
      expect([box?.width, box?.height]).toEqual([390, 844]);
    }).toPass({ timeout: 2000 });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });
});
