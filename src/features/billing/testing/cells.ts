import type { Cell } from './cell.ts';
import { advisorCells } from './cells-advisor.ts';
import { brandCells, sitesCells } from './cells-brand-and-sites.ts';
import { marketingCells } from './cells-marketing.ts';
import { analyticsCells, legalCells, pricingCells, supportCells } from './cells-services.ts';

/** Every cell of the specification that plans decide (docs/billing.md). */
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
  'analytics.limit': 'our words for the badge: the specification gives none',
  'legal.limit': 'our words for the badge: the specification gives none',
  'support.limit': 'our words for the badge: the specification gives none',
};
