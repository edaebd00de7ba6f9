import { countOf, type PerPlan, perPlan } from './plan-cell.ts';
import { findLowestPlan, type PlanName } from './plan-names.ts';
import type { ToolFeature } from './tool-plan.ts';

const megabyte = 1_000_000;

/**
 * How many bytes an account may keep, rows and files together. Source: docs/billing.md, "Storage". A business with its
 * plan, some use and its entries in the search takes about 0.6 MB (bench, soak).
 */
export const storageAllowance: PerPlan<number> = {
  Free: 100 * megabyte,
  Starter: 1000 * megabyte,
  Pro: 10_000 * megabyte,
};

/** The lowest plan that has room for one byte more than so many; undefined where none has. */
export function planWithRoomFor(bytes: number): PlanName | undefined {
  return findLowestPlan((plan) => bytes < storageAllowance[plan]);
}

/** Where the comparison of plans shows it: below the tools, as it belongs to all of them. */
export const storageGroupName = /*i18n*/ { id: 'plan.account', message: 'In every tool' };
/** The row of the comparison. */
export const storageFeature: ToolFeature = {
  id: 'account.storage',
  name: /*i18n*/ { id: 'plan.account.storage', message: 'Storage' },
  cells: perPlan((plan) => countOf(storageAllowance[plan], 'bytes')),
  row: /*i18n*/ { id: 'plan.account.storage.row', message: 'Storage for texts, pictures and archives' },
  isHighlighted: false,
  isListed: false,
  isComing: false,
};
