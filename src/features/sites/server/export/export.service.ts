import { z } from 'zod';
import { mediaService } from '#features/media/server/media.service.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { DownloadFile } from '#server/http/downloads/file-response.ts';
import type { TicketKind } from '#server/http/downloads/ticket.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { ByteStream } from '#server/storage/storage-driver.ts';
import { type ZipEntry, zipStream } from '#server/storage/zip-stream.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { picturesPath } from '../../domain/page/page-view.ts';
import { mediaIdsOf } from '../../domain/page/pictures-of.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import { type Takeable, takeable } from '../../domain/source/source-format.ts';
import { blogRepository } from '../blog/blog.repository.ts';
import type { MakeFiles } from '../files/file-maker.ts';
import { type DrawCard, makeRelease } from '../make-release.ts';
import { type ShownPicture, shownPictures, shownPicturesRepository } from '../shown-pictures.repository.ts';
import { requireTemplate } from '../site-plan.ts';
import { type Rendering, requireReady, type SiteState } from '../site-state.ts';
import { releasesRepository, type StoredFile, type StoredSite, sitesRepository } from '../sites.repository.ts';
import { staticFiles, type TakenFile } from './static-files.ts';
import { type SourceGround, sourceEntries } from './write-source.ts';

interface Taken {
  readonly siteId: string;
  readonly what: Takeable;
}

/** Opens what is taken along of one site for two minutes. */
export const siteTicket: TicketKind<Taken> = {
  purpose: 'site',
  thing: z.object({ siteId: z.string(), what: z.enum(takeable) }),
  lifetimeMs: 120_000,
};

interface ExportDependencies {
  /** The bytes of a picture by their hash; undefined where they are gone. */
  readonly readPicture: (hash: string) => Promise<ByteStream | undefined>;
  readonly state: SiteState;
  readonly makeFiles: MakeFiles;
  readonly drawCard: DrawCard;
  readonly downloads: Pick<Downloads, 'sign'>;
}

/** What is taken along: the release that is online, a draft that could be, or what the source is written from. */
type Ground =
  | {
      readonly kind: 'release';
      readonly files: readonly StoredFile[];
      readonly pictures: readonly ShownPicture[];
      readonly madeAt: Date;
    }
  | { readonly kind: 'draft'; readonly rendering: Rendering; readonly pictures: readonly ShownPicture[] }
  | { readonly kind: 'source'; readonly source: SourceGround };

/** The time of files that nobody has published: the same draft gives the same archive. */
const unpublished = new Date(Date.UTC(2000, 0, 1));

/** A site taken along: its pages for any static server, and its source for another installation. */
export function createExportService({ state, makeFiles, drawCard, downloads, readPicture }: ExportDependencies) {
  /** Pages and, beside them, the pictures that they show, as they are where the site is served; in the order of their names. */
  const pageEntries = async function* (
    files: readonly TakenFile[],
    pictures: readonly ShownPicture[],
  ): AsyncGenerator<ZipEntry> {
    const pathOf = ({ name }: ShownPicture): string => picturesPath + name;
    const named = [
      ...files.map((page) => ({ path: page.path, open: async () => alone(page.bytes) })),
      ...pictures.map((picture) => ({ path: pathOf(picture), open: () => readPicture(picture.hash) })),
    ];
    for (const { path, open } of named.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
      const bytes = await open();
      if (bytes) yield { path, bytes };
    }
  };

  const readRendering = async ({ tx, actor }: UseCaseContext, site: StoredSite): Promise<Rendering> => {
    requireTemplate(actor.plan, site.document.template);
    const rendering = await state.renderingOf(tx, site, actor.plan);
    requireReady(rendering, await state.lockPictures(tx, site, rendering.document));
    return rendering;
  };

  const isShown = ({ onlineReleaseId, takenDownAt }: StoredSite): boolean =>
    onlineReleaseId !== null && takenDownAt === null;

  /** What of it is online, else the draft where nothing stops it from being published. */
  const readPages = async (context: UseCaseContext, site: StoredSite): Promise<Ground> => {
    requirePlan(sitesPlan.features.builder, context.actor);
    const { tx } = context;
    const release = isShown(site) ? await releasesRepository.find(tx, site.id, site.onlineReleaseId!) : undefined;
    if (!release) {
      const rendering = await readRendering(context, site);
      const renditions = await mediaService.listRenditions(tx, site.workspaceId, mediaIdsOf(rendering.document));
      return { kind: 'draft', rendering, pictures: shownPictures(renditions) };
    }
    const files = await releasesRepository.listFiles(tx, release.id);
    const pictures = await shownPicturesRepository.list(tx, release.id);
    return { kind: 'release', files, pictures, madeAt: release.publishedAt };
  };

  const readSource = async ({ tx }: UseCaseContext, site: StoredSite): Promise<Ground> => {
    const { address, document, workspaceId } = site;
    const { look } = await state.readLook(tx, workspaceId, site);
    const pictures = await mediaService.listCarried(tx, workspaceId, mediaIdsOf(document));
    const posts = await blogRepository.listWhole(tx, site.id);
    return { kind: 'source', source: { address, document, look, pictures, posts } };
  };

  /** The files of a release, and the time they have in an archive. */
  const readFiles = async (accountId: string, ground: Exclude<Ground, { kind: 'source' }>) => {
    if (ground.kind === 'release') return ground;
    const { files } = await makeRelease({ makeFiles, drawCard }, accountId, ground.rendering, undefined);
    return { files, pictures: ground.pictures, madeAt: unpublished };
  };

  return {
    /** A signed address that downloads it. Refuses pages that could not go online; the source is everybody's whose site it is. */
    async createDownload(context: UseCaseContext, { siteId, what }: Taken): Promise<{ address: string }> {
      const site = await state.find(context.tx, siteId);
      if (what === 'pages') {
        requirePlan(sitesPlan.features.builder, context.actor);
        if (!isShown(site)) await readRendering(context, site);
      }
      const { address } = await downloads.sign(siteTicket, context.actor, { siteId, what }, context.now);
      return { address };
    },

    /** The file at such an address as the site is by now; undefined where it is gone. */
    async find({ actor, transact }: DetachedContext, { siteId, what }: Taken): Promise<DownloadFile | undefined> {
      const found = await transact(async (context) => {
        const site = await sitesRepository.findById(context.tx, siteId);
        const read = what === 'source' ? readSource : readPages;
        return site && { name: site.address, ground: await read(context, site) };
      });
      if (!found) return undefined;
      const { name, ground } = found;
      if (ground.kind === 'source') {
        const renditions = ground.source.pictures.flatMap((picture) => picture.renditions);
        return archive(
          `${name}-site.zip`,
          zipStream(sourceEntries(ground.source, readPicture), unpublished),
          renditions,
        );
      }
      const { files, pictures, madeAt } = await readFiles(actor.accountId, ground);
      const pages = await staticFiles(files);
      return archive(`${name}.zip`, zipStream(pageEntries(pages, pictures), madeAt), pictures);
    },
  };
}

/** Pictures of an archive that is in memory take so many bytes at most. */
const mostInMemory = 16 * 2 ** 20;

/**
 * One with pictures of hundreds of megabytes is put together while it is sent, so that never all of it is in memory; any other has its length, and
 * can be resumed.
 */
const archive = (fileName: string, zip: ByteStream, pictures: readonly { readonly bytes: number }[]): DownloadFile => ({
  mediaType: 'application/zip',
  fileName,
  content:
    pictures.reduce((sum, { bytes }) => sum + bytes, 0) > mostInMemory
      ? { kind: 'streamed', open: () => zip }
      : { kind: 'made', make: () => wholeOf(zip) },
});

async function wholeOf(bytes: ByteStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

async function* alone(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
