import type { Dashboard } from '#features/dashboard/dashboard.contract.ts';
import { journeyPercent, journeySteps } from '#features/dashboard/domain/journey.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { FactDependants } from '#server/fact-dependants.ts';
import type { JourneyStep, ListOpenThreads } from '#server/feature.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { type JourneyProgress, type OpenThread, urgencies } from '#shared/open-thread.ts';

/** More than these are not shown: the list says where to go on, not everything there is. */
const mostThreads = 5;

/** What the tools say of a business. */
export interface DashboardDependencies {
  readonly journey: readonly JourneyStep[];
  readonly openThreads: readonly ListOpenThreads[];
  readonly dependants: readonly FactDependants[];
}

/** How far a business is, and where to go on, from what each tool registered. */
export function createDashboardService({ journey, openThreads, dependants }: DashboardDependencies) {
  const readSteps = async (context: UseCaseContext, workspaceId: string) => {
    // The caller has an account.
    const progress = new Map<string, JourneyProgress>([['account', { isDone: true }]]);
    for (const { step, read } of journey) progress.set(step, await read(context, workspaceId));
    return journeySteps.flatMap(({ id }) => {
      const known = progress.get(id);
      return known ? [{ id, ...known }] : [];
    });
  };

  const listThreads = async (context: UseCaseContext, workspaceId: string): Promise<OpenThread[]> => {
    const threads: OpenThread[] = [];
    for (const list of openThreads) threads.push(...(await list(context, workspaceId)));
    for (const tool of dependants)
      for (const dependant of await tool.listStale(context, workspaceId)) {
        const { title, parts } = dependant;
        threads.push({ kind: 'stale', urgency: 'stale', title, parts, dependant });
      }
    return threads.toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency));
  };

  return {
    /** A 404 for a workspace that is not the actor's. */
    async get(context: UseCaseContext, workspaceId: string): Promise<Dashboard> {
      const workspace = await workspacesService.get(context, workspaceId);
      const steps = await readSteps(context, workspace.id);
      const threads = await listThreads(context, workspace.id);
      const done = new Set(steps.filter(({ isDone }) => isDone).map(({ id }) => id));
      return { percent: journeyPercent(done), steps, threads: threads.slice(0, mostThreads) };
    },
  };
}
