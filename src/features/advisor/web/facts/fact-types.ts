import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';

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

/** Whether a text is the key of a fact. */
export function isFactKey(candidate: string): candidate is FactKey {
  return Object.hasOwn(factTypes, candidate);
}
