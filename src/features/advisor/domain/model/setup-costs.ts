import { op, total } from '#shared/formula-build.ts';
import { addSized, basisOf } from './assumed-costs.ts';
import { findCostKind } from './cost-kinds.ts';
import { assumption, type GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { addSaidMoney } from './said.ts';
import { saidCosts } from './said-costs.ts';
import type { StartingPoints } from './starting-points.ts';
import type { Work } from './work-nodes.ts';

/**
 * Adds what is paid once: the amounts said, and one leaf for the industry's lines they do not replace. Returns the
 * series "costs.setup", which holds all of it in the first month, or undefined when there is nothing to pay.
 */
export function addSetupCosts(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  work: Work,
): string | undefined {
  const said = saidCosts(input).filter((cost) => cost.timing === 'once');
  const replaced = new Set(said.map((cost) => cost.kind));
  const lines = start.costs.filter((line) => {
    const kind = findCostKind(line.label);
    return line.timing === 'once' && (kind === undefined || !replaced.has(kind));
  });
  const parts = said.map((cost) =>
    addSaidMoney(draft, { id: `setup.said.${cost.index}`, label: cost.name, unit: 'money' }, cost.amount, cost.fact),
  );
  const assumed = lines.reduce((amount, line) => amount + line.amount, 0);
  if (assumed > 0) {
    const label = lines.length === 1 ? (lines[0]?.label ?? '') : 'Equipment and set-up';
    const spec = { id: 'setup.assumed', label, unit: 'money' } as const;
    parts.push(addSized(draft, spec, 'setup.usual', assumed, assumption(basisOf(lines, start)), work));
  }
  if (parts.length === 0) {
    return undefined;
  }
  const sum = draft.formula({ id: 'setup.total', label: 'Costs before opening', unit: 'money' }, total(parts));
  return draft.formula({ id: 'costs.setup', label: 'Costs paid once', unit: 'money', per: 'month' }, op('lag', 0, sum));
}
