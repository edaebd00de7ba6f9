import type { QuestionView } from '#features/advisor/reading.contract.ts';
import { readNumber } from '#features/workspaces/web/shared/facts/fact-draft.ts';
import { type CurrencyCode, currencyDecimals, isCurrencyCode, toMajor, toMinor } from '#shared/money.ts';
import type { Answer } from './use-reading.ts';

/** An answer while it is given: what is typed stays text until it is saved, so that half a number is no error. */
export interface QuestionDraft {
  /** The number, the day, or the option. */
  readonly text: string;
  /** Where several options can hold. */
  readonly chosen: readonly string[];
}

type Field = QuestionView['field'];
export type AmountField = Extract<Field, { kind: 'amount' }>;

/** What is wrong with a draft. */
export type DraftFault = 'number' | 'choice' | 'day';

/** What a question was answered with, as its field shows it; empty while it is open. */
export function draftOf({ field, answer }: QuestionView, currency: string | null): QuestionDraft {
  const empty: QuestionDraft = { text: '', chosen: [] };
  switch (answer?.kind) {
    case 'amount':
      return { ...empty, text: field.kind === 'amount' ? written(answer.value, moneyOf(field, currency)) : '' };
    case 'choice':
      return { ...empty, text: answer.choice };
    case 'choices':
      return { ...empty, chosen: answer.choices };
    case 'date':
      return { ...empty, text: answer.date };
    default:
      return empty;
  }
}

/** The answer that a draft is, or what is wrong with it. Money is typed in whole units and goes over the wire in minor ones. */
export function readDraft(
  field: Field,
  { text, chosen }: QuestionDraft,
  currency: string | null,
): { readonly answer: Answer } | { readonly fault: DraftFault } {
  switch (field.kind) {
    case 'amount': {
      const read = readNumber(text);
      if (read === undefined) return { fault: 'number' };
      const money = moneyOf(field, currency);
      const value = money === undefined ? read : toMinor(read, money);
      return value >= field.min && value <= field.max ? { answer: { kind: 'amount', value } } : { fault: 'number' };
    }
    case 'choices':
      if (field.isMany) return { answer: { kind: 'choices', choices: [...chosen] } };
      return field.options.some(({ id }) => id === text)
        ? { answer: { kind: 'choice', choice: text } }
        : { fault: 'choice' };
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { answer: { kind: 'date', date: text } } : { fault: 'day' };
  }
}

/** The currency an amount is typed in; undefined for what is no money. */
export function moneyOf({ unit }: AmountField, currency: string | null): CurrencyCode | undefined {
  return unit === 'money' && currency !== null && isCurrencyCode(currency) ? currency : undefined;
}

/** Whether nothing can be typed yet, as it is not certain in which currency. */
export const lacksCurrency = (field: Field, currency: string | null): boolean =>
  field.kind === 'amount' && field.unit === 'money' && moneyOf(field, currency) === undefined;

function written(value: number, money: CurrencyCode | undefined): string {
  if (money === undefined) return String(value);
  const major = toMajor(value, money);
  return Number.isInteger(major) ? String(major) : major.toFixed(currencyDecimals[money]);
}
