import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PostLine } from '#features/sites/blog.contract.ts';
import type { PostQuestion } from '#features/sites/domain/blog/post-questions.ts';

/** What an empty paragraph, or a post without a title, asks its founder. */
export const postQuestionWords: Readonly<Record<PostQuestion, MessageDescriptor>> = {
  title: msg`What is this post called?`,
  text: msg`What do you want to say?`,
  included: msg`What is included in the price, and what is not?`,
  'for-whom': msg`Who is it right for, and who is it not for?`,
  order: msg`How does somebody order or book it?`,
  pay: msg`How can people pay?`,
  'first-step': msg`What happens first when somebody comes to you?`,
  'next-step': msg`What happens after that?`,
  duration: msg`How long does it take?`,
  'find-us': msg`How do people find you when they come?`,
  when: msg`When are you there?`,
  'why-here': msg`Why are you based there?`,
  why: msg`Why do you do it this way?`,
  notice: msg`What does a customer notice of it?`,
  occasion: msg`What do people come to you for?`,
  learned: msg`What have you learned in that time?`,
};

/** What state a post is in. */
export const postStateWords: Readonly<Record<PostLine['state'], MessageDescriptor>> = {
  draft: msg`Draft`,
  scheduled: msg`Planned`,
  published: msg`Published`,
};
