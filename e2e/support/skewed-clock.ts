import { minute, second, tokenLife } from './session-times.ts';
import {
  askUser,
  type Browsers,
  expect,
  expectSignedIn,
  letPass,
  type SessionWorld,
  signUpHere,
} from './session-world.ts';

/** Expects a browser whose clock differs by `skewMs` to send no token that is over, and to stay signed in. */
export async function checkSkewedClock(browsers: Browsers, world: SessionWorld, skewMs: number): Promise<void> {
  const owner = await browsers.open({ skewMs });
  const { page } = await signUpHere(owner, world);
  world.proxy.refusals.length = 0;
  const before = world.proxy.refreshes.length;
  // From four minutes before the end of the first token to past it, by its owner's clock and by the product's.
  await letPass(world, [owner], tokenLife - 4 * minute);
  for (let passedMs = 0; passedMs < 6 * minute; passedMs += 20 * second) {
    await letPass(world, [owner], 20 * second);
    // What the step set off takes no time of its own: the next one starts when it is done.
    await page.waitForTimeout(60);
    await expect.poll(() => world.proxy.isIdle()).toBe(true);
    expect(await askUser(page)).toBe(200);
  }
  expect(world.proxy.refreshes.slice(before).map(({ status }) => status)).toEqual([200]);
  await expectSignedIn(page);
  expect(world.proxy.refusals).toEqual([]);
}
