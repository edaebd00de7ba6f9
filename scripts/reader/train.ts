import { familyOf, fitsForm, rankLooked } from '#features/advisor/domain/reading/ranker/rank-roles.ts';
import {
  type FirstLooked,
  firstLook,
  type RoleChances,
  type RoleModel,
  secondInputs,
  secondLook,
} from '#features/advisor/domain/reading/ranker/role-model.ts';
import { amountRoles } from '#features/advisor/domain/reading/roles.ts';
import type { Example, ExampleAnswer } from './examples.ts';
import { fitFirst, fitSecond, shuffled } from './fit.ts';

/** An answer after the first look of a model that never saw its set. */
interface Looked {
  readonly answer: ExampleAnswer;
  readonly amounts: readonly FirstLooked[];
}

/** Answers parted by whole sets: a founder is in one part alone. */
export function partBySet(answers: readonly ExampleAnswer[], parts: number, seed: number): readonly number[] {
  const sets = [...new Set(answers.map(({ set }) => set))];
  const order = shuffled(sets.length, seed);
  const partOf = new Map(order.map((at, place) => [sets[at]!, place % parts]));
  return answers.map(({ set }) => partOf.get(set)!);
}

const learnFirst = (answers: readonly ExampleAnswer[]): RoleModel['first'] =>
  fitFirst(
    answers.flatMap(({ examples }) =>
      examples.flatMap(({ features, label }) => (label ? [{ features, role: label.role }] : [])),
    ),
  );

const look = (first: RoleModel['first'], answer: ExampleAnswer): Looked => ({
  answer,
  amounts: answer.examples.map(({ amount, features }) => ({
    kind: amount.form.kind,
    chances: firstLook({ first }, features),
  })),
});

const learnSecond = (looked: readonly Looked[]): RoleModel['second'] =>
  fitSecond(
    looked.flatMap(({ answer, amounts }) => {
      const inputs = secondInputs(amounts);
      return answer.examples.flatMap(({ label }, index) =>
        label ? [{ inputs: inputs[index]!, role: label.role }] : [],
      );
    }),
  );

/** What a model says of an amount with a label. */
export interface Judged {
  readonly answer: ExampleAnswer;
  readonly example: Example;
  readonly first: RoleChances;
  readonly second: RoleChances;
}

function judge(second: RoleModel['second'], { answer, amounts }: Looked): readonly Judged[] {
  const inputs = secondInputs(amounts);
  return answer.examples.flatMap((example, index) =>
    example.label
      ? [{ answer, example, first: amounts[index]!.chances, second: secondLook({ second }, inputs[index]!) }]
      : [],
  );
}

const innerParts = 4;

/** Learns everything from some answers. What is learned from predictions is learned from predictions on sets the model had not seen. */
export function trainOn(answers: readonly ExampleAnswer[], wrongAtMost: readonly number[]): TrainedModel {
  const parts = partBySet(answers, innerParts, 7);
  const inParts = Array.from({ length: innerParts }, (_, part) => part);
  const looked = inParts.flatMap((part) => {
    const first = learnFirst(answers.filter((_, at) => parts[at] !== part));
    return answers.filter((_, at) => parts[at] === part).map((answer) => ({ part, ...look(first, answer) }));
  });
  const judged = inParts.flatMap((part) => {
    const second = learnSecond(looked.filter((each) => each.part !== part));
    return looked.filter((each) => each.part === part).flatMap((each) => judge(second, each));
  });
  return {
    first: learnFirst(answers),
    second: learnSecond(looked),
    takenFrom: wrongAtMost.map((share) => findThreshold(judged, share)),
  };
}

/** A model with a threshold for each share of wrong ones that was asked for. */
export interface TrainedModel extends Omit<RoleModel, 'takenFrom'> {
  readonly takenFrom: readonly number[];
}

export const judgeAll = (model: Omit<RoleModel, 'takenFrom'>, answers: readonly ExampleAnswer[]): readonly Judged[] =>
  answers.flatMap((answer) => judge(model.second, look(model.first, answer)));

/** Whether the family that comes first is the labelled one. */
const isFamilyRight = ({ example, first, second }: Judged): boolean =>
  rankLooked(first, second).families[0]!.role === familyOf(amountRoles[example.label!.role]!);

/** What a threshold is set for: amounts that it can let through. */
export const canBeTaken = ({ example, first, second }: Judged): boolean =>
  example.amount.isCertain && fitsForm(rankLooked(first, second).families[0]!.role, example.amount.form);

/** The lowest sureness from which on no more than a share is wrong. One wrong one more than were seen is reckoned with. */
function findThreshold(judged: readonly Judged[], wrongAtMost: number): number {
  const candidates = judged
    .filter(canBeTaken)
    .map((each) => ({ isRight: isFamilyRight(each), sure: rankLooked(each.first, each.second).sureness }))
    .toSorted((one, other) => other.sure - one.sure);
  let wrong = 0;
  let threshold = 1;
  for (const [at, { isRight, sure }] of candidates.entries()) {
    if (!isRight) wrong += 1;
    if ((wrong + 1) / (at + 2) <= wrongAtMost) threshold = sure;
  }
  return Math.ceil(threshold * 1e4) / 1e4;
}
