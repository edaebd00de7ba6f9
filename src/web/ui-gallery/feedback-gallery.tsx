import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LockNotice } from '#web/ui/lock-notice.tsx';
import { OriginBadge } from '#web/ui/origin-badge.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Group, Specimen } from './specimen.tsx';

const STEPS = [
  { label: 'Market Analysis', until: 25 },
  { label: 'Target Audience', until: 50 },
  { label: 'Revenue Model', until: 75 },
  { label: 'Competitive Analysis & Final Plan', until: 100 },
];

export function FeedbackGallery() {
  return (
    <Group title="Feedback">
      <Specimen name="Badge">
        <Badge>Free</Badge>
        <Badge tone="green">Complete</Badge>
        <Badge tone="gold">Coming</Badge>
        <Badge tone="clay">Stale</Badge>
        <OriginBadge origin="said" />
        <OriginBadge origin="formula" />
        <OriginBadge origin="assumption" />
        <OriginBadge origin="source" />
      </Specimen>
      <Specimen name="Banner">
        <div className="flex w-full flex-col gap-3">
          <Banner
            title="You're on the Free Plan"
            action={<Button size="small">See plans</Button>}
            onDismiss={() => undefined}
          >
            Starter opens revenue streams.
          </Banner>
          <Banner tone="done">Your changes are saved.</Banner>
          <Banner tone="attention" title="This was changed somewhere else">
            Here is the latest version.
          </Banner>
          <Banner tone="limit">Almost at limit.</Banner>
        </div>
      </Specimen>
      <Specimen name="Progress">
        <div className="flex w-full flex-col gap-6">
          <ProgressBar label="Plan" value={50} />
          <ProgressBar label="Plan steps" value={60} steps={STEPS} />
        </div>
      </Specimen>
      <Specimen name="ScoreRing">
        <ScoreRing score={0} label="0 of 100" outOf="of 100" />
        <ScoreRing score={58} label="58 of 100, fair" outOf="of 100" />
        <ScoreRing score={86} pending={14} label="86 of 100, excellent" outOf="of 100" />
      </Specimen>
      <Specimen name="LockNotice">
        <LockNotice
          title="Revenue streams"
          contains="Prices, volumes and what each stream earns."
          opensWith="Opens with Starter, $24.00 a month"
          action={<Button size="small">Upgrade Plan</Button>}
        />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="No Business Plan Yet" level={3} action={<Button variant="primary">Go to chat</Button>}>
          Answer the advisor's five questions and the plan appears here.
        </EmptyState>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="flex w-full max-w-sm flex-col gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton />
          <Skeleton className="h-4 w-3/4" />
        </div>
        <Spinner />
      </Specimen>
    </Group>
  );
}
