import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { isMoneyRole } from '../label.ts';
import { type AmountRole, amountRoles } from '../roles.ts';
import type { AmountForm, SpottedAmount } from '../spotted.ts';
import { type RankingInput, readFeatures, viewBusiness } from './features.ts';
import { firstLook, type RoleChances, type RoleModel, secondInputs, secondLook } from './role-model.ts';
import weights from './weights.json' with { type: 'json' };

/** Learned by scripts/train-reader.ts. */
const model: RoleModel = weights;

/** A role or a family with how likely it is, from 0 to 1. */
interface RoleChance {
  readonly role: AmountRole;
  readonly probability: number;
}

/** What an amount can be. Probabilities of all roles come to 1, those of all families too. */
interface Ranking {
  /** Every role once, best first; equal ones stay in the order of `amountRoles`. */
  readonly roles: readonly RoleChance[];
  /** The same by family (`familyOf`). */
  readonly families: readonly RoleChance[];
  /** The smaller of what each look gives to the family they find likeliest together: both have to be sure. */
  readonly sureness: number;
}

export interface RankedAmount extends Ranking {
  readonly amount: SpottedAmount;
  readonly question: QuestionId;
  /** Whether its first family may be taken without asking. Never where its form can be read in two ways. */
  readonly isTaken: boolean;
}

/** What each amount of the answers is, in the order of the questions and of the amounts in them. Same answers, same roles. */
export function rankRoles(input: RankingInput): readonly RankedAmount[] {
  const business = viewBusiness(input);
  return questionIds.flatMap((question) => {
    const { amounts } = business.answers[question];
    const looked = amounts.map(({ form }, index) => ({
      kind: form.kind,
      chances: firstLook(model, readFeatures(business, question, index)),
    }));
    const inputs = secondInputs(looked);
    return amounts.map((amount, index) => {
      const ranking = rankLooked(looked[index]!.chances, secondLook(model, inputs[index]!));
      const isSure = amount.isCertain && ranking.sureness >= model.takenFrom;
      return { amount, question, ...ranking, isTaken: isSure && fitsForm(ranking.families[0]!.role, amount.form) };
    });
  });
}

/** What both looks say together: the mean of their probabilities. */
export function rankLooked(first: RoleChances, second: RoleChances): Ranking {
  const mean = first.map((chance, at) => (chance + second[at]!) / 2);
  const roles = bestFirst(amountRoles.map((role, at) => ({ role, probability: mean[at]! })));
  const ranked = bestFirst([...families.keys()].map((role) => ({ role, probability: familyChance(mean, role) })));
  const best = ranked[0]!.role;
  return { roles, families: ranked, sureness: Math.min(familyChance(first, best), familyChance(second, best)) };
}

const bestFirst = (chances: readonly RoleChance[]): readonly RoleChance[] =>
  chances.toSorted((one, other) => other.probability - one.probability);

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

/** Where the roles of each family stand in `amountRoles`. */
const families = Map.groupBy(amountRoles.keys(), (at) => familyOf(amountRoles[at]!));

/** What the roles of a family come to. */
const familyChance = (chances: RoleChances, family: AmountRole): number =>
  families.get(family)!.reduce((sum, at) => sum + chances[at]!, 0);

/** Whether an amount of this form can have a role without being read anew: money for roles of money alone. */
export function fitsForm(role: AmountRole, { kind }: AmountForm): boolean {
  if (isMoneyRole(role)) return kind === 'money';
  return kind !== 'money' || role === 'rival.trait' || role === 'other' || role === 'customers.trait';
}
