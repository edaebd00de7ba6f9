import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useGenerate, useStudio } from '../brand.queries.ts';
import { BrandForm } from '../brand-form.tsx';
import { BrandStudio } from '../brand-studio.tsx';

/** The branding kit, for a screen that shows more than it: the form until there is a brand, then what was made. */
export function BrandingKit() {
  const { t } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const { data: studio, error, refetch } = useStudio(workspaceId);
  const generating = useGenerate(workspaceId);
  const [isAsking, setAsking] = useState(false);
  if (studio === undefined)
    return error === null ? (
      <LoadingRegion label={t`Loading your brand`}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-52 w-full rounded-lg" />
          <Skeleton className="h-52 w-full rounded-lg" />
        </div>
      </LoadingRegion>
    ) : (
      <LoadFailure title={t`Your brand did not load`} error={error} onRetry={() => void refetch()} />
    );
  const { brand } = studio;
  if (brand === null || isAsking)
    return (
      <BrandForm
        known={studio.known}
        onSend={async (brief) => {
          await generating.mutateAsync({ brief, revision: brand?.revision ?? 0 });
          setAsking(false);
        }}
        onCancel={brand === null ? undefined : () => setAsking(false)}
      />
    );
  return <BrandStudio studio={{ ...studio, brand }} generating={generating} onAsk={() => setAsking(true)} />;
}
