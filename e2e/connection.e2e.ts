import { answers, restoreSession, signUpByApi } from './support/founder.ts';
import { advisorParts } from './support/journey.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('An answer that does not arrive stays in the input until it does, and is stored once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 503/);
  await restoreSession(page, await signUpByApi());
  await page.goto('/platform/business-generation');
  const { input, send, log, typing } = advisorParts(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  const failed = page.getByRole('alert').filter({ hasText: 'Your answer was not sent' });
  await input.fill(answers[0]);

  await context.setOffline(true);
  await send.click();
  await expect(failed).toContainText('Groundwork cannot be reached. Check your connection and try again.');
  await expect(input).toHaveValue(answers[0]);
  await context.setOffline(false);

  // The server stores the answer, but its reply is lost on the way.
  const sendPath = '**/api/advisor/answers';
  await page.route(sendPath, async (route) => void (await route.fetch().then(() => route.abort())), { times: 1 });
  await retry.click();
  await expect(failed).toBeVisible();
  await expect(input).toHaveValue(answers[0]);

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(sendPath, (route) => held.then(() => route.continue()), { times: 1 });
  await retry.click();
  await expect(page.getByText('Sending…')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByText('Sending…')).toBeVisible();
  letThrough();
  await expect(typing).not.toBeAttached();
  await expect(failed).toBeHidden();
  await expect(log.getByText('You:')).toHaveCount(1);
  await page.reload();
  await expect(log.getByText('You:')).toHaveCount(1);
  await expect(input).toHaveValue('');
});

test('The badge of the plan comes late into the place that was kept for it, and nothing moves', async ({
  page,
  founders,
}) => {
  await restoreSession(page, founders.free);
  for (const path of ['/platform/website-builder', '/platform/business-generation']) {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/plan-popover/, (route) => held.then(() => route.continue()), { times: 1 });
    await page.goto(path);
    const tabs = page.getByRole('main').getByRole('tablist').first();
    await expect(tabs).toBeVisible();
    await settle(page);
    const badge = page.getByRole('button', { name: /show what it includes/ });
    await expect(badge).toHaveCount(0);
    const before = await tabs.boundingBox();
    letThrough();
    await expect(badge).toBeVisible();
    expect([path, await tabs.boundingBox()]).toEqual([path, before]);
  }
});
