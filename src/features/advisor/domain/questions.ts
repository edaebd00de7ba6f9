export { type QuestionId, questionIds } from '#features/workspaces/domain/business-vocabulary.ts';

/** Progress in percent after n answers (docs/advisor.md, "The conversation"). */
export const progressAfterAnswer = [0, 10, 30, 50, 75, 100] as const;

/** How many messages of the person one conversation holds; each answer carries all of it. */
export const maxOwnMessages = 60;
