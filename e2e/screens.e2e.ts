import { createReadOrder } from './support/read-order.ts';
import { screenChecks } from './support/screen-checks.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

/** The whole is looked at by `npm run test:deep`; here as many screens, others each day. */
const sampleSize = 6;
const seed = process.env.SCREENS_SEED ?? String(Math.floor(Date.now() / 86_400_000));

for (const one of screenChecks(screens)) {
  test(`On a sample of screens ${one.name}`, async ({ page, cast, complaints }) => {
    complaints.expect(/status of 404/);
    const sample = createReadOrder(one.screens, `${seed} ${one.name}`).slice(0, sampleSize);
    expect(await one.check(page, cast, sample), `SCREENS_SEED=${seed}`).toEqual({});
  });
}
