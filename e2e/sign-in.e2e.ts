import { enrolFactor } from './support/factor.ts';
import { newFounder, restoreSession, signUpByApi } from './support/founder.ts';
import { submitSignIn } from './support/journey.ts';
import { tickRobotCheck } from './support/robot.ts';
import { expect, test } from './support/test.ts';

const guarded = '/platform/business-generation?tab=plan';

test('Sign-in is blocked until the robot check is ticked; the tick survives a wrong password and cannot be taken back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const founder = await signUpByApi();
  await page.goto('/signin');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/#signup');
  await page.locator('#sign-in-email').fill(founder.email);
  await page.locator('#sign-in-password').fill('not the password');
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  await send.click();
  await expect(page.getByText('Please verify that you are not a robot')).toBeVisible();
  const box = page.getByRole('checkbox', { name: "I'm not a robot" });
  await expect(box).toBeFocused();
  await tickRobotCheck(page, '#sign-in-form');
  await expect(page.getByText('Verification successful')).toBeVisible();
  await box.click();
  await expect(box).toBeChecked();
  for (let tries = 0; tries < 2; tries += 1) {
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    await expect(send).toBeEnabled();
  }
  await page.locator('#sign-in-password').fill(founder.password);
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Sign In Successful' })).toBeVisible();
});

test.describe('at the pace people see', () => {
  test.use({ isPaced: true });

  test('The robot check works for a second and a half before it is ticked', async ({ page }) => {
    await page.goto('/signin');
    const box = page.getByRole('checkbox', { name: "I'm not a robot" });
    const started = Date.now();
    await box.click();
    await expect(box).toHaveAttribute('aria-busy', 'true');
    await expect(box).toBeChecked();
    expect(Date.now() - started).toBeGreaterThanOrEqual(1490);
  });

  test('A Google sign-up sets the account up for five seconds, says that it worked, and leads to the sign-up area', {
    tag: '@deep',
  }, async ({ page }) => {
    const founder = await signUpByApi();
    await page.route('**/auth/v1/token?grant_type=pkce', (route) => route.fulfill({ json: founder.session }));
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('sb-localhost-auth-token-code-verifier', '"a-verifier"'));
    const started = Date.now();
    await page.goto('/auth/callback?destination=signup&code=a-code');
    await expect(page.getByText('Setting up your account...')).toBeVisible();
    await expect(page).toHaveURL('/auth/callback');
    await expect(page.getByRole('heading', { name: 'Successfully signed up!' })).toBeVisible();
    const signedUp = Date.now();
    expect(signedUp - started).toBeGreaterThanOrEqual(4900);
    await expect(page).toHaveURL('/#signup');
    expect(Date.now() - signedUp).toBeGreaterThanOrEqual(2300);
    expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe(founder.name);
  });

  test('A failed callback says what went wrong and leads to the sign-up area after three seconds', {
    tag: '@deep',
  }, async ({ page }) => {
    const started = Date.now();
    await page.goto('/auth/callback?error=access_denied&error_code=access_denied&destination=signup');
    await expect(page.getByRole('heading', { name: 'Something went wrong. Please try again.' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in. Please try again.');
    await expect(page).toHaveURL('/#signup');
    expect(Date.now() - started).toBeGreaterThanOrEqual(2900);
  });
});

test('Without credentials the Google button says that it is not set up', async ({ page }) => {
  for (const [path, name] of [
    ['/signin', 'Sign In with Google'],
    ['/#signup', 'Sign Up with Google'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.getByText('Google sign-in is not set up here.')).toBeVisible();
    await expect(button).toBeEnabled();
  }
});

test('With a second factor sign-in asks for six digits, and the platform opens only after them', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 4(00|03|22)/);
  const founder = await signUpByApi(newFounder('Ines Almeida'));
  const app = await enrolFactor(founder);
  await page.goto(`/signin?redirect=${encodeURIComponent(guarded)}`);
  await page.getByRole('button', { name: 'Go to Sign In' }).click();
  await submitSignIn(page, founder);
  const code = page.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');

  await test.step('the half-open session leads from the platform to the factor step', async () => {
    await page.goto(guarded);
    await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(guarded)}`);
    await expect(code).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a recovery code can be used instead, and a wrong one is refused', async () => {
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill('wrong-wrong-wrong');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('alert')).toHaveText('This recovery code is not right, or it was used already.');
    await page.getByRole('button', { name: 'Use your authenticator app instead' }).click();
  });

  await code.fill('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The code has six digits.')).toBeVisible();
  await code.fill(app.code(40));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid TOTP code entered');
  await code.fill(app.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('dialog', { name: 'Sign In Successful' }).getByRole('link', { name: 'Go to Platform' }).click();
  await expect(page).toHaveURL(guarded);
  await expect(page.getByText('No Business Plan Yet')).toBeVisible();
});

test('A recovery code opens the platform in place of the app', { tag: '@deep' }, async ({ page }) => {
  const founder = await signUpByApi();
  const { recoveryCodes } = await enrolFactor(founder);
  await page.goto('/signin');
  await submitSignIn(page, founder);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('link', { name: 'Go to Platform' }).click();
  await expect(page).toHaveURL('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(founder.name);
});

test('A Google sign-in goes straight where it was asked for; an account that cannot be read is told so', {
  tag: '@deep',
}, async ({ page, complaints }) => {
  complaints.expect(/status of 500/);
  const founder = await signUpByApi();
  await page.route('**/auth/v1/token?grant_type=pkce', (route) => route.fulfill({ json: founder.session }));
  const comeBack = async (query: string): Promise<void> => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('sb-localhost-auth-token-code-verifier', '"a-verifier"'));
    await page.goto(`/auth/callback?${query}&code=a-code`);
  };
  await comeBack(`redirect=${encodeURIComponent(guarded)}`);
  await expect(page).toHaveURL(guarded);
  await comeBack('redirect=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL('/platform');
  await page.evaluate(() => localStorage.removeItem('groundwork.pacing'));
  await page.route('**/api/account', (route) => route.fulfill({ status: 500, json: {} }));
  await page.addInitScript(() => localStorage.removeItem('groundwork.pacing'));
  await comeBack('destination=signup');
  await expect(page.getByRole('alert')).toHaveText('An error occurred during account setup.');
  await expect(page).toHaveURL('/#signup');
});

test('Cancelling the second factor forgets the half-open session', async ({ page }) => {
  const founder = await signUpByApi();
  await enrolFactor(founder);
  await page.goto('/signin');
  await submitSignIn(page, founder);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
});

test('A session that was ended elsewhere does not count as signed in', async ({ page, complaints }) => {
  complaints.expect(/status of 40[13]/);
  const founder = await signUpByApi();
  await restoreSession(page, founder);
  await page.request.post('/auth/v1/logout?scope=global', {
    headers: { authorization: `Bearer ${founder.session.access_token}` },
  });
  await page.goto('/signin');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))).toBeNull();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('A session that was ended because its token was used twice says so on the sign-in page, until the next sign-in', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const founder = await signUpByApi();
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    }),
  );
  await restoreSession(page, { ...founder, session: { ...founder.session, expires_at: 1 } });
  await page.goto(guarded);
  const notice = page.getByText('your session was ended because a copy of it was used elsewhere');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await submitSignIn(page, founder);
  await expect(page.getByRole('dialog', { name: 'Sign In Successful' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('groundwork.session-ended'))).toBeNull();
});

test('Without JavaScript every page of signing in says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const path of ['/signin', '/forgot-password', '/reset-password', '/auth/confirm', '/auth/callback']) {
    await page.goto(path);
    await expect(page.getByText(/needs JavaScript/).first(), path).toBeVisible();
  }
  await context.close();
});
