import type { LeavingPicture } from '#features/media/server/media.service.ts';
import type { ByteStream } from '#server/storage/storage-driver.ts';
import type { ZipEntry } from '#server/storage/zip-stream.ts';
import type { SiteDocument } from '../../domain/document/site-document.ts';
import type { SiteLook } from '../../domain/look/site-look.ts';
import { withMedia } from '../../domain/page/pictures-of.ts';
import { idOfPicture, writeArchivedSite } from '../../domain/source/archived-site.ts';
import { saidSite } from '../../domain/source/site-source.ts';
import type { SourcePost } from '../../domain/source/source-post.ts';
import type { StoredPost } from '../blog/blog.repository.ts';
import { pictureFile, postFile, siteFile } from './source-names.ts';

/** All that a source is written from, as it was read at one time. */
export interface SourceGround {
  readonly address: string;
  readonly document: SiteDocument;
  readonly look: SiteLook;
  /** Pictures of the document; one that is gone leaves its place empty. */
  readonly pictures: readonly LeavingPicture[];
  /** The oldest first. */
  readonly posts: readonly (StoredPost & { readonly createdAt: Date })[];
}

/**
 * The files of a source, one after the other: the site, its posts, its pictures as they are kept. Never more than one of them is in memory.
 * Rejects where a picture went meanwhile. The same site gives the same files.
 */
export async function* sourceEntries(
  { address, document, look, pictures, posts }: SourceGround,
  readPicture: (hash: string) => Promise<ByteStream | undefined>,
): AsyncGenerator<ZipEntry> {
  const idOf = new Map(pictures.map(({ id, key }) => [id, idOfPicture(key)]));
  // A business may have the same picture twice.
  const once = [...new Map(pictures.map((picture) => [picture.key, picture])).values()];
  const told = saidSite(
    address,
    withMedia(document, (media) => idOf.get(media) ?? null),
    look,
  );
  const listed = once.map((picture) => ({ ...picture, id: idOfPicture(picture.key) }));
  yield textEntry(siteFile, writeArchivedSite(told, listed));
  for (const [at, post] of posts.entries()) yield textEntry(postFile(at), `${JSON.stringify(sourcePost(post))}\n`);
  for (const { key, renditions } of once.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    for (const { width, format, hash } of renditions) {
      const bytes = await readPicture(hash);
      if (!bytes) throw new Error('A picture went while its site was taken along');
      yield { path: pictureFile(key, width, format), bytes };
    }
}

const textEntry = (path: string, text: string): ZipEntry => ({ path, bytes: alone(new TextEncoder().encode(text)) });

async function* alone(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A post as a source has it: one that waits for its time is a draft. */
function sourcePost(post: SourceGround['posts'][number]): SourcePost {
  const { slug, isSlugChosen, topic, title, summary, tags, parts, firstPublishedAt, firstDay, published } = post;
  return {
    id: post.originId ?? post.id,
    slug,
    isSlugChosen,
    topic,
    createdAt: post.createdAt.toISOString(),
    draft: { title, summary, tags: [...tags], parts: [...parts] },
    first: firstPublishedAt && firstDay !== null ? { at: firstPublishedAt.toISOString(), day: firstDay } : null,
    published: published && {
      title: published.title,
      summary: published.summary,
      tags: [...published.tags],
      parts: published.parts.map(({ kind, text }) => ({ kind, text })),
      updatedAt: published.updatedAt,
    },
  };
}
