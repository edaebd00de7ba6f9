import { useLingui } from '@lingui/react/macro';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Two areas in their own shape while the facts are on the way. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading`}>
      <div className="flex flex-col gap-9">
        {[1, 2].map((area) => (
          <div key={area}>
            <Skeleton className="h-7 w-44 max-w-full" />
            <div className="mt-3 flex flex-col gap-5 border-t border-line pt-4">
              {[1, 2, 3, 4].map((line) => (
                <Skeleton key={line} className="h-6 w-full" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
