import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeData } from '#testing/remove-data.ts';
import { type PlantedTree, plantSample } from './plant-sample.ts';
import { runIn } from './planted-product.ts';

/** The tests that hold every feature to the rules, run in a copy of the tree: they see a new feature, and what it does wrong. */

const rules = {
  api: [
    'src/testing/sweep.api.test.ts',
    'src/features/privacy/server/declared-tables.api.test.ts',
    'src/server/db/tenancy.api.test.ts',
  ],
  pure: [
    'src/testing/boundaries.test.ts',
    'src/testing/sql-walls',
    'src/testing/system-role.test.ts',
    'src/testing/problem-codes.test.ts',
    'src/testing/sweep/id-prefixes.test.ts',
    'src/features/billing/domain/plan-comparison.test.ts',
  ],
  web: [
    'src/app/web/features.test.ts',
    'src/app/web/notification-words.test.ts',
    'src/app/web/entries/privacy-policy.test.tsx',
  ],
};

let tree: PlantedTree;
beforeAll(() => {
  tree = plantSample();
}, 120_000);
afterAll(() => removeData(tree.root));

function runRules() {
  const runs = Object.entries(rules).map(([project, paths]) =>
    runIn(tree, 'vitest', 'run', '--project', project, ...paths),
  );
  return { isGreen: runs.every((run) => run.isGreen), output: runs.map((run) => run.output).join('\n') };
}

/** Puts something else in the place of one piece of a file. */
function change(path: string, before: string, after: string): void {
  const file = join(tree.root, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no "${before}"`);
  writeFileSync(file, text.replace(before, after));
}

describe('the rules for features', () => {
  it('let a feature that keeps them pass, without a list being edited', () => {
    const { isGreen, output } = runRules();
    expect(isGreen, output.slice(-4000)).toBe(true);
    // A file that its project does not have would be left out without a word.
    const passed = [...output.matchAll(/Test Files {2}(\d+) passed/g)].map(([, count]) => Number(count));
    expect(passed).toEqual(Object.values(rules).map((paths) => paths.length));
  }, 600_000);

  it('find a leaking id, an undeclared column, SQL of another feature, and the system role without a reason', () => {
    const server = 'src/features/sample/server';
    // It answers whoever asks.
    change(
      `${server}/sample.feature.ts`,
      'getNote: (context, { noteId }) => sampleService.get(context, noteId)',
      'getNote: (context, { noteId }) => database.asSystem((tx) => sampleService.get({ ...context, tx }, noteId))',
    );
    appendFileSync(
      join(tree.root, 'migrations/9001-sample.sql'),
      '\nalter table sample_note add column api_key text;\n',
    );
    change(
      `${server}/sample.repository.ts`,
      '  async markStale(',
      '  reach: (tx: Tx) => tx`select 1 from fact`,\n\n  async markStale(',
    );
    change(`${server}/sample.feature.ts`, 'systemRole:', '// systemRole:');
    const { isGreen, output } = runRules();
    expect(isGreen).toBe(false);
    expect(output).toContain('sample.getNote: a stranger reads what the owner wrote');
    expect(output).toContain('sample_note.api_key is not declared');
    expect(output).toContain('features/sample reaches fact, which is not its own');
    expect(output).toContain('"src/features/sample/server/sample.feature.ts"');
  }, 600_000);
});
