import { probeLayout } from './support/layout-probe.ts';
import { openAndProbe, translatedVariants, type View, variants } from './support/layout-views.ts';
import { createReadOrder } from './support/read-order.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** `npm run test:deep` looks at all views; the gate at as many, the same each time. */
const sampleSize = 5;
const foreignSampleSize = 1;

test('A sample of screens, themes, widths, texts and languages has no fault of layout', async ({
  page,
  founders,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const seed = process.env.LAYOUT_SEED ?? 'gate';
  const viewsOf = (all: typeof variants): readonly View[] =>
    screens.flatMap((screen) => all.map((variant) => ({ ...variant, screen })));
  const sample = [
    ...createReadOrder(viewsOf(variants), seed).slice(0, sampleSize),
    ...createReadOrder(viewsOf(translatedVariants), `${seed} foreign`).slice(0, foreignSampleSize),
  ];
  const faults: Record<string, readonly unknown[]> = {};
  for (const view of sample) {
    const found = await openAndProbe(page, founders, view);
    if (found.faults.length > 0) faults[found.name] = found.faults;
  }
  expect(faults, `LAYOUT_SEED=${seed}`).toEqual({});
});

const base = `<!doctype html><html><style>
  :root { --paper: #fbfaf7; --surface: #ffffff; --ink: #1a1c1e; --green: #0e5a47; --line: #e7e3da; }
  body { margin: 0; background: var(--paper); color: var(--ink); }
  button { color: var(--ink); background: var(--surface); border: 1px solid var(--line); min-height: 32px; padding: 0 8px; }
</style>`;
/** Beyond the end of two frames, one within the other, nothing is in the way of anything. */
const scrolledAway = `<div style="height: 90px; overflow: auto"><div style="height: 80px; overflow: auto">
  <p style="height: 200px">Long</p><p><button>Three</button></p><p><button>Four</button></p></div></div>`;
const sound = `<p>Plain text</p><button>One</button> <button>Two</button>${scrolledAway}`;
const planted = {
  clipped: '<p style="width: 40px; overflow: hidden; white-space: nowrap">Far too long for this</p>',
  overlap: '<button>One</button><button style="margin-left: -20px">Two</button>',
  sideways: '<div style="width: 3000px">wide</div>',
  colour: '<p style="color: #7c3aed">purple</p>',
  target:
    '<button style="all: unset; display: block; height: 12px">A</button><button style="all: unset; display: block; height: 12px">B</button>',
} as const;

test('The probe finds each planted fault, and none where there is none', async ({ page }) => {
  await page.setContent(base + sound);
  expect(await probeLayout(page)).toEqual([]);
  for (const [rule, fault] of Object.entries(planted)) {
    await page.setContent(base + sound + fault);
    const rules = new Set((await probeLayout(page)).map((one) => one.rule));
    expect([...rules], rule).toEqual([rule]);
  }
});
