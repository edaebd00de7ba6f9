import { day, hour, minute, second, tokenLife } from './support/session-times.ts';
import {
  expect,
  expectPlatform,
  expectSignedIn,
  letPass,
  openPlatform,
  pasteStorage,
  readStorage,
  refreshFrom,
  refreshTokenOf,
  signUpHere,
  test,
} from './support/session-world.ts';
import { checkSkewedClock } from './support/skewed-clock.ts';

test('A stolen copy of the local storage refreshes nothing and does not sign the owner out', { tag: '@deep' }, async ({
  browsers,
  world,
}) => {
  const owner = await browsers.open();
  const { page } = await signUpHere(owner, world);
  const stolen = await readStorage(page);
  const thief = await browsers.open({ name: 'thief', isOther: true });
  const copy = await pasteStorage(thief, world, stolen);
  expect(await refreshFrom(copy, refreshTokenOf(stolen))).toBe('400 refresh_token_not_found');

  // The access token in the copy lives on for the rest of its minutes; the platform then asks for another, and gets none.
  await letPass(world, [thief, owner], tokenLife);
  await copy.goto(`${world.proxy.origin}/platform`);
  await expect(copy).toHaveURL(/\/signin/);
  const tried = world.proxy.refreshes.filter(({ userAgent }) => userAgent === 'thief');
  expect(tried.length).toBeGreaterThanOrEqual(2);
  for (const one of tried) expect(one).toMatchObject({ status: 400, errorCode: 'refresh_token_not_found' });

  await expectSignedIn(page);
  // A token that the owner has used since is refused like any other, and ends nothing either.
  expect(await refreshFrom(copy, refreshTokenOf(stolen))).toBe('400 refresh_token_not_found');
  await letPass(world, [owner], hour);
  await expectSignedIn(page);
});

test('A stolen cookie refreshes nothing and does not sign the owner out', { tag: '@deep' }, async ({
  browsers,
  world,
}) => {
  const owner = await browsers.open();
  const { page } = await signUpHere(owner, world);
  const cookies = await owner.cookies();
  expect(cookies.map(({ name }) => name.replace(/^gw-session-[\da-f-]{36}$/, 'gw-session')).sort()).toEqual([
    'gw-device',
    'gw-session',
  ]);
  const thief = await browsers.open({ name: 'thief', isOther: true });
  await thief.addCookies(cookies);
  const copy = await thief.newPage();
  await copy.goto(`${world.proxy.origin}/platform`);
  await expect(copy).toHaveURL(/\/signin/);

  await copy.goto(`${world.proxy.origin}/favicon.svg`);
  for (const guess of [...cookies.map(({ value }) => value), 'A'.repeat(43)])
    expect(await refreshFrom(copy, guess)).toBe('400 refresh_token_not_found');
  const statuses = await copy.evaluate(() =>
    Promise.all([
      fetch('/auth/v1/logout', { method: 'POST' }).then(({ status }) => status),
      fetch('/auth/v1/user').then(({ status }) => status),
      fetch('/api/account').then(({ status }) => status),
    ]),
  );
  expect(statuses).toEqual([401, 401, 401]);

  await letPass(world, [owner], hour);
  await expectSignedIn(page);
});

test('With both halves the copy is found out: the session ends for both, /signin says why, and a mail does', async ({
  browsers,
  world,
}) => {
  const owner = await browsers.open();
  const { page, email } = await signUpHere(owner, world);
  const stolen = await readStorage(page);
  const thief = await browsers.open({ name: 'thief', isOther: true });
  await thief.addCookies(await owner.cookies());
  const copy = await pasteStorage(thief, world, stolen);
  expect(await refreshFrom(copy, refreshTokenOf(stolen))).toBe('200');

  await letPass(world, [owner, thief], hour);
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText('your session was ended because a copy of it was used elsewhere')).toBeVisible();
  const last = world.proxy.refreshes.findLast(({ userAgent }) => userAgent === 'thief');
  expect(await refreshFrom(copy, last?.successor ?? '')).toBe('400 refresh_token_already_used');
  await expect
    .poll(async () => (await (await fetch(`${world.product.origin}/outbox.json`)).json()) as { to: string }[])
    .toContainEqual(expect.objectContaining({ to: email, subject: expect.stringMatching(/session|sign/i) }));
});

test('Two tabs that refresh at the same instant get one successor, each time', async ({ browsers, world }) => {
  const owner = await browsers.open();
  const { page } = await signUpHere(owner, world);
  const other = await owner.newPage();
  await openPlatform(other, world);
  // A minute before the token is over, after it, and long after it.
  for (const ms of [tokenLife - minute, tokenLife + minute, 9 * hour]) {
    const before = world.proxy.refreshes.length;
    world.proxy.gather(2);
    await letPass(world, [owner], ms);
    await expect.poll(() => world.proxy.refreshes.length).toBe(before + 2);
    const [first, twin] = world.proxy.refreshes.slice(before);
    expect([first?.status, twin?.status]).toEqual([200, 200]);
    expect(twin?.sentToken).toBe(first?.sentToken);
    expect(twin?.successor).toBe(first?.successor);
    await expect.poll(async () => refreshTokenOf(await readStorage(other))).toBe(first?.successor);
  }
  await expectSignedIn(page);
  await expectSignedIn(other);
});

test('A refresh whose answer is cut after the commit is asked again and answered the same', { tag: '@deep' }, async ({
  browsers,
  world,
}) => {
  const owner = await browsers.open();
  const { page } = await signUpHere(owner, world);
  const before = world.proxy.refreshes.length;
  world.proxy.cutNext(2);
  await letPass(world, [owner], hour);
  await expect.poll(async () => world.proxy.refreshes.slice(before).some(({ isCut }) => !isCut)).toBe(true);
  const passed = world.proxy.refreshes.slice(before);
  expect(passed.map(({ isCut }) => isCut)).toEqual([true, true, false]);
  expect(passed.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(passed.map(({ successor }) => successor)).size).toBe(1);
  await expectSignedIn(page);
});

test('A tab closed before the answer of its refresh came is signed in when opened again within ten seconds', {
  tag: '@deep',
}, async ({ browsers, world }) => {
  const owner = await browsers.open();
  const { page } = await signUpHere(owner, world);
  const before = world.proxy.refreshes.length;
  world.proxy.cutNext(99);
  await letPass(world, [owner], hour);
  await expect.poll(() => world.proxy.refreshes.length).toBeGreaterThan(before);
  await page.close();
  world.proxy.cutNext(0);
  await letPass(world, [owner], 7 * second);
  const again = await owner.newPage();
  await openPlatform(again, world);
  await expectSignedIn(again);
});

test('A laptop that wakes after a week is signed in, also when its network comes later than it', {
  tag: '@deep',
}, async ({ browsers, world }) => {
  const owner = await browsers.open();
  const { page } = await signUpHere(owner, world);
  await letPass(world, [owner], 7 * day);
  await expectSignedIn(page);

  const other = await owner.newPage();
  await openPlatform(other, world);
  await owner.setOffline(true);
  await letPass(world, [owner], 7 * day);
  await letPass(world, [owner], 20 * second);
  await owner.setOffline(false);
  await letPass(world, [owner], 2 * minute);
  await expectSignedIn(page);
  await expectSignedIn(other);
});

test('A clock a minute ahead never sends a token that is over, and signs nobody out', { tag: '@deep' }, async ({
  browsers,
  world,
}) => {
  await checkSkewedClock(browsers, world, minute);
});

test('A tab that was offline for an hour is signed in, and nothing of it was ever sent without a token', {
  tag: '@deep',
}, async ({ browsers, world }) => {
  const owner = await browsers.open();
  const { page } = await signUpHere(owner, world);
  world.proxy.refusals.length = 0;
  await owner.setOffline(true);
  for (let passedMs = 0; passedMs < 65 * minute; passedMs += 5 * minute) await letPass(world, [owner], 5 * minute);
  // What the last step set off has failed before the network is back: else it may find it there, and nobody is told anything.
  const hasFailed = page.waitForEvent('requestfailed', (request) => request.url().includes('/auth/v1/token'));
  await letPass(world, [owner], 5 * minute);
  await hasFailed;
  await expectPlatform(page);
  await owner.setOffline(false);
  // The client waits a minute after a failure before it asks again: who is faster is told so, and not to sign in again.
  await page.getByRole('link', { name: 'Business', exact: true }).first().click();
  await expect(page.getByText('Groundwork cannot be reached. Check your connection and try again.')).toBeVisible();
  await letPass(world, [owner], 90 * second);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expectSignedIn(page);
  expect(world.proxy.refusals).toEqual([]);
});
