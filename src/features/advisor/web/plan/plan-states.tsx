import { useLingui } from '@lingui/react/macro';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The plan is on its way, in the shape it will have. */
export function PlanSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading your plan`}>
      <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-4 px-4 py-9 sm:px-10">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="h-5 w-52" />
        <Skeleton className="mt-6 h-8 w-56" />
        {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton are never moved
          <Skeleton key={line} className={`h-5 ${width}`} />
        ))}
        <Skeleton className="mt-4 aspect-[5/2] w-full rounded-lg" />
      </div>
    </LoadingRegion>
  );
}

/** The conversation is on its way, in the shape it will have. */
export function ChatSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading your conversation`}>
      <div className="mx-auto flex w-full max-w-[46rem] flex-col gap-5 px-4 pt-8 sm:px-8">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-20 w-2/3 self-end rounded-lg" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-2/5" />
      </div>
    </LoadingRegion>
  );
}

/** Something did not arrive: why, and the way on. */
export function LoadFailure({
  title,
  error,
  onRetry,
}: {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div role="alert">
      <EmptyState title={title} action={<Button variant="primary" onPress={onRetry}>{t`Try again`}</Button>}>
        {problemText(i18n, problemOf(error))}
      </EmptyState>
    </div>
  );
}
