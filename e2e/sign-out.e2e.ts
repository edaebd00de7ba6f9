import { restoreSession, signUpByApi } from './support/founder.ts';
import { expect, test } from './support/test.ts';

test('A sign-out the server does not answer is logged, clears the browser all the same, leads to the root and says so', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  complaints.expect(/Error signing out:/);
  const founder = await signUpByApi();
  await restoreSession(page, founder);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/platform');
  const other = await context.newPage();
  await other.goto('/platform/pricing');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.setItem('left behind', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: what a sign-out has to expire
    document.cookie = 'left_behind=1; Path=/';
  });
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: { msg: 'away' } }));
  await page.getByRole('button', { name: `Account menu of ${founder.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();

  await expect(page).toHaveURL('/');
  const note = page.getByRole('status').filter({ hasText: 'You are signed out in this browser' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  expect(logged.some((text) => text.startsWith('Error signing out:'))).toBe(true);
  const left = await page.evaluate(() => [
    localStorage.getItem('isAuthenticated'),
    localStorage.getItem('sb-localhost-auth-token'),
    sessionStorage.getItem('left behind'),
    document.cookie.includes('left_behind') ? 'a cookie' : null,
  ]);
  expect(left).toEqual([null, null, null, null]);
  await expect(other).toHaveURL(/\/signin/);
  await page.reload();
  await expect(note).toBeHidden();
});
