import { deepScreenChecks } from './support/screen-checks.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

for (const one of deepScreenChecks(screens)) {
  test(`On every screen ${one.name}`, async ({ page, founders, complaints }) => {
    complaints.expect(/status of 404/);
    expect(await one.check(page, founders, one.screens)).toEqual({});
  });
}
