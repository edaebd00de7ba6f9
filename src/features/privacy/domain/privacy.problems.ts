import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const privacyProblems = defineProblems('privacy', {
  proof_wrong: 403,
});
