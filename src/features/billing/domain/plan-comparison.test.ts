import { describe, expect, it } from 'vitest';
import { comparisonRowIds } from './comparison-rows.ts';
import { planComparison } from './plan-comparison.ts';
import { planNames, plans } from './plans.ts';

const row = (id: string) => planComparison().find((candidate) => candidate.id === id)!;
const counts = (id: string) =>
  planNames.map((plan) => {
    const cell = row(id).cells[plan];
    return cell.kind === 'count' ? cell.count : cell.kind;
  });

describe('the comparison of plans', () => {
  it('has every row once, in order', () => {
    expect(planComparison().map((candidate) => candidate.id)).toEqual(comparisonRowIds);
    expect(new Set(comparisonRowIds).size).toBe(comparisonRowIds.length);
  });

  it.each([
    ['advisor.ideas', [1, 5, null]],
    ['advisor.score', [3, 4, 7]],
    ['studio.logos', [1, 3, 5]],
    ['studio.palettes', [1, 5, 8]],
    ['studio.font-pairs', ['missing', 3, 5]],
    ['studio.live-sites', ['missing', 1, null]],
    ['marketing.overall', [1, 50, null]],
    ['marketing.per-kind', [1, 5, null]],
    ['legal.templates', [1, 6, 11]],
    ['support.response', [48, 24, 4]],
    ['advisor.projections', ['missing', 'missing', 'included']],
    ['analytics.metrics', ['missing', 'included', 'included']],
  ])('shows %s as the table has it', (id, expected) => expect(counts(id)).toEqual(expected));

  it('tells days from months', () => {
    expect(row('marketing.overall').cells.Free).toMatchObject({ unit: 'per-day' });
    expect(row('marketing.overall').cells.Starter).toMatchObject({ unit: 'per-month' });
  });

  it('never takes away on a higher plan what a lower one includes', () => {
    for (const { includedIn } of planComparison())
      expect(planNames.slice(planNames.length - includedIn.length)).toEqual(includedIn);
  });

  it('marks every tool but the advisor as coming', () => {
    for (const { tool, isBuilt } of planComparison()) expect(isBuilt).toBe(tool === 'advisor');
  });

  it('leaves out rows whose unit no tool counts', () => {
    for (const id of comparisonRowIds) expect(id).not.toMatch(/sample|trends|reports/);
  });

  it('shows on each card only rows that the plan includes', () => {
    for (const name of planNames) for (const id of plans[name].features) expect(row(id).includedIn).toContain(name);
  });
});
