import { useLingui } from '@lingui/react/macro';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shown while a screen's own script is on its way, in the shape most screens have. */
export function PendingPage() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading`}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
        <Skeleton className="mt-4 h-40 w-full rounded-lg" />
      </div>
    </LoadingRegion>
  );
}
