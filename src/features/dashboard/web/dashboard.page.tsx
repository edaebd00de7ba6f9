import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { Dashboard } from '#features/dashboard/dashboard.contract.ts';
import type { NextStepLine } from '#web/next-steps.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import type { ThreadView } from '#web/threads.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FreePlanBanner } from './free-plan-banner.tsx';
import { partOfDay } from './greeting.ts';
import { JourneyCard, JourneySkeleton } from './journey-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenThreads } from './open-threads.tsx';
import { Shortcuts } from './shortcuts.tsx';

export interface DashboardPageProps {
  readonly displayName: string;
  /** 0 to 23 in the person's zone, for the greeting. */
  readonly hour: number;
  /** Undefined while loading or when it could not be read, as `threads`. */
  readonly journey: Pick<Dashboard, 'percent' | 'steps'> | undefined;
  readonly threads: readonly ThreadView[] | undefined;
  readonly nextSteps: readonly NextStepLine[];
  /** Why they could not be read, in words. */
  readonly problem?: string | undefined;
  readonly onRetry?: () => void;
  /** Only on Free, and until it was put away. */
  readonly freePlanBanner?: { readonly dismiss: () => void } | undefined;
}

/** Where a session starts: a greeting, how far the business is, what was left open, and the tools. */
export function DashboardPage({
  displayName,
  hour,
  journey,
  threads,
  nextSteps,
  problem,
  onRetry,
  freePlanBanner,
}: DashboardPageProps) {
  const { t } = useLingui();
  useDocumentTitle(t`Dashboard`);
  const greetings = {
    morning: t`Good morning, ${displayName}`,
    afternoon: t`Good afternoon, ${displayName}`,
    evening: t`Good evening, ${displayName}`,
  };
  const isFailed = problem !== undefined && journey === undefined;
  return (
    <div className="flex flex-col gap-6 compact:gap-5">
      <PageHeading
        title={greetings[partOfDay(hour)]}
        lead={useLead(answersOf(journey))}
        actions={
          <AppLink href={paths.platform.businessGeneration} className={buttonStyle('primary', 'large')}>
            {t`Continue Building`}
            <Icon of={ArrowRight} />
          </AppLink>
        }
      />
      {isFailed ? (
        <Banner
          tone="attention"
          isAlert
          title={t`The state of your plan could not be read`}
          action={<Button size="small" {...(onRetry && { onPress: onRetry })}>{t`Try again`}</Button>}
        >
          {problem}
        </Banner>
      ) : journey === undefined ? (
        <JourneySkeleton />
      ) : (
        <JourneyCard percent={journey.percent} />
      )}
      <Shortcuts />
      <div className="mt-2 grid items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <NextSteps steps={nextSteps} />
        <div className="flex flex-col gap-7">
          {isFailed ? null : <OpenThreads threads={threads} />}
          {freePlanBanner ? <FreePlanBanner onDismiss={freePlanBanner.dismiss} /> : null}
        </div>
      </div>
    </div>
  );
}

/** Answers given to the advisor, 0 to 5; undefined while nobody knows. */
const answersOf = (journey: Pick<Dashboard, 'steps'> | undefined): number | undefined =>
  journey && (journey.steps.find(({ id }) => id === 'plan')?.count ?? 0);

function useLead(answers = 0): string {
  const { t } = useLingui();
  if (answers <= 0) return t`From an idea to numbers you can defend.`;
  if (answers >= 5) return t`Your plan is complete.`;
  return t`${plural(answers, {
    one: 'Your plan is on its way: # of 5 answers is given.',
    other: 'Your plan is on its way: # of 5 answers are given.',
  })}`;
}
