/** What the rubric looks for, in its order; the interface has words for what is missing of each. */
export const criterionIds = [
  'offer',
  'place',
  'difference',
  'industry',
  'trade',
  'market-size',
  'buys-today',
  'group',
  'group-detail',
  'habit',
  'price',
  'price-unit',
  'model',
  'rival',
  'rival-weakness',
  'money-in',
  'scale',
  'ground',
  'moment',
] as const;
export type CriterionId = (typeof criterionIds)[number];
