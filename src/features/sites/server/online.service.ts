import type { Tx } from '#server/db/connect.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { notFound } from '#shared/problem.ts';
import type { Beside } from '../domain/document/besides.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import type { OnlineSite } from '../sites.contract.ts';
import { cardHashOf } from './make-release.ts';
import type { SiteState } from './site-state.ts';
import { releasesRepository, type StoredRelease, type StoredSite } from './sites.repository.ts';

/** What is online of a site, for its founder to compare with what is edited. */
export function createOnlineService({ state }: { readonly state: SiteState }) {
  /** A release keeps no look and no address, but what tells that its files, and its picture, would be others by now. */
  const besideOf = async (
    tx: Tx,
    site: StoredSite,
    { contentHash, cardHash }: StoredRelease,
    document: SiteDocument,
  ): Promise<Beside> => {
    const ground = await state.groundOf(tx, site, document);
    if ((await state.hashWithPosts(tx, site, ground)) === contentHash) return 'nothing';
    if (cardHash === null) return 'unknown';
    return cardHashOf(ground) === cardHash ? 'address-or-posts' : 'look';
  };

  return {
    /** On every plan; a 404 where nothing of the site is online. */
    async show({ tx }: UseCaseContext, siteId: string): Promise<OnlineSite> {
      const site = await state.find(tx, siteId);
      const release = await state.findShown(tx, site);
      const making = release && (await releasesRepository.findMaking(tx, site.id, release.id));
      if (!release || !making) throw notFound('Nothing of this site is online');
      const { document } = making;
      const beside = document === null ? 'unknown' : await besideOf(tx, site, release, document);
      return { releaseId: release.id, document, beside };
    },
  };
}
