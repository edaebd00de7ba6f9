import type { SectionId } from '../plan.ts';
import type { QuestionId } from '../questions.ts';
import type { CriterionId } from './criterion-ids.ts';
import type { SignalId } from './signals.ts';

/** One thing an answer can make concrete. All points or none: a reader can check each by hand. */
export interface Criterion {
  readonly id: CriterionId;
  readonly points: number;
  /** The answers it is looked for in, in this order. */
  readonly questions: readonly QuestionId[];
  /** Any of these earns it. */
  readonly signals: readonly SignalId[];
  /** Completes "You earn this with …". */
  readonly earnedBy: string;
}

export interface RubricDimension {
  readonly id: SectionId;
  readonly criteria: readonly Criterion[];
}

const idea: readonly QuestionId[] = ['idea'];
const audience: readonly QuestionId[] = ['audience'];
const revenue: readonly QuestionId[] = ['revenue'];
const rivals: readonly QuestionId[] = ['competitors'];

/**
 * The published rubric (docs/advisor.md, "Feasibility score"). The first three dimensions have 65 points, with revenue 78, with
 * the last three 86; the other 14 are market evidence, which answers cannot earn.
 */
export const rubric: readonly RubricDimension[] = [
  {
    id: 'executive-summary',
    criteria: [
      {
        id: 'offer',
        points: 7,
        questions: idea,
        signals: ['offer'],
        earnedBy: 'the thing or service you sell, by its name',
      },
      {
        id: 'place',
        points: 6,
        questions: ['idea', 'audience'],
        signals: ['place', 'reach'],
        earnedBy: 'a place, a distance or the way it reaches the customer',
      },
      {
        id: 'difference',
        points: 7,
        questions: ['idea', 'competitors'],
        signals: ['difference', 'measure'],
        earnedBy: 'one checkable difference: an hour, a distance, a way of making or delivering',
      },
      {
        id: 'industry',
        points: 4,
        questions: ['industry', 'idea'],
        signals: ['industry'],
        earnedBy: 'a trade somebody could look up',
      },
    ],
  },
  {
    id: 'market-analysis',
    criteria: [
      {
        id: 'trade',
        points: 5,
        questions: ['industry'],
        signals: ['industry', 'experience'],
        earnedBy: 'an industry, or your years in it',
      },
      {
        id: 'market-size',
        points: 7,
        questions: ['audience', 'idea'],
        signals: ['size'],
        earnedBy: 'a number of possible customers',
      },
      {
        id: 'buys-today',
        points: 8,
        questions: ['audience', 'competitors'],
        signals: ['alternative', 'rival', 'rival-kind'],
        earnedBy: 'what people buy or use today',
      },
    ],
  },
  {
    id: 'target-audience',
    criteria: [
      {
        id: 'group',
        points: 9,
        questions: audience,
        signals: ['group'],
        earnedBy: 'a group of people or businesses one could make a list of',
      },
      {
        id: 'group-detail',
        points: 5,
        questions: audience,
        signals: ['size', 'place', 'measure', 'group-detail'],
        earnedBy: 'a number, a place, an age or a second group beside the first',
      },
      {
        id: 'habit',
        points: 7,
        questions: audience,
        signals: ['alternative', 'habit'],
        earnedBy: 'what this group does today',
      },
    ],
  },
  {
    id: 'revenue-streams',
    criteria: [
      {
        id: 'price',
        points: 7,
        questions: ['revenue', 'idea'],
        signals: ['price'],
        earnedBy: 'a price with its currency or unit',
      },
      {
        id: 'price-unit',
        points: 3,
        questions: ['revenue', 'idea'],
        signals: ['priced-unit'],
        earnedBy: 'what that price buys: a loaf, an hour, a month',
      },
      {
        id: 'model',
        points: 3,
        questions: revenue,
        signals: ['model'],
        earnedBy: 'the way of charging',
      },
    ],
  },
  {
    id: 'competitor-analysis',
    criteria: [
      {
        id: 'rival',
        points: 2,
        questions: rivals,
        signals: ['rival', 'rival-kind', 'rival-price'],
        earnedBy: 'a rival by name, by kind or by what it charges',
      },
      {
        id: 'rival-weakness',
        points: 1,
        questions: rivals,
        signals: ['weakness', 'rival-price'],
        earnedBy: 'what the rival does worse or charges',
      },
    ],
  },
  {
    id: 'financial-projections',
    criteria: [
      {
        id: 'money-in',
        points: 2,
        questions: ['revenue', 'idea'],
        signals: ['price'],
        earnedBy: 'a price the model can multiply',
      },
      {
        id: 'scale',
        points: 1,
        questions: ['revenue', 'audience', 'idea'],
        signals: ['volume', 'cost', 'size'],
        earnedBy: 'a volume, a cost or a number of customers',
      },
    ],
  },
  {
    id: 'trend-analysis',
    criteria: [
      {
        id: 'ground',
        points: 1,
        questions: ['industry', 'idea'],
        signals: ['industry'],
        earnedBy: 'an industry whose changes can be followed',
      },
      {
        id: 'moment',
        points: 1,
        questions: ['idea', 'audience', 'revenue'],
        signals: ['timing', 'place', 'measure', 'alternative'],
        earnedBy: 'a place, a time or a habit that can change',
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
