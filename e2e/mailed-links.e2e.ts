import type { Browser, Page } from '@playwright/test';
import { enrolFactor } from './support/factor.ts';
import { newFounder, productOrigin, restoreSession, type SignedUpFounder, signUpByApi } from './support/founder.ts';
import { submitSignIn } from './support/journey.ts';
import { receiveMail } from './support/mailbox.ts';
import { solveRobotCheck, tickRobotCheck } from './support/robot.ts';
import { expect, test } from './support/test.ts';

const resetSubject = 'Set a new password';
const newPassword = 'other-river-stone-43';

test('A forgotten password is reset in three steps, with every message, and ends every session', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 40[0139]/);
  const founder = await signUpByApi();
  await restoreSession(page, founder);
  await page.goto('/forgot-password');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
  await expect(page.getByRole('link', { name: 'Remembered your password?' })).toHaveAttribute('href', '/signin');
  const send = page.getByRole('button', { name: 'Send Verification Code' });
  await send.click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByText('Please verify that you are not a robot')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(founder.email);
  await tickRobotCheck(page, '#email-form');
  await send.click();

  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByText('Verification code sent.')).toBeVisible();
  const { code } = await receiveMail(founder.email, resetSubject);
  const toast = page.locator('#code-toast');
  await expect(toast).toHaveText(`Your verification code is ${code}. It expires in 10 minutes.`);
  const verify = page.getByRole('button', { name: 'Verify Code' });
  await verify.click();
  await expect(page.getByText('Please enter the verification code')).toBeVisible();
  const field = page.getByLabel('Verification code');
  await field.fill(code === '111111' ? '222222' : '111111');
  await verify.click();
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code. Please try again.');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Please try again in [1-6]?\d seconds\.$/);

  await test.step('Back leads one step back, and the limit of a minute holds there too', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Please try again in [1-6]?\d seconds\.$/);
    expect(
      await page.evaluate(() => Date.now() - Number(localStorage.getItem('password_reset_last_attempt'))),
    ).toBeLessThan(60_000);
  });

  await page.goto('/forgot-password');
  await resetSteps(page, founder.email);
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByText('Code verified successfully. Please set your new password.')).toBeVisible();
  const [password, again] = [page.getByLabel('New password', { exact: true }), page.getByLabel('Confirm new password')];
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await password.fill('short');
  await again.fill('short');
  await reset.click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await password.fill(newPassword);
  await again.fill(`${newPassword}!`);
  await reset.click();
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');

  await test.step('going back and forward again does not spend the code twice', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Verify Code' }).click();
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
  });

  await again.fill(newPassword);
  await reset.click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual([]);
  await submitSignIn(page, { email: founder.email, password: newPassword });
  await expect(page.getByRole('dialog', { name: 'Sign In Successful' })).toBeVisible();
});

test.describe('at the pace people see', () => {
  test.use({ isPaced: true });

  test('The link of the mail sets a password on another device, after a click, with a countdown from 5', {
    tag: '@deep',
  }, async ({ page, browser, complaints }) => {
    complaints.expect(/status of 40[013]/);
    const founder = await signUpByApi();
    await recover(founder.email);
    const { link } = await receiveMail(founder.email, resetSubject);
    // A scanner opens the link and does nothing; the link still works afterwards.
    await (await fetch(link)).text();
    const other = await otherDevice(browser);
    await other.goto(link);
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText('Link accepted. Please set your new password.')).toBeVisible();
    await expect(other.locator('input[name="username"]')).toHaveValue(founder.email);
    const [password, again] = [
      other.getByLabel('New password', { exact: true }),
      other.getByLabel('Confirm new password'),
    ];
    await password.fill(newPassword);
    await again.fill(`${newPassword}!`);
    await other.getByRole('button', { name: 'Reset Password' }).click();
    for (const field of [password, again]) await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(other.getByText('Link accepted')).toBeHidden();
    await again.fill(newPassword);
    await other.getByRole('button', { name: 'Reset Password' }).click();
    await expect(other.getByText('Your password has been reset successfully. Redirecting to login...')).toBeVisible();
    await expect(other.locator('[data-countdown]')).toHaveText('5');
    await expect(other.locator('[data-countdown]')).toHaveText('3');
    await expect(other).toHaveURL('/signin');
    await other.context().close();

    await page.goto(link);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  test('A confirmation link that does not work says so and leads home after three seconds', { tag: '@deep' }, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 403/);
    await page.goto('/auth/confirm?token_hash=nothing-there&type=signup');
    const started = Date.now();
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.');
    await expect(page).toHaveURL('/');
    expect(Date.now() - started).toBeGreaterThanOrEqual(2900);
  });
});

test('A confirmation link clicked without a connection is not given up', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  const { email } = newFounder();
  await sendMagicLink(email, true);
  const { link } = await receiveMail(email, 'Confirm your email address');
  await page.goto(link);
  await page.route('**/auth/v1/verify', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.');
  await expect(page.getByText('Check your connection, then load this page again.')).toBeVisible();
  await expect(page.getByText('The start page opens in a moment.')).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL('/#signup');
});

test('A reset asks for the second factor between the code and the new password', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 40[013]/);
  const founder = await signUpByApi();
  const app = await enrolFactor(founder);
  await page.goto('/forgot-password');
  await resetSteps(page, founder.email);
  await page.getByLabel('Code from your app').fill(app.code());
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL('/signin');
});

test('A link to sign in works after a click, on another device', async ({ browser }) => {
  const founder = await signUpByApi();
  await sendMagicLink(founder.email);
  const { link } = await receiveMail(founder.email, 'Sign in to Groundwork');
  const other = await otherDevice(browser);
  await other.goto(link);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/platform');
  await expect(other.getByRole('heading', { level: 1 })).toContainText(founder.name);
  await other.context().close();
});

test('A new address is confirmed by a click on its link, which leads to the sign-up area signed in', async ({
  page,
}) => {
  const { email } = newFounder();
  await sendMagicLink(email, true);
  const { link } = await receiveMail(email, 'Confirm your email address');
  await page.goto(link);
  await page.route('**/auth/v1/verify', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Confirming your account...')).toBeVisible();
  await expect(page).toHaveURL('/#signup');
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
});

test('A confirmation link clicked in a browser that is signed in changes nothing about who is signed in there', {
  tag: '@deep',
}, async ({ page }) => {
  const owner = await signUpByApi(newFounder('Ada Okafor'));
  await changeEmail(owner, `new-${owner.email}`);
  const { link } = await receiveMail(owner.email, 'Confirm the change of your email address');
  const reader = await signUpByApi(newFounder('Samuel Lindqvist'));
  await restoreSession(page, reader);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('heading', { name: 'Half done' })).toBeVisible();
  await expect(
    page.getByText('Confirmation link accepted. Please proceed to confirm link sent to the other email'),
  ).toBeVisible();
  const second = await receiveMail(`new-${owner.email}`, 'Confirm your new email address');
  await page.goto(second.link);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page).toHaveURL('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reader.name);
});

/** Steps 1 and 2 with the code from the outbox. */
async function resetSteps(page: Page, email: string): Promise<void> {
  // Another browser's minute: the service's own limit for the address is what counts then.
  await page.evaluate(() => localStorage.removeItem('password_reset_last_attempt'));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await tickRobotCheck(page, '#email-form');
  // The service holds a second mail to one address back for a minute; the first code is still good.
  const answer = await fetch(`${productOrigin()}/outbox.json`);
  const mails = (await answer.json()) as readonly { to: string; subject: string }[];
  if (mails.some((mail) => mail.to === email && mail.subject === resetSubject)) {
    await page.route('**/auth/v1/recover**', (route) => route.fulfill({ json: {} }), { times: 1 });
  }
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await page.getByLabel('Verification code').fill((await receiveMail(email, resetSubject)).code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
}

async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: productOrigin() });
  return context.newPage();
}

async function recover(email: string): Promise<void> {
  const captcha_token = await solveRobotCheck(productOrigin(), 'password-reset');
  await send('/recover', { email, gotrue_meta_security: { captcha_token } });
}

async function sendMagicLink(email: string, create_user = false): Promise<void> {
  const captcha_token = await solveRobotCheck(productOrigin(), 'password-reset');
  await send('/otp', { email, create_user, gotrue_meta_security: { captcha_token } });
}

async function changeEmail(founder: SignedUpFounder, email: string): Promise<void> {
  await send('/user', { email }, founder.session.access_token, 'PUT');
}

async function send(path: string, body: unknown, token?: string, method = 'POST'): Promise<void> {
  const answer = await fetch(`${productOrigin()}/auth/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
}
