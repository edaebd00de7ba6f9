import { lookAt, looks, nameOf } from './support/layout-views.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const look of looks) {
  test(`Every screen has a sound layout: ${nameOf(look)}`, async ({ page, cast, complaints }) => {
    complaints.expect(/status of 404/);
    const faults: Record<string, readonly unknown[]> = {};
    for (const screen of screens) {
      const found = await lookAt(page, cast, { ...look, screen });
      if (found.faults.length > 0) faults[found.name] = found.faults;
    }
    expect(faults).toEqual({});
  });
}
