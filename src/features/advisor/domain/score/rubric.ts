import type { SectionId } from '../plan.ts';
import type { QuestionId } from '../questions.ts';
import type { SignalId } from './signals.ts';

/** One thing an answer can make concrete. All points or none: a reader can check each by hand. */
export interface Criterion {
  /** kebab-case, unique in the rubric. */
  readonly id: string;
  readonly points: number;
  /** The answers it is looked for in, in this order. */
  readonly questions: readonly QuestionId[];
  /** Any of these earns it. */
  readonly signals: readonly SignalId[];
  /** Completes "You earn this with …". */
  readonly earnedBy: string;
  /** Said when the points are lost: what is missing and what would help. */
  readonly missing: string;
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
 * The published rubric. The first three dimensions make 65 points, with revenue 78, with the last three 86; the other
 * 14 are market evidence, which answers cannot earn.
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
        missing: 'The idea does not name what is sold. Name the thing or the service.',
      },
      {
        id: 'place',
        points: 6,
        questions: ['idea', 'audience'],
        signals: ['place', 'reach'],
        earnedBy: 'a place, a distance or the way it reaches the customer',
        missing: 'No place is named. Say where you work, or that you work online or remotely.',
      },
      {
        id: 'difference',
        points: 7,
        questions: ['idea', 'competitors'],
        signals: ['difference', 'measure'],
        earnedBy: 'one checkable difference: an hour, a distance, a way of making or delivering',
        missing: 'Nothing checkable sets the business apart. Name an hour, a distance or a way of making it.',
      },
      {
        id: 'industry',
        points: 4,
        questions: ['industry', 'idea'],
        signals: ['industry'],
        earnedBy: 'a trade somebody could look up',
        missing: 'The trade stays open. Name the industry in the words its people use.',
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
        missing: 'The answer on the industry names none. One or two words are enough.',
      },
      {
        id: 'market-size',
        points: 7,
        questions: ['audience', 'idea'],
        signals: ['size'],
        earnedBy: 'a number of possible customers',
        missing: 'No number of possible customers. A count, even a rough one, lets the plan calculate.',
      },
      {
        id: 'buys-today',
        points: 8,
        questions: ['audience', 'competitors'],
        signals: ['alternative', 'rival', 'rival-kind'],
        earnedBy: 'what people buy or use today',
        missing: 'It is not said what people use today. Somebody solves this for them now, or they do without.',
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
        missing: 'No group is named that one could make a list of. "Everyone" cannot be reached first.',
      },
      {
        id: 'group-detail',
        points: 5,
        questions: audience,
        signals: ['size', 'place', 'measure', 'group-detail'],
        earnedBy: 'a number, a place, an age or a second group beside the first',
        missing: 'The group has no edges. Add where they are, how many, or of what age or size.',
      },
      {
        id: 'habit',
        points: 7,
        questions: audience,
        signals: ['alternative', 'habit'],
        earnedBy: 'what this group does today',
        missing: 'What this group does today is missing. Say what they buy or use now.',
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
        missing: 'No price is named. A first price, even a guess, is worth more than the name of a model.',
      },
      {
        id: 'price-unit',
        points: 3,
        questions: ['revenue', 'idea'],
        signals: ['priced-unit'],
        earnedBy: 'what that price buys: a loaf, an hour, a month',
        missing: 'It is not said what the price buys. Add "a loaf", "an hour" or "a month".',
      },
      {
        id: 'model',
        points: 3,
        questions: revenue,
        signals: ['model'],
        earnedBy: 'the way of charging',
        missing: 'The way of charging is open: one-off, subscription, day rate or another.',
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
        missing: 'No rival is named. Doing nothing, or doing it oneself, is a rival too.',
      },
      {
        id: 'rival-weakness',
        points: 1,
        questions: rivals,
        signals: ['weakness', 'rival-price'],
        earnedBy: 'what the rival does worse or charges',
        missing: 'It is not said what the rivals do worse, or what they charge.',
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
        missing: 'Without a price the projection rests on estimates alone.',
      },
      {
        id: 'scale',
        points: 1,
        questions: ['revenue', 'audience', 'idea'],
        signals: ['volume', 'cost', 'size'],
        earnedBy: 'a volume, a cost or a number of customers',
        missing: 'No volume, cost or number of customers ties the projection to this business.',
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
        missing: 'Without an industry no change in it can be followed.',
      },
      {
        id: 'moment',
        points: 1,
        questions: ['idea', 'audience', 'revenue', 'competitors'],
        signals: ['timing', 'place', 'measure', 'alternative'],
        earnedBy: 'a place, a time or a habit that can change',
        missing: 'No place, time or habit is named that a trend could touch.',
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
