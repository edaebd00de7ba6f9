import { op, percentOf } from '#shared/formula-build.ts';
import { addFigure, findFigure } from './cited-figures.ts';
import type { Growth } from './fixed-costs.ts';
import type { GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';

/**
 * Adds how costs rise where a source gives a yearly figure. They rise evenly, a twelfth of the yearly growth each month;
 * prices are raised by the same figure once a year, and hold as said in the first. Without a source nothing rises.
 */
export function addGrowth(draft: GraphDraft, input: ModelInput): Growth {
  const costs = addFactor(draft, input, 'costGrowth', 'costs', 'Rise of costs');
  return {
    costs,
    prices: costs && addPriceFactor(draft),
    wages: addFactor(draft, input, 'wageGrowth', 'wages', 'Rise of wages'),
  };
}

function addFactor(
  draft: GraphDraft,
  input: ModelInput,
  role: 'costGrowth' | 'wageGrowth',
  name: string,
  label: string,
): string | undefined {
  const figure = findFigure(input, role);
  if (!figure) {
    return undefined;
  }
  const rate = addFigure(draft, { id: `growth.${name}`, label: figure.label, unit: 'percent', per: 'year' }, figure);
  const monthsPassed = op('subtract', op('cumulate', 1), 1);
  return draft.formula(
    { id: `growth.${name}.factor`, label, unit: 'ratio' },
    op('add', 1, op('divide', op('multiply', percentOf(rate), monthsPassed), 12)),
  );
}

function addPriceFactor(draft: GraphDraft): string {
  // Each full year passed counts one: the months after it, held between zero and one.
  const passed = [12, 24].map((months) => op('min', 1, op('max', 0, op('subtract', op('cumulate', 1), months))));
  const years = draft.formula({ id: 'growth.years', label: 'Full years passed', unit: 'count' }, op('add', ...passed));
  return draft.formula(
    { id: 'growth.prices.factor', label: 'Rise of prices, once a year like costs', unit: 'ratio' },
    op('add', 1, op('multiply', percentOf('growth.costs'), years)),
  );
}
