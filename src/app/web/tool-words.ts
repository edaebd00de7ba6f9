import { advisorDependants } from '#features/advisor/web/advisor.dependants.ts';
import { advisorThreads } from '#features/advisor/web/advisor.threads.ts';
import type { DependantKinds } from '#web/dependants.ts';
import type { ThreadWriters } from '#web/threads.ts';

/** What tools make from facts, by kind. */
export const dependantKinds: DependantKinds = { ...advisorDependants };

/** What is open in the tools, by kind. */
export const threadWriters: ThreadWriters = { ...advisorThreads };
