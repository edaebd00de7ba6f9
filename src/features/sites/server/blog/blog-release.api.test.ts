/** A release that a post makes has all that any release has: pictures, forms, the picture to share, code of one's own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '#features/media/media.contract.ts';
import { askToDelete as askToDeletePicture, keyOf, makePicture } from '#features/media/testing/make-picture.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Post } from '../../blog.contract.ts';
import type { Block, SiteDocument } from '../../domain/document/site-document.ts';
import type { Site } from '../../sites.contract.ts';
import {
  askToPublishPost,
  askToSchedule,
  askToUnpublishPost,
  makePublishedPost,
  makeReadyPost,
} from '../../testing/make-post.ts';
import {
  askToKeep,
  askToRestore,
  askToSave,
  assertDone,
  makeReadySite,
  publish,
  readBuilder,
  shownAs,
  withHeroPhoto,
} from '../../testing/make-site.ts';
import { withForms } from '../../testing/with-forms.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

interface Scene {
  readonly person: Person;
  readonly site: Site;
  /** Shown on the first page, and on the blog page alone. */
  readonly first: Picture;
  readonly onBlog: Picture;
}

const css = 'h1{color:#123456}';
const markup: Block = { id: 'own', type: 'html', props: { code: '<p onclick="alert(1)">Mine</p>' } };

/** The site with one of the pictures on its first page, and with the other one and markup of one's own on its blog page. */
function withAll(document: SiteDocument, first: Picture, onBlog: Picture): SiteDocument {
  const photo: Block = { id: 'shown', type: 'picture', props: { photo: shownAs(onBlog), caption: 'Ours' } };
  const pages = withForms({ pages: withHeroPhoto(document, shownAs(first)) }).pages.map((page) =>
    page.kind === 'blog' ? { ...page, blocks: [...page.blocks, photo, markup] } : page,
  );
  return { ...document, pages, css };
}

async function setScene(): Promise<Scene> {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const [first, onBlog] = [await makePicture(world, person), await makePicture(world, person)];
  const ready = await makeReadySite(world, person);
  const saved: Site = assertDone(await askToSave(world, person, ready, withAll(ready.document, first, onBlog)));
  return { person, first, onBlog, site: await publish(world, person, saved) };
}

const seen = (site: Site, path: string) => world.call('GET', `/s/${site.address}/${path}`);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const siteNow = async (person: Person): Promise<Site> =>
  (await readBuilder(world, person, await firstWorkspaceOf(world, person))).site!;

describe('a release with a post', () => {
  itInDeepRun('has the pictures of every page, the picture to share, and forms that are taken', async () => {
    const { person, site, first, onBlog } = await setScene();
    const post = await makePublishedPost(world, person, site, 'Rye');
    const page = (await seen(site, `blog/${post.slug}/`)).body;
    expect(page).toContain(`<meta property="og:image" content="${site.url}og.png"/>`);
    const card = await world.product.app.request(`http://localhost:18400/s/${site.address}/og.png`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await seen(site, 'blog/')).body).toContain(`../_media/${await keyOf(world, onBlog)}-`);
    for (const picture of [first, onBlog])
      expect((await seen(site, `_media/${await keyOf(world, picture)}-${picture.width}.webp`)).status).toBe(200);
    const sent = await world.call('POST', `/s/${site.address}/_forms/write`, {
      body: new URLSearchParams({ name: 'Mara', mail: 'mara@visitor.example', phone: '', message: 'Rye?' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '../_sent/write']);
  });

  it('has code of one’s own: cleaned markup, and styles behind those of posts', async () => {
    const { person, site } = await setScene();
    const post = await makePublishedPost(world, person, site, 'Spelt');
    const list = (await seen(site, 'blog/')).body;
    expect(list).toContain('<div class="own"><p>Mine</p></div>');
    const page = (await seen(site, `blog/${post.slug}/`)).body;
    expect(page).toContain('.b-post{');
    expect(page.slice(0, page.indexOf('</style>')).endsWith(css)).toBe(true);
  });

  it('draws no other picture to share than the release before', async () => {
    const { person, site } = await setScene();
    await makePublishedPost(world, person, site, 'Oats');
    const scope = { accountId: person.userId, workspaceIds: [await firstWorkspaceOf(world, person)] };
    const kept = await world.product.database.withTenant(
      scope,
      (tx) => tx<{ hash: string }[]>`select card_hash as hash from site_release where site_id = ${site.id}`,
    );
    expect(kept).toHaveLength(2);
    expect(kept[0]!.hash).toEqual(expect.any(String));
    expect(kept[1]!.hash).toBe(kept[0]!.hash);
  });

  it('is not made, nor planned, where a picture was deleted; a post is taken offline all the same', async () => {
    const { person, site, first } = await setScene();
    const online = await makePublishedPost(world, person, site, 'Online');
    const post = await makeReadyPost(world, person, site, 'Waiting');
    expect((await askToDeletePicture(world, person, first.id)).status).toBe(200);
    expect(codeOf(await askToPublishPost(world, person, post))).toEqual([409, 'sites.not_ready']);
    const tomorrow = new Date(world.clock.now.getTime() + 24 * 60 * 60_000);
    expect(codeOf(await askToSchedule(world, person, post, tomorrow))).toEqual([409, 'sites.not_ready']);
    const off: Post = assertDone(await askToUnpublishPost(world, person, online));
    expect([off.state, (await seen(site, `blog/${online.slug}/`)).status]).toEqual(['draft', 404]);
    expect((await seen(site, `_media/${await keyOf(world, first)}-${first.width}.webp`)).status).toBe(200);
    // Without the picture it is published, and so is the post.
    const now = await siteNow(person);
    const without = { pages: withHeroPhoto(now.document, null) };
    await publish(world, person, assertDone(await askToSave(world, person, now, without)));
    expect((await askToPublishPost(world, person, post)).status).toBe(200);
  });
});

describe('a version of a site', () => {
  it('brings its blog page back, and the posts on it', async () => {
    const { person, site } = await setScene();
    const post = await makePublishedPost(world, person, site, 'Kept');
    const before = await siteNow(person);
    const [version] = assertDone(await askToKeep(world, person, before, 'With a blog')).versions;
    const pages = before.document.pages.filter(({ kind }) => kind !== 'blog');
    const without = await publish(world, person, assertDone(await askToSave(world, person, before, { pages })));
    expect((await seen(site, `blog/${post.slug}/`)).status).toBe(404);
    const restored: Site = assertDone(await askToRestore(world, person, without, version.id));
    expect(restored.document.pages).toEqual(before.document.pages);
    await publish(world, person, restored);
    expect((await seen(site, `blog/${post.slug}/`)).status).toBe(200);
  });
});
