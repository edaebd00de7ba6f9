/** The plan table against the specification, cell by cell; cells of tools that do not exist are printed as pending. */
import { describe, expect, it } from 'vitest';
import { comparisonRowIds } from '#features/billing/domain/comparison-rows.ts';
import { comparisonCell } from '#features/billing/domain/plan-comparison.ts';
import { planNames, plans, yearlyDiscountPercent } from '#features/billing/domain/plans.ts';
import { isBuilt, toolIds } from '#features/billing/domain/tools.ts';
import { upgradeMessages } from '#features/billing/domain/upgrade-messages.ts';
import { cells, fieldsWithoutCell } from './cells.ts';
import { advisorProbeIds } from './cells-advisor.ts';
import { expectedComparison } from './comparison-cells.ts';
import { fieldsReadBy, listFields } from './gates.ts';
import { pendingConstants } from './pending-constants.ts';

const isPending = (tool: (typeof cells)[number]['tool']) => tool !== 'pricing' && !isBuilt(tool);

describe('the plan table', () => {
  it.each(
    cells.map(
      ({ tool, paragraph, capability, expected, read }) => [tool, capability, paragraph, expected, read] as const,
    ),
  )('%s: %s (%s)', (_tool, _capability, _paragraph, expected, read) => {
    for (const plan of planNames) if (plan in expected) expect(read(plans[plan]), plan).toStrictEqual(expected[plan]);
  });

  it('has each cell once', () => {
    const names = cells.map(({ tool, capability }) => `${tool}: ${capability}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no field that neither a cell nor the list of exceptions speaks of', () => {
    const read = new Set(cells.flatMap(fieldsReadBy));
    const unread = listFields().filter((field) => !read.has(field));
    expect(unread.sort()).toEqual(Object.keys(fieldsWithoutCell).sort());
  });

  it('would show a field that is forgotten', () => {
    const forgetful = cells.filter(({ capability }) => capability !== 'logos');
    expect(forgetful.flatMap(fieldsReadBy)).not.toContain('studio.logos');
    expect(listFields()).toContain('studio.logos');
    expect(listFields()).toContain('legalTemplates.CCPA');
  });

  it('prints the cells of tools that do not exist as pending', () => {
    const pending = cells.filter(({ tool }) => isPending(tool));
    const lines = toolIds
      .filter((tool) => !isBuilt(tool))
      .map((tool) => {
        const count = pending.filter((cell) => cell.tool === tool).length;
        const constants = pendingConstants.filter((constant) => constant.tool === tool).length;
        return `${tool} ${count} cells, ${constants} constants`;
      });
    process.stdout.write(
      `cells: ${cells.length}, of which ${advisorProbeIds.length} are shown over HTTP and ${pending.length} pending (${lines.join('; ')})\n`,
    );
    expect(pending.length + cells.filter(({ tool }) => !isPending(tool)).length).toBe(cells.length);
    for (const { tool } of pendingConstants)
      expect(isBuilt(tool), `${tool} exists: its constants need tests`).toBe(false);
  });
});

describe('the comparison of plans', () => {
  it.each(comparisonRowIds)('shows %s as the specification has it', (id) => {
    const shown = planNames.map((plan) => {
      const cell = comparisonCell(id, plan);
      return cell.kind === 'count' ? `${cell.count ?? 'unlimited'} ${cell.unit}` : cell.kind === 'included';
    });
    expect(shown).toEqual(expectedComparison[id]);
  });

  it('discounts a year by 20 percent', () => expect(yearlyDiscountPercent).toBe(20));
});

describe('the messages of part 2 §8', () => {
  it('stand to the character', () =>
    expect(upgradeMessages).toEqual({
      'marketing.daily-limit':
        "You've reached your daily limit of 1 generation. Upgrade to Starter for 50/month or Pro for unlimited generations.",
      'marketing.monthly-limit':
        "You've reached your monthly limit of 50 generations. Upgrade to Pro for unlimited generations.",
      'marketing.copy': 'Copying content requires a paid plan.',
      'marketing.copy-hint': 'Upgrade to copy content.',
      'marketing.schedule': 'Scheduling requires a Starter or Pro plan.',
      'marketing.repurpose': 'Repurposing content requires a Pro plan.',
      'marketing.repurpose-hint': 'Upgrade to Pro to repurpose content.',
      'marketing.export-flow-plan': 'Exporting flow plans requires a Pro plan.',
      'marketing.schedule-ads': 'Scheduling ads requires a Starter or Pro plan.',
      'marketing.tweak-targeting': 'Tweaking ad targeting requires a Pro plan.',
      'marketing.export-ad-plan': 'Exporting ad campaign plans requires a Pro plan.',
      'marketing.download': 'Downloading content requires a paid plan.',
      'marketing.expand-sections': 'Upgrade to Pro to expand sections.',
      'studio.download': 'Please upgrade to download branding assets!',
      'any.pro': 'This feature requires a Pro plan.',
      'analytics.export-or-share': 'This feature requires Starter or Pro plan',
      'analytics.revenue': 'Revenue tracking requires Starter or Pro plan',
      'analytics.real-time': 'Real-time analytics requires Pro plan',
      'analytics.demographics': 'Demographics data requires Starter or Pro plan',
      'legal.download': 'Upgrade to download documents in different formats',
    }));
});
