import type { Answer } from '#features/advisor/domain/business/business.ts';
import type { Reading } from '#features/advisor/domain/business/fold.ts';
import type { Label, Mention } from '#features/advisor/domain/reading/label.ts';
import type { AmountForm } from '#features/advisor/domain/reading/spotted.ts';
import { type CurrencyCode, isCurrencyCode } from '#shared/money.ts';
import type { AnswerLabel, LabelledAnswers } from './labelled-answers.ts';

/** A labelled set as if its founder had confirmed every label that is clear. `answers`: to the questions that follow. */
export function readingOf(set: LabelledAnswers, answers: Readonly<Record<string, Answer>> = {}): Reading {
  const clear = set.labels.filter(({ isClear }) => isClear);
  const idOf = ({ question, quote }: AnswerLabel): string => `${question}@${set.answers[question].indexOf(quote)}`;
  const mentions = clear.map((label): Mention => {
    const { question, quote, value } = label;
    const range = value && 'to' in value && value.to !== undefined ? { toValue: value.to } : {};
    const amount = value && { form: { ...value } as AmountForm, ...range, isCertain: true };
    return { id: idOf(label), question, quote, ...(amount && { amount }) };
  });
  const labels = clear.map((label): Label => {
    const of = clear.find((one) => one.value === undefined && one.quote === label.of);
    return {
      mention: idOf(label),
      role: label.role,
      by: 'person',
      state: 'taken',
      ...(of && { of: idOf(of) }),
    };
  });
  return {
    language: set.language,
    currency: mainCurrency(clear),
    country: set.country,
    trade: undefined,
    mentions,
    labels,
    answers: new Map(Object.entries(answers)),
  };
}

/** The currency that most amounts are in. */
function mainCurrency(labels: readonly AnswerLabel[]): CurrencyCode | undefined {
  const counts = new Map<string, number>();
  for (const { value } of labels)
    if (value?.kind === 'money') counts.set(value.currency, (counts.get(value.currency) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return most !== undefined && isCurrencyCode(most) ? most : undefined;
}
