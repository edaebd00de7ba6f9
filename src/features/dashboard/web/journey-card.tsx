import { useLingui } from '@lingui/react/macro';
import { comingSteps, type JourneyStepId, journeySteps } from '#features/dashboard/domain/journey.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How far this business is, in the five steps from an account to a first visitor. */
export function JourneyCard({ percent }: { readonly percent: number }) {
  const { t } = useLingui();
  const labels: Readonly<Record<JourneyStepId, string>> = {
    account: t`Account`,
    plan: t`Business plan`,
    brand: t`Brand or site`,
    campaign: t`First campaign`,
    visitor: t`First visitor`,
  };
  return (
    <Card as="section" aria-labelledby="journey">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="journey" className="text-base font-semibold text-ink">
          {t`Your journey`}
        </h2>
        <p className="figures text-sm text-ink-2">{t`${percent}% complete`}</p>
      </div>
      <ProgressBar
        label={t`Your journey`}
        value={percent}
        steps={journeySteps.map(({ id, percent: until }) => ({
          label: labels[id],
          until,
          ...(comingSteps.includes(id) && percent < until ? { note: t`Coming` } : {}),
        }))}
      />
    </Card>
  );
}

/** The card's own shape while it is on the way. */
export function JourneySkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading`}>
      <Card>
        <Skeleton className="h-5 w-32 max-w-full" />
        <Skeleton className="mt-5 h-1.5 w-full" />
        <Skeleton className="mt-4 h-9 w-full max-sm:h-32" />
      </Card>
    </LoadingRegion>
  );
}
