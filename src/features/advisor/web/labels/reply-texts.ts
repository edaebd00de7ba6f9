import { msg } from '@lingui/core/macro';
import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { FourWays } from './acknowledgements.ts';

/** How a conversation begins, before the first question. */
export const greetings: FourWays = [
  msg`Five answers make a plan.`,
  msg`Good to have you here. Five questions, then there is a plan.`,
  msg`Let us draw up the plan together; it takes five answers.`,
  msg`We begin with the idea and end with a plan, five answers later.`,
];

/** For an answer that skips its question. */
export const skippedAcknowledgements: Readonly<Record<QuestionId, FourWays>> = {
  idea: [
    msg`Then the idea stays open for now, and the plan will say so.`,
    msg`That is all right. The plan will say that the idea is still open.`,
    msg`No idea on paper yet. That is fine, and the plan will say so.`,
    msg`Fine, we leave the idea open. The plan will say so in one line.`,
  ],
  industry: [
    msg`Then the industry stays open, and the plan will say so.`,
    msg`That is all right. Without an industry the plan rests on general estimates, and the plan will say so.`,
    msg`No industry yet, then, and the plan will say so rather than guess.`,
    msg`Fine, we leave the trade open. The plan will say so.`,
  ],
  audience: [
    msg`Then the customer stays open, and the plan will say so.`,
    msg`That is all right. Nobody is named yet, and the plan will say so.`,
    msg`No customer group yet, then, and the plan will say so rather than invent one.`,
    msg`Fine, we leave the customers open. The plan will say so.`,
  ],
  revenue: [
    msg`Then the price stays open. The model will use estimates, and the plan will say so.`,
    msg`That is all right. Without a price the figures are estimates, and the plan will say so.`,
    msg`No price yet, then, and the plan will say so and mark every figure it had to assume.`,
    msg`Fine, we leave the money open. The plan will say so.`,
  ],
  competitors: [
    msg`Then the rivals stay unnamed, and the plan will say so.`,
    msg`That is all right. The plan will say so where it would have compared you.`,
    msg`No rivals named, then, and the plan will say so rather than pick some.`,
    msg`Fine, we leave the competition open. The plan will say so.`,
  ],
};

/** For an answer in which no fact was recognised; the answer is quoted. */
export const plainAcknowledgements: FourWays = [
  msg({ message: 'I have noted “{quote}” as you wrote it.' }),
  msg({ message: '“{quote}” is kept in your words.' }),
  msg({ message: 'I could not read a figure or a name in “{quote}”, so it stays as you said it.' }),
  msg({ message: '“{quote}” is noted. You can add details under your answer.' }),
];

/** After the fifth answer. */
export const completions: FourWays = [
  msg`That was the fifth answer: your business plan is complete. You can correct every fact under its answer.`,
  msg`Your business plan is complete. What you said, what is computed and what is assumed are marked apart.`,
  msg`With that your business plan is complete. Facts can be changed under the answers or in the business profile; the plan follows.`,
  msg`The plan is complete. Read it with a pencil: every fact in it can be changed under your answers.`,
];

/** For messages after that. */
export const thanks: FourWays = [
  msg({
    message:
      'Thank you. “{quote}” is kept with the conversation; facts are changed under the answers, in the plan or in the business profile.',
  }),
  msg({
    message:
      'Thanks for “{quote}”. To change a fact, use the line under its answer, the plan itself or the business profile.',
  }),
  msg({
    message:
      'Thank you, I have kept “{quote}”. The plan changes when you change facts under the answers, in the plan or in the business profile.',
  }),
  msg({
    message:
      'Thanks. “{quote}” does not change the plan by itself; facts are changed under the answers, in the plan or in the business profile.',
  }),
];
