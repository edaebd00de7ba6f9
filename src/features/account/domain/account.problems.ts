import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const accountProblems = defineProblems('account', {
  picture_kind: 415,
  picture_animated: 415,
  picture_size: 413,
  picture_broken: 422,
});
