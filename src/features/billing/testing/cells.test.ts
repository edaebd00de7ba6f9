/** The table of plans against docs/billing.md, cell by cell; cells of tools that do not exist are printed as pending. */
import { describe, expect, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { cardFeatures, planComparison } from '#features/billing/domain/plan-comparison.ts';
import { planNames } from '#shared/plans/plan-names.ts';
import { findFeature } from '#shared/plans/plan-table.ts';
import { yearlyDiscountPercent } from '#shared/plans/prices.ts';
import { planThatOpens } from '#shared/plans/tool-plan.ts';
import { upgradeMessage } from '#shared/plans/upgrade-message.ts';
import type { Cell } from './cell.ts';
import { cells, fieldsWithoutCell } from './cells.ts';
import { advisorProbeIds } from './cells-advisor.ts';
import { brandProbeIds, sitesProbeIds } from './cells-brand-and-sites.ts';
import { expectedCards, expectedComparison, expectedMessages } from './comparison-cells.ts';
import { pendingConstants } from './pending-constants.ts';
import { cellText, listFields } from './plan-fields.ts';

const isBuilt = (id: string) => planTable.tools.find((tool) => tool.id === id)?.isBuilt ?? true;
const toolOf = ({ field }: Cell) => field.slice(0, field.indexOf('.'));
const isComing = (feature: string) => findFeature(planTable, feature)?.isComing ?? false;
/** Whether a cell speaks of something that does not exist yet. */
const isPending = (cell: Cell) => !isBuilt(toolOf(cell)) || isComing(cell.field.replace('.feature.', '.'));

/** Compares one cell with the table. Throws where the table has no such field, or says something else. */
function checkCell({ field, expected, as = (value) => value }: Cell): void {
  for (const plan of planNames) {
    if (!(plan in expected)) continue;
    const fields = listFields(plan);
    expect([...fields.keys()], 'the table has no such field').toContain(field);
    expect(as(fields.get(field) as never), plan).toStrictEqual(expected[plan]);
  }
}

describe('the table of plans', () => {
  it.each(cells.map((cell) => [cell.heading, cell.capability, cell] as const))('%s: %s', (_heading, _name, cell) => {
    checkCell(cell);
  });

  it('fails for a specified cell that has no field, and for one that says something else', () => {
    const cell: Cell = { heading: 'Sites', capability: 'shops', field: 'sites.shops', expected: { Free: 0 } };
    expect(() => checkCell(cell)).toThrow('the table has no such field');
    expect(() => checkCell({ ...cell, field: 'sites.liveSites', expected: { Free: 1 } })).toThrow();
    expect(() => checkCell({ ...cell, field: 'sites.liveSites' })).not.toThrow();
  });

  it('has each cell once', () => {
    const names = cells.map(({ heading, capability }) => `${heading}: ${capability}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(planNames)('has no field on %s that neither a cell nor the list of exceptions speaks of', (plan) => {
    const spoken = new Set(cells.map(({ field }) => field));
    const unspoken = [...listFields(plan).keys()].filter((field) => !spoken.has(field));
    expect(unspoken.sort()).toEqual(Object.keys(fieldsWithoutCell).sort());
  });

  it('prints the cells of tools that do not exist as pending', () => {
    const pending = cells.filter(isPending);
    const lines = planTable.tools
      .filter(({ id }) => pending.some((cell) => toolOf(cell) === id))
      .map(({ id }) => {
        const count = pending.filter((cell) => toolOf(cell) === id).length;
        const constants = pendingConstants.filter((constant) => constant.tool === id).length;
        return `${id} ${count} cells, ${constants} constants`;
      });
    process.stdout.write(
      `cells: ${cells.length}, of which ${advisorProbeIds.length + brandProbeIds.length + sitesProbeIds.length} are shown over HTTP and ${pending.length} pending (${lines.join('; ')})\n`,
    );
    for (const { tool, feature = '' } of pendingConstants)
      expect(isBuilt(tool) && !isComing(feature), `${tool} exists: its constants need tests`).toBe(false);
  });
});

describe('the comparison of plans', () => {
  const rows = planComparison(planTable).flatMap((group) => group.rows);

  it('has every row once, in order', () =>
    expect(rows.map(({ feature }) => feature.id)).toEqual(Object.keys(expectedComparison)));

  it.each(rows.map((row) => [row.feature.id, row] as const))('shows %s as docs/billing.md has it', (id, row) => {
    expect(planNames.map((plan) => cellText(row.feature.cells[plan]))).toEqual(expectedComparison[id]);
  });

  it.each(planNames)('names on the card of %s what it did', (plan) =>
    expect(cardFeatures(planTable, plan).map(({ feature }) => feature.id)).toEqual(expectedCards[plan]),
  );

  it('discounts a year by 20 percent', () => expect(yearlyDiscountPercent).toBe(20));
});

describe('upgrade messages', () => {
  const features = planTable.tools.flatMap((tool) => Object.values(tool.features));

  it('are exact, and no other feature has a message of its own', () => {
    const own = features.flatMap((feature) => [
      ...(feature.upgrade ? [[feature.id, feature.upgrade.message]] : []),
      ...(feature.upgradeHint ? [[`${feature.id} in short`, feature.upgradeHint.message]] : []),
    ]);
    const ofQuotas = planTable.tools
      .flatMap(({ quotas }) => quotas)
      .flatMap(({ id, exceeded = {} }) =>
        Object.entries(exceeded).map(([plan, { message }]) => [`${id} on ${plan}`, message]),
      );
    const shared = ['analytics.export'].map((id) => [
      id,
      upgradeMessage(features.find((one) => one.id === id)!).message,
    ]);
    expect(Object.fromEntries([...own, ...ofQuotas, ...shared])).toEqual(expectedMessages);
  });

  it('name the plan that opens a feature without words of its own', () => {
    for (const feature of features.filter(({ upgrade }) => upgrade === undefined)) {
      const opens = planThatOpens(feature);
      if (opens === 'Pro') expect(upgradeMessage(feature).message).toBe('This feature requires a Pro plan.');
      if (opens === 'Starter')
        expect(upgradeMessage(feature).message).toBe('This feature requires Starter or Pro plan');
    }
  });
});
