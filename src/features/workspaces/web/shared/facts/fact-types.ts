import {
  audienceKinds,
  deliveryKinds,
  type QuestionId,
  revenueModels,
  rivalKinds,
} from '#features/workspaces/domain/business-vocabulary.ts';
import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';

/** A fact as it comes over the wire; null where it is not known or was withdrawn. */
export interface KeyedValue {
  readonly key: string;
  readonly value: { readonly type: string } | null;
}

/**
 * The shape of each fact's value, so that a withdrawn one can be given again. A copy for the browser: the registry
 * itself carries the checks of the server, which weigh more than this whole screen.
 */
export const factTypes: Readonly<Record<FactKey, FactValue['type']>> = {
  'business.name': 'text',
  'business.offer': 'text',
  'business.difference': 'texts',
  'business.place': 'text',
  'business.country': 'choice',
  'business.delivery': 'choices',
  'business.radius': 'measure',
  'business.team': 'count',
  'business.launch': 'text',
  'finance.cash': 'money',
  'finance.costs': 'amounts',
  'industry.id': 'choice',
  'industry.words': 'text',
  'industry.experience': 'measure',
  'audience.groups': 'texts',
  'audience.kind': 'choices',
  'audience.size': 'count',
  'audience.alternative': 'text',
  'revenue.model': 'choices',
  'revenue.streams': 'amounts',
  'revenue.volume': 'count',
  'revenue.unitCost': 'money',
  'revenue.churn': 'percent',
  'revenue.excluded': 'choices',
  'competitors.named': 'texts',
  'competitors.kinds': 'choices',
  'competitors.weakness': 'texts',
  'competitors.price': 'money',
};

/** What is offered where a fact has a closed list, in this order. */
export const factOptions: Readonly<Partial<Record<FactKey, readonly string[]>>> = {
  'business.delivery': deliveryKinds,
  'audience.kind': audienceKinds,
  'revenue.model': revenueModels,
  'revenue.excluded': revenueModels,
  'competitors.kinds': rivalKinds,
};

/** The most characters a text of a fact may have, or each of several texts. */
const longestTexts: Readonly<Partial<Record<FactKey, number>>> = {
  'business.name': 80,
  'business.offer': 160,
  'business.difference': 160,
  'business.place': 80,
  'business.launch': 80,
  'industry.words': 160,
  'audience.groups': 160,
  'audience.alternative': 300,
  'competitors.named': 80,
  'competitors.weakness': 160,
};

/** The most characters a text of this fact may have; undefined for facts that are no text. */
export function longestOf(key: string): number | undefined {
  return isFactKey(key) ? longestTexts[key] : undefined;
}

/** Whether a text is the key of a fact. */
export function isFactKey(candidate: string): candidate is FactKey {
  return Object.hasOwn(factTypes, candidate);
}

const questionsByArea: Readonly<Record<string, QuestionId>> = {
  business: 'idea',
  industry: 'industry',
  audience: 'audience',
  finance: 'revenue',
  revenue: 'revenue',
  competitors: 'competitors',
};

/** The answer a fact is asked for in. */
export function questionOf(key: FactKey): QuestionId {
  return questionsByArea[key.split('.')[0] ?? ''] ?? 'idea';
}
