import { type QuestionId, questionIds } from '#features/workspaces/domain/business-vocabulary.ts';

export { type QuestionId, questionIds } from '#features/workspaces/domain/business-vocabulary.ts';

/** Progress in percent after n answers (docs/advisor.md, "The conversation"). */
export const progressAfterAnswer = [0, 10, 30, 50, 75, 100] as const;

/** Whether the answer to it completes the plan. */
export const isLastQuestion = (question: QuestionId): boolean => question === questionIds.at(-1);

/** How many messages of the person one conversation holds; each answer carries all of it. */
export const maxOwnMessages = 60;
