import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { Builder, Release, Site, Version } from '#features/sites/sites.contract.ts';
import { SiteEditorPage } from '../editor/editor.page.tsx';
import { refusal, renderSites, type SitesServer } from './render-sites.tsx';
import { sampleBuilder, sampleRelease, sampleSite } from './sample-site.ts';

/** A server with one site, which takes what is saved and published on its newest revision, and answers with it. */
export function siteServer(first: Site = sampleSite(), builder: Partial<Builder> = {}) {
  let site = first;
  let releases: Release[] = first.online ? [first.online] : [];
  /** What was published, by release. */
  const published = new Map(releases.map(({ id }) => [id, site.document]));
  let versions: readonly (Version & { readonly document: Site['document'] })[] = [];
  const listed = () => ({ versions: versions.map(({ document: _document, ...version }) => version) });
  const next = (change: Partial<Site>): Site => {
    site = { ...site, revision: site.revision + 1, ...change };
    return site;
  };
  const assertNewest = (revision: number): void => {
    if (revision !== site.revision) throw refusal('request.stale_revision');
  };
  const onlineAs = (release: Release | undefined): Release | null => {
    releases = releases.map((one) => ({ ...one, isOnline: one.id === release?.id }));
    return release ? { ...release, isOnline: true } : null;
  };
  return {
    getBuilder: async () => sampleBuilder({ ...builder, site }),
    saveSite: vi.fn<SitesServer['saveSite']>(async ({ revision, title, pages, bindings, css }) => {
      assertNewest(revision);
      const document = { ...site.document, title, pages, bindings, css } as Site['document'];
      return next({ document, online: site.online && { ...site.online, isCurrent: false } });
    }),
    changeTemplate: vi.fn<SitesServer['changeTemplate']>(async ({ revision, template }) => {
      assertNewest(revision);
      return next({ document: { ...site.document, template } });
    }),
    changeAddress: vi.fn<SitesServer['changeAddress']>(async ({ revision, address }) => {
      assertNewest(revision);
      return next({ address, url: `http://localhost:18080/s/${address}/` });
    }),
    publishSite: vi.fn<SitesServer['publishSite']>(async ({ revision }) => {
      assertNewest(revision);
      const number = releases.length + 1;
      const release = sampleRelease({
        id: `rel_0000000000000000000000000${number}`,
        number,
        template: site.document.template,
      });
      releases = [release, ...releases];
      published.set(release.id, site.document);
      return next({ online: onlineAs(release) });
    }),
    putOnline: vi.fn<SitesServer['putOnline']>(async ({ revision, releaseId }) => {
      assertNewest(revision);
      const release = releases.find(({ id }) => id === releaseId);
      return next({ online: onlineAs(release && { ...release, isCurrent: false }) });
    }),
    listReleases: async () => ({ releases }),
    showOnline: async (): ReturnType<SitesServer['showOnline']> => {
      if (site.online === null) throw refusal('request.not_found', 404);
      const { id } = site.online;
      return { releaseId: id, document: published.get(id) ?? null, beside: 'nothing' };
    },
    listVersions: async () => listed(),
    keepVersion: vi.fn<SitesServer['keepVersion']>(async ({ revision, name }) => {
      assertNewest(revision);
      const { document } = site;
      const id = `ver_0000000000000000000000000${versions.length + 1}` as const;
      const createdAt = '2026-11-20T10:00:00.000Z';
      const version = { id, name, template: document.template, pages: document.pages.length, createdAt, document };
      versions = [version, ...versions];
      return listed();
    }),
    showVersion: async ({ versionId }: { readonly versionId: string }) => {
      const version = versions.find(({ id }) => id === versionId);
      if (version === undefined) throw refusal('request.not_found', 404);
      return { document: version.document };
    },
    renameVersion: vi.fn<SitesServer['renameVersion']>(async ({ versionId, name }) => {
      versions = versions.map((one) => (one.id === versionId ? { ...one, name } : one));
      return listed();
    }),
    removeVersion: vi.fn<SitesServer['removeVersion']>(async ({ versionId }) => {
      versions = versions.filter(({ id }) => id !== versionId);
      return listed();
    }),
    restoreVersion: vi.fn<SitesServer['restoreVersion']>(async ({ revision, versionId }) => {
      assertNewest(revision);
      return next({ document: versions.find(({ id }) => id === versionId)!.document });
    }),
    /** Somebody else gives the site another title. */
    entitleElsewhere: (title: string): Site => next({ document: { ...site.document, title } }),
  };
}

/** Puts into the window of the tests what dragging asks of a browser, and room for the list of layers: what has no size shows no line. */
export function completeWindow(): void {
  document.elementsFromPoint ??= () => [];
  Element.prototype.scrollIntoView ??= () => undefined;
  for (const [name, size] of Object.entries({ clientWidth: 240, clientHeight: 640 }))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('role') === 'grid' ? size : 0;
      },
    });
}

/** Opens the editor and waits until its page is drawn; returns the document it is drawn in. */
export async function openEditor(server: Partial<SitesServer> = siteServer(), search = ''): Promise<Document> {
  const address = '/platform/website-builder/site';
  await renderSites(
    { [address]: SiteEditorPage, '/platform/website-builder': () => <p>The studio</p> },
    address + search,
    server,
  );
  return canvas();
}

/** What the page that is edited is drawn in. */
export const canvas = (): Promise<Document> =>
  waitFor(() => {
    const inside = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
    expect(inside?.querySelector('main h1')).toBeTruthy();
    return inside!;
  });

/** The ids of the blocks in the order in which they stand on the page. */
export const orderIn = (inside: Document): readonly string[] =>
  [...inside.querySelectorAll('main > section')].map(({ id }) => id);

export const layers = () => within(screen.getByRole('grid', { name: 'Layers' }));
export const inspector = () => within(screen.getByRole('complementary', { name: 'Inspector' }));
export const rail = () => within(screen.getByRole('complementary', { name: 'Structure of the website' }));
/** Chooses a line of the layers. */
export const choose = (name: string) => userEvent.click(layers().getByRole('row', { name }));

/** The message in passing that says this. */
export const toast = async (text: string) =>
  within((await screen.findByText(text)).closest<HTMLElement>('[role="alertdialog"]')!);

/** Puts words into a field in the place of what stands there, in one go: every key draws the whole editor anew. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

type SavedSite = Parameters<SitesServer['saveSite']>[0];

/** Waits until a site was saved that is as it is looked for. */
export const expectSaved = (
  server: Pick<ReturnType<typeof siteServer>, 'saveSite'>,
  look: (saved: SavedSite) => void,
) =>
  waitFor(() => {
    const [saved] = server.saveSite.mock.calls.at(-1) ?? [];
    expect(saved).toBeDefined();
    look(saved!);
  });
