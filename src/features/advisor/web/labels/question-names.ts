import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionId } from '#features/advisor/domain/questions.ts';

/** What each of the five answers is about. */
export const questionNames: Readonly<Record<QuestionId, MessageDescriptor>> = {
  idea: msg`Your idea`,
  industry: msg`Industry`,
  audience: msg`Target customers`,
  revenue: msg`Revenue streams`,
  competitors: msg`Main competitors`,
};
