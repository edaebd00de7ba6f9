import type { Page } from '@playwright/test';
import { mockAccountAnswers, sessionsOf } from './support/account-answers.ts';
import { restoreSession } from './support/founder.ts';
import { dropMocks, mockAnswer, rewriteAnswers } from './support/mocked-answers.ts';
import { expect, test } from './support/test.ts';

const settings = '/platform/account?tab=security';

test('Where answers are mocked, scripts still come from the cache of the browser', async ({ page, founders }) => {
  await mockAccountAnswers(page, { sessions: sessionsOf(9) });
  await restoreSession(page, founders.newcomer);
  await openSettings(page);
  await openSettings(page);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming && one.name.endsWith('.js'))
      .map((one) => (one as PerformanceResourceTiming).transferSize),
  );
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((bytes) => bytes > 0)).toEqual([]);
});

test('The latest mock of an address answers, as often as it may, and the server after them', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await page.goto('/signin');
  const ownAnswer = [404, 'request.not_found'];
  await rewriteAnswers(page, '*/api/*', (body) => ({ code: `${JSON.parse(body).code}, changed: Zoë` }));
  expect(await ask(page)).toEqual([404, 'request.not_found, changed: Zoë']);
  await mockAnswer(page, '*/api/nothing', { json: { code: 'first' } });
  await mockAnswer(page, '*/api/nothing', { status: 202, json: { code: 'once' }, times: 1 });
  expect(await ask(page)).toEqual([202, 'once']);
  expect(await ask(page)).toEqual([200, 'first']);
  await dropMocks(page, '*/api/nothing');
  expect(await ask(page)).toEqual([404, 'request.not_found, changed: Zoë']);
  await dropMocks(page);
  expect(await ask(page)).toEqual(ownAnswer);
  await mockAnswer(page, '*/api/nothing', { json: { code: 'once' }, times: 1 });
  expect(await ask(page)).toEqual([200, 'once']);
  expect(await ask(page)).toEqual(ownAnswer);
});

async function openSettings(page: Page): Promise<void> {
  await page.goto(settings);
  await expect(page.getByRole('tabpanel').getByText('Edge on Windows').first()).toBeVisible();
}

/** Asks for what the server has nothing at; returns the status and the code of the answer. */
function ask(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/nothing');
    return [answer.status, (await answer.json()).code];
  });
}
