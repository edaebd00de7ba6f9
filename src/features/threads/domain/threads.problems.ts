import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const threadsProblems = defineProblems('threads', {
  /** It is held: first somebody has to say that it is no spam. */
  held: 409,
  /** A thread has as many messages as it may. */
  thread_full: 409,
  /** As many answers were sent today as an account may send, or as one address may get. */
  answer_limit: 429,
  /** What was written takes more than one file may have; the archive of the account has it. */
  export_too_large: 409,
});
