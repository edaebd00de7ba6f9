import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { AmountRole, WordRole } from '../reading/roles.ts';

/** What a fact is made of: roles of words, or of amounts. A value entered by hand takes the first. */
export const rolesOfFact: Readonly<Partial<Record<FactKey, readonly (AmountRole | WordRole)[]>>> = {
  'business.offer': ['offer'],
  'business.place': ['town'],
  'business.difference': ['promise'],
  'business.team': ['team'],
  'finance.cash': ['own.money'],
  'finance.costs': ['cost.period'],
  'industry.words': ['trade'],
  'industry.experience': ['experience'],
  'audience.groups': ['payer', 'user'],
  'audience.size': ['customers.possible'],
  'audience.alternative': ['rival.self', 'rival.nothing'],
  'revenue.streams': ['price', 'price.period', 'price.pack', 'price.addon'],
  'revenue.volume': ['sales.expected'],
  'revenue.unitCost': ['cost.direct'],
  'competitors.named': ['rival'],
  'competitors.weakness': ['rival.fault'],
  'competitors.price': ['rival.price'],
};
