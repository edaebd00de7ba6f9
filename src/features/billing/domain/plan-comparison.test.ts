import { describe, expect, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { planNames } from '#shared/plans/plan-names.ts';
import { isOpen } from '#shared/plans/tool-plan.ts';
import { isBuilt as isToolBuilt, type ToolId } from '#shared/tools.ts';
import { cardFeatures, planComparison } from './plan-comparison.ts';

const groups = planComparison(planTable);
const rows = groups.flatMap((group) => group.rows);

describe('the comparison of plans', () => {
  it('never takes away on a higher plan what a lower one includes', () => {
    for (const { includedIn } of rows)
      expect(planNames.slice(planNames.length - includedIn.length)).toEqual(includedIn);
  });

  it('puts tools that share a name below one heading', () => {
    const specified = [
      'AI Business Generator',
      'Brand & Website Studio',
      'Marketing Studio',
      'Business Analytics',
      'Legal Document Generator',
      'Support & Resources',
    ];
    const headings = groups.map(({ name }) => name.message);
    expect(headings.slice(0, specified.length)).toEqual(specified);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('marks every tool that is not built as coming, and one of two that share a heading by itself', () => {
    const ofTools = rows.filter(({ feature }) => !feature.id.startsWith('account.'));
    for (const { feature, isBuilt } of ofTools)
      expect([feature.id, isBuilt]).toEqual([
        feature.id,
        isToolBuilt(feature.id.split('.')[0] as ToolId) && !feature.isComing,
      ]);
    // A tool may be there before all of it is.
    const coming = ofTools.flatMap(({ feature }) => (feature.isComing ? [feature.id] : []));
    expect(coming).toEqual([]);
    expect(rows.filter((row) => !ofTools.includes(row)).map(({ isBuilt }) => isBuilt)).toEqual([true]);
    expect(rows.some(({ isBuilt }) => isBuilt)).toBe(true);
    const withBrand = { tools: planTable.tools.map((tool) => ({ ...tool, isBuilt: tool.id === 'brand' })) };
    const studio = planComparison(withBrand)[1]!;
    expect(studio.isBuilt).toBe(true);
    for (const { feature, isBuilt } of studio.rows) expect(isBuilt).toBe(feature.id.startsWith('brand.'));
  });

  it('leaves out rows whose unit no tool counts', () => {
    for (const { feature } of rows) expect(feature.id).not.toMatch(/\.(?:\w*[sS]ample|trends|reports)/);
  });

  it('shows on each card only what the plan includes', () => {
    for (const plan of planNames)
      for (const { feature } of cardFeatures(planTable, plan)) expect(isOpen(feature, plan), feature.id).toBe(true);
  });
});
