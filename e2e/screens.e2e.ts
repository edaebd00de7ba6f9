import { createReadOrder } from './support/read-order.ts';
import { screenChecks } from './support/screen-checks.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

/** `npm run test:deep` looks at all screens; the gate at as many, the same each time. */
const sampleSize = 4;
const seed = process.env.SCREENS_SEED ?? 'gate';

for (const one of screenChecks(screens)) {
  test(`On a sample of screens ${one.name}`, async ({ page, founders, complaints }) => {
    complaints.expect(/status of 404/);
    const sample = createReadOrder(one.screens, `${seed} ${one.name}`).slice(0, sampleSize);
    expect(await one.check(page, founders, sample), `SCREENS_SEED=${seed}`).toEqual({});
  });
}
