/** Archives that are made to do harm: refused with their place, and nothing of them is kept. */
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { sitePages } from '../../domain/sites.plan.ts';
import { mostArchiveBytes } from '../../domain/source/source-format.ts';
import type { SourcePost } from '../../domain/source/source-post.ts';
import { expectNothingOf, expectRefused } from '../../testing/expect-refused.ts';
import { assertDone, publish } from '../../testing/make-site.ts';
import {
  askToSend,
  bringSource,
  packed,
  plainArchive,
  type SourceFiles,
  saidIn,
  sourcePost,
  withFiles,
  withSaid,
} from '../../testing/make-source.ts';
import { filledSite } from '../../testing/sample-sites.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const setScene = async (): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  return person;
};

const page = strToU8('<!doctype html><script>alert(1)</script>');
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
/** Every occurrence of some signs replaced by as many others. */
const patched = (bytes: Uint8Array, from: string, to: string): Uint8Array =>
  new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1'));
/** An archive with another number in its list, of the first file. */
function withNumber(bytes: Uint8Array, at: number, value: number, size: 2 | 4): Uint8Array {
  const copy = Buffer.from(bytes);
  const entry = copy.indexOf('PK\u0001\u0002', 0, 'latin1');
  if (size === 2) copy.writeUInt16LE(value, entry + at);
  else copy.writeUInt32LE(value, entry + at);
  return new Uint8Array(copy);
}
const alone = (): SourceFiles => plainArchive({ address: 'all-alone', document: filledSite() });

describe('the archive of a source', () => {
  it('is taken in where it is one', async () => {
    const person = await setScene();
    await publish(world, person, assertDone(await bringSource(world, person, alone())));
  });

  it.each<[string, () => SourceFiles | Uint8Array, string]>([
    ['leads out of its folder', () => withFiles(alone(), { '../evil.json': page }), '../evil.json'],
    ['has a file of the system', () => withFiles(alone(), { '/etc/passwd': page }), '/etc/passwd'],
    ['leads out in another way', () => withFiles(alone(), { 'posts\\..\\evil.json': page }), 'posts\\..\\evil.json'],
    ['has a file nobody knows', () => withFiles(alone(), { 'index.html': page }), 'index.html'],
    [
      'has a picture of another kind',
      () => withFiles(alone(), { [`pictures/${'0'.repeat(26)}-320.svg`]: page }),
      `pictures/${'0'.repeat(26)}-320.svg`,
    ],
    ['has a file with a name without end', () => withFiles(alone(), { ['a'.repeat(400)]: page }), 'a'.repeat(100)],
    [
      'has a file twice',
      () =>
        patched(
          packed(plainArchive({ address: 'all-alone', document: filledSite() }, [sourcePost(1), sourcePost(2)])),
          'posts/002.json',
          'posts/001.json',
        ),
      'posts/001.json',
    ],
    ['is larger unpacked than it may', () => zipSync({ 'site.json': new Uint8Array(3 * 2 ** 20) }), 'site.json'],
    [
      'unpacks to more than it says',
      () => withNumber(zipSync({ 'site.json': new Uint8Array(2 ** 20) }), 24, 1000, 4),
      'site.json',
    ],
    ['has others bytes than it says', () => withNumber(packed(alone()), 16, 1, 4), 'site.json'],
    ['is encrypted', () => withNumber(packed(alone()), 8, 1, 2), 'site.json'],
    ['is packed in another way', () => withNumber(packed(alone()), 10, 12, 2), 'site.json'],
    ['has a file beyond its end', () => withNumber(packed(alone()), 42, 2 ** 31, 4), 'site.json'],
    ['is cut off', () => packed(alone()).subarray(0, 500), 'source'],
    ['is longer than it says', () => joined(packed(alone()), page), 'source'],
    ['is nothing but signs of one', () => strToU8('PK\u0003\u0004'), 'source'],
    ['is empty', () => zipSync({}), 'site.json'],
    ['is one file of JSON', () => alone()['site.json']!, 'source'],
    ['has no site', () => ({ 'posts/001.json': strToU8('{}') }), 'site.json'],
    ['says no JSON', () => withFiles(alone(), { 'site.json': strToU8('{') }), 'site.json'],
    [
      'says what is no text',
      () => withFiles(alone(), { 'site.json': new Uint8Array([0x22, 0xff, 0x22]) }),
      'site.json',
    ],
    ['is nested without end', () => withFiles(alone(), { 'site.json': strToU8('['.repeat(500_000)) }), 'site.json'],
    [
      'is of a later version',
      () => withSaid(alone(), 'site.json', { ...saidIn(alone(), 'site.json'), version: 3 }),
      'site.json.version',
    ],
    [
      'has a name nobody knows',
      () => withSaid(alone(), 'site.json', { ...saidIn(alone(), 'site.json'), more: 1 }),
      'site.json',
    ],
    [
      'has an address that leads out',
      () => withSaid(alone(), 'site.json', { ...saidIn(alone(), 'site.json'), address: '../admin' }),
      'site.json.address',
    ],
    [
      'leaves a post out',
      () => withFiles(alone(), { 'posts/002.json': strToU8(JSON.stringify(sourcePost(1))) }),
      'posts/001.json',
    ],
  ])('that %s is refused with its place', async (_what, source, place) => {
    await expectRefused(world, source(), place);
  });

  it('that never ends is refused at the byte that is one too many', async () => {
    const person = await setScene();
    const chunk = new Uint8Array(4 * 2 ** 20);
    let sent = 0;
    const bytes = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const { status, body } = await askToSend(world, person, bytes);
    expect([status, body.code]).toEqual([413, 'request.too_large']);
    expect(sent).toBeLessThan(mostArchiveBytes + 16 * chunk.byteLength);
    await expectNothingOf(world, person);
  });
});

describe('a post of a source', () => {
  const archive = (posts: readonly object[]): SourceFiles =>
    plainArchive({ address: 'all-posts', document: filledSite({ pages: sitePages }) }, posts as SourcePost[]);
  const post = sourcePost(1);
  const published = post.published!;
  it.each<[string, object, string]>([
    ['whose address leads out', { ...post, slug: '../admin' }, 'slug'],
    ['at an address that is kept', { ...post, slug: 'tag' }, 'slug'],
    ['whose id is none', { ...post, id: 'post_../../x' }, 'id'],
    ['with a name nobody knows', { ...post, script: 1 }, ''],
    [
      'with a name nobody knows, deep within',
      { ...post, draft: { ...post.draft, parts: [{ ...post.draft.parts[0], html: '<b>' }] } },
      'draft.parts.0',
    ],
    [
      'that no database holds',
      { ...post, draft: { ...post.draft, parts: [{ ...post.draft.parts[0], source: { key: '\u0000', value: '' } }] } },
      '',
    ],
    ['that turns its words around', { ...post, draft: { ...post.draft, title: 'a\u202eb' } }, 'draft.title'],
    ['with too many tags', { ...post, draft: { ...post.draft, tags: ['1', '2', '3', '4', '5', '6'] } }, 'draft.tags'],
    ['that is published without words', { ...post, published: { ...published, parts: [] } }, 'published.parts'],
    ['that is published without a title', { ...post, published: { ...published, title: ' ' } }, 'published.title'],
    [
      'that is too long',
      {
        ...post,
        published: {
          ...published,
          parts: Array.from({ length: 7 }, () => ({ kind: 'paragraph', text: 'x'.repeat(4000) })),
        },
      },
      'published.parts',
    ],
    ['that was published at no time', { ...post, first: null }, 'first'],
    ['of a day that never was', { ...post, first: { ...post.first, day: '2026-02-30' } }, 'first.day'],
    ['of another age', { ...post, createdAt: '0000-01-01T00:00:00.000Z' }, 'createdAt'],
    [
      'of a time that is markup',
      { ...post, published: { ...published, updatedAt: '"><script>' } },
      'published.updatedAt',
    ],
  ])('%s is refused with its place', async (_what, wrong, place) => {
    await expectRefused(world, archive([wrong]), ['posts/001.json', place].filter((part) => part !== '').join('.'));
  });

  it('is refused at the address of another one, and as another one once more', async () => {
    await expectRefused(
      world,
      archive([sourcePost(1), sourcePost(2, { slug: sourcePost(1).slug })]),
      'posts/002.json.slug',
    );
    await expectRefused(world, archive([sourcePost(1), sourcePost(2, { id: sourcePost(1).id })]), 'posts/002.json.id');
  });

  it('is nothing but words where it is shown', async () => {
    const person = await setScene();
    const words = '</title></script><script>alert(1)</script>]]>&amp;';
    const parts = [{ kind: 'paragraph' as const, text: words }];
    const hostile = sourcePost(1, {
      published: { ...published, title: words, summary: words, tags: [words.slice(0, 30)], parts },
    });
    const live = await publish(world, person, assertDone(await bringSource(world, person, archive([hostile]))));
    for (const path of ['blog/', 'blog/post-number-1/', 'blog/feed.xml']) {
      const answer = await world.product.app.request(`http://localhost:18400/s/${live.address}/${path}`);
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(text).toContain('alert(1)');
      expect(text).not.toContain('<script>alert');
    }
  });
});
