import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { SiteSource } from '#features/sites/domain/source/site-source.ts';
import type { Site } from '#features/sites/sites.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { paths } from '#web/routes/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useImportSite } from '../sites.queries.ts';
import { readSource, type SourceFault } from './read-source.ts';

const faultWords: Readonly<Record<SourceFault, MessageDescriptor>> = {
  too_large: msg`This file is too large to be the source of a website.`,
  no_source: msg`This is not the source of a website. Choose a file whose name ends in “-site.json”.`,
  newer: msg`This file was made by a newer version, which writes it in another way.`,
};

/** Places in a file that are named at most. */
const mostPlaces = 5;

/** Brings a site in from the file of its source: at once where there is none yet, else in the place of the draft, which is asked first. */
export function BringSite({ site }: { readonly site: Pick<Site, 'revision' | 'online'> | null }) {
  const { t } = useLingui();
  const router = useRouter();
  const { id: workspaceId } = useCurrentWorkspace();
  const bringing = useImportSite(workspaceId);
  const [chosen, setChosen] = useState<SiteSource>();
  const [fault, setFault] = useState<SourceFault>();
  const bring = async (source: SiteSource): Promise<void> => {
    try {
      await bringing.mutateAsync({ source, revision: site?.revision ?? 0 });
    } catch {
      // It is shown below.
      return;
    } finally {
      setChosen(undefined);
    }
    await router.navigate({ href: paths.platform.websiteEditor });
  };
  const choose = async (file: Blob | undefined): Promise<void> => {
    if (file === undefined || bringing.isPending) return;
    bringing.reset();
    const read = await readSource(file);
    setFault(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return;
    if (site === null) await bring(read);
    else setChosen(read);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={(files) => void choose(files?.[0])}>
        <Button size="small" busy={bringing.isPending} busyLabel={t`Bringing it in…`}>
          {t`Bring a site in`}
        </Button>
      </FileTrigger>
      {fault === undefined ? null : (
        <Banner tone="attention" isAlert>
          {t(faultWords[fault])}
        </Banner>
      )}
      {bringing.error ? <Refusal error={bringing.error} /> : null}
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
      </Dialog>
    </div>
  );
}

/** Why it was refused, with the places in the file. */
function Refusal({ error }: { readonly error: unknown }) {
  const { t, i18n } = useLingui();
  const problem = problemOf(error);
  const places = problem.code === 'request.invalid' ? Object.keys(problem.fields ?? {}) : [];
  return (
    <Banner tone="attention" isAlert>
      {places.length === 0 ? (
        problemText(i18n, problem)
      ) : (
        <>
          <p>{t`Something in this file is not as a website here can have it:`}</p>
          <ul className="mt-1 list-disc ps-5 [overflow-wrap:anywhere]">
            {places.slice(0, mostPlaces).map((place) => (
              <li key={place}>
                <code>{place.replace(/^source\.?/, '') || 'source'}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
