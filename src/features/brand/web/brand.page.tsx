import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAccountQuery } from '#features/account/web/shared/shell-account.tsx';
import { brandPlan } from '#features/brand/domain/brand.plan.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { PlanInfo } from '#web/plans/plan-info.tsx';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useWidth } from '#web/ui/use-width.ts';
import { useGenerate, useStudio } from './brand.queries.ts';
import { BrandForm } from './brand-form.tsx';
import { BrandStudio } from './brand-studio.tsx';

/** From this width of the page on, the popover about the plan has room beside its badge. */
const wideFromPx = 760;

/** The studio: the branding kit, and the website builder that is to come. */
export function BrandPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Brand & Website Studio`);
  const { data: account } = useAccountQuery();
  const [tab, setTab] = useState('branding');
  const [root, width] = useWidth<HTMLDivElement>(window.innerWidth);
  return (
    <div ref={root} className="flex flex-col gap-6">
      <PageHeading
        title={t`Brand & Website Studio`}
        badge={<PlanInfo tools={[brandPlan]} plan={account?.plan} use={undefined} isNarrow={width < wideFromPx} />}
      />
      <Tabs
        label={t`Parts of the studio`}
        selected={tab}
        onSelect={setTab}
        listClassName="max-w-md"
        panelClassName="pt-6"
        tabs={[
          { id: 'branding', label: t`Branding Kit`, content: <BrandingKit /> },
          {
            id: 'website',
            label: t`Website Builder`,
            content: (
              <EmptyState title={t`The website builder is not built yet`}>
                {t`It will make a live website from your brand and your business plan.`}
              </EmptyState>
            ),
          },
        ]}
      />
    </div>
  );
}

function BrandingKit() {
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
