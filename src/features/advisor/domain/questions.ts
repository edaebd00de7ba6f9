/** The five answers of a conversation, in the order they are asked (part 1 §4; progress as in the chat table there). */
export const questionIds = ['idea', 'industry', 'audience', 'revenue', 'competitors'] as const;
export type QuestionId = (typeof questionIds)[number];

/** Progress after the n-th answer (1-based). */
export const progressAfterAnswer = [0, 10, 30, 50, 75, 100] as const;
