import { familyOf, rankLooked } from '#features/advisor/domain/reading/ranker/rank-roles.ts';
import { type AmountRole, amountRoles } from '#features/advisor/domain/reading/roles.ts';
import type { ExampleAnswer } from './examples.ts';
import { canBeTaken, type Judged, judgeAll, partBySet, trainOn } from './train.ts';

/** Shares of wrong ones among the taken that thresholds are set for; the first is what is shipped. */
export const wrongAtMost = [0.015, 0.01, 0.02, 0.025] as const;

const outerParts = 5;

/** An amount of a set that the model judging it has not seen, and from which sureness on that model takes. */
interface Held extends Judged {
  readonly takenFrom: readonly number[];
}

/** Judges every set by a model that learned from the others; thresholds too are learned from the others alone. */
export function crossValidate(answers: readonly ExampleAnswer[], seed: number): readonly Held[] {
  const parts = partBySet(answers, outerParts, seed);
  return Array.from({ length: outerParts }, (_, part) => part).flatMap((part) => {
    const model = trainOn(
      answers.filter((_, at) => parts[at] !== part),
      wrongAtMost,
    );
    const held = answers.filter((_, at) => parts[at] === part);
    return judgeAll(model, held).map((judged) => ({ ...judged, takenFrom: model.takenFrom }));
  });
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

interface Verdict {
  readonly isRoleRight: boolean;
  /** Place of the right family, from 0. */
  readonly place: number;
  /** By threshold. */
  readonly isTaken: readonly boolean[];
}

function verdictOf(held: Held): Verdict {
  const role = amountRoles[held.example.label!.role]!;
  const { roles, families, sureness } = rankLooked(held.first, held.second);
  return {
    isRoleRight: roles[0]!.role === role,
    place: families.findIndex((each) => each.role === familyOf(role)),
    isTaken: held.takenFrom.map((threshold) => canBeTaken(held) && sureness >= threshold),
  };
}

/** One line of the table. */
function summarise(name: string, held: readonly Held[]): Record<string, string> {
  const verdicts = held.map(verdictOf);
  const count = (isSo: (verdict: Verdict) => boolean): number => verdicts.filter(isSo).length;
  const taken = wrongAtMost.map((share, at): readonly [string, string] => {
    const all = count(({ isTaken }) => isTaken[at]!);
    const right = count(({ isTaken, place }) => isTaken[at]! && place === 0);
    return [
      `taken, ${100 * share} % wrong`,
      `${percent(all, held.length)}, ${all - right} wrong: ${percent(right, all)}`,
    ];
  });
  return {
    amounts: `${name} (${held.length})`,
    role: percent(
      count(({ isRoleRight }) => isRoleRight),
      held.length,
    ),
    family: percent(
      count(({ place }) => place === 0),
      held.length,
    ),
    'of three': percent(
      count(({ place }) => place < 3),
      held.length,
    ),
    ...Object.fromEntries(taken),
  };
}

export function printTable(held: readonly Held[]): void {
  const of = (isSo: (held: Held) => boolean): readonly Held[] => held.filter(isSo);
  const isEnglish = ({ answer }: Held): boolean => answer.language === 'en';
  const isMoney = ({ example }: Held): boolean => example.label!.isMoney;
  console.table([
    summarise(
      'en money',
      of((each) => isEnglish(each) && isMoney(each)),
    ),
    summarise(
      'en money, with its currency',
      of((each) => isEnglish(each) && isMoney(each) && isWritten(each)),
    ),
    summarise(
      'en money, clear',
      of((each) => isEnglish(each) && isMoney(each) && each.example.label!.isClear),
    ),
    summarise('en all', of(isEnglish)),
    ...(['de', 'es', 'fr', 'ja', 'zh'] as const).flatMap((language) => [
      summarise(
        `${language} money`,
        of((each) => each.answer.language === language && isMoney(each)),
      ),
      summarise(
        `${language} all`,
        of((each) => each.answer.language === language),
      ),
    ]),
  ]);
}

const isWritten = ({ example }: Held): boolean => example.amount.form.kind === 'money';

/** Leaves every amount of some roles out of the training and counts which of them are taken for something else. */
export function printLeftOut(answers: readonly ExampleAnswer[], left: readonly AmountRole[]): void {
  const without = answers.map((answer) => ({
    ...answer,
    examples: answer.examples.map((example) => (isOneOf(example.label?.role, left) ? dropLabel(example) : example)),
  }));
  const model = trainOn(without, wrongAtMost);
  const held = judgeAll(model, answers)
    .filter(({ example }) => isOneOf(example.label!.role, left))
    .map((judged) => ({ ...judged, takenFrom: model.takenFrom }));
  const taken = wrongAtMost.map((_, at) => held.filter((each) => verdictOf(each).isTaken[at]!).length);
  console.log(`${left.join(' + ')} never seen: of ${held.length} are taken as something else ${taken.join(', ')}`);
}

const isOneOf = (role: number | undefined, roles: readonly AmountRole[]): boolean =>
  role !== undefined && roles.includes(amountRoles[role]!);

const dropLabel = ({ amount, features }: ExampleAnswer['examples'][number]): ExampleAnswer['examples'][number] => ({
  amount,
  features,
});
