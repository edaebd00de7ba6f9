import { nameOf, openAndProbe, variants } from './support/layout-views.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const variant of variants) {
  test(`Every screen has a sound layout: ${nameOf(variant)}`, async ({ page, founders, complaints }) => {
    complaints.expect(/status of 404/);
    const faults: Record<string, readonly unknown[]> = {};
    for (const screen of screens) {
      const found = await openAndProbe(page, founders, { ...variant, screen });
      if (found.faults.length > 0) faults[found.name] = found.faults;
    }
    expect(faults).toEqual({});
  });
}
