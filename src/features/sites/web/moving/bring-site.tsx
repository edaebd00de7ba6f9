import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { SentSource, Site } from '#features/sites/sites.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { paths } from '#web/routes/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { type BroughtSource, useImportSite } from '../sites.queries.ts';
import { readSource, type SourceFault } from './read-source.ts';
import { Refusal } from './refusal.tsx';
import { useSendSource } from './use-send-source.ts';

const faultWords: Readonly<Record<SourceFault, MessageDescriptor>> = {
  too_large: msg`This file is too large to be the source of a website.`,
  no_source: msg`This is not the source of a website. Choose a file whose name ends in “-site.zip”.`,
  newer: msg`This file was made by a newer version, which writes it in another way.`,
};

/** A source that was chosen, and what is in it where that is known. */
interface Chosen {
  readonly brought: BroughtSource;
  readonly sent?: SentSource;
}

/** Brings a site in from its source: at once where there is none yet, else in the place of the draft, which is asked first. */
export function BringSite({ site }: { readonly site: Pick<Site, 'revision' | 'online'> | null }) {
  const { t } = useLingui();
  const router = useRouter();
  const { id: workspaceId } = useCurrentWorkspace();
  const bringing = useImportSite(workspaceId);
  const sending = useSendSource(workspaceId);
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<SourceFault>();
  const isBusy = sending.isPending || bringing.isPending;
  const bring = async ({ brought }: Chosen): Promise<void> => {
    try {
      await bringing.mutateAsync({ brought, revision: site?.revision ?? 0 });
    } catch {
      // It is shown below.
      return;
    } finally {
      setChosen(undefined);
    }
    await router.navigate({ href: paths.platform.websiteEditor });
  };
  /** An archive is sent first; undefined where that is refused, which is shown below. */
  const open = async (read: Exclude<Awaited<ReturnType<typeof readSource>>, string>): Promise<Chosen | undefined> => {
    if (read.kind === 'plain') return { brought: { source: read.source } };
    try {
      const sent = await sending.mutateAsync(read.archive);
      return { brought: { sourceId: sent.sourceId }, sent };
    } catch {
      return undefined;
    }
  };
  const choose = async (file: Blob | undefined): Promise<void> => {
    if (file === undefined || isBusy) return;
    bringing.reset();
    sending.reset();
    const read = await readSource(file);
    setFault(typeof read === 'string' ? read : undefined);
    const opened = typeof read === 'string' ? undefined : await open(read);
    if (opened === undefined) return;
    if (site === null) await bring(opened);
    else setChosen(opened);
  };
  const refused = bringing.error ?? sending.error;
  return (
    <div className="flex flex-col items-start gap-3">
      <FileTrigger
        acceptedFileTypes={['application/zip', '.zip', 'application/json', '.json']}
        onSelect={(files) => void choose(files?.[0])}
      >
        <Button size="small" busy={isBusy} busyLabel={t`Bringing it in…`}>
          {t`Bring a site in`}
        </Button>
      </FileTrigger>
      <p className="max-w-prose text-sm text-pretty text-ink-2">
        {site === null
          ? t`Its pages, its pictures and its posts come in; posts that were planned come as drafts.`
          : t`Its pages take the place of your draft. Its pictures and posts come in beside yours; posts that were planned come as drafts, and those this site already has stay as they are.`}
      </p>
      {sending.isPending ? (
        <div className="w-full max-w-sm">
          <ProgressBar label={t`Sending the site`} value={sending.percent} />
        </div>
      ) : null}
      {fault === undefined ? null : (
        <Banner tone="attention" isAlert>
          {t(faultWords[fault])}
        </Banner>
      )}
      {refused ? <Refusal error={refused} /> : null}
      <Dialog
        title={t`Replace the draft?`}
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        actions={
          <>
            <Button variant="quiet" onPress={() => setChosen(undefined)}>{t`Keep the draft`}</Button>
            <Button variant="primary" busy={bringing.isPending} onPress={() => chosen && void bring(chosen)}>
              {t`Replace it`}
            </Button>
          </>
        }
      >
        <p>
          {site?.online
            ? t`What you have edited is replaced by the site in this file. What is online stays until you publish.`
            : t`What you have edited is replaced by the site in this file.`}
        </p>
        {chosen?.sent ? <WhatIsInIt sent={chosen.sent} /> : null}
      </Dialog>
    </div>
  );
}

/** What comes in with a site, and what of the posts that are there. */
function WhatIsInIt({ sent: { pages, pictures, posts } }: { readonly sent: SentSource }) {
  const { t } = useLingui();
  const inPages = t`${plural(pages, { one: '# page', other: '# pages' })}`;
  const inPictures = t`${plural(pictures, { one: '# picture', other: '# pictures' })}`;
  const inPosts = t`${plural(posts, { one: '# post', other: '# posts' })}`;
  return (
    <p className="mt-2">
      {t`In it: ${inPages}, ${inPictures}, ${inPosts}.`}{' '}
      {posts > 0
        ? t`Posts of your site stay as they are; a post that it already has, or whose address one of them has, is left out.`
        : null}
    </p>
  );
}
