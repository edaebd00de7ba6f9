import type { QuestionId } from '../questions.ts';
import type { Role } from '../reading/label.ts';
import type { CriterionId } from './criterion-ids.ts';

/** What earns a criterion: something said in one of these answers that has one of these meanings. */
export interface LabelledCriterion {
  readonly questions: readonly QuestionId[];
  readonly roles: readonly Role[];
  /** Whether it has to be said for a thing or a time: "per visit", "a month". */
  readonly isPer?: true;
}

const everywhere: readonly QuestionId[] = ['idea', 'industry', 'audience', 'revenue', 'competitors'];
const prices = ['price', 'price.period', 'price.pack', 'price.entry', 'price.addon'] as const;
const rivals = ['rival', 'rival.self', 'rival.nothing'] as const;
const trade: LabelledCriterion = { questions: ['industry', 'idea'], roles: ['trade'] };

/** The rubric of docs/advisor.md, "Feasibility score", by what words and amounts mean: the same in every language. */
export const labelRubric: Readonly<Record<CriterionId, LabelledCriterion>> = {
  offer: { questions: ['idea', 'revenue'], roles: ['offer'] },
  place: { questions: everywhere, roles: ['town', 'place', 'route'] },
  difference: {
    questions: everywhere,
    roles: ['promise', 'claim', 'product', 'rival.fault', 'duration.wait', 'duration.unit', 'rival.wait', 'skill'],
  },
  industry: trade,
  trade: { questions: ['industry', 'idea'], roles: ['trade', 'experience', 'skill'] },
  'market-size': { questions: everywhere, roles: ['customers.possible'] },
  'buys-today': { questions: everywhere, roles: [...rivals, 'rival.price', 'rival.trait', 'sales.current'] },
  group: { questions: everywhere, roles: ['payer', 'user'] },
  'group-detail': {
    questions: ['audience', 'idea'],
    roles: ['customers.trait', 'customers.possible', 'customer.budget', 'decider', 'town', 'user', 'place'],
  },
  habit: {
    questions: everywhere,
    roles: ['occasion', 'frequency', 'order.size', 'rival.self', 'rival.nothing', 'sales.current', 'customer.budget'],
  },
  price: { questions: everywhere, roles: prices },
  'price-unit': { questions: everywhere, roles: prices, isPer: true },
  model: { questions: everywhere, roles: [...prices, 'share.commission', 'deposit'] },
  rival: { questions: everywhere, roles: [...rivals, 'rival.price'] },
  'rival-weakness': { questions: everywhere, roles: ['rival.fault', 'rival.price', 'rival.wait', 'rival.trait'] },
  'money-in': { questions: everywhere, roles: prices },
  scale: {
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
  ground: { questions: ['industry', 'idea'], roles: ['trade'] },
  moment: { questions: everywhere, roles: ['date', 'town', 'occasion', 'frequency', 'place', 'rival.self'] },
};
