import { type SectionId, sectionIds } from '../plan.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import type { Role } from '../reading/label.ts';

/** One thing an answer can make concrete: something said in one of these answers that has one of these meanings. All points or none. */
export interface Criterion<Id extends string = string> {
  readonly id: Id;
  readonly points: number;
  readonly roles: readonly Role[];
  readonly questions: readonly QuestionId[];
  /** Whether it has to be said for a thing or a time: "per visit", "a month". */
  readonly isPer: boolean;
}

const criterion = <Id extends string>(
  id: Id,
  points: number,
  roles: readonly Role[],
  { questions = questionIds, isPer = false }: Partial<Criterion> = {},
): Criterion<Id> => ({ id, points, roles, questions, isPer });

const inIdea = { questions: ['idea', 'industry'] } as const;
const prices = ['price', 'price.period', 'price.pack', 'price.entry', 'price.addon'] as const;
const rivals = ['rival', 'rival.self', 'rival.nothing'] as const;
const costs = ['cost.direct', 'cost.period', 'cost.once'] as const;
const habits = ['occasion', 'frequency', 'order.size', 'customer.budget'] as const;
const ownTraits = ['promise', 'claim', 'product', 'duration.wait', 'duration.unit', 'skill'] as const;
const groupTraits = ['customers.trait', 'customers.possible', 'customer.budget', 'decider', 'user'] as const;

/**
 * The published rubric (docs/advisor.md, "Feasibility score"), by what words and amounts mean: the same in every language. The first
 * three dimensions have 65 points, with revenue 78, with the last three 86; the other 14 are market evidence, which answers cannot earn.
 */
export const rubric = {
  'executive-summary': [
    criterion('offer', 7, ['offer'], { questions: ['idea', 'revenue'] }),
    criterion('place', 6, ['town', 'place', 'route']),
    criterion('difference', 7, [...ownTraits, 'rival.fault', 'rival.wait']),
    criterion('industry', 4, ['trade'], inIdea),
  ],
  'market-analysis': [
    criterion('trade', 5, ['trade', 'experience', 'skill'], inIdea),
    criterion('market-size', 7, ['customers.possible']),
    criterion('buys-today', 8, [...rivals, 'rival.price', 'rival.trait', 'sales.current']),
  ],
  'target-audience': [
    criterion('group', 9, ['payer', 'user']),
    criterion('group-detail', 5, [...groupTraits, 'town', 'place'], { questions: ['audience', 'idea'] }),
    criterion('habit', 7, [...habits, 'rival.self', 'rival.nothing', 'sales.current']),
  ],
  'revenue-streams': [
    criterion('price', 7, prices),
    criterion('price-unit', 3, prices, { isPer: true }),
    criterion('model', 3, [...prices, 'share.commission', 'deposit']),
  ],
  'competitor-analysis': [
    criterion('rival', 2, [...rivals, 'rival.price']),
    criterion('rival-weakness', 1, ['rival.fault', 'rival.price', 'rival.wait', 'rival.trait']),
  ],
  'financial-projections': [
    criterion('money-in', 2, prices),
    criterion('scale', 1, [...costs, 'sales.expected', 'sales.current', 'capacity', 'customers.possible']),
  ],
  'trend-analysis': [
    criterion('ground', 1, ['trade'], inIdea),
    criterion('moment', 1, ['date', 'town', 'occasion', 'frequency', 'place', 'rival.self']),
  ],
} satisfies Readonly<Record<SectionId, readonly Criterion[]>>;

/** What the rubric looks for, in its order; the interface has words for what is missing of each. */
export type CriterionId = (typeof rubric)[SectionId][number]['id'];
export const criterionIds: readonly CriterionId[] = sectionIds.flatMap((section) =>
  rubric[section].map(({ id }) => id),
);

/** Points that only real visitors, sign-ups and orders can earn; shown as "not measured yet". */
export const marketEvidencePoints = 14;
