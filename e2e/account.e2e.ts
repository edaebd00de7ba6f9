import type { Page } from '@playwright/test';
import { newFounder, restoreSession, signUpByApi } from './support/founder.ts';
import { submitSignIn } from './support/journey.ts';
import { tickRobotCheck } from './support/robot.ts';
import { expect, test } from './support/test.ts';

const guarded = '/platform/business-generation?tab=plan';

test('Signing up says what is missing, keeps what was typed, and opens the platform', async ({
  page,
  complaints,
  founders,
}) => {
  complaints.expect(/status of 422/);
  const founder = newFounder('Noor van Dijk');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Next Generation of AI Business Creation');
  const area = page.locator('#signup');
  await expect(area).toContainText('18 or over');
  await area.getByLabel('Name', { exact: true }).fill(founder.name);
  await area.getByLabel('Email', { exact: true }).fill(founders.newcomer.email);
  await area.getByLabel('Password', { exact: true }).fill('short');
  await area.getByRole('button', { name: 'Create account' }).click();
  await expect(area.getByText('Use at least 8 characters.')).toBeVisible();
  await expect(area.getByLabel('Password', { exact: true })).toBeFocused();
  await area.getByLabel('Password', { exact: true }).fill(founder.password);
  await area.getByRole('button', { name: 'Create account' }).click();
  await expect(area.getByText('Please verify that you are not a robot')).toBeVisible();
  await tickRobotCheck(page, '#sign-up-form');
  await area.getByRole('button', { name: 'Create account' }).click();
  await expect(area.getByRole('alert')).toHaveText('User already registered');
  await expect(area.getByLabel('Name', { exact: true })).toHaveValue(founder.name);
  await expect(area.getByLabel('Email', { exact: true })).toHaveValue(founders.newcomer.email);
  await expect(area.getByLabel('Password', { exact: true })).toHaveValue(founder.password);
  await area.getByLabel('Email', { exact: true }).fill(founder.email);
  await area.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Noor van Dijk$/);
  await expect(page.getByRole('link', { name: 'Continue Building' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Business',
    'Website',
    'Marketing',
    'Analytics',
    'Legal',
    'Support',
  ]);
  await expect(page.locator('aside').getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
    'href',
    '/platform/pricing',
  );
});

test('Signing out says so, clears the browser, and the guard asks for a sign-in that leads back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const founder = await signUpByApi();
  await restoreSession(page, founder);
  await page.goto('/platform');
  await page.getByRole('button', { name: `Account menu of ${founder.name}` }).click();
  await slow(page, '**/auth/v1/logout**');
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('menuitem', { name: 'Signing Out...' })).toBeDisabled();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))).toBeNull();

  await page.addInitScript(noteVerifying);
  await page.goto(guarded);
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(guarded)}`);
  const asked = page.getByRole('dialog', { name: 'Authentication Required' });
  await expect(asked).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('has shown'))).toBe('Verifying access...');
  await asked.getByRole('button', { name: 'Go to Sign In' }).click();
  await expect(asked).toBeHidden();

  await page.getByLabel('Email', { exact: true }).fill(founder.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please verify that you are not a robot')).toBeVisible();
  await tickRobotCheck(page, '#sign-in-form');
  await slow(page, '**/auth/v1/token**');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(founder.email);
  await page.getByLabel('Password', { exact: true }).fill(founder.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Sign In Successful' });
  await expect(done.getByRole('link', { name: 'Go to Landing Page' })).toHaveAttribute('href', '/');
  await done.getByRole('link', { name: 'Go to Platform' }).click();
  await expect(page).toHaveURL(guarded);
  await expect(page.getByText('No Business Plan Yet')).toBeVisible();
});

test("'Back to Home' and 'Go to Landing Page' lead to the landing page", async ({ page, founders }) => {
  await page.goto('/platform/legal');
  await page
    .getByRole('dialog', { name: 'Authentication Required' })
    .getByRole('link', { name: 'Back to Home' })
    .click();
  await expect(page).toHaveURL('/');
  await page.goto('/signin');
  await expect(page.getByRole('dialog')).toBeHidden();
  await submitSignIn(page, founders.newcomer);
  await page.getByRole('link', { name: 'Go to Landing Page' }).click();
  await expect(page).toHaveURL('/');
});

test('Who is signed in already is asked where to go', async ({ page, founders }) => {
  await restoreSession(page, founders.newcomer);
  await page.goto('/signin');
  const dialog = page.getByRole('dialog', { name: 'Already Signed In' });
  await dialog.getByRole('button', { name: 'Stay Here' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/signin');
  await page.reload();
  await dialog.getByRole('link', { name: 'Go to Platform' }).click();
  await expect(page).toHaveURL('/platform');
});

test('No redirect leads away from the product', async ({ page, founders, baseURL }) => {
  await restoreSession(page, founders.newcomer);
  const foreign = [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ];
  for (const address of foreign) {
    await page.goto(`/signin?redirect=${encodeURIComponent(address)}`);
    const link = page.getByRole('dialog', { name: 'Already Signed In' }).getByRole('link', { name: 'Go to Platform' });
    await expect(link, address).toHaveAttribute('href', '/platform');
  }
  await page.getByRole('link', { name: 'Go to Platform' }).click();
  await expect(page).toHaveURL(`${baseURL}/platform`);
});

test('Sections of the landing page have addresses; what is at no address is not found', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  for (const id of ['features', 'pricing', 'faq', 'signup', 'hero', 'workflow', 'whygroundwork']) {
    await page.goto(`/${id}`);
    await expect(page.locator(`#${id}`), id).toBeInViewport();
    await expect(page.locator(`#${id}`), id).toBeFocused();
  }
  await page.goto('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/#signup');
  await expect(page.locator('#signup')).toBeInViewport();
  for (const nowhere of ['/nowhere', '/platformer', '/a/b/c', '/#nowhere']) {
    await page.goto('about:blank');
    await page.goto(nowhere);
    await expectNotFound(page);
  }
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Next Generation of AI Business Creation');
});

test('An unknown address below the platform is not found either', async ({ page, founders }) => {
  await restoreSession(page, founders.newcomer);
  await page.goto('/platform/nowhere');
  await expectNotFound(page);
});

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(
    page.getByText(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
}

/** The guard's words are there for a moment only, so the page itself takes note of them. */
function noteVerifying(): void {
  if (!location.pathname.startsWith('/platform')) return;
  new MutationObserver(() => {
    const status = document.querySelector('main [role="status"]')?.textContent;
    if (status?.trim() === 'Verifying access...') sessionStorage.setItem('has shown', status.trim());
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** The next call of this kind takes long enough to see what the page shows meanwhile. */
async function slow(page: Page, pattern: string): Promise<void> {
  await page.route(
    pattern,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    },
    { times: 1 },
  );
}
