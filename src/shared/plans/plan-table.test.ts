import { describe, expect, it } from 'vitest';
import { countOf } from './plan-cell.ts';
import { definePlanTable, findFeature, findQuota, getTool } from './plan-table.ts';
import type { Quota } from './quota.ts';
import { defineToolPlan, isOpen, isProOnly, planThatOpens } from './tool-plan.ts';

const text = (message: string) => ({ id: message, message });
const tier = { limitLabel: text('1 thing') };
const things: Quota = {
  id: 'tool.things',
  name: text('Things'),
  rules: {
    Free: { limit: 1, period: 'month' },
    Starter: { limit: 5, period: 'month' },
    Pro: { limit: null, period: 'month' },
  },
};
const toolPlan = defineToolPlan({
  id: 'tool',
  name: text('Tool'),
  tiers: { Free: tier, Starter: tier, Pro: tier },
  gives: { Free: { colors: 0 }, Starter: { colors: 2 }, Pro: { colors: 3 } },
  quotas: [things],
  features: {
    colors: { name: text('Colors'), opens: ({ colors }) => countOf(colors), row: true, isListed: true },
    launch: { name: text('Launch'), opens: 'Pro', row: text('Launch at once') },
    look: { name: text('Look'), opens: 'Free' },
  },
  onCards: { Free: ['look'], Starter: ['colors'], Pro: ['launch', 'colors'] },
});
const tool = { ...toolPlan, isBuilt: true };

describe('the rows of a tool', () => {
  const { colors, launch, look } = toolPlan.features;

  it('say of each feature what each plan gives, and nothing of it is missing rather than 0', () => {
    expect([colors.cells.Free, colors.cells.Starter]).toEqual([
      { kind: 'missing' },
      { kind: 'count', count: 2, unit: 'pieces' },
    ]);
    expect([
      isOpen(colors, 'Free'),
      isOpen(colors, 'Starter'),
      isOpen(launch, 'Starter'),
      isOpen(launch, 'Pro'),
    ]).toEqual([false, true, false, true]);
  });

  it('name the lowest plan that opens a feature', () => {
    expect([colors, launch, look].map(planThatOpens)).toEqual(['Starter', 'Pro', 'Free']);
    expect([colors, launch].map(isProOnly)).toEqual([false, true]);
  });

  it('give ids, words of the comparison and places on cards', () => {
    expect([colors.id, launch.id]).toEqual(['tool.colors', 'tool.launch']);
    expect([colors.row, launch.row, look.row]).toEqual([text('Colors'), text('Launch at once'), null]);
    expect(toolPlan.onCards.Pro).toEqual([launch, colors]);
  });
});

describe('the table of plans', () => {
  it('finds tools, features and quotas by their ids', () => {
    const table = definePlanTable([tool]);
    expect(getTool(table, 'tool')).toBe(tool);
    expect(findQuota(table, 'tool.things')).toBe(things);
    expect(findFeature(table, 'tool.launch')).toBe(tool.features.launch);
    expect([findQuota(table, 'tool.launch'), findFeature(table, 'other.launch')]).toEqual([undefined, undefined]);
    expect(() => getTool(table, 'other')).toThrow('no tool other');
  });

  it('refuses a tool that stands twice, and a quota of another tool', () => {
    expect(() => definePlanTable([tool, tool])).toThrow('The table of plans has tool twice');
    const stray = { ...tool, quotas: [{ ...things, id: 'other.things' as const }] };
    expect(() => definePlanTable([stray])).toThrow('The quota other.things does not belong to tool');
  });
});
