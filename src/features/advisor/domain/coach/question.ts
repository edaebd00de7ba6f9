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

/** `Option`: what its options are written in. */
export type Field<Option = Message> =
  | {
      readonly kind: 'choices';
      readonly options: readonly { readonly id: string; readonly text: Option }[];
      /** Several can hold, or none. */
      readonly isMany?: true;
    }
  | ({ readonly kind: 'amount' } & AmountField)
  | { readonly kind: 'date' };

export interface AmountField {
  readonly unit: NodeUnit;
  readonly per?: TimeUnit;
  readonly min: number;
  readonly max: number;
}

/** A text of ours, bare or with its values. */
type Words = Text | Message;
type Asked = Readonly<Record<'asks' | 'because', Words>>;

const message = (words: Words): Message => ('text' in words ? words : say(words));

/** A question that is answered in this field. */
export function ask(key: string, { asks, because }: Asked, field: Field, stake = 0): Question {
  return { key, asks: message(asks), because: message(because), field, stake };
}

/** A question that is answered by one of a few words. */
export const chooseFrom = (key: string, asked: AskedFrom): Question => ask(key, asked, choicesOf(asked));

/** A question of which several options can hold, or none. */
export const tickFrom = (key: string, asked: AskedFrom): Question =>
  ask(key, asked, { ...choicesOf(asked), isMany: true });

type AskedFrom = Asked & { readonly options: Readonly<Record<string, Words>> };

const choicesOf = ({ options }: AskedFrom) => ({
  kind: 'choices' as const,
  options: Object.entries(options).map(([id, text]) => ({ id, text: message(text) })),
});

/** Amounts as options of a question, each with its words in the place of `{words}`. */
export const optionsOf = (amounts: readonly SaidAmount[], text: Text): Readonly<Record<string, Message>> =>
  Object.fromEntries(amounts.map((one) => [one.mention, say(text, { words: quoted(one) })]));

/** A question that is answered by a number. */
export const askFor = (key: string, asked: Asked, field: AmountField, stake = 0): Question =>
  ask(key, asked, { kind: 'amount', ...field }, stake);

/** The most that is taken for an amount of money, in minor units: beyond it somebody mistyped. */
export const mostMoney = 100_000_000_000;

/** The fields of an amount of money, and of sales a month. */
export const moneyField = { unit: 'money', min: 0, max: mostMoney } as const;
export const salesField = { unit: 'count', per: 'month', min: 0, max: 10_000_000 } as const;

/** Each of these once, by its key: the first of those that are alike. */
export const onceEach = <Asked extends Pick<Question, 'key'>>(questions: readonly Asked[]): readonly Asked[] =>
  questions.filter(({ key }, at) => questions.findIndex((one) => one.key === key) === at);

/** What a question was answered with; undefined while it is open, or where the person does not know. */
export function answerTo(answers: Answers, key: string): Exclude<Answer, { kind: 'unknown' }> | undefined {
  const answer = answers.get(key);
  return answer && answer.kind !== 'unknown' ? answer : undefined;
}

/** The option that was chosen. */
export function choiceOf(answers: Answers, key: string): string | undefined {
  const answer = answers.get(key);
  return answer?.kind === 'choice' ? answer.choice : undefined;
}

/** Whether somebody said that they do not know: it is not asked again. */
export const isUnknown = (answers: Answers, key: string): boolean => answers.get(key)?.kind === 'unknown';

/** Days a date can lie before and behind today: whoever types another year has mistyped. */
const daysBack = 366;
const daysAhead = 3660;
const day = 86_400_000;

/** Why an answer cannot be one to this field, as the person can mend it; undefined where it can. */
export function faultOf(field: Field<string>, answer: Answer, today: string): string | undefined {
  if (answer.kind === 'unknown') return undefined;
  switch (field.kind) {
    case 'choices': {
      const isOption = (choice: string): boolean => field.options.some(({ id }) => id === choice);
      if (!field.isMany)
        return answer.kind === 'choice' && isOption(answer.choice) ? undefined : 'must be one of the options';
      const areSome = answer.kind === 'choices' && answer.choices.every(isOption);
      return areSome && new Set(answer.choices).size === answer.choices.length
        ? undefined
        : 'must be some of the options';
    }
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
