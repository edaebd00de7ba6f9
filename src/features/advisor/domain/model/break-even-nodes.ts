import { op, total } from '#shared/formula-build.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import type { GraphDraft } from './graph-draft.ts';
import { modelMonths } from './model-input.ts';
import type { StreamNodes } from './stream-nodes.ts';
import { wholeUnitsFrom } from './volume-nodes.ts';

/**
 * Adds what a month must bring in to cover the fixed costs at today's prices, and for a business with one stream how
 * many units that is. Adds nothing when a full month leaves nothing over: no volume would cover the costs then.
 */
export function addBreakEvenPoints(
  draft: GraphDraft,
  streams: readonly StreamNodes[],
  fixedAmounts: readonly string[],
): void {
  if (fixedAmounts.length === 0) {
    return;
  }
  const perMonth = { unit: 'money', per: 'month' } as const;
  const fixed = draft.formula(
    { id: 'costs.fixed.today', label: 'Fixed costs at today’s prices', ...perMonth },
    total(fixedAmounts),
  );
  const contribution = draft.formula(
    { id: 'full.contribution', label: 'Left over from a full month before fixed costs', ...perMonth },
    total(streams.map(({ stream, fullVolume }) => op('multiply', `stream.${stream.index}.contribution`, fullVolume))),
    'minor',
  );
  const values = evaluate({ months: modelMonths, nodes: draft.nodes });
  if (Number(values.get(contribution)) <= 0) {
    return;
  }
  draft.formula(
    { id: 'breakEven.revenue', label: 'Revenue a month that covers the costs', ...perMonth },
    op('max', 0, op('divide', op('multiply', fixed, 'full.revenue'), contribution)),
    'minor',
  );
  const [only, ...others] = streams;
  const each = `stream.${only?.stream.index}.contribution`;
  const units = Number(values.get(fixed)) / Number(values.get(each));
  if (only && others.length === 0 && units > 0 && Number.isFinite(units)) {
    const isCustomers = only.stream.kind === 'stock' && only.stream.time !== undefined;
    const label = isCustomers
      ? 'Customers that cover the costs'
      : `Sales a month that cover the costs: ${only.stream.name}`;
    draft.formula(
      { id: 'breakEven.units', label, unit: 'count', per: 'month' },
      op('max', 0, op('divide', fixed, each)),
      units >= wholeUnitsFrom ? 'integer' : undefined,
    );
  }
}
