import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { SiteSource } from '#features/sites/domain/source/site-source.ts';
import type { Takeable } from '#features/sites/domain/source/source-format.ts';
import type { TemplateId } from '#features/sites/domain/templates/template-ids.ts';
import {
  type Builder,
  type SentSource,
  type Site,
  type SiteDomains,
  sitesContract,
  type Version,
} from '#features/sites/sites.contract.ts';
import type { PrefixedId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { queryKeyOf, useApi } from '#web/api/use-api.ts';

type WorkspaceId = PrefixedId<'ws'>;

const useSitesApi = () => useApi('sites', sitesContract);

/** The addresses of pictures are good for an hour at least. */
const addressesLiveMs = 50 * 60_000;

/** The site of a business, and what it can be made with. */
export const useBuilder = (workspaceId: WorkspaceId) =>
  useQuery(useSitesApi().getBuilder.queryOptions({ input: { workspaceId }, refetchInterval: addressesLiveMs }));

/** Where the pictures of a business lie for its owner, as the builder said it last; it is not asked for again. */
export const usePicturesUrl = (workspaceId: WorkspaceId): string | undefined =>
  useQuery(
    useSitesApi().getBuilder.queryOptions({
      input: { workspaceId },
      enabled: false,
      select: ({ picturesUrl }) => picturesUrl,
    }),
  ).data;

/** A first draft in each template; those in another language stay until the new ones are there. Nothing is asked without a language. */
export function useDrafts(workspaceId: WorkspaceId, language: Language | undefined) {
  const input = language === undefined ? skipToken : { workspaceId, language };
  return useQuery(useSitesApi().listDrafts.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** What was online of a site, the newest first. */
export const useReleases = (siteId: Site['id']) =>
  useQuery(useSitesApi().listReleases.queryOptions({ input: { siteId } }));

/** What others see of a site, to be compared with its draft. */
export const useOnlineSite = (siteId: Site['id']) =>
  useQuery(useSitesApi().showOnline.queryOptions({ input: { siteId } }));

/** The domains of a site. */
export const useDomains = (siteId: Site['id']) =>
  useQuery(useSitesApi().listDomains.queryOptions({ input: { siteId } }));
/** The versions of a site that were kept, the newest first. */
export const useVersions = (siteId: Site['id']) =>
  useQuery(useSitesApi().listVersions.queryOptions({ input: { siteId } }));

/** What is in a version. */
export const useVersion = (siteId: Site['id'], versionId: Version['id']) =>
  useQuery(useSitesApi().showVersion.queryOptions({ input: { siteId, versionId } }));

export type SiteStore = ReturnType<typeof useSiteStore>;

/** The endpoints, and the way to put what they answered where the screens read it. */
export function useSiteStore(workspaceId: WorkspaceId) {
  const api = useSitesApi();
  const client = useQueryClient();
  return useMemo(() => {
    const options = api.getBuilder.queryOptions({ input: { workspaceId } });
    /** Reads again what was online of the site, and what is. */
    const refetchReleases = (): void => {
      void client.invalidateQueries({ queryKey: api.listReleases.key() });
      void client.invalidateQueries({ queryKey: api.showOnline.key() });
    };
    return {
      api,
      putSite: (site: Site): void => {
        client.setQueryData<Builder>(options.queryKey, (builder) => builder && { ...builder, site });
      },
      putVersions: (siteId: Site['id'], answer: { readonly versions: Version[] }): void => {
        client.setQueryData(api.listVersions.queryOptions({ input: { siteId } }).queryKey, answer);
      },
      /** The site as it stands on the server now; null where there is none. */
      readSite: async (): Promise<Site | null> => (await client.fetchQuery({ ...options, staleTime: 0 })).site,
      /** The domains of the site as they were answered; the site is read again, as its address may be another one. */
      putDomains: (siteId: Site['id'], domains: SiteDomains): void => {
        client.setQueryData(api.listDomains.queryOptions({ input: { siteId } }).queryKey, domains);
        void client.invalidateQueries({ queryKey: options.queryKey });
        refetchReleases();
      },
      refetchReleases,
    };
  }, [api, client, workspaceId]);
}

/** Downloads the site as pages, or its source: the address is opened, which saves the file. Rejects with what the server refused. */
export function useDownloadSite(siteId: Site['id']) {
  const api = useSitesApi();
  return useMutation({
    mutationFn: async (what: Takeable) => {
      const { address } = await api.createDownload.call({ siteId, what });
      window.location.assign(address);
    },
  });
}

/** A source that is brought in: what one file holds, or an archive that was sent before. */
export type BroughtSource = { readonly source: SiteSource } | { readonly sourceId: SentSource['sourceId'] };

/**
 * Brings a site in, in the place of the draft there is. The same file sent again after a failure is the same attempt. Rejects with what the
 * server refused.
 */
export function useImportSite(workspaceId: WorkspaceId) {
  const { api, putSite, readSite } = useSiteStore(workspaceId);
  const client = useQueryClient();
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: ({ brought, revision }: { readonly brought: BroughtSource; readonly revision: number }) => {
      const place = { workspaceId, revision };
      const of = JSON.stringify({ ...place, ...brought });
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      const options = { context: { idempotencyKey: attempt.current.key } };
      return 'source' in brought
        ? api.importSite.call({ ...place, ...brought }, options)
        : api.importSource.call({ ...place, ...brought }, options);
    },
    onSuccess: (site) => {
      putSite(site);
      // The look may be another one, and there may be posts.
      void client.invalidateQueries({ queryKey: queryKeyOf('sites') });
    },
    onError: (error) => {
      if (problemOf(error).code === 'request.stale_revision') void readSite();
    },
  });
}

/**
 * Begins the site with a template. The same choice sent again after a failure is the same attempt, so that there is one site.
 * Rejects with what the server refused.
 */
export function useBeginSite(workspaceId: WorkspaceId) {
  const { api, putSite, readSite } = useSiteStore(workspaceId);
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: (choice: { readonly template: TemplateId; readonly language: Language }) => {
      const of = `${choice.template} ${choice.language}`;
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      return api.beginSite.call({ workspaceId, ...choice }, { context: { idempotencyKey: attempt.current.key } });
    },
    onSuccess: putSite,
    onError: (error) => {
      // Another tab has begun it: it is shown.
      if (problemOf(error).code === 'request.stale_revision') void readSite();
    },
  });
}
