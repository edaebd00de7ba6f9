import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionId } from '#features/advisor/domain/questions.ts';

/** Four ways of saying the same. */
export type FourWays = readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor];

/** For an answer that skips its question. */
export const skippedTexts: Readonly<Record<QuestionId, FourWays>> = {
  idea: [
    msg`Then the idea stays open for now, and the plan will say so.`,
    msg`That is all right. The plan will say that the idea is still open.`,
    msg`No idea on paper yet. That is fine, and the plan will say so.`,
    msg`Fine, we leave the idea open. The plan will say so in one line.`,
  ],
  industry: [
    msg`Then the industry stays open, and the plan will say so.`,
    msg`That is all right. The plan is written without what is particular to a trade, and the plan will say so.`,
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
    msg`Then the price stays open, and the plan will say so.`,
    msg`That is all right. Without a price no sales can be computed, and the plan will say so.`,
    msg`No price yet, then; the plan will say so and ask for it.`,
    msg`Fine, we leave the money open. The plan will say so.`,
  ],
  competitors: [
    msg`Then the rivals stay unnamed, and the plan will say so.`,
    msg`That is all right. The plan will say so where it would have compared you.`,
    msg`No rivals named, then, and the plan will say so rather than pick some.`,
    msg`Fine, we leave the competition open. The plan will say so.`,
  ],
};

/** Everything else that is said, by the kind of the part; "{quote}" stands for words of the answer. */
export const replyTexts: Readonly<Record<'greeting' | 'read' | 'noted' | 'quoted' | 'complete' | 'thanks', FourWays>> =
  {
    // How a conversation begins, before the first question.
    greeting: [
      msg`Five answers make a plan.`,
      msg`Good to have you here. Five questions, then there is a plan.`,
      msg`Let us draw up the plan together; it takes five answers.`,
      msg`We begin with the idea and end with a plan, five answers later.`,
    ],
    // For an answer in which something was read.
    read: [
      msg({ message: 'I read “{quote}” in this. What I take it for stands under your answer: is it right?' }),
      msg({ message: '“{quote}” is among what I found. Under your answer you can confirm it or put it right.' }),
      msg({ message: 'I have marked “{quote}” under your answer. It counts once you confirm what it is.' }),
      msg({ message: 'See under your answer what I take “{quote}” for; only what is right should go into the plan.' }),
    ],
    // For an answer to the advisor that read answers before, which named something in it.
    noted: [msg`I have noted that.`, msg`That is noted.`, msg`Noted, in your own words.`, msg`I have kept that.`],
    // For an answer in which nothing was found.
    quoted: [
      msg({ message: 'I have noted “{quote}” as you wrote it.' }),
      msg({ message: '“{quote}” is kept in your words.' }),
      msg({ message: 'I could not read a figure or a name in “{quote}”, so it stays as you said it.' }),
      msg({ message: '“{quote}” is noted as it stands.' }),
    ],
    // After the fifth answer.
    complete: [
      msg`That was the fifth answer: your business plan is complete. Whatever you confirm under your answers makes it more exact.`,
      msg`Your business plan is complete. What you said and what is computed are marked apart, and what is open is asked.`,
      msg`With that your business plan is complete. What you confirm or answer from now on goes into it at once.`,
      msg`The plan is complete. Read it with a pencil: whatever I misread can be put right under your answers.`,
    ],
    // For messages after that.
    thanks: [
      msg({
        message: 'Thank you. “{quote}” is kept with the conversation; what is read in it counts once you confirm it.',
      }),
      msg({ message: 'Thanks for “{quote}”. What is read in it waits under it to be confirmed.' }),
      msg({ message: 'Thank you, I have kept “{quote}”. The plan changes when you confirm what is read in it.' }),
      msg({ message: 'Thanks. “{quote}” does not change the plan by itself; what you confirm under it does.' }),
    ],
  };
