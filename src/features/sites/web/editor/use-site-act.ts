import { useMemo, useState } from 'react';
import type { Site } from '#features/sites/sites.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { useEditorTools } from './editor-context.ts';
import { useSiteSaving } from './saving-context.tsx';

type At = Pick<Site, 'revision'> & { readonly siteId: Site['id'] };

/**
 * Does something with the site as it is on the screen: what is not saved yet is saved first, and what the server answers is shown. Rejects
 * with what was refused; where the last changes could not be saved, nothing is done.
 */
export function useSiteAct() {
  const saving = useSiteSaving();
  const { store } = useEditorTools();
  const [isBusy, setBusy] = useState(false);
  const act = useMemo(
    () =>
      async (call: (at: At) => Promise<Site>): Promise<Site> => {
        setBusy(true);
        try {
          const { id, revision } = await saving.settle();
          const site = await call({ siteId: id, revision });
          saving.take(site);
          store.putSite(site);
          store.refetchReleases();
          return site;
        } catch (error) {
          if (problemOf(error).code === 'request.stale_revision' && !saving.isUnsaved()) void store.readSite();
          throw error;
        } finally {
          setBusy(false);
        }
      },
    [saving, store],
  );
  return { act, isBusy };
}
