import type { CostLine, Economics, IndustryKnowledge } from '../knowledge/knowledge.types.ts';

/** What the model begins from where nothing was said: an industry's profile, or general figures called so. */
export interface StartingPoints {
  /** In US dollars at major units, like the knowledge it may come from. */
  readonly economics: Economics;
  readonly costs: readonly CostLine[];
  readonly monthlyWeights: readonly number[] | null;
  /** Ends the basis of each assumption: "typical of an artisan bakery". */
  readonly typicalOf: string;
  /** What one sale is called, in the plural. */
  readonly unitMany: string;
  readonly unitOne: string;
}

const generalCosts: readonly CostLine[] = [
  { id: 'setup', label: 'Equipment and set-up', timing: 'once', amount: 8000, basis: 'a modest start' },
  { id: 'running', label: 'Room, tools and cover', timing: 'monthly', amount: 1100, basis: 'a small room and tools' },
  { id: 'owner-pay', label: 'Pay of the owner', timing: 'monthly', amount: 2800, basis: 'one person who lives on it' },
  {
    id: 'direct',
    label: 'Costs of each sale',
    timing: 'percent-of-revenue',
    amount: 30,
    basis: 'three tenths of a price go into the sale itself',
  },
];

/** Starting points of the industry, or of small businesses in general when none fits. */
export function startingPoints(knowledge: IndustryKnowledge | null): StartingPoints {
  if (knowledge === null) {
    return {
      economics: { price: 60, fullVolume: 120, rampMonths: 12, churn: 4, paymentDays: 0 },
      costs: generalCosts,
      monthlyWeights: null,
      typicalOf: 'a general figure for small businesses, since no industry profile fits',
      unitOne: 'sale',
      unitMany: 'sales',
    };
  }
  return {
    economics: knowledge.economics,
    costs: knowledge.costs,
    monthlyWeights: knowledge.monthlyWeights,
    typicalOf: `a starting point from the profile “${knowledge.name}”`,
    unitOne: knowledge.unit.one,
    unitMany: knowledge.unit.many,
  };
}
