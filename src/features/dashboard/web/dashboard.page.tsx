import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { partOfDay } from './greeting.ts';
import { type PlanState, PlanStateCard, PlanStateSkeleton } from './plan-state.tsx';

export interface DashboardPageProps {
  readonly displayName: string;
  readonly isLoading: boolean;
  /** Undefined while loading or when it could not be read. */
  readonly planState: PlanState | undefined;
  /** Why the state could not be read, in words. */
  readonly problem?: string | undefined;
  readonly onRetry?: () => void;
  /** For the greeting, in the person's zone. */
  readonly now?: Date;
}

/** Where a session starts: a greeting, the state of the plan, and the way on. */
export function DashboardPage({
  displayName,
  isLoading,
  planState,
  problem,
  onRetry,
  now = new Date(),
}: DashboardPageProps) {
  const { t } = useLingui();
  useDocumentTitle(t`Dashboard`);
  const greetings = {
    morning: t`Good morning, ${displayName}`,
    afternoon: t`Good afternoon, ${displayName}`,
    evening: t`Good evening, ${displayName}`,
  };
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title={greetings[partOfDay(now.getHours())]}
        lead={t`From an idea to numbers you can defend.`}
        actions={
          <AppLink href={paths.platform.businessGeneration} className={buttonStyle('primary', 'large')}>
            {t`Continue Building`}
            <Icon of={ArrowRight} />
          </AppLink>
        }
      />
      {planState ? <PlanStateCard state={planState} /> : null}
      {isLoading && !planState ? <PlanStateSkeleton /> : null}
      {problem && !planState ? (
        <Banner
          tone="attention"
          isAlert
          title={t`The state of your plan could not be read`}
          action={<Button size="small" {...(onRetry && { onPress: onRetry })}>{t`Try again`}</Button>}
        >
          {problem}
        </Banner>
      ) : null}
    </div>
  );
}
