import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Answer, Business, SaidAmount, SaidWords } from '#features/advisor/domain/business/business.ts';
import type { Check, Coach, Finding, FindingTable } from '#features/advisor/domain/coach/coach.ts';
import type { Question } from '#features/advisor/domain/coach/question.ts';
import type { AmountRole, WordRole } from '#features/advisor/domain/reading/roles.ts';
import type { AmountForm } from '#features/advisor/domain/reading/spotted.ts';
import { createLedger } from '#features/advisor/domain/reckoning/ledger.ts';
import { addOneSale } from '#features/advisor/domain/reckoning/one-sale.ts';
import { say, type Value } from '#features/advisor/domain/say/message.ts';
import { createSpeaker, type Speaker } from '#features/advisor/domain/say/speak.ts';
import type { CurrencyCode } from '#shared/money.ts';

/** An amount as a test writes it: the words, then what they are. */
type WrittenAmount = Partial<Omit<SaidAmount, 'unit'>> & {
  readonly role: AmountRole;
  readonly quote: string;
  /** "pick-up/pick-ups" */
  readonly unit?: string;
};

interface WrittenBusiness {
  readonly currency?: CurrencyCode;
  readonly country?: string;
  readonly amounts?: readonly WrittenAmount[];
  readonly words?: readonly (Partial<SaidWords> & { readonly role: WordRole; readonly quote: string })[];
  /** `undefined`: not asked yet, where something else is supposed of everybody. */
  readonly answers?: Readonly<Record<string, Answer | number | string | undefined>>;
}

const wholeYear: Answer = { kind: 'choices', choices: ['year'] };

/** What a check looks at, from what a founder said, who sells all year, charges no sales tax and named all of their bills if any. The mention of words is "m:" and the words themselves. */
export function coachOf(written: WrittenBusiness, today = '2026-11-23'): Coach {
  const business: Business = {
    currency: written.currency ?? 'EUR',
    country: written.country,
    trade: undefined,
    amounts: (written.amounts ?? []).map(amountOf),
    words: (written.words ?? []).map(
      (words): SaidWords => ({ question: 'idea', mention: `m:${words.quote}`, ...words }),
    ),
    answers: new Map(
      Object.entries({ 'bills.other': 0, 'months.sold': wholeYear, 'tax.in': 'none', ...written.answers }).flatMap(
        ([key, answer]) => (answer === undefined ? [] : [[key, answerOf(answer)]]),
      ),
    ),
  };
  const { text } = englishSpeaker;
  const ledger = createLedger(business, text);
  return { business, ledger, sale: addOneSale(ledger, business), today };
}

/** Money with its period or thing: `money(290, 'month')`. */
export const money = (amount: number, per?: string, currency = 'EUR'): AmountForm => ({
  kind: 'money',
  amount,
  currency,
  ...(per !== undefined && { per }),
});
/** So many of something: `count(140, 'practices')`. */
export const count = (number: number, of: string, per?: string): AmountForm => ({
  kind: 'count',
  count: number,
  of,
  ...(per !== undefined && { per }),
});

function amountOf({ unit, ...written }: WrittenAmount): SaidAmount {
  const [one, many] = unit?.split('/') ?? [];
  const form = written.form ?? money(Number(/[\d.]+/.exec(written.quote)?.[0] ?? 0));
  const per = form.kind === 'money' || form.kind === 'count' ? form.per : undefined;
  const every = (['hour', 'day', 'week', 'month', 'year'] as const).find((time) => time === per);
  const mention = `m:${written.quote}`;
  return {
    question: 'revenue',
    mention,
    ...(every && { every }),
    ...(one && many && { unit: { mention, one, many } }),
    ...written,
    form,
  };
}

function answerOf(answer: Answer | number | string): Answer {
  if (typeof answer === 'number') return { kind: 'amount', value: answer };
  return typeof answer === 'string' ? { kind: 'choice', choice: answer } : answer;
}

const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileMessage);

/** Says the English of the source. */
export const englishSpeaker: Speaker = createSpeaker('en', ({ id, message }, values) =>
  i18n._({ id, message, values: { ...values } }),
);

/** What a check found, as a person reads it; fails where it found nothing. */
export function foundBy(
  check: Check,
  coach: Coach,
): Finding & { readonly text: string; readonly rows: readonly string[] } {
  const found = check.look(coach);
  if (!found || 'asks' in found) throw new Error(`${check.id} found nothing: ${JSON.stringify(found)}`);
  return { ...found, text: englishSpeaker.text(found.says), rows: rowsOf(found.table) };
}

/** What a check asks; fails where it asks nothing. */
export function askedBy(check: Check, coach: Coach): Question & { readonly text: string } {
  const outcome = check.look(coach);
  if (!outcome || !('asks' in outcome)) throw new Error(`${check.id} asks nothing: ${JSON.stringify(outcome)}`);
  return { ...outcome, text: englishSpeaker.text(outcome.asks) };
}

const cell = /*i18n-test*/ { id: 'test.cell', message: '{value}' };

const rowsOf = (table: FindingTable | undefined): readonly string[] =>
  (table?.rows ?? []).map((row) => row.map((value: Value) => englishSpeaker.text(say(cell, { value }))).join(' | '));
