import type { Cell } from './cell.ts';
import { advisorCells } from './cells-advisor.ts';
import { brandCells, sitesCells } from './cells-brand-and-sites.ts';
import { marketingCells } from './cells-marketing.ts';
import { analyticsCells, legalCells, pricingCells, supportCells } from './cells-services.ts';

/** Every value that depends on the plan (docs/billing.md). */
export const cells: readonly Cell[] = [
  ...pricingCells,
  ...advisorCells,
  ...brandCells,
  ...sitesCells,
  ...marketingCells,
  ...analyticsCells,
  ...legalCells,
  ...supportCells,
];

/** Fields of the table of plans that no cell speaks of, with the reason. Whatever else it gains must be in a cell. */
export const fieldsWithoutCell: Readonly<Record<string, string>> = {
  'analytics.limit': 'the wording of the badge is free',
  'legal.limit': 'the wording of the badge is free',
  'support.limit': 'the wording of the badge is free',
};
