import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const advisorProblems = defineProblems('advisor', {
  plan_not_complete: 409,
  plan_complete: 409,
  conversation_full: 409,
  earlier_plan: 409,
});
