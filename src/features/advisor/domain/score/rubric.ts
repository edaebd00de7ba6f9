import type { SectionId } from '../plan.ts';
import type { QuestionId } from '../questions.ts';
import type { Role } from '../reading/label.ts';
import type { CriterionId } from './criterion-ids.ts';

/** One thing an answer can make concrete: something said in one of these answers that has one of these meanings. All points or none. */
export interface Criterion {
  readonly id: CriterionId;
  readonly points: number;
  readonly questions: readonly QuestionId[];
  readonly roles: readonly Role[];
  /** Whether it has to be said for a thing or a time: "per visit", "a month". */
  readonly isPer?: true;
}

export interface RubricDimension {
  readonly id: SectionId;
  readonly criteria: readonly Criterion[];
}

const everywhere: readonly QuestionId[] = ['idea', 'industry', 'audience', 'revenue', 'competitors'];
const prices = ['price', 'price.period', 'price.pack', 'price.entry', 'price.addon'] as const;
const rivals = ['rival', 'rival.self', 'rival.nothing'] as const;

/**
 * The published rubric (docs/advisor.md, "Feasibility score"), by what words and amounts mean: the same in every language. The first
 * three dimensions have 65 points, with revenue 78, with the last three 86; the other 14 are market evidence, which answers cannot earn.
 */
export const rubric: readonly RubricDimension[] = [
  {
    id: 'executive-summary',
    criteria: [
      { id: 'offer', points: 7, questions: ['idea', 'revenue'], roles: ['offer'] },
      { id: 'place', points: 6, questions: everywhere, roles: ['town', 'place', 'route'] },
      {
        id: 'difference',
        points: 7,
        questions: everywhere,
        roles: ['promise', 'claim', 'product', 'rival.fault', 'duration.wait', 'duration.unit', 'rival.wait', 'skill'],
      },
      { id: 'industry', points: 4, questions: ['industry', 'idea'], roles: ['trade'] },
    ],
  },
  {
    id: 'market-analysis',
    criteria: [
      { id: 'trade', points: 5, questions: ['industry', 'idea'], roles: ['trade', 'experience', 'skill'] },
      { id: 'market-size', points: 7, questions: everywhere, roles: ['customers.possible'] },
      {
        id: 'buys-today',
        points: 8,
        questions: everywhere,
        roles: [...rivals, 'rival.price', 'rival.trait', 'sales.current'],
      },
    ],
  },
  {
    id: 'target-audience',
    criteria: [
      { id: 'group', points: 9, questions: everywhere, roles: ['payer', 'user'] },
      {
        id: 'group-detail',
        points: 5,
        questions: ['audience', 'idea'],
        roles: ['customers.trait', 'customers.possible', 'customer.budget', 'decider', 'town', 'user', 'place'],
      },
      {
        id: 'habit',
        points: 7,
        questions: everywhere,
        roles: [
          'occasion',
          'frequency',
          'order.size',
          'rival.self',
          'rival.nothing',
          'sales.current',
          'customer.budget',
        ],
      },
    ],
  },
  {
    id: 'revenue-streams',
    criteria: [
      { id: 'price', points: 7, questions: everywhere, roles: prices },
      { id: 'price-unit', points: 3, questions: everywhere, roles: prices, isPer: true },
      { id: 'model', points: 3, questions: everywhere, roles: [...prices, 'share.commission', 'deposit'] },
    ],
  },
  {
    id: 'competitor-analysis',
    criteria: [
      { id: 'rival', points: 2, questions: everywhere, roles: [...rivals, 'rival.price'] },
      {
        id: 'rival-weakness',
        points: 1,
        questions: everywhere,
        roles: ['rival.fault', 'rival.price', 'rival.wait', 'rival.trait'],
      },
    ],
  },
  {
    id: 'financial-projections',
    criteria: [
      { id: 'money-in', points: 2, questions: everywhere, roles: prices },
      {
        id: 'scale',
        points: 1,
        questions: everywhere,
        roles: [
          'sales.expected',
          'sales.current',
          'capacity',
          'cost.direct',
          'cost.period',
          'cost.once',
          'customers.possible',
        ],
      },
    ],
  },
  {
    id: 'trend-analysis',
    criteria: [
      { id: 'ground', points: 1, questions: ['industry', 'idea'], roles: ['trade'] },
      {
        id: 'moment',
        points: 1,
        questions: everywhere,
        roles: ['date', 'town', 'occasion', 'frequency', 'place', 'rival.self'],
      },
    ],
  },
];

/** The points of the criteria of one dimension. */
export function maxPoints(dimension: RubricDimension): number {
  return dimension.criteria.reduce((sum, criterion) => sum + criterion.points, 0);
}

/** Points that only real visitors, sign-ups and orders can earn; shown as "not measured yet". */
export const marketEvidencePoints = 14;
