/**
 * What of a block can come from facts, each a rule of its own (known-facts.ts): the name of the business, what it offers, its prices …
 */
export const factSources = [
  'name',
  'offer',
  'place',
  'offers',
  'prices',
  'products',
  'reasons',
  'audience',
  'glance',
] as const;
export type FactSource = (typeof factSources)[number];
