import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import type { Site } from '#features/sites/sites.contract.ts';
import { useAutosave, useAutosaveState } from '../autosave/use-autosave.ts';
import type { SiteStore } from '../sites.queries.ts';
import { createSiteSaving, type SiteSaving } from './site-saving.ts';

const SavingContext = createContext<SiteSaving | undefined>(undefined);

/** Saves what is edited of the site below it. */
export function SiteSavingProvider({
  site,
  open,
  store,
  children,
}: {
  /** The site as it was read last. */
  readonly site: Site;
  /** The pages the plan gives: others stay as they are stored. */
  readonly open: readonly SitePage[];
  readonly store: SiteStore;
  readonly children: ReactNode;
}) {
  const openNow = useRef(open);
  openNow.current = open;
  const saving = useAutosave(site, () =>
    createSiteSaving(site, {
      save: async ({ pages, ...rest }) => {
        const given = pages.filter(({ kind }) => openNow.current.includes(kind));
        const saved = await store.api.saveSite.call({ ...rest, pages: given });
        store.putSite(saved);
        return saved;
      },
      read: store.readSite,
    }),
  );
  return <SavingContext value={saving}>{children}</SavingContext>;
}

/** What saves the site that is edited. */
export function useSiteSaving(): SiteSaving {
  const saving = useContext(SavingContext);
  if (saving === undefined) throw new Error('useSiteSaving needs a SiteSavingProvider above it');
  return saving;
}

/** What is known of the site and of what is not saved of it yet. */
export function useSavingState() {
  const { stored: site, ...rest } = useAutosaveState(useSiteSaving());
  return { site, ...rest };
}

/** The site as it is on the screen. */
export function useDraftDocument(): SiteDocument {
  const { site, draft } = useSavingState();
  return useMemo(() => ({ ...site.document, ...draft }), [site.document, draft]);
}
