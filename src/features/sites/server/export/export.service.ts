import { z } from 'zod';
import { mediaService } from '#features/media/server/media.service.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { DownloadFile } from '#server/http/downloads/file-response.ts';
import type { TicketKind } from '#server/http/downloads/ticket.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { ByteStream } from '#server/storage/storage-driver.ts';
import { zipStream } from '#server/storage/zip-stream.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { picturesPath } from '../../domain/page/page-view.ts';
import { mediaIdsOf } from '../../domain/page/pictures-of.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import { writeSource } from '../../domain/source/site-source.ts';
import { type Takeable, takeable } from '../../domain/source/source-format.ts';
import type { MakeFiles } from '../files/file-maker.ts';
import { type DrawCard, makeRelease } from '../make-release.ts';
import { type ShownPicture, shownPicture, shownPicturesRepository } from '../shown-pictures.repository.ts';
import { requireTemplate } from '../site-plan.ts';
import { type Rendering, requireReady, type SiteState } from '../site-state.ts';
import { releasesRepository, type StoredFile, type StoredSite, sitesRepository } from '../sites.repository.ts';
import { staticFiles, type TakenFile } from './static-files.ts';

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

/** What is taken along: the release that is online, a draft that could be, or the source as text. */
type Ground =
  | {
      readonly kind: 'release';
      readonly files: readonly StoredFile[];
      readonly pictures: readonly ShownPicture[];
      readonly madeAt: Date;
    }
  | { readonly kind: 'draft'; readonly rendering: Rendering; readonly pictures: readonly ShownPicture[] }
  | { readonly kind: 'source'; readonly text: string };

/** The time of files that nobody has published: the same draft gives the same archive. */
const unpublished = new Date(Date.UTC(2000, 0, 1));

/** A site taken along: its pages for any static server, and its source for another installation. */
export function createExportService({ state, makeFiles, drawCard, downloads, readPicture }: ExportDependencies) {
  /** The pictures that pages show, beside them as they are where the site is served. */
  const pictureFiles = async (pictures: readonly ShownPicture[]): Promise<TakenFile[]> => {
    const files: TakenFile[] = [];
    for (const { name, hash } of pictures) {
      const bytes = await readPicture(hash);
      if (bytes) files.push({ path: picturesPath + name, bytes: await wholeOf(bytes) });
    }
    return files;
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
      return { kind: 'draft', rendering, pictures: renditions.map(shownPicture) };
    }
    const files = await releasesRepository.listFiles(tx, release.id);
    const pictures = await shownPicturesRepository.list(tx, release.id);
    return { kind: 'release', files, pictures, madeAt: release.publishedAt };
  };

  const readSource = async ({ tx }: UseCaseContext, site: StoredSite): Promise<Ground> => {
    const { look } = await state.readLook(tx, site.workspaceId, site);
    return { kind: 'source', text: writeSource(site.address, site.document, look) };
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
      if (ground.kind === 'source')
        return file('application/json', `${name}-site.json`, new TextEncoder().encode(ground.text));
      const { files, pictures, madeAt } = await readFiles(actor.accountId, ground);
      const taken = [...(await staticFiles(files)), ...(await pictureFiles(pictures))];
      return file('application/zip', `${name}.zip`, await zipOf(inOrder(taken), madeAt));
    },
  };
}

/** It was made where its account waited for its turn. */
const file = (mediaType: string, fileName: string, bytes: Uint8Array): DownloadFile => ({
  mediaType,
  fileName,
  content: { kind: 'made', make: async () => bytes },
});

async function zipOf(files: readonly TakenFile[], madeAt: Date): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const entries = async function* () {
    for (const { path, bytes } of files) yield { path, bytes: once(bytes) };
  };
  for await (const part of zipStream(entries(), madeAt)) parts.push(part);
  return Buffer.concat(parts);
}

/** In the order of their names. */
const inOrder = (files: readonly TakenFile[]): TakenFile[] =>
  files.toSorted((one, other) => (one.path < other.path ? -1 : 1));

async function wholeOf(bytes: ByteStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
