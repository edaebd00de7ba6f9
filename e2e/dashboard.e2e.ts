import type { Page } from '@playwright/test';
import {
  answerByApi,
  answers,
  completeByApi,
  enterFactByApi,
  newFounder,
  restoreSession,
  type SignedUpFounder,
  signUpByApi,
} from './support/founder.ts';
import { advisorParts } from './support/journey.ts';
import { writeInSectionByApi } from './support/plan-edits.ts';
import { expect, test } from './support/test.ts';

const open = async (page: Page, founder: SignedUpFounder) => {
  await restoreSession(page, founder);
  await page.goto('/platform');
};
const threads = (page: Page) => page.getByRole('region', { name: 'Continue where you stopped' }).getByRole('listitem');

test('A newcomer is greeted, stands at 20 percent, and puts the Free banner away for good', async ({ page }) => {
  await open(page, await signUpByApi(newFounder('Lena Brandt')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Lena Brandt$/);
  await expect(page.getByText('20% complete')).toBeVisible();
  await expect(page.getByText('Nothing is open yet.', { exact: false })).toBeVisible();
  const banner = page.getByText("You're on the Free Plan");
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/platform/pricing');
  const stored = page.waitForResponse(
    (answer) => answer.url().includes('/api/account/') && answer.request().method() !== 'GET',
  );
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();
  await stored;
  await page.reload();
  await expect(page.getByText('20% complete')).toBeVisible();
  await expect(banner).toBeHidden();
});

test('What was left open leads back to the very place', async ({ page }) => {
  const founder = await signUpByApi(newFounder('Piotr Zielinski'));
  await answerByApi(founder, answers.slice(0, 2));
  await open(page, founder);
  await expect(threads(page)).toHaveCount(1);
  await expect(threads(page)).toContainText('Question 3 of 5');
  await threads(page).getByRole('link').click();
  await expect(advisorParts(page).log).toContainText(answers[1]);
  await expect(advisorParts(page).input).toBeEnabled();
});

test('A complete plan is at 40 percent, and a section that went stale comes first', { tag: '@deep' }, async ({
  page,
}) => {
  const founder = await signUpByApi(newFounder('Amara Nwosu'));
  const conversationId = await completeByApi(founder);
  await writeInSectionByApi(founder, conversationId, 'target-audience', 'My own words.');
  await enterFactByApi(founder, {
    key: 'audience.groups',
    version: 1,
    value: { type: 'texts', items: ['Night nurses'] },
  });
  await open(page, founder);
  await expect(page.getByText('40% complete')).toBeVisible();
  const first = threads(page).first();
  await expect(first).toContainText('Facts changed since this was written');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/#target-audience$/);
  await expect(page.locator('#target-audience').getByText('Facts changed since this was written')).toBeInViewport();
});
