import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionId } from '#features/advisor/domain/questions.ts';

/** The ready answer that skips a question. */
export const skipLabel: MessageDescriptor = msg`I don't know yet`;

/** What the empty field says while a question is open. */
export const placeholders: Readonly<Record<QuestionId, MessageDescriptor>> = {
  idea: msg`What do you want to build?`,
  industry: msg`Which industry is it?`,
  audience: msg`Who is it for?`,
  revenue: msg`How will you earn money?`,
  competitors: msg`Who are the main competitors?`,
};

/** Short answers to tap, to be completed by the person. */
export const readyAnswers: Readonly<Record<QuestionId, readonly MessageDescriptor[]>> = {
  idea: [],
  industry: [msg`Food and drink`, msg`Trades and repair`, msg`Software`],
  audience: [msg`Families nearby`, msg`Small offices`, msg`Homeowners`],
  revenue: [msg`Subscription`, msg`One-off orders`, msg`Day rate`],
  competitors: [msg`A big chain`, msg`Local independents`, msg`Doing it oneself`],
};
