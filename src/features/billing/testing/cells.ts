import type { Cell } from './cell.ts';
import { advisorCells } from './cells-advisor.ts';
import { marketingCells } from './cells-marketing.ts';
import { analyticsCells, legalCells, pricingCells, supportCells } from './cells-services.ts';
import { studioCells } from './cells-studio.ts';

/** Every cell of part 1 §6 and part 2 §2.1, §6.1 to §6.5 and §9 that plans decide. */
export const cells: readonly Cell[] = [
  ...pricingCells,
  ...advisorCells,
  ...studioCells,
  ...marketingCells,
  ...analyticsCells,
  ...legalCells,
  ...supportCells,
];

/**
 * Fields of the plan table that no cell speaks of, with the reason. Whatever else the table gains must be in a cell.
 */
export const fieldsWithoutCell: Readonly<Record<string, string>> = {
  description: 'our words: the specification asks for a description and gives none',
  buttonText: 'our words: the specification asks for a button and gives none',
  features: 'which rows of the comparison a card shows is ours; the rows have cells of their own',
};
