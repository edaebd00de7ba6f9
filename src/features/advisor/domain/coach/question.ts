import type { NodeUnit } from '#shared/formula-graph.ts';
import type { Answer, Answers, SaidAmount } from '../business/business.ts';
import type { TimeUnit } from '../reading/units.ts';
import { type Message, quoted, say, type Text } from '../say/message.ts';

/** Something the advisor asks, with the field in which it is answered. */
export interface Question {
  /** What it asks for: "cost.sale"; with what it is about behind a slash where there can be several: "replaces/<mention>". */
  readonly key: string;
  readonly asks: Message;
  /** What the answer decides. */
  readonly because: Message;
  readonly field: Field;
  /** The money that hangs on it, in minor units over a year, as far as it is known: what orders questions. */
  readonly stake: number;
}

export type Field =
  | {
      readonly kind: 'choices';
      readonly options: readonly { readonly id: string; readonly text: Message }[];
      /** Several can hold, or none. */
      readonly isMany?: true;
    }
  | {
      readonly kind: 'amount';
      readonly unit: NodeUnit;
      readonly per?: TimeUnit;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'date' };

/** A question that is answered by one of a few words. */
export const chooseFrom = (
  key: string,
  {
    asks,
    because,
    options,
  }: Pick<Question, 'asks' | 'because'> & { readonly options: Readonly<Record<string, Message>> },
  stake = 0,
): Question => ({
  key,
  asks,
  because,
  field: { kind: 'choices', options: Object.entries(options).map(([id, text]) => ({ id, text })) },
  stake,
});

/** Amounts as options of a question, each with its words in the place of `{words}`. */
export const optionsOf = (amounts: readonly SaidAmount[], text: Text): Readonly<Record<string, Message>> =>
  Object.fromEntries(amounts.map((one) => [one.mention, say(text, { words: quoted(one) })]));

/** A question that is answered by a number. */
export const askFor = (
  key: string,
  { asks, because }: Pick<Question, 'asks' | 'because'>,
  field: Omit<Extract<Field, { kind: 'amount' }>, 'kind'>,
  stake = 0,
): Question => ({ key, asks, because, field: { kind: 'amount', ...field }, stake });

/** What a question was answered with; undefined while it is open, or where the person does not know. */
export function answerTo(answers: Answers, key: string): Exclude<Answer, { kind: 'unknown' }> | undefined {
  const answer = answers.get(key);
  return answer && answer.kind !== 'unknown' ? answer : undefined;
}

/** The option that was chosen. */
export function choiceOf(answers: Answers, key: string): string | undefined {
  const answer = answerTo(answers, key);
  return answer?.kind === 'choice' ? answer.choice : undefined;
}

/** Whether somebody said that they do not know: it is not asked again. */
export const isUnknown = (answers: Answers, key: string): boolean => answers.get(key)?.kind === 'unknown';

/** Days a date can lie before and behind today: whoever types another year has mistyped. */
const daysBack = 366;
const daysAhead = 3660;
const day = 86_400_000;

/** Why an answer cannot be one to this field, as the person can mend it; undefined where it can. */
export function faultOf(field: Answerable, answer: Answer, today: string): string | undefined {
  if (answer.kind === 'unknown') return undefined;
  const options = field.kind === 'choices' ? field.options.map(({ id }) => id) : [];
  if (field.kind === 'choices' && field.isMany) {
    if (answer.kind !== 'choices' || new Set(answer.choices).size !== answer.choices.length)
      return 'must be some of the options';
    return answer.choices.every((choice) => options.includes(choice)) ? undefined : 'must be some of the options';
  }
  switch (field.kind) {
    case 'choices':
      return answer.kind === 'choice' && options.includes(answer.choice) ? undefined : 'must be one of the options';
    case 'amount': {
      const { min, max } = field;
      const isWithin = answer.kind === 'amount' && answer.value >= min && answer.value <= max;
      return isWithin ? undefined : `must be a number from ${min} to ${max}`;
    }
    case 'date': {
      if (answer.kind !== 'date') return 'must be a day';
      const from = (Date.parse(answer.date) - Date.parse(today)) / day;
      return from >= -daysBack && from <= daysAhead ? undefined : 'must be a day of the last year or the next ten';
    }
  }
}

/** A field, whatever its options are written in. */
type Answerable =
  | Exclude<Field, { readonly kind: 'choices' }>
  | { readonly kind: 'choices'; readonly options: readonly { readonly id: string }[]; readonly isMany?: true };
