import { amountRoles } from '../roles.ts';

/**
 * What `scripts/train-reader.ts` learned. A softmax over the roles in the order of `amountRoles`: first from the features of an
 * amount, then once more from what that said of the amount and of its neighbours.
 */
export interface RoleModel {
  /** By the name of a feature: a letter for each role, see `weightLetters`. */
  readonly first: Readonly<Record<string, string>>;
  /** By the inputs of the second look (`secondInputs`): the same in steps of `secondStep`. */
  readonly second: readonly string[];
  /** From this probability of its family on, in both looks, an amount is taken unasked. */
  readonly takenFrom: number;
}

/** A weight is the place of its letter less 31, times a step. */
export const weightLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const weightStep = 0.05;
export const secondStep = 0.15;
export const weightZero = 31;

/** By character code, in steps: looked up often. */
const letterSteps: readonly number[] = Array.from(
  { length: 128 },
  (_, code) => weightLetters.indexOf(String.fromCharCode(code)) - weightZero,
);

const addTo = (scores: number[], letters: string, times: number): void => {
  for (let role = 0; role < scores.length; role++) scores[role]! += times * letterSteps[letters.charCodeAt(role)]!;
};

/** Probabilities in the order of `amountRoles`. */
export type RoleChances = readonly number[];

/** Scores as probabilities that come to 1. */
export function softmax(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

/** What the features of an amount say by themselves. Features nobody trained on say nothing. */
export function firstLook({ first }: Pick<RoleModel, 'first'>, features: readonly string[]): RoleChances {
  const scores = amountRoles.map(() => 0);
  for (const feature of features) if (Object.hasOwn(first, feature)) addTo(scores, first[feature]!, weightStep);
  return softmax(scores);
}

/** An amount of one answer after the first look. */
export interface FirstLooked {
  readonly kind: string;
  readonly chances: RoleChances;
}

/** Past so many amounts nothing of the same kind is looked for. */
const reach = 8;

/** How many inputs the second look has: six blocks of all roles, and one that is always there. */
export const secondInputCount = 6 * amountRoles.length + 1;

/**
 * What each amount of an answer and its neighbours look like: its own chances, those of the nearest of its kind on either side, of the
 * nearest of any kind, and the mean of all others. Lists hold together: behind two costs a third is likelier.
 */
export function secondInputs(answer: readonly FirstLooked[]): readonly (readonly number[])[] {
  const none = amountRoles.map(() => 0);
  const together = amountRoles.map((_, role) => answer.reduce((sum, { chances }) => sum + chances[role]!, 0));
  const others = Math.max(1, answer.length - 1);
  return answer.map(({ kind, chances }, index) => {
    const isAlike = (each: FirstLooked): boolean => each.kind === kind;
    const alikeBefore = answer.slice(Math.max(0, index - reach), index).findLast(isAlike);
    const alikeAfter = answer.slice(index + 1, index + 1 + reach).find(isAlike);
    return [
      ...chances.map((chance) => Math.log(chance + 1e-4) / 4 + 1),
      ...(alikeBefore?.chances ?? none),
      ...(alikeAfter?.chances ?? none),
      ...(answer[index - 1]?.chances ?? none),
      ...(answer[index + 1]?.chances ?? none),
      ...together.map((sum, role) => (sum - chances[role]!) / others),
      1,
    ];
  });
}

export function secondLook({ second }: Pick<RoleModel, 'second'>, inputs: readonly number[]): RoleChances {
  const scores = amountRoles.map(() => 0);
  for (const [at, input] of inputs.entries()) if (input !== 0) addTo(scores, second[at]!, input * secondStep);
  return softmax(scores);
}
