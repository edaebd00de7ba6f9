import type { Page } from '@playwright/test';
import { type ProviderPerson, startOidcProvider, type TestOidcProvider } from '../src/testing/oidc-provider.ts';
import { findFreePort } from '../src/testing/running-product.ts';
import { enrolFactor } from './support/factor.ts';
import { newFounder, type SignedUpFounder, signUpByApi } from './support/founder.ts';
import { submitSignIn } from './support/journey.ts';
import { receiveMail } from './support/mailbox.ts';
import { withOwnProduct } from './support/own-product.ts';
import { test as base, expect } from './support/test.ts';

const pricing = '/platform/pricing';
const toPricing = `/signin?redirect=${encodeURIComponent(pricing)}`;

/** A product that knows a provider in the place of Google. Its button without one is tested in sign-in.e2e.ts. */
const test = base.extend<object, { google: TestOidcProvider }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => {
      const port = await findFreePort();
      const google = await startOidcProvider({ redirectUris: [`http://localhost:${port}/auth/v1/callback`] });
      await withOwnProduct({ ...google.environment, PORT: String(port) }, () => use(google));
      await google.close();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

let people = 0;
const newPerson = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
  people += 1;
  return {
    sub: `subject-${people}`,
    email: `g${people}@example.com`,
    isVerified: true,
    name: 'Grete Hermann',
    ...more,
  };
};

test.describe('at the pace people see', () => {
  test.use({ isPaced: true });

  test('Signing up with Google from the landing page sets the account up, says so and leads back to the sign-up area, signed in; later sign-ins go where they were asked for', async ({
    page,
    google,
  }) => {
    const person = newPerson();
    google.signInAs(person);
    await page.goto('/#signup');
    await page.getByRole('button', { name: 'Sign Up with Google' }).click();
    await expect(page.getByText('Setting up your account...')).toBeVisible();
    await expect(page).toHaveURL('/auth/callback');
    await expect(page.getByRole('heading', { name: 'Successfully signed up!' })).toBeVisible();
    await expect(page).toHaveURL('/#signup');
    expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe(person.name);
    await page.goto('/platform');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
    await signOut(page, person.name);

    await page.goto(toPricing);
    await page.getByRole('dialog', { name: 'Authentication Required' }).getByText('Go to Sign In').click();
    await page.getByRole('button', { name: 'Sign In with Google' }).click();
    await expect(page).toHaveURL(pricing);
    await expect(page.getByRole('button', { name: `Account menu of ${person.name}` })).toBeVisible();
  });

  test('An address that the provider has not verified is refused with the reason, and nobody is signed in', async ({
    page,
    google,
  }) => {
    google.signInAs(newPerson({ isVerified: false }));
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Sign In with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong. Please try again.' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in. Please try again.');
    await expect(
      page.getByText('Google has not confirmed your email address. Confirm it at Google, then try again.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/#signup');
    expect(await storedSession(page)).toBeNull();
  });

  test('Whoever cancels at the provider is told that signing in failed, without a reason they know already', async ({
    page,
    google,
  }) => {
    google.signInAs(newPerson());
    google.cancelNext();
    await page.goto('/#signup');
    await page.getByRole('button', { name: 'Sign Up with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in. Please try again.');
    await expect(page.locator('[data-reason]:visible')).toHaveCount(0);
    await expect(page).toHaveURL('/#signup');
    expect(await storedSession(page)).toBeNull();
  });
});

test('An account with a password and the same verified address is linked: both ways lead in, and the owner gets a mail', async ({
  page,
  google,
}) => {
  const founder = await signUpByApi(newFounder('Ines Almeida'));
  google.signInAs(newPerson({ email: founder.email, name: 'I. Almeida' }));
  await enterWithGoogle(page);
  await expect(page).toHaveURL(pricing);
  await signOut(page, founder.name);
  const notice = await receiveMail(founder.email, 'Google sign-in was added');
  expect(notice.code).toBe('');

  await page.goto('/signin');
  await submitSignIn(page, founder);
  await page.getByRole('dialog', { name: 'Sign In Successful' }).getByRole('link', { name: 'Go to Platform' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(founder.name);
  await signOut(page, founder.name);
  await enterWithGoogle(page);
  await expect(page).toHaveURL(pricing);
});

test.describe('with a second factor', () => {
  let founder: SignedUpFounder;
  let person: ProviderPerson;
  let app: Awaited<ReturnType<typeof enrolFactor>>;

  test.beforeEach(async ({ google }) => {
    founder = await signUpByApi(newFounder('Samuel Lindqvist'));
    app = await enrolFactor(founder);
    person = newPerson({ email: founder.email, name: founder.name });
    google.signInAs(person);
  });

  test('Google leads to the factor step, and only its code opens what was asked for', async ({ page, complaints }) => {
    complaints.expect(/status of 422/);
    await enterWithGoogle(page);
    const code = page.getByLabel('Code from your app');
    await expect(code).toBeFocused();
    await expect(page).toHaveURL(toPricing);
    await page.goto(pricing);
    await expect(page).toHaveURL(toPricing);
    await code.fill(app.code(40));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid TOTP code entered');
    await code.fill(app.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Go to Platform' }).click();
    await expect(page).toHaveURL(pricing);
    await expect(page.getByRole('button', { name: `Account menu of ${founder.name}` })).toBeVisible();
  });

  test("From the sign-up area the factor step ends with a choice, and 'Go to Platform' opens the platform", async ({
    page,
  }) => {
    await page.goto('/#signup');
    await page.getByRole('button', { name: 'Sign Up with Google' }).click();
    await page.getByLabel('Code from your app').fill(app.code());
    await expect(page).toHaveURL('/signin');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Go to Platform' }).click();
    await expect(page).toHaveURL('/platform');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(founder.name);
  });
});

/** Presses the button on the sign-in page, on the way to the prices. */
async function enterWithGoogle(page: Page): Promise<void> {
  await page.goto(toPricing);
  await page.getByRole('dialog', { name: 'Authentication Required' }).getByText('Go to Sign In').click();
  await page.getByRole('button', { name: 'Sign In with Google' }).click();
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
}

function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'));
}
