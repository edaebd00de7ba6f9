import type { Fact, NamedAmount } from '#features/workspaces/domain/fact-value.ts';
import { type CostKind, findCostKind, isPaidOnce } from './cost-kinds.ts';
import type { ModelInput } from './model-input.ts';
import { findSaid } from './said.ts';
import { findTimeUnit, type TimeUnit } from './time-units.ts';

/** A cost the person named. */
export interface SaidCost {
  readonly index: number;
  readonly name: string;
  readonly kind: CostKind | undefined;
  readonly timing: 'once' | 'monthly' | 'per-unit';
  readonly time: TimeUnit;
  readonly amount: NamedAmount;
  readonly fact: Fact;
}

/** The named costs in the order they were said: by time, for each unit of something, or paid once. */
export function saidCosts(input: ModelInput): readonly SaidCost[] {
  const said = findSaid(input.facts, 'finance.costs', 'amounts');
  if (!said) {
    return [];
  }
  return said.value.items.map((amount, position) => {
    const time = findTimeUnit(amount.per);
    const once = isPaidOnce(amount.name, amount.per);
    const isPerThing = amount.per !== undefined && time === undefined && !once;
    return {
      index: position + 1,
      name: capitalised(amount.name),
      kind: findCostKind(amount.name),
      timing: once ? 'once' : isPerThing ? 'per-unit' : 'monthly',
      time: time ?? 'month',
      amount,
      fact: said.fact,
    };
  });
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
