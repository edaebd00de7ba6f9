import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Profile } from '#features/profile/profile.contract.ts';
import { questionIds } from '#features/workspaces/domain/business-vocabulary.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FactArea } from './fact-area.tsx';
import { useProfileQueries } from './profile.api.ts';
import {
  type ProfileScreen,
  ProfileScreenContext,
  type ProfileScreenTools,
  useProfileScreen,
} from './profile-screen-context.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { StaleNotice } from './stale-notice.tsx';

const FactDialog = lazy(async () => ({ default: (await import('./fact-dialog.tsx')).FactDialog }));

/** Everything known about one business: each fact with its value, its origin and its versions. */
export function ProfilePage({
  tools,
  wantedKey = '',
}: {
  readonly tools: ProfileScreenTools;
  /** The fact the address names. */
  readonly wantedKey?: string;
}) {
  const { t, i18n } = useLingui();
  useDocumentTitle(t`Business profile`);
  const client = useQueryClient();
  const { id: workspaceId, currency } = tools.workspace;
  const [openKey, setOpenKey] = useState<FactKey>();
  const queries = useProfileQueries(tools.api);
  const { data, error, refetch } = useQuery(queries.getProfile.queryOptions({ input: { workspaceId } }));
  const screen = useMemo<ProfileScreen>(
    () => ({
      ...tools,
      wantedKey,
      open: setOpenKey,
      put: (profile: Profile) => {
        client.setQueryData(queries.getProfile.queryKey({ input: { workspaceId } }), profile);
        for (const { key } of [queries.previewFact, queries.listFactVersions])
          void client.invalidateQueries({ queryKey: key({ input: { workspaceId } }) });
        tools.onChanged();
      },
    }),
    [tools, wantedKey, client, queries, workspaceId],
  );

  if (data === undefined && error !== null) {
    const title = t`The business profile did not load`;
    return <LoadFailure level={1} title={title} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <ProfileScreenContext value={screen}>
      <div className="flex flex-col gap-8">
        <PageHeading
          title={t`Business profile`}
          lead={t`What every tool knows about this business. Change a fact, and what rests on it is shown before you save.`}
        />
        {data === undefined ? (
          <ProfileSkeleton />
        ) : (
          <>
            {data.facts.length === 0 ? <NothingKnown /> : null}
            <StaleNotice stale={data.stale} />
            <div>
              <p className="pb-6 text-sm text-ink-2">{t`Currency of this business: ${nameOfCurrency(currency, i18n.locale)}`}</p>
              <div className="flex flex-col gap-9">
                {questionIds.map((question) => (
                  <FactArea key={question} question={question} facts={data.facts} />
                ))}
              </div>
            </div>
            {openKey === undefined ? null : (
              <Suspense>
                <FactDialog
                  key={openKey}
                  factKey={openKey}
                  fact={data.facts.find(({ key }) => key === openKey)}
                  stale={data.stale}
                  onClose={() => setOpenKey(undefined)}
                />
              </Suspense>
            )}
          </>
        )}
      </div>
    </ProfileScreenContext>
  );
}

function NothingKnown() {
  const { t } = useLingui();
  const { chatHref, workspace } = useProfileScreen();
  return (
    <Banner
      title={t`Nothing is known about this business yet`}
      action={
        workspace.isArchived ? null : (
          <AppLink href={chatHref} className={buttonStyle('primary', 'small')}>
            {t`Tell the advisor`}
          </AppLink>
        )
      }
    >
      {t`Five answers to the advisor fill most of it. You can also enter each fact here.`}
    </Banner>
  );
}

function nameOfCurrency(code: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'currency', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}
