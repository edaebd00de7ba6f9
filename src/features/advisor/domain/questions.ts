import { type QuestionId, questionIds } from '#features/workspaces/domain/business-vocabulary.ts';

export { type QuestionId, questionIds } from '#features/workspaces/domain/business-vocabulary.ts';

/** Progress after the n-th answer (1-based), as the chat's milestones are specified. */
export const progressAfterAnswer = [0, 10, 30, 50, 75, 100] as const;

/** Whether the answer to it completes the plan. */
export const isLastQuestion = (question: QuestionId): boolean => question === questionIds.at(-1);
