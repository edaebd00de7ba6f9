import { lookAt, views, widths } from './support/layout-views.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

for (const { theme, texts } of views) {
  for (const width of widths) {
    test(`Every screen has a sound layout at ${width} px, ${theme}, ${texts}`, async ({ page, cast, complaints }) => {
      complaints.expect(/status of 404/);
      const faults: Record<string, readonly unknown[]> = {};
      for (const screen of screens) {
        const found = await lookAt(page, cast, { screen, theme, texts, width });
        if (found.faults.length > 0) faults[found.name] = found.faults;
      }
      expect(faults).toEqual({});
    });
  }
}
