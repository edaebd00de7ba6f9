import { useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { AdvisorTab } from './shared/use-advisor-location.ts';

type FailedRead = Pick<UseQueryResult, 'error' | 'refetch'>;

/**
 * Draws a tab with its module once that is fetched; where it could not be, says so and tries again when asked. The rest of
 * the screen stays.
 */
export function FetchedPanel<Module>({
  tab,
  load,
  children,
}: {
  readonly tab: AdvisorTab;
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
}) {
  const panel = useQuery({
    queryKey: ['advisor panel', tab],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    // A module is what it is; comparing what it exports would copy it.
    structuralSharing: false,
  });
  if (panel.data !== undefined) return children(panel.data);
  return panel.isError ? <PanelFailure tab={tab} read={panel} /> : <PanelSkeleton tab={tab} />;
}

const skeletons = {
  chat: {
    column: 'max-w-[46rem] gap-5 px-4 pt-8 sm:px-8',
    lines: ['h-5 w-4/5', 'h-5 w-3/5', 'h-20 w-2/3 self-end rounded-lg', 'h-5 w-3/4', 'h-5 w-2/5'],
  },
  plan: {
    column: 'max-w-[45rem] gap-4 px-4 py-9 sm:px-10',
    lines: [
      'h-6 w-24',
      'h-11 w-72 max-w-full',
      'h-5 w-52',
      'mt-6 h-8 w-56',
      ...['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width) => `h-5 ${width}`),
      'mt-4 aspect-[5/2] w-full rounded-lg',
    ],
  },
} satisfies Record<AdvisorTab, unknown>;

/** What a tab shows is on its way, in the shape it will have. */
export function PanelSkeleton({ tab }: { readonly tab: AdvisorTab }) {
  const { t } = useLingui();
  const { column, lines } = skeletons[tab];
  return (
    <LoadingRegion label={tab === 'chat' ? t`Loading your conversation` : t`Loading your plan`}>
      <div className={`mx-auto flex w-full flex-col ${column}`}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton are never moved
          <Skeleton key={index} className={line} />
        ))}
      </div>
    </LoadingRegion>
  );
}

/** What a tab shows did not arrive: why, and the way on. */
export function PanelFailure({ tab, read }: { readonly tab: AdvisorTab; readonly read: FailedRead }) {
  const { t } = useLingui();
  const title = tab === 'chat' ? t`Your conversation did not load` : t`The plan did not load`;
  return (
    <div role="alert">
      <LoadFailure title={title} error={read.error} onRetry={() => void read.refetch()} />
    </div>
  );
}
