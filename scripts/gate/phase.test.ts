import { describe, expect, it } from 'vitest';
import { floorOf } from './floors.ts';
import { type Outcome, type Phase, runPhases } from './phase.ts';

const passed: Outcome = { passed: 1, failed: 0, notes: [], features: new Map() };

/** Phases that last until they are released, and which ran at the same time. */
function stage() {
  const running = new Set<string>();
  const seen: string[] = [];
  const phase = (name: string, more: Partial<Phase> = {}): Phase => ({
    name,
    run: async () => {
      running.add(name);
      seen.push([...running].sort().join('+'));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.delete(name);
      return passed;
    },
    ...more,
  });
  return { phase, seen };
}

describe('phases', () => {
  it('run side by side, two at most, and each after what it needs', async () => {
    const { phase, seen } = stage();
    const finished = await runPhases(
      [phase('build'), phase('browser', { after: ['build'] }), phase('types'), phase('unit')],
      2,
    );
    expect(finished.map(({ name }) => name)).toContain('browser');
    expect(finished).toHaveLength(4);
    expect(seen.some((together) => together.includes('build') && together.includes('browser'))).toBe(false);
    expect(seen).toContain('build+types');
    expect(Math.max(...seen.map((together) => together.split('+').length))).toBe(2);
  });

  it('that are alone have nothing beside them, and nothing after them overtakes', async () => {
    const { phase, seen } = stage();
    const finished = await runPhases([phase('a'), phase('timed', { isAlone: true }), phase('b'), phase('c')], 2);
    expect(seen).toContain('timed');
    expect(finished.map(({ name }) => name).slice(0, 2)).toEqual(['a', 'timed']);
    expect(seen).toContain('b+c');
  });

  it('that throw count as failed, and the others run all the same', async () => {
    const { phase } = stage();
    const broken = phase('broken', { run: () => Promise.reject(new Error('no such program')) });
    const finished = await runPhases([broken, phase('unit')], 2);
    expect(finished.map(({ name, outcome }) => [name, outcome.failed])).toEqual([
      ['broken', 1],
      ['unit', 0],
    ]);
    expect(finished[0]?.outcome.notes[0]).toContain('no such program');
  });

  it('that wait for one that is not there end the run', async () => {
    const { phase } = stage();
    await expect(runPhases([phase('browser', { after: ['build'] })], 2)).rejects.toThrow('browser');
  });
});

describe('a floor', () => {
  const floors = {
    recorded: { api: 100, deep: 10 },
    moved: [
      { from: 'api', to: 'deep', tests: 30, why: 'long' },
      { from: 'api', tests: 5, why: 'one table now' },
    ],
  };

  it('falls by what moved away, and rises where it went', () => {
    expect(floorOf(floors, 'api')).toBe(65);
    expect(floorOf(floors, 'deep')).toBe(40);
  });

  it('stays as recorded where nothing moved', () => {
    expect(floorOf({ ...floors, moved: [] }, 'api')).toBe(100);
  });
});
