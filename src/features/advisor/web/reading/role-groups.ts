import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '#features/advisor/domain/reading/label.ts';
import type { MentionView } from '#features/advisor/reading.contract.ts';

/** Roles that are offered together. */
export interface RoleGroup {
  readonly name: MessageDescriptor;
  readonly roles: readonly Role[];
}

const alternatives = msg`Alternatives`;
const customers = msg`Your customers`;

/** What an amount can be, in plain groups. */
export const amountGroups: readonly RoleGroup[] = [
  { name: msg`Prices`, roles: ['price', 'price.period', 'price.pack', 'price.entry', 'price.addon', 'deposit'] },
  {
    name: msg`How many and how often`,
    roles: ['sales.expected', 'sales.current', 'capacity', 'frequency', 'order.size', 'pack.size', 'commitment'],
  },
  {
    name: msg`Your costs and your money`,
    roles: ['cost.direct', 'cost.period', 'cost.once', 'pay.own', 'own.money', 'money.others'],
  },
  {
    name: customers,
    roles: ['customers.possible', 'customers.trait', 'customer.budget', 'customer.price', 'partner.count'],
  },
  { name: alternatives, roles: ['rival.price', 'rival.wait', 'rival.trait'] },
  { name: msg`Percentages`, roles: ['share.margin', 'share.commission', 'share.tax', 'share.other'] },
  { name: msg`Time and place`, roles: ['duration.unit', 'duration.wait', 'date', 'place'] },
  { name: msg`Everything else`, roles: ['team', 'experience', 'product', 'other'] },
];

/** What words can be. */
export const wordGroups: readonly RoleGroup[] = [
  { name: msg`Your business`, roles: ['offer', 'unit', 'trade', 'promise', 'skill'] },
  { name: customers, roles: ['payer', 'user', 'decider', 'occasion', 'town', 'route'] },
  { name: alternatives, roles: ['rival', 'rival.self', 'rival.nothing', 'rival.fault', 'claim'] },
];

export const isPrice = (role: Role | null): boolean => role?.startsWith('price') ?? false;

const ofSold: ReadonlySet<Role> = new Set<Role>([
  ...amountGroups[0]!.roles,
  ...amountGroups[1]!.roles,
  'cost.direct',
  'duration.unit',
  'share.margin',
]);
const ofRival: ReadonlySet<Role> = new Set<Role>(amountGroups[4]!.roles);
const rivals: ReadonlySet<Role> = new Set<Role>(['rival', 'rival.self', 'rival.nothing']);

/** The words that something with this role can belong to: what is sold, or the alternatives, as far as that is certain. */
export function ownersFor(role: Role | null, mentions: readonly MentionView[]): readonly MentionView[] {
  if (role === null) return [];
  const isOwner = (owner: Role): boolean =>
    (ofSold.has(role) && owner === 'offer') || (ofRival.has(role) && rivals.has(owner));
  return mentions.filter(({ taken }) => taken !== null && isOwner(taken.role));
}
