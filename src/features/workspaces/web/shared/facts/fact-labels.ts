import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';

/** What stands beside the value of each fact, in the order in which facts are shown. */
export const factLabels: Readonly<Record<FactKey, MessageDescriptor>> = {
  'business.name': msg`Business name`,
  'business.offer': msg`What you sell`,
  'business.difference': msg`What sets you apart`,
  'business.place': msg`Place`,
  'business.country': msg`Country`,
  'business.delivery': msg`How you deliver`,
  'business.radius': msg`How far you reach`,
  'business.team': msg`Team`,
  'business.launch': msg`Opening`,
  'finance.cash': msg`Your own money`,
  'finance.costs': msg`Costs`,
  'industry.id': msg`Industry`,
  'industry.words': msg`Industry in your words`,
  'industry.experience': msg`Experience`,
  'audience.groups': msg`Customers`,
  'audience.kind': msg`Kind of customer`,
  'audience.size': msg`How many there are`,
  'audience.alternative': msg`What they use today`,
  'revenue.model': msg`How you charge`,
  'revenue.streams': msg`Price`,
  'revenue.volume': msg`Volume`,
  'revenue.unitCost': msg`Cost of one sale`,
  'revenue.churn': msg`Customers who leave each month`,
  'revenue.excluded': msg`How you will not charge`,
  'competitors.named': msg`Competitors`,
  'competitors.kinds': msg`Kinds of competitor`,
  'competitors.weakness': msg`What they do worse`,
  'competitors.price': msg`Their price`,
};
