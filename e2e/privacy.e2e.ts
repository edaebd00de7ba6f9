import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Archive, Privacy } from '#features/privacy/privacy.contract.ts';
import {
  answerByApi,
  answers,
  newFounder,
  restoreSession,
  type SignedUpFounder,
  signUpByApi,
} from './support/founder.ts';
import { downloadBy, submitSignIn } from './support/journey.ts';
import { receiveMail } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const settings = '/platform/account?tab=privacy';
const dayMs = 24 * 60 * 60_000;

const parts = (page: Page) => {
  const dialog = page.locator('[role="dialog"]:has([role="tabpanel"])');
  return {
    archive: dialog.getByRole('region', { name: 'Data archive' }),
    deletion: dialog.getByRole('region', { name: 'Delete account' }),
    question: page.getByRole('dialog', { name: 'Delete account' }),
  };
};
const open = async (page: Page, founder: SignedUpFounder) => {
  await restoreSession(page, founder);
  await page.goto(settings);
  return parts(page);
};

test('a person asks for their archive, sees it being made, and downloads what they told', async ({ page }) => {
  const founder = await signUpByApi(newFounder('Petra Packer'));
  await answerByApi(founder, answers.slice(0, 3));
  const { archive } = await open(page, founder);
  await archive.getByRole('button', { name: 'Request archive' }).click();
  await expect(archive.getByText('Your archive is ready')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  const button = parts(page).archive.getByRole('button', { name: /^Download archive \([\d.]+ kB\)$/ });
  const { name, bytes } = await downloadBy(page, () => button.click());
  expect(name).toMatch(/^groundwork-archive-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(new Uint8Array(bytes));
  expect(strFromU8(files['index.html']!)).toContain('Levain &amp; Rye bakes sourdough to order');
  await receiveMail(founder.email, 'Your data archive is ready');
});

test('a second window that asks too is shown the archive that is being made', async ({ page }) => {
  const founder = await signUpByApi();
  const running: Archive = {
    id: `arc_${'0'.repeat(26)}`,
    state: 'running',
    requestedAt: new Date().toISOString(),
    readyBy: new Date(Date.now() + 2 * dayMs).toISOString(),
    done: 7,
    total: 21,
    expiresAt: null,
    bytes: null,
  };
  let hasAsked = false;
  await page.route(/\/api\/account\/archives$/, (route) => {
    hasAsked = true;
    return route.fulfill({ json: { ...running, isNew: false } });
  });
  await page.route(/\/api\/account\/privacy$/, async (route) => {
    const answer = await route.fetch();
    const privacy: Privacy = await answer.json();
    return route.fulfill({ json: hasAsked ? { ...privacy, archive: running } : privacy });
  });
  const { archive } = await open(page, founder);
  await archive.getByRole('button', { name: 'Request archive' }).click();
  await expect(archive.getByText('An archive was being made already; this is it.')).toBeVisible();
  await expect(archive.getByText('7 of 21 items')).toBeVisible();
  await expect(archive.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^33/);
});

test('an account is deleted by keyboard, told until when that can be undone, and kept by signing in', {
  tag: '@deep',
}, async ({ page, complaints }) => {
  // What is open learns that its session has ended.
  complaints.expect(/40[13]/);
  const founder = await signUpByApi(newFounder('Leo Leaver'));
  const { deletion, question } = await open(page, founder);
  await deletion.getByRole('button', { name: 'Delete account' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toContainText(
    'Are you absolutely sure you want to delete your account? This action cannot be undone.',
  );
  await expect(question.getByLabel(`Type ${founder.email} to confirm`)).toBeFocused();

  await page.keyboard.type('somebody@example.com');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This is not the address of your account.')).toBeVisible();
  await expect(question.getByLabel(`Type ${founder.email} to confirm`)).toBeFocused();
  await question.getByLabel(`Type ${founder.email} to confirm`).fill(founder.email);
  await question.getByLabel('Password', { exact: true }).fill('not my password');
  await page.keyboard.press('Enter');
  await expect(question.getByText('That is not your password.')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill(founder.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/signin/);
  await expect(
    page.getByText(/^Your account will be deleted\. All sessions have ended; sign in before .* to keep it\.$/),
  ).toBeVisible();
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now() + 14 * dayMs);
  await receiveMail(founder.email, `Your Groundwork account will be deleted on ${day}`);

  await submitSignIn(page, founder);
  await page.getByRole('dialog', { name: 'Sign In Successful' }).getByRole('link', { name: 'Go to Platform' }).click();
  await expect(page.getByText('Your account is kept.')).toBeVisible();
  await receiveMail(founder.email, 'Your Groundwork account is kept');
  await page.goto(settings);
  await expect(parts(page).deletion.getByText(/undid it: your account is kept\.$/)).toBeVisible();
});

test('leaving the question leaves everything as it was', { tag: '@deep' }, async ({ page }) => {
  const founder = await signUpByApi();
  const { deletion, question } = await open(page, founder);
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await question.getByRole('button', { name: 'Keep my account' }).click();
  await expect(question).toHaveCount(0);
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(deletion.getByRole('button', { name: 'Delete account' })).toBeFocused();
});
