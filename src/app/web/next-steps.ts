import type { JourneyProgress } from '#shared/open-thread.ts';
import { toolPaths } from '#shared/tools.ts';
import type { NextStepLine } from '#web/next-steps.ts';
import { findComingTool } from './coming-tools.ts';
import { features } from './features.ts';

/** The next steps of the dashboard: a line for each tool that has one, built or coming, in the order of the tools. */
export function listNextSteps(
  steps: readonly (JourneyProgress & { readonly id: string })[] | undefined,
): readonly NextStepLine[] {
  return toolPaths.flatMap((path): NextStepLine[] => {
    const tool = findComingTool(path);
    if (tool) return tool.nextStep ? [{ icon: tool.icon, href: tool.href, ...tool.nextStep }] : [];
    const href = `/platform/${path}`;
    const { nextStep } = features.find(({ navigation }) => navigation?.href === href) ?? {};
    if (nextStep === undefined) return [];
    const { icon, title, step, wordsOf } = nextStep;
    return [{ icon, title, ...wordsOf(steps?.find(({ id }) => id === step)) }];
  });
}
