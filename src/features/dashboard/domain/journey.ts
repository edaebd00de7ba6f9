import { isBuilt, type ToolId } from '#shared/tools.ts';

/** The steps of a business in their order, with the progress in percent once each is done (docs/dashboard.md). */
export const journeySteps = [
  { id: 'account', percent: 20 },
  { id: 'plan', percent: 40 },
  { id: 'brand', percent: 60 },
  { id: 'campaign', percent: 80 },
  { id: 'visitor', percent: 100 },
] as const;
export type JourneyStepId = (typeof journeySteps)[number]['id'];
export const journeyStepIds = journeySteps.map(({ id }) => id);

/** The tools that bring a step; one of them is enough. An account needs none. */
const toolsOfStep: Readonly<Record<JourneyStepId, readonly ToolId[]>> = {
  account: [],
  plan: ['advisor'],
  brand: ['brand', 'sites'],
  campaign: ['marketing'],
  visitor: ['analytics'],
};

/** Steps of which no tool is built yet. */
export const comingSteps: readonly JourneyStepId[] = journeyStepIds.filter(
  (id) => toolsOfStep[id].length > 0 && !toolsOfStep[id].some(isBuilt),
);

/** How far the journey is, in percent: the last step done without a gap before it. */
export function journeyPercent(done: ReadonlySet<JourneyStepId>): number {
  let percent = 0;
  for (const step of journeySteps) {
    if (!done.has(step.id)) break;
    percent = step.percent;
  }
  return percent;
}
