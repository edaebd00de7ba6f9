import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { useKnownPictures } from '#features/media/web/shared/media.queries.ts';
import { scoreCard } from '#features/sites/domain/gate/score-card.ts';
import type { Site } from '#features/sites/sites.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { useSavingState } from '../editor/saving-context.tsx';
import { SiteDownloads } from '../moving/site-downloads.tsx';
import { ReleaseList } from './release-list.tsx';
import { ScoreList } from './score-list.tsx';
import { usePublishing } from './use-publishing.ts';
import { WhatChanges } from './what-changes.tsx';

/** What is online, what the draft would change of it and what stands in its way, and everything that was online before. */
export function PublishPanel({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { builder, document } = useEditor();
  const { site, status } = useSavingState();
  const publishing = usePublishing();
  const { id: workspaceId } = useCurrentWorkspace();
  const pictures = useKnownPictures(workspaceId);
  const findings = useMemo(() => scoreCard(document, builder.look, pictures), [document, builder.look, pictures]);
  const isStopped = findings.some(({ level }) => level === 'stop');
  const isAsOnline = site.online?.isCurrent === true && status === 'saved';
  return (
    <Dialog
      title={t`Publish`}
      isOpen
      onClose={onClose}
      size="medium"
      isSheet
      actions={
        <>
          {site.online ? (
            <Button variant="quiet" busy={publishing.isBusy} onPress={() => void publishing.unpublish()}>
              {t`Take it offline`}
            </Button>
          ) : null}
          <Button
            variant="primary"
            busy={publishing.isBusy}
            busyLabel={t`Publishing…`}
            // Said, not disabled: why it does nothing stands above it.
            aria-disabled={isStopped || isAsOnline}
            onPress={() => !isStopped && !isAsOnline && void publishing.publish()}
          >
            {site.online ? t`Publish the changes` : t`Publish`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <OnlineState site={site} isAsOnline={isAsOnline} />
        {publishing.error ? (
          <Banner tone="attention" isAlert>
            {problemText(i18n, problemOf(publishing.error))}
          </Banner>
        ) : null}
        {site.online && !isAsOnline ? <WhatChanges /> : null}
        <ScoreList findings={findings} />
        <section aria-labelledby="publish-along" className="flex flex-col gap-2">
          <h3 id="publish-along" className="display text-lg text-ink">{t`Take it along`}</h3>
          <SiteDownloads site={site} open={builder.open} />
        </section>
        <ReleaseList siteId={site.id} isBusy={publishing.isBusy} onPutOnline={publishing.putOnline} />
      </div>
    </Dialog>
  );
}

/** Where the site is, since when, and whether the draft is as it is there. */
function OnlineState({ site: { online, url }, isAsOnline }: { readonly site: Site; readonly isAsOnline: boolean }) {
  const { t } = useLingui();
  const { moment } = useTimeFormat();
  const since = online ? moment(online.publishedAt) : '';
  const number = online?.number ?? 0;
  return (
    <section aria-labelledby="publish-state" className="flex flex-col items-start gap-2">
      <h3 id="publish-state" className="sr-only">{t`What is online`}</h3>
      <Badge tone={online ? 'green' : 'neutral'}>{online ? t`Online` : t`Not online`}</Badge>
      <p className="text-base text-ink">
        {online
          ? t`Release ${number} of ${since} is online.`
          : t`Nobody else can see the website yet. Publishing puts it at this address:`}
      </p>
      {online ? (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="flex min-h-8 max-w-full items-center gap-1.5 font-semibold [overflow-wrap:anywhere] text-green underline underline-offset-4"
        >
          {url}
          <Icon of={ExternalLink} size={14} className="shrink-0" />
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </a>
      ) : (
        <p className="font-semibold [overflow-wrap:anywhere] text-ink">{url}</p>
      )}
      {online ? (
        <p role="status" className="text-sm text-ink-2">
          {isAsOnline ? t`The draft is as it is online.` : t`The draft has changes that are not online.`}
        </p>
      ) : null}
    </section>
  );
}
