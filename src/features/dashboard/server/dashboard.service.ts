import { advisorWorkService } from '#features/advisor/server/advisor-work.service.ts';
import type { Dashboard, OpenThread } from '#features/dashboard/dashboard.contract.ts';
import { type JourneyStepId, journeyPercent } from '#features/dashboard/domain/journey.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';

/** More than these are not shown: the list says where to go on, not everything there is. */
const mostThreads = 5;

/** How far a business is, and where to go on: an open question first, then what is stale, then what was last worked on. */
export const dashboardService = {
  /** A 404 for a workspace that is not the actor's. */
  async get(context: UseCaseContext, workspaceId: string): Promise<Dashboard> {
    const workspace = await workspacesService.get(context, workspaceId);
    const work = await advisorWorkService.get(context, workspace.id);
    const done = new Set<JourneyStepId>(['account']);
    if (work.plan) done.add('plan');
    const threads: OpenThread[] = [
      ...(work.question ? [{ kind: 'question' as const, ...work.question }] : []),
      ...work.stale.map((dependant) => ({ kind: 'stale' as const, dependant })),
      ...(work.edited
        ? [{ kind: 'edited' as const, ...work.edited, editedAt: work.edited.editedAt.toISOString() }]
        : []),
      ...(work.plan ? [{ kind: 'plan' as const, ...work.plan }] : []),
    ];
    return {
      percent: journeyPercent(done),
      done: [...done],
      answers: work.answers,
      threads: threads.slice(0, mostThreads),
    };
  },
};
