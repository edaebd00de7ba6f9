/** What comes in with a site that is brought in, and what becomes of what is there; an archive that waits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToDelete, makePicture, readLibrary } from '#features/media/testing/make-picture.ts';
import { halves } from '#features/media/testing/sample-pictures.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { mostPosts } from '../../domain/blog/post.ts';
import { sitePages } from '../../domain/sites.plan.ts';
import type { Site } from '../../sites.contract.ts';
import { makePublishedPost, makeReadyPost, readBlog, readPost } from '../../testing/make-post.ts';
import {
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  publish,
  readBuilder,
  shownAs,
  withHeroPhoto,
} from '../../testing/make-site.ts';
import {
  askToBring,
  askToSend,
  bringSource,
  packed,
  plainArchive,
  saidIn,
  sendSource,
  sourcePost,
  takeSource,
  withSaid,
} from '../../testing/make-source.ts';
import { filesOf } from '../../testing/same-files.ts';
import { filledSite } from '../../testing/sample-sites.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const on = async (plan: 'Free' | 'Starter' | 'Pro'): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  return person;
};

const filesKept = async ({ userId }: Person) =>
  (await world.product.storage.list(userId)).map(({ purpose }) => purpose);
const titlesOf = async (as: Person, site: Site) =>
  (await readBlog(world, as, site)).posts.map(({ title, state }) => [title, state]).sort();

describe('posts that are brought in beside others', () => {
  const site = (posts: Parameters<typeof plainArchive>[1]) =>
    plainArchive({ address: 'beside-others', document: filledSite({ pages: sitePages }) }, posts);

  it('leave those of the site as they are: of the same post, or at the same address, that of the site stays', async () => {
    const person = await on('Pro');
    const live = await makeLiveSite(world, person);
    const own = await makePublishedPost(world, person, live, 'Mills');
    const { files } = await takeSource(world, person, live);
    const same = saidIn(files, 'posts/001.json');
    const posts = [
      // The post that is there, under another address.
      { ...same, slug: 'mills-elsewhere', draft: { ...same.draft, title: 'The same' } },
      // Another one at an address that is taken.
      sourcePost(1, { slug: 'mills' }),
      sourcePost(2),
      sourcePost(3, { first: null, published: null }),
    ];
    const replaced: Site = assertDone(await bringSource(world, person, site(posts), { revision: live.revision + 1 }));
    expect(await titlesOf(person, replaced)).toEqual([
      ['Mills', 'published'],
      ['Post number 2', 'published'],
      ['Post number 3', 'draft'],
    ]);
    expect((await readPost(world, person, own.id)).slug).toBe('mills');
    // Nothing goes online by being brought in.
    const lines = (await readBlog(world, person, replaced)).posts;
    expect(lines.filter(({ isOnline }) => isOnline).map(({ title }) => title)).toEqual(['Mills']);
    expect(replaced.online!.isCurrent).toBe(false);
    const published = await publish(world, person, replaced);
    const paths = [...(await filesOf(world, published, published)).keys()];
    expect(paths).toEqual(expect.arrayContaining(['blog/mills/', 'blog/post-number-2/']));
    expect(paths).not.toContain('blog/post-number-3/');
    // Once more changes nothing of them.
    assertDone(await bringSource(world, person, site(posts), { revision: published.revision }));
    expect((await readBlog(world, person, replaced)).posts).toHaveLength(3);
  });

  itInDeepRun('are as many as a site may have, and otherwise nothing comes in', async () => {
    const person = await on('Pro');
    const begun = await makeReadySite(world, person, { title: 'Before' });
    const workspaceId = await firstWorkspaceOf(world, person);
    await makeReadyPost(world, person, begun, 'Own');
    const many = Array.from({ length: mostPosts }, (_, at) => sourcePost(at + 1));
    const refused = await bringSource(world, person, site(many), { revision: begun.revision });
    expect([refused.status, refused.body.code]).toEqual([409, 'sites.posts_full']);
    const kept = (await readBuilder(world, person, workspaceId)).site!;
    expect([kept.revision, kept.document.title]).toEqual([begun.revision, 'Before']);
    expect((await readBlog(world, person, kept)).posts).toHaveLength(1);
    assertDone(await bringSource(world, person, site(many.slice(1)), { revision: begun.revision }));
    expect((await readBlog(world, person, kept)).posts).toHaveLength(mostPosts);
  });

  it('are kept on a plan without a blog, as after a change of plan', async () => {
    const person = await on('Starter');
    const brought: Site = assertDone(await bringSource(world, person, site([sourcePost(1)])));
    expect(await titlesOf(person, brought)).toEqual([['Post number 1', 'published']]);
    const live = await publish(world, person, brought);
    expect([...(await filesOf(world, live, live)).keys()].some((path) => path.startsWith('blog/'))).toBe(false);
    await setPlan(world, person, 'Pro');
    const more = await publish(
      world,
      person,
      (await readBuilder(world, person, await firstWorkspaceOf(world, person))).site!,
    );
    expect([...(await filesOf(world, more, more)).keys()]).toContain('blog/post-number-1/');
  });
});

describe('pictures that are brought in', () => {
  it('are those that the business has, where it has them', async () => {
    const person = await on('Starter');
    const picture = await makePicture(world, person, { bytes: await halves(64, 48, 'jpeg') });
    const ready = await makeReadySite(world, person);
    const site: Site = assertDone(
      await askToSave(world, person, ready, { pages: withHeroPhoto(ready.document, shownAs(picture)) }),
    );
    const before = await filesKept(person);
    const { files } = await takeSource(world, person, site);
    const replaced: Site = assertDone(await bringSource(world, person, files, { revision: site.revision }));
    expect(replaced.document).toEqual(site.document);
    expect((await readLibrary(world, person)).pictures.map(({ id }) => id)).toEqual([picture.id]);
    expect(await filesKept(person)).toEqual(before);
    await publish(world, person, replaced);
  });

  it('can be deleted, and brought in again', async () => {
    const person = await on('Starter');
    const picture = await makePicture(world, person);
    const ready = await makeReadySite(world, person);
    const site: Site = assertDone(
      await askToSave(world, person, ready, { pages: withHeroPhoto(ready.document, shownAs(picture)) }),
    );
    const { files } = await takeSource(world, person, site);
    const other = await on('Starter');
    const brought: Site = assertDone(await bringSource(world, other, files));
    const [there] = (await readLibrary(world, other)).pictures;
    expect((await askToDelete(world, other, there!.id)).status).toBe(200);
    expect(await filesKept(other)).toEqual([]);
    const again: Site = assertDone(await bringSource(world, other, files, { revision: brought.revision }));
    await publish(world, other, again);
    expect((await readLibrary(world, other)).pictures).toHaveLength(1);
    // Online it is hidden instead of deleted, and comes in as another one.
    const [online] = (await readLibrary(world, other)).pictures;
    assertDone(await askToDelete(world, other, online!.id));
    assertDone(await bringSource(world, other, files, { revision: again.revision + 1 }));
    expect((await readLibrary(world, other)).pictures.map(({ id }) => id)).not.toContain(online!.id);
  });
});

describe('an archive that was sent', () => {
  it('says what is in it before anything is done, and waits for its own account alone', async () => {
    const person = await on('Starter');
    const files = plainArchive({ address: 'said-before', document: filledSite() }, [sourcePost(1), sourcePost(2)]);
    const sent = await sendSource(world, person, files);
    expect(sent).toMatchObject({ title: 'Brotzeit', pages: filledSite().pages.length, pictures: 0, posts: 2 });
    const workspaceId = await firstWorkspaceOf(world, person);
    expect((await readBuilder(world, person, workspaceId)).site).toBeNull();
    const stranger = await on('Starter');
    const asked = { workspaceId: await firstWorkspaceOf(world, stranger), revision: 0, sourceId: sent.sourceId };
    expect((await askToBring(world, stranger, asked)).status).toBe(404);
    // Nor in somebody else's business, nor may they send one for it.
    expect((await askToBring(world, person, { ...asked })).status).toBe(404);
    expect((await askToSend(world, stranger, packed(files), workspaceId)).status).toBe(404);
    expect((await askToSend(world, undefined, packed(files), workspaceId)).status).toBe(401);
  });

  it('is gone once it was brought in, and a repeat of the attempt is the site that it became', async () => {
    const person = await on('Starter');
    const { sourceId } = await sendSource(
      world,
      person,
      plainArchive({ address: 'once-alone', document: filledSite() }),
    );
    const asked = { workspaceId: await firstWorkspaceOf(world, person), revision: 0, sourceId };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [
      await askToBring(world, person, asked, headers),
      await askToBring(world, person, asked, headers),
    ];
    expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id]);
    expect(await filesKept(person)).toEqual([]);
    expect((await askToBring(world, person, { ...asked, revision: 1 })).status).toBe(404);
  });

  it('takes the place of the one before, and goes by itself after an hour', async () => {
    const person = await on('Starter');
    const files = plainArchive({ address: 'the-last-one', document: filledSite() });
    await sendSource(world, person, files);
    await sendSource(
      world,
      person,
      withSaid(files, 'site.json', { ...saidIn(files, 'site.json'), address: 'the-last' }),
    );
    expect(await filesKept(person)).toEqual(['site-source']);
    await world.product.storage.housekeeping(new Date(world.clock.now.getTime() + 3_600_001));
    expect(await filesKept(person)).toEqual([]);
  });

  it('is no other file of the account, which stays', async () => {
    const person = await on('Starter');
    await makePicture(world, person);
    const [kept] = await world.product.storage.list(person.userId);
    const asked = { workspaceId: await firstWorkspaceOf(world, person), revision: 0, sourceId: kept!.id };
    expect((await askToBring(world, person, asked)).status).toBe(404);
    expect(await world.product.storage.find(person.userId, kept!.id)).toBeDefined();
  });

  it('brings in no template that the plan does not open, and none at all on Free', async () => {
    const person = await on('Starter');
    const files = plainArchive({ address: 'plan-gates', document: { ...filledSite(), template: 'poster' } });
    const locked = await bringSource(world, person, files);
    expect([locked.status, locked.body.code]).toEqual([403, 'billing.plan_required']);
    expect(await filesKept(person)).toEqual([]);
    const free = await on('Free');
    const refused = await askToSend(world, free, packed(files));
    expect([refused.status, refused.body.code]).toEqual([403, 'billing.plan_required']);
    expect(await filesKept(free)).toEqual([]);
  });
});
