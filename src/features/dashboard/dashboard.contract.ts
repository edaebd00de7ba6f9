import { z } from 'zod';
import { journeyStepIds } from '#features/dashboard/domain/journey.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { openThreadSchema } from '#shared/open-thread.ts';

export const dashboardSchema = z.object({
  /** How far the journey of this business is. */
  percent: z.number().int(),
  /** Its steps that are built, in their order. */
  steps: z.array(
    z.object({
      id: z.enum(journeyStepIds),
      isDone: z.boolean(),
      /** What was given on the way to it: for the plan, answers in the latest conversation, 0 to 5. */
      count: z.number().int().optional(),
    }),
  ),
  /** Open work, the most urgent first; empty for a business without any facts. */
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
