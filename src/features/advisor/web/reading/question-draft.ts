import type { QuestionView } from '#features/advisor/reading.contract.ts';
import { readNumber, writtenMoney } from '#features/workspaces/web/shared/facts/fact-draft.ts';
import { type CurrencyCode, isCurrencyCode, toMinor } from '#shared/money.ts';
import type { Answer } from './reading-acts.tsx';

/**
 * An answer while it is given: the options that are chosen, or alone what is typed. That stays text until it is saved, so that half a
 * number is no error.
 */
export type QuestionDraft = readonly string[];

type Field = QuestionView['field'];
export type AmountField = Extract<Field, { kind: 'amount' }>;

/** What a question was answered with, as its field shows it; empty while it is open. */
export function draftOf({ field, answer }: QuestionView, currency: string | null): QuestionDraft {
  switch (answer?.kind) {
    case 'amount': {
      const money = field.kind === 'amount' ? moneyOf(field, currency) : undefined;
      return [money === undefined ? String(answer.value) : writtenMoney(answer.value, money)];
    }
    case 'choice':
      return [answer.choice];
    case 'choices':
      return answer.choices;
    case 'date':
      return [answer.date];
    default:
      return [];
  }
}

/** The answer that a draft is; undefined where it is none. Money is typed in whole units and goes over the wire in minor ones. */
export function readDraft(field: Field, draft: QuestionDraft, currency: string | null): Answer | undefined {
  const [text = ''] = draft;
  switch (field.kind) {
    case 'amount': {
      const money = moneyOf(field, currency);
      const read = readNumber(text);
      const value = read === undefined || money === undefined ? read : toMinor(read, money);
      if (value === undefined || value < field.min || value > field.max) return undefined;
      return { kind: 'amount', value };
    }
    case 'choices':
      if (field.isMany) return { kind: 'choices', choices: draft };
      return field.options.some(({ id }) => id === text) ? { kind: 'choice', choice: text } : undefined;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { kind: 'date', date: text } : undefined;
  }
}

/** The currency an amount is typed in; undefined for what is no money. */
export function moneyOf({ unit }: AmountField, currency: string | null): CurrencyCode | undefined {
  return unit === 'money' && currency !== null && isCurrencyCode(currency) ? currency : undefined;
}

/** Whether nothing can be typed yet, as it is not certain in which currency. */
export const lacksCurrency = (field: Field, currency: string | null): boolean =>
  field.kind === 'amount' && field.unit === 'money' && moneyOf(field, currency) === undefined;
