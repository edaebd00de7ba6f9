import { createHash } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { pictureKey } from '#features/media/server/carry/picture-key.ts';
import { firstWorkspaceOf } from '#testing/founder.ts';
import { sendBytes } from '#testing/send-bytes.ts';
import type { Answer, Person, TestProduct } from '#testing/test-product.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import { writeArchivedSite } from '../domain/source/archived-site.ts';
import { saidSite } from '../domain/source/site-source.ts';
import type { SourcePost } from '../domain/source/source-post.ts';
import type { SentSource, Site } from '../sites.contract.ts';
import { askToDownload, assertDone } from './make-site.ts';
import { plainLook } from './sample-sites.ts';

type World = Pick<TestProduct, 'product' | 'call'>;

/** The files of a source by their names. */
export type SourceFiles = Readonly<Record<string, Uint8Array>>;

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const bytesOf = (said: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(said));

/** What a file of a source says. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a test wants to change of it
export const saidIn = (files: SourceFiles, path: string): any => JSON.parse(new TextDecoder().decode(files[path]));

/** The same files with others of them, or without those that are undefined. */
export const withFiles = (files: SourceFiles, others: Readonly<Record<string, Uint8Array | undefined>>): SourceFiles =>
  Object.fromEntries(
    Object.entries({ ...files, ...others }).filter((entry): entry is [string, Uint8Array] => entry[1] !== undefined),
  );

/** The same files with one that says something else. */
export const withSaid = (files: SourceFiles, path: string, said: unknown): SourceFiles =>
  withFiles(files, { [path]: bytesOf(said) });

/**
 * The same files with others in the place of those of its first picture, by "320.webp" and the like, called as their bytes ask for: whoever
 * makes an archive can do that.
 */
export function withRenditions(files: SourceFiles, others: Readonly<Record<string, Uint8Array>>): SourceFiles {
  const key = saidIn(files, 'site.json').pictures[0].id.slice('med_'.length);
  const own = Object.entries(files).flatMap(([path, bytes]) => {
    const [, width, format] = new RegExp(`^pictures/${key}-(\\d+)\\.(avif|webp)$`).exec(path) ?? [];
    return width === undefined
      ? []
      : [
          {
            path,
            width: Number(width),
            format: format as 'avif' | 'webp',
            bytes: others[`${width}.${format}`] ?? bytes,
          },
        ];
  });
  const hashed = own.map((one) => ({ ...one, hash: createHash('sha256').update(one.bytes).digest('hex') }));
  const another = pictureKey(hashed);
  const site = new TextDecoder().decode(files['site.json']).replaceAll(key, another);
  const without = withFiles(files, Object.fromEntries(own.map(({ path }) => [path, undefined])));
  return withFiles(without, {
    'site.json': new TextEncoder().encode(site),
    ...Object.fromEntries(own.map(({ path, bytes }) => [path.replace(key, another), bytes])),
  });
}

/** The files of a source without pictures, in a look of ours. */
export const plainArchive = (
  { address, document }: { readonly address: string; readonly document: SiteDocument },
  posts: readonly SourcePost[] = [],
): SourceFiles => ({
  'site.json': new TextEncoder().encode(writeArchivedSite(saidSite(address, document, plainLook), [])),
  ...Object.fromEntries(posts.map((post, at) => [`posts/${String(at + 1).padStart(3, '0')}.json`, bytesOf(post)])),
});

/** A post of a source: the higher its number, the later it was begun. */
export const sourcePost = (number: number, own: Partial<SourcePost> = {}): SourcePost => {
  const at = new Date(Date.UTC(2026, 0, 1, 9) + number * 24 * 60 * 60_000).toISOString();
  const text = `The first thing of ${number}.`;
  return {
    id: `post_${String(number).padStart(26, '0')}`,
    slug: `post-number-${number}`,
    isSlugChosen: false,
    topic: null,
    createdAt: at,
    draft: {
      title: `Post number ${number}`,
      summary: '',
      tags: ['Rye bread'],
      parts: [{ id: 'own', kind: 'paragraph', text, question: null, source: null }],
    },
    first: { at, day: at.slice(0, 10) },
    published: {
      title: `Post number ${number}`,
      summary: '',
      tags: ['Rye bread'],
      parts: [{ kind: 'paragraph', text }],
      updatedAt: at,
    },
    ...own,
  };
};

/** An archive of files. */
export const packed = (files: SourceFiles): Uint8Array => zipSync({ ...files }, { level: 0 });

/** The source of a site as it is downloaded: the archive, what it is called, and its files. */
export async function takeSource(world: World, as: Person, site: Pick<Site, 'id'>) {
  const { address } = assertDone(await askToDownload(world, as, site.id, 'source'));
  const answer = await world.product.app.request(`http://localhost:18400${address}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { headers: answer.headers, bytes, files: unzipSync(bytes) as SourceFiles };
}

/** Sends an archive, for somebody's first business unless told; returns the whole answer. */
export async function askToSend(
  world: World,
  as: Person | undefined,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
  workspaceId?: string,
): Promise<Answer> {
  const about = workspaceId ?? (await firstWorkspaceOf(world, as!));
  return sendBytes(world, as, `/api/sites/${about}/sources`, bytes);
}

/** Sends one that is taken. */
export async function sendSource(
  world: World,
  as: Person,
  files: SourceFiles,
  workspaceId?: string,
): Promise<SentSource> {
  const { status, body } = await askToSend(world, as, packed(files), workspaceId);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Brings in what was sent. */
export const askToBring = (
  world: World,
  as: Person,
  asked: { readonly workspaceId: string; readonly revision: number; readonly sourceId: string },
  headers = keyed(),
): Promise<Answer> => {
  const { workspaceId, sourceId, revision } = asked;
  return world.call('POST', `/api/sites/${workspaceId}/sources/${sourceId}`, { as, body: { revision }, headers });
};

/** Sends a source and brings it in; what it was refused with where either is. */
export async function bringSource(
  world: World,
  as: Person,
  source: SourceFiles | Uint8Array,
  { revision = 0, ...at }: { readonly revision?: number; readonly workspaceId?: string } = {},
): Promise<Answer> {
  const workspaceId = at.workspaceId ?? (await firstWorkspaceOf(world, as));
  const sent = await askToSend(world, as, source instanceof Uint8Array ? source : packed(source), workspaceId);
  if (sent.status !== 201) return sent;
  return askToBring(world, as, { workspaceId, revision, sourceId: sent.body.sourceId });
}
