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

/** A short answer to tap: worded in the language of the interface, given in the language the advisor reads. */
interface ReadyAnswer {
  readonly label: MessageDescriptor;
  readonly answer: string;
}

/** Short answers to tap, to be completed by the person. */
export const readyAnswers: Readonly<Record<QuestionId, readonly ReadyAnswer[]>> = {
  idea: [],
  industry: [
    { label: msg`Food and drink`, answer: 'Food and drink' },
    { label: msg`Trades and repair`, answer: 'Trades and repair' },
    { label: msg`Software`, answer: 'Software' },
  ],
  audience: [
    { label: msg`Families nearby`, answer: 'Families nearby' },
    { label: msg`Small offices`, answer: 'Small offices' },
    { label: msg`Homeowners`, answer: 'Homeowners' },
  ],
  revenue: [
    { label: msg`Subscription`, answer: 'Subscription' },
    { label: msg`One-off orders`, answer: 'One-off orders' },
    { label: msg`Day rate`, answer: 'Day rate' },
  ],
  competitors: [
    { label: msg`A big chain`, answer: 'A big chain' },
    { label: msg`Local independents`, answer: 'Local independents' },
    { label: msg`Doing it oneself`, answer: 'Doing it oneself' },
  ],
};

/** What each of the five answers is about. */
export const questionNames: Readonly<Record<QuestionId, MessageDescriptor>> = {
  idea: msg`Your idea`,
  industry: msg`Industry`,
  audience: msg`Target customers`,
  revenue: msg`Revenue streams`,
  competitors: msg`Main competitors`,
};
