import type { Page } from '@playwright/test';
import { productOrigin } from './support/founder.ts';
import { tickRobotCheck } from './support/robot.ts';
import { expect, test } from './support/test.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly listUnsubscribe?: string;
}

async function mailsTo(email: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${productOrigin()}/outbox.json`);
  return ((await answer.json()) as readonly Mail[]).filter(({ to }) => to === email);
}

const linkIn = (mail: Mail | undefined, path: string): string =>
  new RegExp(`^https?://\\S+${path}\\?token=\\S+$`, 'm').exec(mail?.text ?? '')?.[0] ?? '';

/** Fills in the waitlist's form beside sign-up and sends it. */
async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/#waitlist');
  const area = page.getByRole('region', { name: 'Only want to hear of the launch?' });
  await area.getByLabel('Email').fill(email);
  await tickRobotCheck(page, '#waitlist-form');
  await area.getByRole('button', { name: 'Tell me at launch' }).click();
  await expect(area.getByText(`We sent a link to ${email}.`)).toBeVisible();
}

test('Somebody hears of the launch: enters an address, confirms it by a click, and leaves by a click', async ({
  page,
}) => {
  const email = `launch-${process.pid}@example.com`;
  await enter(page, email);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Confirm that we may write to you');
  const confirm = linkIn(mail, '/waitlist/confirm');
  // What a scanner of mail does changes nothing.
  expect((await fetch(confirm)).status).toBe(200);
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hear of the launch');
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page).toHaveURL('/waitlist/confirmed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');

  await page.goto(mail?.listUnsubscribe ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the list?');
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page).toHaveURL('/waitlist/left');
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That link did not work');
  await page.getByRole('link', { name: 'Enter your address again' }).click();
  await expect(page.locator('#waitlist')).toBeInViewport();
});

test('A second entry says the same and mails nothing; the form can be used for another address', async ({ page }) => {
  const email = `again-${process.pid}@example.com`;
  await enter(page, email);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.locator('#waitlist-email')).toBeFocused();
  await page.locator('#waitlist-form [type="submit"]').click();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('Mistakes are said beside the field and the robot check, and nothing is sent', async ({ page }) => {
  await page.goto('/#waitlist');
  await page.locator('#waitlist-email').fill('nobody');
  await page.locator('#waitlist-form [type="submit"]').click();
  await expect(page.locator('#waitlist-email-error')).toHaveText('Enter an email address like name@example.com.');
  await expect(page.locator('#waitlist-robot').getByText('Please verify that you are not a robot')).toBeVisible();
  expect(await mailsTo('nobody')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both clicks of the mails work', async ({ page }) => {
    for (const [path, next] of [
      ['/waitlist/confirm?token=x', '/waitlist/expired'],
      ['/waitlist/leave?token=x', '/waitlist/expired'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button').click();
      await expect(page).toHaveURL(next);
    }
  });
});
