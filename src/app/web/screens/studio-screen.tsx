import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useAccountQuery } from '#features/account/web/shared/shell-account.tsx';
import { brandPlan } from '#features/brand/domain/brand.plan.ts';
import { BrandingKit } from '#features/brand/web/shared/branding-kit.tsx';
import { sitesPlan } from '#features/sites/domain/sites.plan.ts';
import { WebsiteBuilder } from '#features/sites/web/shared/website-builder.tsx';
import { PlanInfo } from '#web/plans/plan-info.tsx';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useWidth } from '#web/ui/use-width.ts';

/** From this width of the page on, the popover about the plan has room beside its badge. */
const wideFromPx = 760;

/** The studio: branding kit and website builder. The address says which of them is open. */
export function StudioScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`Brand & Website Studio`);
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const { data: account } = useAccountQuery();
  const [root, width] = useWidth<HTMLDivElement>(window.innerWidth);
  const tab = new URLSearchParams(search).get('tab') === 'website' ? 'website' : 'branding';
  const select = (id: string): void => {
    const href = id === 'website' ? `${paths.platform.websiteBuilder}?tab=website` : paths.platform.websiteBuilder;
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return (
    <div ref={root} className="flex flex-col gap-6">
      <PageHeading
        title={t`Brand & Website Studio`}
        badge={
          <PlanInfo tools={[sitesPlan, brandPlan]} plan={account?.plan} use={undefined} isNarrow={width < wideFromPx} />
        }
      />
      <Tabs
        label={t`Parts of the studio`}
        selected={tab}
        onSelect={select}
        listClassName="max-w-md"
        panelClassName="pt-6"
        tabs={[
          { id: 'branding', label: t`Branding Kit`, content: <BrandingKit /> },
          { id: 'website', label: t`Website Builder`, content: <WebsiteBuilder /> },
        ]}
      />
    </div>
  );
}
