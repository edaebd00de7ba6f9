import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import type { Language } from '#shared/languages.ts';
import { amountRoles } from '../roles.ts';
import type { SpottedAmount } from '../spotted.ts';
import { viewAnswer } from './answer-view.ts';
import { type BusinessView, viewTogether } from './business-features.ts';
import { readFeatures } from './features.ts';
import { bestFirst, familyChances, fitsForm, type RoleChance } from './role-families.ts';
import {
  type FirstLooked,
  firstLook,
  type RoleChances,
  type RoleModel,
  secondInputs,
  secondLook,
  sumChances,
} from './role-model.ts';
import weights from './weights.json' with { type: 'json' };

/** Learned by scripts/train-reader.ts. */
const model: RoleModel = weights;

/** Five answers of a founder, and the amounts `spotAmounts` found in each, from left to right. */
export interface RankingInput {
  readonly language: Language;
  readonly answers: Readonly<Record<QuestionId, string>>;
  readonly amounts: Readonly<Record<QuestionId, readonly SpottedAmount[]>>;
}

/** An amount with what it can be. Probabilities are from 0 to 1; those of all roles come to 1. */
export interface RankedAmount {
  readonly amount: SpottedAmount;
  readonly question: QuestionId;
  /** Every role once, best first. */
  readonly roles: readonly RoleChance[];
  /** The same by family (`familyOf`), best first: what to ask for before the kind of a price. */
  readonly families: readonly RoleChance[];
  /** How far the first family is ahead of the second. */
  readonly margin: number;
  /** Whether its first family may be taken without asking. Never where its form can be read in two ways. */
  readonly isTaken: boolean;
}

/** What each amount of the answers is, in the order of the questions and of the amounts in them. Same answers, same roles. */
export function rankRoles(input: RankingInput): readonly RankedAmount[] {
  const business = viewBusiness(input);
  return questionIds.flatMap((question) => {
    const { amounts } = business.answers[question];
    const answer: readonly FirstLooked[] = amounts.map(({ form }, index) => ({
      kind: form.kind,
      chances: firstLook(model, readFeatures(business, question, index)),
    }));
    const together = sumChances(answer);
    return amounts.map((amount, index) => {
      const first = answer[index]!.chances;
      const second = secondLook(model, secondInputs(answer, index, together));
      const ranked = rankLooked(first, second);
      const isTaken =
        amount.isCertain &&
        sureness(first, second) >= model.takenFrom &&
        fitsForm(ranked.families[0]!.role, amount.form);
      return { amount, question, ...ranked, isTaken };
    });
  });
}

export function viewBusiness({ language, answers, amounts }: RankingInput): BusinessView {
  const views = questionIds.map((question) => [
    question,
    viewAnswer(answers[question], { question, language, amounts: amounts[question] }),
  ]);
  return viewTogether(Object.fromEntries(views) as BusinessView['answers']);
}

const named = (chances: RoleChances): readonly RoleChance[] =>
  amountRoles.map((role, at) => ({ role, probability: chances[at]! }));

/** What both looks say together: the mean of their probabilities. */
export function rankLooked(
  first: RoleChances,
  second: RoleChances,
): Pick<RankedAmount, 'roles' | 'families' | 'margin'> {
  const chances = named(first.map((chance, at) => (chance + second[at]!) / 2));
  const families = familyChances(chances);
  return { roles: bestFirst(chances), families, margin: families[0]!.probability - families[1]!.probability };
}

/** The smaller of what each look gives to the family they find likeliest together: both have to be sure. */
export function sureness(first: RoleChances, second: RoleChances): number {
  const best = rankLooked(first, second).families[0]!.role;
  const shareIn = (look: RoleChances): number =>
    familyChances(named(look)).find(({ role }) => role === best)!.probability;
  return Math.min(shareIn(first), shareIn(second));
}
