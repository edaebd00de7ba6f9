import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFault } from './mutant.ts';
import { rules } from './rules.ts';
import { mutants } from './table/all-mutants.ts';

const root = join(import.meta.dirname, '../../..');

describe('the table of mutants', () => {
  it('has forty rows or more, each of its own name, and one or more for every rule', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(rules.filter((rule) => !mutants.some((mutant) => mutant.rule === rule))).toEqual([]);
  });

  it.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
    'can be applied to the source as it is: %s',
    (_name, { edits }) => {
      expect(edits.flatMap((edit) => findFault(root, edit) ?? [])).toEqual([]);
    },
  );

  it('names tests that exist and speak HTTP', () => {
    for (const { name, killedBy } of mutants) {
      const text = readFileSync(join(root, killedBy.file), 'utf8');
      expect([name, /(?:create|shared)TestProduct|startInstance|createRaceWorld/.test(text)]).toEqual([name, true]);
    }
  });
});
