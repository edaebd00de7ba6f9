import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './plan/plan-states.tsx';
import type { AdvisorTab } from './shared/use-advisor-location.ts';

/**
 * Draws a tab with its module once that is fetched; where it could not be, says so and tries again when asked. The rest of
 * the screen stays.
 */
export function FetchedPanel<Module>({
  tab,
  load,
  skeleton,
  children,
}: {
  readonly tab: AdvisorTab;
  readonly load: () => Promise<Module>;
  readonly skeleton: ReactNode;
  readonly children: (module: Module) => ReactNode;
}) {
  const { t } = useLingui();
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
  if (!panel.isError) return skeleton;
  return (
    <LoadFailure
      title={tab === 'chat' ? t`Your conversation did not load` : t`The plan did not load`}
      error={panel.error}
      onRetry={() => void panel.refetch()}
    />
  );
}
