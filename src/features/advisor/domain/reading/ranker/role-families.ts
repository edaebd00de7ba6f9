import { type AmountRole, amountRoles } from '../roles.ts';
import type { AmountForm } from '../spotted.ts';

/** Roles that are told apart by a second question, or by nothing that is reckoned: each under the first of its family. */
const mergedInto: Readonly<Partial<Record<AmountRole, AmountRole>>> = {
  'price.period': 'price',
  'price.pack': 'price',
  'price.addon': 'price',
  'price.entry': 'price',
  'rival.wait': 'rival.trait',
  'sales.current': 'sales.expected',
  'customer.price': 'customer.budget',
  'share.tax': 'share.other',
  'money.others': 'own.money',
  'duration.wait': 'duration.unit',
};

/** The role that names the family of a role: itself for most. */
export const familyOf = (role: AmountRole): AmountRole => mergedInto[role] ?? role;

/** A role or a family with how likely it is, from 0 to 1. */
export interface RoleChance {
  readonly role: AmountRole;
  readonly probability: number;
}

/** Best first; equal ones stay in the order of `amountRoles`. */
export const bestFirst = (chances: readonly RoleChance[]): readonly RoleChance[] =>
  chances.toSorted((one, other) => other.probability - one.probability);

/** What the roles of each family come to, best first. */
export function familyChances(chances: readonly RoleChance[]): readonly RoleChance[] {
  const sums = new Map<AmountRole, number>();
  for (const { role, probability } of chances) sums.set(familyOf(role), (sums.get(familyOf(role)) ?? 0) + probability);
  return bestFirst([...sums].map(([role, probability]) => ({ role, probability })));
}

const moneyRoles: ReadonlySet<AmountRole> = new Set(
  amountRoles.filter((role) => /^(?:price|cost|deposit|pay|own|money|rival\.price|customer\.)/.test(role)),
);

/** Whether an amount of this form can have a role without being read anew: money for roles of money alone. */
export function fitsForm(role: AmountRole, { kind }: AmountForm): boolean {
  if (moneyRoles.has(role)) return kind === 'money';
  return kind !== 'money' || role === 'rival.trait' || role === 'other' || role === 'customers.trait';
}
