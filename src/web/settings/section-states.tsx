import { useLingui } from '@lingui/react/macro';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/**
 * A call that failed, in the place of what it would have brought. A session that was ended elsewhere is let go of by
 * the button; the guard then leads to sign-in and back here.
 */
export function SectionProblem({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t, i18n } = useLingui();
  const { client } = useAuth();
  const problem = problemOf(error);
  const isOver = problem.code === 'auth.required';
  return (
    <Banner
      tone="attention"
      isAlert
      action={
        <Button size="small" onPress={isOver ? () => void client.signOut({ scope: 'local' }) : onRetry}>
          {isOver ? t`Sign in again` : t`Try again`}
        </Button>
      }
    >
      {problemText(i18n, problem)}
    </Banner>
  );
}

/** Three fields and a button that are on their way. */
export function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className="flex max-w-sm flex-col gap-4">
        {['first', 'second', 'third'].map((field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="my-0.5 h-4 w-32" />
            <Skeleton className="h-10 w-full rounded-md" />
          </div>
        ))}
        <Skeleton className="h-10 w-40 rounded-md" />
      </div>
    </LoadingRegion>
  );
}

/** Lines in the shape of a list that is on its way. */
export function ListSkeleton({ label, lines = 3 }: { readonly label: string; readonly lines?: number }) {
  return (
    <LoadingRegion label={label}>
      <div className="divide-y divide-line">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all alike
          <div key={index} className="flex min-h-16 flex-col justify-center gap-2 py-3">
            <Skeleton className="h-4 w-48 max-w-full" />
            <Skeleton className="h-3 w-72 max-w-full" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
