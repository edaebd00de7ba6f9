import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  newFounder,
  productOrigin,
  restoreSession,
  type SignedUpFounder,
  signUpByApi,
  signUpWithRobotCheck,
} from './support/founder.ts';
import { downloadBy, submitSignIn } from './support/journey.ts';
import { receiveMail } from './support/mailbox.ts';
import { solveRobotCheck } from './support/robot.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const address = '/platform/account?tab=security';

/** The settings, opened at their own address. */
async function openSettings(page: Page, founder: SignedUpFounder) {
  await restoreSession(page, founder);
  await page.goto(address);
  return settingsOf(page);
}

function settingsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Account Settings' });
  return {
    dialog,
    section: (name: string) => dialog.getByRole('region', { name }),
    current: dialog.getByLabel('Current password', { exact: true }),
    next: dialog.getByLabel('New password', { exact: true }),
    confirmation: dialog.getByLabel('Confirm new password', { exact: true }),
    update: dialog.getByRole('button', { name: 'Update password' }),
  };
}

async function signOut(page: Page, founder: SignedUpFounder): Promise<void> {
  await page.getByRole('button', { name: `Account menu of ${founder.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
}

async function beginSetup(factors: Locator): Promise<void> {
  await factors.getByRole('button', { name: 'Set up two-factor' }).click();
  await factors.getByLabel('Name of the app').fill('Phone');
  await factors.getByRole('button', { name: 'Continue' }).click();
}

/** A second session of the same person, as another browser would have it. */
async function signInElsewhere(founder: SignedUpFounder, password = founder.password) {
  const answer = await fetch(`${productOrigin()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify({
      email: founder.email,
      password,
      gotrue_meta_security: { captcha_token: await solveRobotCheck(productOrigin(), 'sign-in') },
    }),
  });
  const session = (await answer.json()) as SignedUpFounder['session'];
  return { status: answer.status, session };
}

const statusOfAccount = async (accessToken: string): Promise<number> =>
  (await fetch(`${productOrigin()}/api/account`, { headers: { authorization: `Bearer ${accessToken}` } })).status;

test('The settings open from the account menu over the dashboard, and closing them leads the focus back', {
  tag: '@deep',
}, async ({ page }) => {
  const founder = await signUpWithRobotCheck();
  await restoreSession(page, founder);
  await page.goto('/platform');
  const menu = page.getByRole('button', { name: `Account menu of ${founder.name}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL('/platform/account');
  const { dialog, section } = settingsOf(page);
  const tabs = ['Profile', 'Security', 'Notifications', 'Preferences', 'Billing', 'Privacy'];
  await expect(dialog.getByRole('tab')).toHaveText(tabs);
  await dialog.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveURL(address);
  for (const name of ['Password', 'Two-factor authentication', 'Sessions', 'Audit trail'])
    await expect(section(name)).toBeVisible();
  await expect(section('Audit trail')).toContainText('Account made');
  await settle(page);
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/platform');
  await expect(menu).toBeFocused();
  await page.goto('/platform/pricing');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/platform/pricing');
  await expect(menu).toBeFocused();
});

test('Closing settings that were opened by their address leads to the dashboard', async ({ page, founders }) => {
  const { dialog } = await openSettings(page, founders.newcomer);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/platform');
});

test('Nothing typed is lost without a question, whichever way the settings are closed', { tag: '@deep' }, async ({
  page,
  founders,
}) => {
  await restoreSession(page, founders.newcomer);
  await page.goto('/platform');
  await page.getByRole('button', { name: `Account menu of ${founders.newcomer.name}` }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  const { dialog, current } = settingsOf(page);
  await dialog.getByRole('tab', { name: 'Security' }).click();
  await current.fill('half a password');
  const question = page.getByRole('alertdialog', { name: 'Close the settings?' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toContainText('What you have typed is not saved.');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(current).toHaveValue('half a password');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/platform');
});

test.describe('with the times a person sees', () => {
  test.use({ isPaced: true });

  test('A changed password is said for three seconds, ends every other session, and is the one that signs in', {
    tag: '@deep',
  }, async ({ page, complaints }) => {
    complaints.expect(/status of 4\d\d/);
    const founder = await signUpByApi();
    const elsewhere = await signInElsewhere(founder);
    const { current, next, confirmation, update, dialog, section } = await openSettings(page, founder);
    await current.fill('not the password');
    await next.fill('short');
    await confirmation.fill('shorter');
    await update.click();
    await expect(dialog.getByRole('alert')).toHaveText("New passwords don't match");
    await confirmation.fill('short');
    await update.click();
    await expect(dialog.getByText('Password should be at least 8 characters.')).toBeVisible();
    await expect(next).toBeFocused();
    await next.fill('brand-new-password-7');
    await confirmation.fill('brand-new-password-7');
    await update.click();
    await expect(dialog.getByText('Current password is not valid')).toBeVisible();
    await expect(current).toHaveValue('not the password');
    await current.fill(founder.password);
    await update.click();
    await expect(dialog.getByText('Password successfully updated')).toBeVisible();
    expect(await statusOfAccount(elsewhere.session.access_token)).toBe(401);
    await expect(section('Sessions')).toContainText('You are signed in nowhere else.');
    await expect(section('Audit trail').getByRole('listitem').first()).toContainText('Password changed');
    await expect(dialog.getByText('Password successfully updated')).toBeHidden({ timeout: 4000 });
    expect((await signInElsewhere(founder)).status).toBe(400);
    expect((await signInElsewhere(founder, 'brand-new-password-7')).status).toBe(200);
    await receiveMail(founder.email, 'Your password was changed');
  });
});

test('Two-factor: set up, signed in with the app, then with a recovery code, and removed', { tag: '@deep' }, async ({
  page,
  complaints,
  context,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/status of 4\d\d/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const founder = await signUpByApi(newFounder('Tariq Haddad'));
  const { section, dialog } = await openSettings(page, founder);
  const factors = section('Two-factor authentication');
  await beginSetup(factors);
  const picture = factors.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await factors.getByRole('button', { name: 'Copy key' }).click();
  await expect(factors.getByRole('button', { name: 'Copied' })).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const digits = factors.getByLabel('Six digits that the app shows now');
  await digits.fill('000000');
  await factors.getByRole('button', { name: 'Turn on' }).click();
  await expect(factors.getByText('Invalid TOTP code entered')).toBeVisible();
  const enrolledMs = Date.now();
  await digits.fill(totp.generate({ timestamp: enrolledMs }));
  await factors.getByRole('button', { name: 'Turn on' }).click();

  const codes = factors.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const kept = await codes.allTextContents();
  const file = await downloadBy(page, () => factors.getByRole('button', { name: 'Download codes' }).click());
  expect(file.name).toBe('groundwork-recovery-codes.txt');
  for (const code of kept) expect(file.bytes.toString()).toContain(code);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close the settings?' });
  await expect(question).toContainText('Your recovery codes are shown only now.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await factors.getByText('I have kept these codes in a safe place').click();
  await factors.getByRole('button', { name: 'Done' }).click();
  await expect(factors.getByText('10 codes left')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await signOut(page, founder);

  await page.goto(`/signin?redirect=${encodeURIComponent(address)}`);
  await page.getByRole('button', { name: 'Go to Sign In' }).click();
  await submitSignIn(page, founder);
  // The step of the enrolment is used up; the next one is accepted half a minute early.
  await page.getByLabel('Code from your app').fill(totp.generate({ timestamp: enrolledMs + 30_000 }));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('link', { name: 'Go to Platform' }).click();
  await expect(factors.getByText('10 codes left')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await signOut(page, founder);

  await page.goto(`/signin?redirect=${encodeURIComponent(address)}`);
  await page.getByRole('button', { name: 'Go to Sign In' }).click();
  await submitSignIn(page, founder);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(kept[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('link', { name: 'Go to Platform' }).click();
  await expect(factors.getByText('9 codes left')).toBeVisible();
  await expect(section('Audit trail')).toContainText('A recovery code was used; codes left: 9');

  await factors.getByRole('button', { name: 'Remove Phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this app?' });
  // Whoever came in with a recovery code has no app to show.
  await expect(removal.getByRole('textbox')).toHaveCount(0);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(factors.getByRole('button', { name: 'Set up two-factor' })).toBeVisible();
  await expect(section('Audit trail').getByRole('listitem').first()).toContainText(
    '“Phone” removed from two-factor authentication',
  );
});

test('An app is removed only by whoever shows a second factor again', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/);
  const { section } = await openSettings(page, await signUpByApi());
  const factors = section('Two-factor authentication');
  await beginSetup(factors);
  const secret = (await factors.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  const usedCode = totp.generate();
  await factors.getByLabel('Six digits that the app shows now').fill(usedCode);
  await factors.getByRole('button', { name: 'Turn on' }).click();
  const codes = factors.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [kept = ''] = await codes.allTextContents();
  await factors.getByText('I have kept these codes in a safe place').click();
  await factors.getByRole('button', { name: 'Done' }).click();

  await factors.getByRole('button', { name: 'Remove Phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this app?' });
  const code = removal.getByLabel('Code from the app, or a recovery code');
  const remove = removal.getByRole('button', { name: 'Remove' });
  await remove.click();
  await expect(removal.getByText('Please enter the verification code')).toBeVisible();
  await code.fill(usedCode);
  await remove.click();
  await expect(removal.getByText('Invalid TOTP code entered')).toBeVisible();
  await code.fill('0000-0000-0000-0000');
  await remove.click();
  await expect(removal.getByText('Invalid recovery code entered')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(kept);
  await remove.click();
  await expect(removal).toBeHidden();
  await expect(factors.getByRole('button', { name: 'Set up two-factor' })).toBeVisible();
});

test('An ended session is out within a second', { tag: '@alone' }, async ({ page, complaints }) => {
  complaints.expect(/status of 4\d\d/);
  const founder = await signUpByApi();
  const elsewhere = await signInElsewhere(founder);
  const { section } = await openSettings(page, founder);
  const sessions = section('Sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  expect(await statusOfAccount(elsewhere.session.access_token)).toBe(200);
  // From the press as the page hears it: all that the product does counts, and not how soon a busy machine moves the mouse.
  const pressed = page.evaluate(
    () => new Promise<number>((resolve) => addEventListener('pointerdown', () => resolve(Date.now()), true)),
  );
  await sessions.getByRole('button', { name: /^End the session on Firefox on Windows/ }).click();
  await expect
    .poll(() => statusOfAccount(elsewhere.session.access_token), { intervals: [50], timeout: 3000 })
    .toBe(401);
  expect(Date.now() - (await pressed)).toBeLessThan(1000);
  await expect(sessions).toContainText('You are signed in nowhere else.');
  await expect(section('Audit trail').getByRole('listitem').first()).toContainText(
    'The session of Firefox on Windows was ended',
  );
  expect(await statusOfAccount(founder.session.access_token)).toBe(200);

  const another = await signInElsewhere(founder);
  await page.reload();
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await page.getByRole('dialog', { name: 'End all other sessions?' }).getByRole('button', { name: 'End them' }).click();
  await expect(sessions).toContainText('You are signed in nowhere else.');
  expect(await statusOfAccount(another.session.access_token)).toBe(401);
});

test('Whoever is signed out from elsewhere is led to sign-in, with the way back', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 40[013]/);
  const founder = await signUpByApi();
  const elsewhere = await signInElsewhere(founder);
  await restoreSession(page, { ...founder, session: elsewhere.session });
  const ended = await fetch(`${productOrigin()}/api/account/sessions/end-others`, {
    method: 'POST',
    headers: { authorization: `Bearer ${founder.session.access_token}`, 'idempotency-key': crypto.randomUUID() },
  });
  expect(ended.status).toBe(200);
  await page.goto(address);
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(address)}`);
});

test('On a phone the settings fill the window, and nothing scrolls sideways', async ({ page, founders }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog } = await openSettings(page, founders.newcomer);
  await settle(page);
  const boxOf = async () => {
    const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x, y, width, height].map(Math.round);
  };
  await expect.poll(boxOf).toEqual([0, 0, 390, 844]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  // What is only spoken must not let the sheet itself scroll away from under its heading.
  await dialog.getByRole('region', { name: 'Audit trail' }).evaluate((one) => one.scrollIntoView());
  await expect.poll(boxOf).toEqual([0, 0, 320, 700]);
});
