import { op, percentOf } from '#shared/formula-build.ts';
import { addFigure, findFigure } from './cited-figures.ts';
import type { Growth } from './fixed-costs.ts';
import type { GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';

/**
 * Adds how costs rise where a source gives a yearly figure. They rise evenly, a twelfth of the yearly growth each month;
 * prices stay as said. Without a source nothing rises.
 */
export function addGrowth(draft: GraphDraft, input: ModelInput): Growth {
  return {
    costs: addFactor(draft, input, 'costGrowth', 'costs', 'Rise of costs'),
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
