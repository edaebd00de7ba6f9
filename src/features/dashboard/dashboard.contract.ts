import { z } from 'zod';
import { questionIds } from '#features/workspaces/domain/business-vocabulary.ts';
import { dependantSchema } from '#features/workspaces/domain/fact-dependants.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';

const atConversation = { conversationId: idSchema('conv'), title: z.string() };

/** One thing to go on with; the browser words it and leads to the very view. */
export const openThreadSchema = z.discriminatedUnion('kind', [
  /** A question of the advisor that waits for its answer; `answers` were given before. */
  z.object({
    kind: z.literal('question'),
    ...atConversation,
    question: z.enum(questionIds),
    answers: z.number().int(),
  }),
  /** Something written from facts that have changed since. */
  z.object({ kind: z.literal('stale'), dependant: dependantSchema }),
  /** The section of a plan the person wrote in last. */
  z.object({ kind: z.literal('edited'), ...atConversation, sectionId: z.string(), editedAt: z.iso.datetime() }),
  /** A complete plan, with how many of its numbers are assumptions only the person can confirm. */
  z.object({ kind: z.literal('plan'), ...atConversation, assumptions: z.number().int() }),
]);
export type OpenThread = z.infer<typeof openThreadSchema>;

export const dashboardSchema = z.object({
  /** How far the journey of this business is. */
  percent: z.number().int(),
  done: z.array(z.enum(['account', 'plan', 'brand', 'campaign', 'visitor'])),
  /** Answers given in the latest conversation, 0 to 5. */
  answers: z.number().int(),
  /** What to go on with, the most pressing first; empty for a business nobody has said anything about. */
  threads: z.array(openThreadSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** The first screen of the platform. */
export const dashboardContract = {
  getDashboard: endpoint({
    method: 'GET',
    path: '/dashboard/{workspaceId}',
    summary: 'How far a business is, and where to go on',
    access: 'account',
    input: z.object({ workspaceId: idSchema('ws') }),
    output: dashboardSchema,
  }),
};
