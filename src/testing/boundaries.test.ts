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
    ['a test helper from the product', 'src/app/server/main.ts', 'src/testing/test-product.ts'],
  ])('refuse %s', (_name, from, to) => {
    expect(findViolations([...imports, { from, to }])).toHaveLength(1);
  });

  it('refuse a circle between features', () => {
    const back = { from: 'src/features/workspaces/domain/fact-value.ts', to: 'src/features/advisor/domain/plan.ts' };
    expect(findViolations([...imports, back]).join()).toContain('circle');
  });
});
