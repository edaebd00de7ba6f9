import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFileCircles, findViolations, listImports } from './boundaries.ts';

const imports = listImports(join(import.meta.dirname, '../..'));

describe('the walls between features', () => {
  it('hold in the tree as it is', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(findViolations(imports)).toEqual([]);
  });

  it.each([
    [
      "another feature's repository",
      'src/features/advisor/server/plan.service.ts',
      'src/features/auth/server/sessions/sessions.repository.ts',
    ],
    [
      "another feature's screen",
      'src/features/dashboard/web/dashboard.page.tsx',
      'src/features/advisor/web/advisor.page.tsx',
    ],
    [
      "another feature's service from a screen",
      'src/features/dashboard/web/dashboard.page.tsx',
      'src/features/advisor/server/plan.service.ts',
    ],
    ['a feature from the shared folder', 'src/shared/money.ts', 'src/features/billing/domain/offers.plan.ts'],
    ["a feature from the browser's plumbing", 'src/web/ui/usage-bar.tsx', 'src/features/billing/domain/offers.plan.ts'],
    ["the composition root from the browser's plumbing", 'src/web/ui/menu.tsx', 'src/app/web/router.tsx'],
    ['the composition root from a feature', 'src/features/advisor/web/advisor.page.tsx', 'src/app/web/router.tsx'],
    ['a test helper from the product', 'src/app/server/main.ts', 'src/testing/test-product.ts'],
  ])('refuse %s', (_name, from, to) => {
    expect(findViolations([...imports, { from, to }])).toHaveLength(1);
  });

  it.each([
    [
      'the composition root from a feature on the server',
      'src/features/advisor/server/plan.service.ts',
      'src/app/server/product.ts',
    ],
    ["a feature from the server's plumbing", 'src/server/use-case.ts', 'src/features/workspaces/domain/fact-value.ts'],
    ["the composition root from the server's plumbing", 'src/server/logger.ts', 'src/app/server/product.ts'],
    ['plumbing from the shared folder', 'src/shared/money.ts', 'src/server/logger.ts'],
  ])('let no import run upward: %s', (_name, from, to) => {
    expect(findViolations([...imports, { from, to }])).toEqual([`${from} reaches up to ${to}`]);
  });

  it("let a screen use what another feature's screens share", () => {
    const door = 'src/features/workspaces/web/shared/workspaces-context.ts';
    const known = { from: 'src/features/advisor/web/advisor.page.tsx', to: door };
    expect(imports).toContainEqual(known);
    const beside = { ...known, to: 'src/features/workspaces/web/current-workspace.tsx' };
    expect(findViolations([...imports, beside])).toHaveLength(1);
  });

  it('refuse a circle between features', () => {
    const back = { from: 'src/features/workspaces/domain/fact-value.ts', to: 'src/features/advisor/domain/plan.ts' };
    expect(findViolations([...imports, back]).join()).toContain('circle');
  });
});

/**
 * The old reading of answers and the old composition of texts, and the score's reading: they go away as a whole when the
 * advisor is made again, so nobody takes them apart before.
 */
const leaving = /^src\/features\/advisor\/domain\/(?:extraction|composition|score)\//;

describe('files', () => {
  it('never import each other in a circle, types included', () => {
    expect(findFileCircles(imports).filter((circle) => !circle.every((path) => leaving.test(path)))).toEqual([]);
  });

  it('that do are found, however long the circle is', () => {
    const chain = ['a.ts', 'b.ts', 'c.ts', 'a.ts'];
    const planted = chain.slice(1).map((to, at) => ({ from: chain[at]!, to }));
    expect(findFileCircles([...planted, { from: 'd.ts', to: 'a.ts' }])).toEqual([['a.ts', 'b.ts', 'c.ts']]);
    expect(findFileCircles(planted.slice(1))).toEqual([]);
  });
});
