import { changeAndProbe, openAndProbe, openings } from './support/layout-views.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const [first, ...others] of openings) {
  test(`Every screen has a sound layout: ${first.language}, ${first.texts}`, async ({ page, founders, complaints }) => {
    complaints.expect(/status of 404/);
    const faults: Record<string, readonly unknown[]> = {};
    for (const screen of screens) {
      const found = [await openAndProbe(page, founders, { ...first, screen })];
      for (const variant of others) found.push(await changeAndProbe(page, founders, { ...variant, screen }));
      for (const one of found) if (one.faults.length > 0) faults[one.name] = one.faults;
    }
    expect(faults).toEqual({});
  });
}
