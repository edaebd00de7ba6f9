import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { Site, sitesContract } from '#features/sites/sites.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { createAutosave } from '../autosave/autosave.ts';
import { isSameValue } from '../same-value.ts';

/** What is edited of a site. */
export type Draft = Pick<SiteDocument, 'title' | 'pages' | 'bindings' | 'css'>;

/** What saving asks of the server. Both reject with what was refused. */
interface SavingCalls {
  readonly save: (input: Inputs<typeof sitesContract>['saveSite']) => Promise<Site>;
  /** The site as it stands there now; null where there is none any more. */
  readonly read: () => Promise<Site | null>;
}

export type SiteSaving = ReturnType<typeof createSiteSaving>;

const draftOf = ({ document: { title, pages, bindings, css } }: Site): Draft => ({ title, pages, bindings, css });

/** Saves what is edited of a site by itself (autosave.ts). What may not look as it did is drawn from its beginning. */
export function createSiteSaving(first: Site, { save, read }: SavingCalls) {
  return createAutosave<Site, Draft>(first, {
    draftOf,
    save: ({ id, revision }, draft) => save({ siteId: id, revision, ...draft }),
    read,
    keep(now, { document }) {
      const { title, pages, bindings, css, template } = document;
      const isSame =
        template === now.stored.document.template &&
        isSameValue([title, pages, css], [now.draft.title, now.draft.pages, now.draft.css]);
      return isSame ? { ...now.draft, bindings } : undefined;
    },
  });
}
