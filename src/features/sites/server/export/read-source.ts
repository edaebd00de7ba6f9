import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import {
  largestWidth,
  mostPictures,
  mostRenditionBytes,
  pictureFormats,
  renditionWidths,
} from '#features/media/domain/picture.ts';
import { type OpenZip, openZip, ZipError } from '#server/storage/read-zip.ts';
import type { Storage } from '#server/storage/storage.ts';
import { isPlainJson } from '#shared/plain-json.ts';
import { invalid, notFound } from '#shared/problem.ts';
import { readableValidationMessage } from '#shared/validation-message.ts';
import { mostPosts } from '../../domain/blog/post.ts';
import { type ArchivedSite, archivedSiteSchema, type SourcePicture } from '../../domain/source/archived-site.ts';
import { mostArchiveBytes, mostSourceBytes } from '../../domain/source/source-format.ts';
import { type SourcePost, sourcePostSchema } from '../../domain/source/source-post.ts';
import { filesOfPicture, isPictureFile, isPostFile, type PictureFile, postFile, siteFile } from './source-names.ts';

/** What archives of sources that were sent are stored for. */
export const sourcePurpose = 'site-source';

/** A post with the facts that its eighty paragraphs were filled from, in the letters that take the most bytes. */
const mostPostBytes = 1.5 * 2 ** 20;
/** All of them: they are in memory together once. */
const mostPostsBytes = 32 * 2 ** 20;
/** A picture in each width and format. */
const filesEach = renditionWidths(largestWidth).length * pictureFormats.length;

/** A source that was read: everything in it but its pictures was checked. */
export interface OpenSource {
  readonly site: ArchivedSite;
  /** The oldest first. */
  readonly posts: readonly SourcePost[];
  /** A picture in every width and format, as its files have it; what they hold is for others to check. */
  readPicture(picture: SourcePicture): Promise<readonly (PictureFile & { readonly bytes: Uint8Array })[]>;
}

/**
 * Opens an archive that somebody sent, which an account has by this id: it is of the account, has the files of a source and no others, and
 * what they say is as a site here can have it. Whatever is not is refused with its place (400, `fields`): the file, and where in it.
 */
export async function openSource(
  storage: Pick<Storage, 'find' | 'read'>,
  accountId: string,
  sourceId: string,
): Promise<OpenSource> {
  const file = await storage.find(accountId, sourceId);
  if (file?.purpose !== sourcePurpose) throw notFound('There is no such source');
  const read = async (range: { readonly first: number; readonly last: number }): Promise<Uint8Array> => {
    const found = await storage.read(accountId, sourceId, range);
    if (!found) throw notFound('There is no such source');
    const parts: Uint8Array[] = [];
    for await (const part of found.bytes) parts.push(part);
    return Buffer.concat(parts);
  };
  const zip = await named(() =>
    openZip(
      { size: file.bytes, read },
      { mostFiles: 1 + mostPosts + mostPictures * filesEach, mostInAll: mostArchiveBytes + mostPostsBytes, mostBytes },
    ),
  );
  const site = await readJson(zip, siteFile, archivedSiteSchema);
  assertFiles(zip, site);
  return {
    site,
    posts: await readPosts(zip),
    readPicture: (picture) =>
      named(async () => {
        const files: (PictureFile & { readonly bytes: Uint8Array })[] = [];
        for (const file of filesOfPicture(picture)) files.push({ ...file, bytes: await zip.read(file.path) });
        return files;
      }),
  };
}

function mostBytes(path: string): number | undefined {
  if (path === siteFile) return mostSourceBytes;
  if (isPostFile(path)) return mostPostBytes;
  return isPictureFile(path) ? mostRenditionBytes : undefined;
}

/** Exactly the files of the pictures that the site lists, and posts that are counted through. */
function assertFiles({ files }: OpenZip, { pictures }: ArchivedSite): void {
  const there = new Set(files.map(({ path }) => path));
  const wanted = new Set(pictures.flatMap(filesOfPicture).map(({ path }) => path));
  for (const path of wanted) if (!there.has(path)) throw invalid({ [path]: 'is not there' });
  const stray = files.find(({ path }) => isPictureFile(path) && !wanted.has(path));
  if (stray) throw invalid({ [stray.path]: 'is of no picture of this site' });
  const posts = files.filter(({ path }) => isPostFile(path));
  if (posts.length > mostPosts) throw invalid({ [postFile(mostPosts)]: `is one more than ${mostPosts} posts` });
  if (posts.reduce((sum, { bytes }) => sum + bytes, 0) > mostPostsBytes)
    throw invalid({ [postFile(0)]: `and the others have more than ${mostPostsBytes} bytes` });
  posts.forEach((_, at) => {
    if (!there.has(postFile(at))) throw invalid({ [postFile(at)]: 'is not there' });
  });
}

/** Every post, each with an address and an id of its own. Others have their turn between two of them. */
async function readPosts(zip: OpenZip): Promise<readonly SourcePost[]> {
  const posts: SourcePost[] = [];
  const known = { id: new Set<string>(), slug: new Set<string>() };
  const count = zip.files.filter(({ path }) => isPostFile(path)).length;
  for (let at = 0; at < count; at++) {
    const post = await readJson(zip, postFile(at), sourcePostSchema);
    for (const name of ['id', 'slug'] as const) {
      if (known[name].has(post[name])) throw invalid({ [`${postFile(at)}.${name}`]: 'is that of another post' });
      known[name].add(post[name]);
    }
    posts.push(post);
    await setImmediate();
  }
  return posts;
}

async function readJson<T>(zip: OpenZip, path: string, schema: z.ZodType<T>): Promise<T> {
  const bytes = await named(() => zip.read(path));
  let said: unknown;
  try {
    said = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid({ [path]: 'is not readable as JSON' });
  }
  if (!isPlainJson(said)) throw invalid({ [path]: 'holds what cannot be stored' });
  const { data, error } = schema.safeParse(said);
  if (error === undefined) return data as T;
  const fields: Record<string, string> = {};
  for (const issue of error.issues)
    fields[[path, ...issue.path.map(String)].join('.')] ??= readableValidationMessage(issue.message);
  throw invalid(fields);
}

/** Deletes an archive that was sent; no other file of the account. */
export async function deleteSource(
  storage: Pick<Storage, 'find' | 'delete'>,
  accountId: string,
  sourceId: string,
): Promise<void> {
  const file = await storage.find(accountId, sourceId);
  if (file?.purpose === sourcePurpose) await storage.delete(accountId, sourceId);
}

/** The longest name of a file that is told. */
const longestTold = 100;

/** What is wrong with an archive, as a refusal that names the file. */
async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const place = error.path?.replace(/[\p{C}]/gu, '').slice(0, longestTold);
    throw invalid({ [place || 'source']: error.message });
  }
}
