import type { FactSet } from '#features/workspaces/domain/fact-value.ts';
import type { CostLine, Economics, IndustryKnowledge, Sector } from '../knowledge/knowledge.types.ts';
import { findCostKind } from './cost-kinds.ts';
import { chosen } from './said.ts';
import { isPayLine, type UsualPay, usualPay } from './usual-pay.ts';

/** What the model begins from where nothing was said: an industry's profile, or general figures called so. */
export interface StartingPoints {
  /** In US dollars at major units, like the knowledge it may come from. */
  readonly economics: Economics;
  /** All costs but pay. */
  readonly costs: readonly CostLine[];
  readonly pay: UsualPay;
  readonly monthlyWeights: readonly number[] | null;
  /** Ends the basis of each assumption: "typical of an artisan bakery". */
  readonly typicalOf: string;
  /** What one sale is called, in the plural. */
  readonly unitMany: string;
  readonly unitOne: string;
  /** Whether the units of sale are those of an industry, so that volumes can be compared. */
  readonly hasUnits: boolean;
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
export function startingPoints(knowledge: IndustryKnowledge | null, facts: FactSet): StartingPoints {
  if (knowledge === null) {
    const economics: Economics = { price: 60, fullVolume: 120, rampMonths: 12, churn: 4, paymentDays: 0 };
    return {
      economics,
      ...split(generalCosts, economics),
      monthlyWeights: null,
      typicalOf: 'a general figure for small businesses, since no industry profile fits',
      unitOne: 'sale',
      unitMany: 'sales',
      hasUnits: false,
    };
  }
  return {
    economics: knowledge.economics,
    ...split(withoutPremises(knowledge, facts), knowledge.economics),
    monthlyWeights: knowledge.monthlyWeights,
    typicalOf: `a starting point from the profile “${knowledge.name}”`,
    unitOne: knowledge.unit.one,
    unitMany: knowledge.unit.many,
    hasUnits: true,
  };
}

function split(costs: readonly CostLine[], economics: Economics): Pick<StartingPoints, 'costs' | 'pay'> {
  return { costs: costs.filter((line) => !isPayLine(line)), pay: usualPay(costs, economics.fullVolume) };
}

const servingSectors: ReadonlySet<Sector> = new Set<Sector>([
  'trades',
  'care',
  'education',
  'professional',
  'creative',
]);
const awayFromPremises: ReadonlySet<string> = new Set(['on-site', 'mobile', 'remote']);

/** Work done at the customer’s place, from a vehicle or by call needs no rooms of its own where it is a service. */
function withoutPremises(knowledge: IndustryKnowledge, facts: FactSet): readonly CostLine[] {
  const ways = chosen(facts, 'business.delivery');
  const needsNone =
    servingSectors.has(knowledge.sector) && ways.length > 0 && ways.every((way) => awayFromPremises.has(way));
  return needsNone
    ? knowledge.costs.filter((line) => !['rent', 'fit-out'].includes(findCostKind(line.label) ?? ''))
    : knowledge.costs;
}
