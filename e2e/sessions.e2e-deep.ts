import { minute } from './support/session-times.ts';
import { test } from './support/session-world.ts';
import { checkSkewedClock } from './support/skewed-clock.ts';

test('A clock a minute behind never sends a token that is over, and signs nobody out', async ({ browsers, world }) => {
  await checkSkewedClock(browsers, world, -minute);
});
