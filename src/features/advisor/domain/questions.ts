export { type QuestionId, questionIds } from '#features/workspaces/domain/business-vocabulary.ts';

/** Progress after the n-th answer (1-based), as the chat's milestones are specified. */
export const progressAfterAnswer = [0, 10, 30, 50, 75, 100] as const;
