/** What an amount in an answer can be. What each means stands in docs/reading/labelling.md. */
export const amountRoles = [
  'price',
  'price.period',
  'price.entry',
  'price.pack',
  'price.addon',
  'deposit',
  'pack.size',
  'order.size',
  'frequency',
  'commitment',
  'cost.direct',
  'cost.period',
  'cost.once',
  'pay.own',
  'own.money',
  'money.others',
  'capacity',
  'sales.expected',
  'sales.current',
  'customers.possible',
  'customers.trait',
  'customer.budget',
  'customer.price',
  'partner.count',
  'rival.price',
  'rival.wait',
  'rival.trait',
  'share.margin',
  'share.commission',
  'share.tax',
  'share.other',
  'duration.unit',
  'duration.wait',
  'experience',
  'team',
  'date',
  'place',
  'product',
  'other',
] as const;
export type AmountRole = (typeof amountRoles)[number];

/** Whether an amount of this role is always money. */
export const isMoneyRole = (role: string): boolean =>
  /^(?:price|cost\.|deposit|pay\.|own\.|money\.|rival\.price|customer\.)/.test(role);

/** What words in an answer can be. */
export const wordRoles = [
  'offer',
  'unit',
  'payer',
  'user',
  'decider',
  'occasion',
  'town',
  'route',
  'rival',
  'rival.self',
  'rival.nothing',
  'rival.fault',
  'claim',
  'promise',
  'skill',
  'trade',
] as const;
export type WordRole = (typeof wordRoles)[number];
