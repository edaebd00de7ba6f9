import { useLingui } from '@lingui/react/macro';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBuilder } from '../sites.queries.ts';
import { ChooseTemplate } from './choose-template.tsx';
import { SiteCard } from './site-card.tsx';
import { UpgradeCard } from './upgrade-card.tsx';

/** The tab of the website builder: the templates until there is a site, then the site. */
export function BuilderTab() {
  const { t } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const { data: builder, error, refetch } = useBuilder(workspaceId);
  if (builder === undefined)
    return error === null ? (
      <LoadingRegion label={t`Loading your website`}>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {['one', 'two', 'three'].map((id) => (
            <Skeleton key={id} className="aspect-[4/3] w-full rounded-lg" />
          ))}
        </div>
      </LoadingRegion>
    ) : (
      <LoadFailure title={t`Your website did not load`} error={error} onRetry={() => void refetch()} />
    );
  return (
    <div className="flex flex-col gap-10">
      {builder.open.builder ? null : <UpgradeCard />}
      {builder.site === null ? (
        <ChooseTemplate builder={builder} />
      ) : (
        <SiteCard builder={builder} site={builder.site} />
      )}
    </div>
  );
}
