import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { QuestionId } from '../questions.ts';

/** The facts of an answer worth naming in the reply, the most telling first. */
export const tellingFacts: Readonly<Record<QuestionId, readonly FactKey[]>> = {
  idea: [
    'business.difference',
    'business.radius',
    'business.place',
    'business.offer',
    'audience.groups',
    'business.name',
    'revenue.streams',
    'business.team',
    'business.delivery',
  ],
  industry: ['industry.experience', 'industry.id', 'industry.words', 'business.team', 'business.place'],
  audience: [
    'audience.size',
    'audience.alternative',
    'audience.groups',
    'business.radius',
    'audience.kind',
    'business.place',
  ],
  revenue: [
    'revenue.streams',
    'revenue.volume',
    'revenue.excluded',
    'revenue.model',
    'revenue.unitCost',
    'finance.costs',
    'finance.cash',
    'revenue.churn',
  ],
  competitors: ['competitors.named', 'competitors.weakness', 'competitors.price', 'competitors.kinds'],
};
