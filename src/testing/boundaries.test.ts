import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations, listImports } from './boundaries.ts';

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
    ['a feature from the shared folder', 'src/shared/money.ts', 'src/features/billing/domain/plans.ts'],
    ["a feature from the browser's plumbing", 'src/web/ui/usage-bar.tsx', 'src/features/billing/domain/plans.ts'],
    ["the composition root from the browser's plumbing", 'src/web/ui/menu.tsx', 'src/app/web/router.tsx'],
    ['the composition root from a feature', 'src/features/advisor/web/advisor.page.tsx', 'src/app/web/router.tsx'],
    ['a test helper from the product', 'src/app/server/main.ts', 'src/testing/test-product.ts'],
  ])('refuse %s', (_name, from, to) => {
    expect(findViolations([...imports, { from, to }])).toHaveLength(1);
  });

  it("let a screen use what another feature's screens share", () => {
    const door = 'src/features/workspaces/web/shared/workspaces-context.ts';
    const known = { from: 'src/features/advisor/web/advisor-screen.tsx', to: door };
    expect(imports).toContainEqual(known);
    const beside = { ...known, to: 'src/features/workspaces/web/current-workspace.tsx' };
    expect(findViolations([...imports, beside])).toHaveLength(1);
  });

  it('refuse a circle between features', () => {
    const back = { from: 'src/features/workspaces/domain/fact-value.ts', to: 'src/features/advisor/domain/plan.ts' };
    expect(findViolations([...imports, back]).join()).toContain('circle');
  });
});
