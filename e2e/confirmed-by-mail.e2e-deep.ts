import type { Browser, Page } from '@playwright/test';
import { findFreePort } from '../src/testing/running-product.ts';
import { type Founder, newFounder, productOrigin } from './support/founder.ts';
import { submitSignIn } from './support/journey.ts';
import { startMailServer } from './support/mail-server.ts';
import { receiveMail } from './support/mailbox.ts';
import { type OwnProduct, withOwnProduct } from './support/own-product.ts';
import { tickRobotCheck } from './support/robot.ts';
import { serviceKey } from './support/service-key.ts';
import { test as base, expect } from './support/test.ts';

const confirmSubject = 'Confirm your email address';
const minuteMs = 61_000;

/** A product that confirms addresses by mail and keeps the mail in its outbox. */
const test = base.extend<object, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => {
      await withOwnProduct({ AUTH_CONFIRM_EMAIL: 'on' }, use);
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

test('A new account opens after a click on the link of its mail, on another device; until then sign-in tells its owner to confirm, and nobody else', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  complaints.expect(/status of 4(00|29)/);
  const founder = newFounder();
  await signUp(page, founder);
  await expectCheckMail(page, founder);
  const first = await receiveMail(founder.email, confirmSubject);

  await page.goto('/signin');
  await submitSignIn(page, { ...founder, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  const resend = page.getByRole('button', { name: 'Resend confirmation mail' });
  await expect(resend).toBeHidden();
  await submitSignIn(page, founder);
  await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
  await expect(page.getByText('Confirm your address first: open the link in the mail we sent you.')).toBeVisible();
  await expect(resend).toBeFocused();
  await resend.click();
  await expect(page.getByRole('alert')).toHaveText(
    /^For security purposes, you can only request this after [1-6]?\d seconds\.$/,
  );
  await product.moveClock(minuteMs);
  await resend.click();
  await expect(page.getByText('A new confirmation mail is on its way.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect.poll(async () => (await receiveMail(founder.email, confirmSubject)).link).not.toBe(first.link);
  const { link } = await receiveMail(founder.email, confirmSubject);
  // A scanner opens the link and does nothing; the link still works afterwards.
  await (await fetch(link)).text();

  const other = await otherDevice(browser);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
  await other.route('**/auth/v1/verify', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await other.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(other.getByText('Confirming your account...')).toBeVisible();
  await expect(other).toHaveURL('/#signup');
  await other.goto('/platform');
  await expect(other.getByRole('heading', { level: 1 })).toContainText(founder.name);
  await other.context().close();

  await submitSignIn(page, founder);
  await expect(page.getByRole('dialog', { name: 'Sign In Successful' })).toBeVisible();
});

test('A repeated sign-up is told the same, whoever has the address; its owner learns it by mail', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const owner = newFounder();
  await signUp(page, owner);
  const told = await expectCheckMail(page, owner);
  await page.goto((await receiveMail(owner.email, confirmSubject)).link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL('/#signup');
  await product.moveClock(minuteMs);
  const stranger = await otherDevice(browser);
  const claim = { ...owner, name: 'Somebody Else', password: 'another-stone-river-7' };
  await signUp(stranger, claim);
  expect(await expectCheckMail(stranger, owner)).toBe(told);
  await receiveMail(owner.email, 'You already have an account');
  await stranger.goto('/signin');
  await submitSignIn(stranger, claim);
  await expect(stranger.getByRole('alert')).toHaveText('Invalid login credentials');
  await stranger.context().close();
});

test('Another mail can be asked for after a minute, and another address at once', async ({ page, product }) => {
  const founder = newFounder();
  await page.clock.install();
  await signUp(page, founder);
  await expectCheckMail(page, founder);
  const first = await receiveMail(founder.email, confirmSubject);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('button', { name: /^Resend in (30|2\d) s$/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await product.moveClock(minuteMs);
  await page.getByRole('button', { name: 'Resend mail' }).click();
  await expect(page.getByText('A new confirmation mail is on its way.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in (60|5\d) s$/ })).toBeDisabled();
  await expect.poll(async () => (await receiveMail(founder.email, confirmSubject)).link).not.toBe(first.link);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.locator('#sign-up-email')).toBeFocused();
  const again = { ...founder, email: newFounder().email };
  await page.locator('#sign-up-email').fill(again.email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectCheckMail(page, again);
  await expect(page.getByText('A new confirmation mail is on its way.')).toBeHidden();
});

test('An invited person accepts by a click, chooses a password and is in; the password signs them in', async ({
  page,
  browser,
}) => {
  const { email, password } = newFounder();
  const answer = await fetch(`${productOrigin()}/auth/v1/invite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceKey}` },
    body: JSON.stringify({ email, data: { full_name: 'Noor van Dijk' } }),
  });
  expect(answer.status).toBe(200);
  await page.goto((await receiveMail(email, 'You are invited to Groundwork')).link);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor van Dijk');
  const other = await otherDevice(browser);
  await other.goto('/signin');
  await submitSignIn(other, { email, password });
  await expect(other.getByRole('dialog', { name: 'Sign In Successful' })).toBeVisible();
  await other.context().close();
});

test('A verification that answers neither a person nor a session nor an error says so', async ({ page }) => {
  await page.route('**/auth/v1/verify', (route) => route.fulfill({ json: {} }));
  await page.addInitScript(() => localStorage.removeItem('groundwork.pacing'));
  await page.goto('/auth/confirm?token_hash=x&type=signup');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred on token verification.');
  await expect(page).toHaveURL('/');
  await page.goto('/reset-password?token_hash=x&type=recovery');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred on token verification.');
});

test('With a mail server the confirmation arrives there, in text and HTML, and its link opens the account', async ({
  page,
}) => {
  const server = await startMailServer();
  const port = String(await findFreePort());
  const environment = {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: server.url,
    MAIL_FROM: 'hello@groundwork.example',
  };
  const journey = async (): Promise<void> => {
    const origin = environment.PUBLIC_URL;
    const founder = newFounder();
    await signUp(page, founder, origin);
    await expectCheckMail(page, founder);
    await expect.poll(() => server.delivered.length, { timeout: 15_000 }).toBe(1);
    const [mail] = server.delivered;
    expect(mail?.to).toEqual([founder.email]);
    expect(mail?.header).toMatch(/^From: .*hello@groundwork\.example/m);
    expect(mail?.header).toContain(`Subject: ${confirmSubject}`);
    expect([...(mail?.parts.keys() ?? [])]).toEqual(['text/plain', 'text/html']);
    const link = /https?:\/\/\S+token_hash=\S+/.exec(mail?.parts.get('text/plain') ?? '')?.[0] ?? '';
    expect(link.startsWith(`${origin}/auth/confirm?`)).toBe(true);
    expect(mail?.parts.get('text/html')).toContain(link.replaceAll('&', '&amp;'));
    expect((await fetch(`${origin}/outbox.json`)).status).toBe(404);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page).toHaveURL(`${origin}/#signup`);
    await page.goto(`${origin}/platform`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(founder.name);
    await page.goto('about:blank');
  };
  await withOwnProduct(environment, journey).finally(() => server.close());
});

/** Fills and sends the sign-up area; what comes of it is for the caller to see. */
async function signUp(page: Page, founder: Founder, origin = ''): Promise<void> {
  await page.goto(`${origin}/#signup`);
  await page.locator('#sign-up-name').fill(founder.name);
  await page.locator('#sign-up-email').fill(founder.email);
  await page.locator('#sign-up-password').fill(founder.password);
  await tickRobotCheck(page, '#sign-up-form');
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Expects the panel that stands in the form's place; answers what it says, without the seconds. */
async function expectCheckMail(page: Page, { email }: Founder): Promise<string> {
  const area = page.locator('#signup');
  await expect(area.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  await expect(area.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await expect(area.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  return ((await area.locator('#check-mail-form').textContent()) ?? '').replace(/\d+ s/, '');
}

async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: productOrigin() });
  return context.newPage();
}
