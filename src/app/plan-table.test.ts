import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tools } from '#shared/tools.ts';
import { planTable } from './plan-table.ts';

describe.each(tools)('the tool $id', ({ id, isBuilt }) => {
  const plan = planTable.tools.find((one) => one.id === id);
  const folder = join(import.meta.dirname, '../features', id);

  it('has one name: of its folder, its plan rows and its quotas', () => {
    expect(existsSync(join(folder, `domain/${id}.plan.ts`))).toBe(true);
    const names = [...Object.values(plan!.features), ...plan!.quotas].map((row) => row.id);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith(`${id}.`))).toEqual([]);
  });

  it('is built where it has a server and a browser side, and the plan table says the same', () => {
    expect(plan!.isBuilt).toBe(isBuilt);
    const sides = [`server/${id}.feature.ts`, `web/${id}.feature.ts`];
    expect(sides.map((path) => existsSync(join(folder, path)))).toEqual([isBuilt, isBuilt]);
  });
});
