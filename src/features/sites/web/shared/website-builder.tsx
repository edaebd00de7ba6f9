import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { loadSitesTexts } from '../sites.texts.ts';

/** Fetches the builder with its texts. */
async function loadBuilder() {
  const [{ BuilderTab }] = await Promise.all([import('../gallery/builder-tab.tsx'), loadSitesTexts()]);
  return { BuilderTab };
}

/** The website builder, for a screen that shows more than it: fetched when it is opened. */
export function WebsiteBuilder() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['sites panel'],
    queryFn: loadBuilder,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    // A module is what it is; comparing what it exports would copy it.
    structuralSharing: false,
  });
  if (data !== undefined) return <data.BuilderTab />;
  return error === null ? (
    <div aria-busy="true">
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  ) : (
    <LoadFailure title={t`The website builder did not load`} error={error} onRetry={() => void refetch()} />
  );
}
