import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const workspacesProblems = defineProblems('workspaces', {
  archived: 409,
  last_open: 409,
  limit_reached: 409,
});
