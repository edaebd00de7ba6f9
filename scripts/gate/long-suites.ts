/**
 * What takes long in a gate and rests on little of the house: it runs whole where anything it rests on has changed since
 * `npm run test:deep` passed, else not at all or in a fixed sample (docs/decisions/0032-run-where-it-changed.md).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashClosure } from './import-closure.ts';

interface LongSuite {
  readonly name: string;
  /** Its files, which are left out where nothing has changed. */
  readonly files: readonly string[];
  /** Files that stay, and choose a sample of their cases by themselves (src/testing/conformance-size.ts). */
  readonly sampled?: readonly string[];
  /** Patterns of what it rests on besides what it imports and what lies beside that. */
  readonly reads?: readonly string[];
}

const stripe = 'src/features/billing/server/stripe';

/** The long conformance of authentication and payment; `stripe-checkout`, `stripe-messages` and their like always run. */
export const conformance: LongSuite = {
  name: 'conformance',
  files: ['stripe', 'stripe-confirm', 'stripe-give-up', 'stripe-moves'].map((name) => `${stripe}/${name}.api.test.ts`),
  sampled: ['src/features/auth/testing/conformance/conformance.api.test.ts', `${stripe}/stripe-orders.api.test.ts`],
  reads: ['migrations/*', 'src/testing/database-setup.ts'],
};

/**
 * Rules and pages: each file of two seconds and more that rests on its feature and the plumbing alone. What judges the whole
 * house (its catalogues, what nobody uses, the frame around all screens) is none of them.
 */
const units: readonly string[] = [
  ...[
    'domain/reading/ranker/rank-roles.test.ts',
    'domain/reading/ranker/weights.test.ts',
    'domain/reading/read-answers.test.ts',
    'domain/trades/trades.test.ts',
    'domain/writing/compose.test.ts',
    'web/advisor.page.test.tsx',
    'web/reading/mention-editor.test.tsx',
    'web/reading/question-list.test.tsx',
  ].map((path) => `src/features/advisor/${path}`),
  ...[
    'domain/blog/blog-pages.test.ts',
    'domain/document/difference.test.ts',
    'domain/page/valid-html.test.ts',
    'web/blog/blog-section.page.test.tsx',
    'web/blog/post.page.test.tsx',
    'web/editor/canvas/inline-text.page.test.tsx',
    'web/editor/code/code.page.test.tsx',
    'web/editor/editor.page.test.tsx',
    'web/editor/fields/fields.page.test.tsx',
    'web/editor/find/find.page.test.tsx',
    'web/editor/inspector/domains/domains.page.test.tsx',
    'web/editor/settings.page.test.tsx',
    'web/editor/versions/versions.page.test.tsx',
    'web/gallery/builder-tab.page.test.tsx',
    'web/moving/moving.page.test.tsx',
    'web/publish/publish-panel.page.test.tsx',
    'web/publish/what-changes.page.test.tsx',
  ].map((path) => `src/features/sites/${path}`),
  'src/features/account/web/security-tab.test.tsx',
  'src/features/account/web/settings-tabs.test.tsx',
  'src/features/billing/web/confirm-payment-dialog.test.tsx',
  'src/features/billing/web/pricing.page.test.tsx',
  'src/features/brand/server/logo-engine.test.ts',
  'src/features/brand/server/own-logo/read-own-logo.test.ts',
  'src/features/brand/web/brand.page.test.tsx',
  'src/features/media/web/library/library.page.test.tsx',
  'src/features/profile/web/profile.page.test.tsx',
  'src/features/search/web/palette.test.tsx',
  'src/features/threads/web/inbox.page.test.tsx',
  'src/server/documents/docx.test.ts',
  'src/server/documents/pdf.test.ts',
  'src/server/documents/renderer.test.ts',
];

export const longSuites: readonly LongSuite[] = [conformance, ...units.map((path) => ({ name: path, files: [path] }))];

/** How tests are run, which all of them rest on. */
const howTheyRun = [
  'vitest.config.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'src/testing/setup.ts',
  'src/testing/clock-setup.ts',
  'src/testing/dom-setup.ts',
];

const recordPath = join('scripts', 'long-suites-passed.json');

/** How a suite was when all of it passed, and how many tests those were. */
interface Passed {
  readonly hash: string;
  readonly tests: number;
}

const hashSuite = (root: string, { files, sampled = [], reads = [] }: LongSuite): string =>
  hashClosure(
    root,
    [...files, ...sampled, ...howTheyRun],
    ['package.json', 'package-lock.json', 'tsconfig*.json', ...reads],
  );

function readRecord(root: string): Readonly<Record<string, Partial<Passed> | undefined>> {
  const path = join(root, recordPath);
  if (!existsSync(path)) return {};
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) ?? {}) as Record<string, Passed>;
  } catch {
    return {};
  }
}

/** The suites all of which have passed as they are now. What is not recorded, or in no way that can be read, has not. */
export function listPassed(root: string, suites = longSuites): readonly (LongSuite & Pick<Passed, 'tests'>)[] {
  const record = readRecord(root);
  return suites.flatMap((suite) => {
    const { hash, tests } = record[suite.name] ?? {};
    return tests !== undefined && hash === hashSuite(root, suite) ? [{ ...suite, tests }] : [];
  });
}

/**
 * Records that all suites have passed in this state; only a green deep run may call it. `testsOf` says how many tests of
 * each file did, by its path from `root`; a file without tests is none that has passed.
 */
export function recordPassed(root: string, testsOf: ReadonlyMap<string, number>, suites = longSuites): void {
  const record = suites.map((suite): readonly [string, Passed] => {
    const counts = [...suite.files, ...(suite.sampled ?? [])].map((path) => testsOf.get(path) ?? 0);
    if (counts.includes(0)) throw new Error(`${suite.name} has not passed`);
    return [suite.name, { hash: hashSuite(root, suite), tests: counts.reduce((sum, count) => sum + count, 0) }];
  });
  writeFileSync(join(root, recordPath), `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
}
