/** The source of a site with its pictures and posts: taken along, and brought into another installation. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand, ownLogoFile } from '#features/brand/testing/make-brand.ts';
import { askToDelete, keyOf, makePicture, readLibrary } from '#features/media/testing/make-picture.ts';
import { halves } from '#features/media/testing/sample-pictures.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { gateCases } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Post } from '../../blog.contract.ts';
import { archivedSiteSchema } from '../../domain/source/archived-site.ts';
import { sourcePostSchema } from '../../domain/source/source-post.ts';
import type { Site } from '../../sites.contract.ts';
import {
  askToPublishPost,
  askToSavePost,
  askToSchedule,
  askToUnpublishPost,
  makePublishedPost,
  makeReadyPost,
  paragraph,
  readBlog,
  readPost,
} from '../../testing/make-post.ts';
import {
  askToDownload,
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  publish,
  readBuilder,
  withHeroPhoto,
} from '../../testing/make-site.ts';
import { bringSource, saidIn, takeSource } from '../../testing/make-source.ts';
import { withPictures } from '../../testing/pictured-site.ts';
import { filesOf, picturesOf } from '../../testing/same-files.ts';

let world: TestProduct;
/** An installation of its own: another database, other files. */
let fresh: TestProduct;
beforeAll(async () => {
  const environment = { API_LIMITS: 'off' };
  [world, fresh] = await Promise.all([createTestProduct({ environment }), createTestProduct({ environment })]);
});
afterAll(() => Promise.all([world.close(), fresh.close()]));

const on = async (plan: 'Free' | 'Starter' | 'Pro', at = world): Promise<Person> => {
  const person = await at.signUp();
  await setPlan(at, person, plan);
  return person;
};

const filesKept = async ({ userId }: Person, at = world) =>
  (await at.product.storage.list(userId)).map(({ purpose }) => purpose);
const titlesOf = async (at: TestProduct, as: Person, site: Site) =>
  (await readBlog(at, as, site)).posts.map(({ title, state }) => [title, state]).sort();

/** A site with pictures in every block that shows some, and with posts in every state, online. */
async function makeRichSite(person: Person): Promise<Site> {
  const pictures = [
    await makePicture(world, person, { bytes: await halves(800, 500, 'jpeg'), name: 'loaf.jpg' }),
    await makePicture(world, person, { bytes: await halves(300, 700, 'png'), name: 'パン.png' }),
    await makePicture(world, person, { bytes: await halves(1000, 400, 'webp', '#00ff00'), name: '' }),
  ];
  const described = { alt: 'A loaf', x: 10, y: 90 };
  assertDone(await world.call('PUT', `/api/media/pictures/${pictures[0]!.id}`, { as: person, body: described }));
  const ready = await makeReadySite(world, person, { title: 'Levain & Rye' });
  const site: Site = assertDone(
    await askToSave(world, person, ready, { pages: withPictures(ready.document, pictures) }),
  );
  const live = await publish(world, person, site);
  const tagged = await makeReadyPost(world, person, live, 'Mills');
  const parts = [paragraph('Stones & wheels <b>', 'first'), { id: 'second', kind: 'heading' as const, text: 'Water' }];
  assertDone(
    await askToPublishPost(
      world,
      person,
      assertDone(await askToSavePost(world, person, tagged, { tags: ['Rye', '麺'], parts })),
    ),
  );
  await makePublishedPost(world, person, live, 'Ovens');
  const edited = await makePublishedPost(world, person, live, 'Salt');
  assertDone(
    await askToSavePost(world, person, await readPost(world, person, edited.id), { title: 'Salt, edited since' }),
  );
  assertDone(await askToUnpublishPost(world, person, await makePublishedPost(world, person, live, 'Taken off')));
  await makeReadyPost(world, person, live, 'A draft');
  const planned = await makeReadyPost(world, person, live, 'Planned');
  assertDone(await askToSchedule(world, person, planned, new Date(world.clock.now.getTime() + 3_600_000)));
  return (await readBuilder(world, person, await firstWorkspaceOf(world, person))).site!;
}

type BrandFurther = (person: Person, workspaceId: string, revision: number) => Promise<void>;

/** What a business may look like, and what is done about it once it has a brand. */
const looks: readonly (readonly [what: string, brandFurther: BrandFurther | undefined])[] = [
  ['without a brand', undefined],
  ['with a brand of ours', async () => undefined],
  [
    'with a mark of its own',
    async (person, workspaceId, revision) => {
      const body = { revision, file: ownLogoFile };
      assertDone(await world.call('POST', `/api/brand/${workspaceId}/own-logo`, { as: person, body }));
    },
  ],
];

describe('a site with pictures and posts that is brought into a fresh installation', () => {
  it.each(gateCases(looks, () => false))(
    '%s publishes the same files, byte by byte, but for its address and its id',
    async (_what, brandFurther) => {
      const person = await on('Pro');
      if (brandFurther) {
        const { workspaceId, studio } = await makeBrand(world, person);
        await brandFurther(person, workspaceId, studio.brand.revision);
      }
      const site = await publish(world, person, await makeRichSite(person));
      const { files, headers } = await takeSource(world, person, site);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${site.address}-site.zip"`);
      expect(archivedSiteSchema.safeParse(saidIn(files, 'site.json')).error).toBeUndefined();
      const posts = Object.keys(files).filter((path) => path.startsWith('posts/'));
      expect(posts).toHaveLength(6);
      for (const path of posts) expect(sourcePostSchema.safeParse(saidIn(files, path)).error, path).toBeUndefined();
      expect(Object.keys(files).filter((path) => path.startsWith('pictures/'))).toHaveLength((3 + 1 + 4) * 2);

      const other = await on('Pro', fresh);
      const brought: Site = assertDone(await bringSource(fresh, other, files));
      const live = await publish(fresh, other, brought);
      const [before, after] = [await filesOf(world, site, site), await filesOf(fresh, live, site)];
      expect([...after.keys()]).toEqual([...before.keys()]);
      expect([...after.keys()]).toEqual(
        expect.arrayContaining([
          '',
          'blog/',
          'blog/mills/',
          'blog/ovens/',
          'blog/salt/',
          'blog/tag/rye/',
          'blog/feed.xml',
          'og.png',
        ]),
      );
      for (const [path, bytes] of after) expect(bytes.equals(before.get(path)!), path).toBe(true);
      const [shownBefore, shownAfter] = [await picturesOf(world, site), await picturesOf(fresh, live)];
      expect([...shownAfter.keys()]).toEqual([...shownBefore.keys()]);
      expect(shownAfter.size).toBe((3 + 1 + 4) * 2);
      for (const [name, bytes] of shownAfter) expect(bytes.equals(shownBefore.get(name)!), name).toBe(true);

      // What is edited came along as well, and its source is the same again.
      expect(await titlesOf(fresh, other, live)).toEqual([
        ['A draft', 'draft'],
        ['Mills', 'published'],
        ['Ovens', 'published'],
        ['Planned', 'draft'],
        ['Salt, edited since', 'published'],
        ['Taken off', 'draft'],
      ]);
      const library = (await readLibrary(fresh, other)).pictures;
      expect(library.map(({ name, alt, x, y }) => [name, alt, x, y])).toContainEqual(['loaf.jpg', 'A loaf', 10, 90]);
      expect(library.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
      const again = (await takeSource(fresh, other, live)).files;
      expect(Object.keys(again)).toEqual(Object.keys(files));
      for (const [path, bytes] of Object.entries(again))
        if (path !== 'site.json') expect(Buffer.from(bytes).equals(Buffer.from(files[path]!)), path).toBe(true);
      expect({ ...saidIn(again, 'site.json'), address: site.address }).toEqual(saidIn(files, 'site.json'));
      // Of the archive nothing stays, and pictures are files of the account like those that were uploaded.
      expect(new Set(await filesKept(other, fresh))).toEqual(new Set(['media']));
    },
  );

  it('keeps the look it came with until the business has a brand, which takes its place', async () => {
    const person = await on('Pro');
    await makeBrand(world, person);
    const { files } = await takeSource(world, person, await makeReadySite(world, person));
    const { look } = saidIn(files, 'site.json');
    const other = await on('Pro', fresh);
    const brought: Site = assertDone(await bringSource(fresh, other, files));
    const workspaceId = await firstWorkspaceOf(fresh, other);
    const before = await readBuilder(fresh, other, workspaceId);
    expect([before.lookOrigin, before.look]).toEqual(['import', look]);
    expect(before.look.logo).not.toBeNull();
    await publish(fresh, other, brought);
    await makeBrand(fresh, other, { name: 'Another', description: '', style: 'Bold' });
    const after = await readBuilder(fresh, other, workspaceId);
    expect(after.lookOrigin).toBe('brand');
    expect(after.look.logo!.svg).not.toBe(look.logo.svg);
    expect(after.site!.online!.isCurrent).toBe(false);
  });

  it('goes on as the same posts: one that is published again is the same entry of its feed', async () => {
    const person = await on('Pro');
    const site = await makeLiveSite(world, person);
    await makePublishedPost(world, person, site, 'Mills');
    const entryOf = async (at: TestProduct, { address }: Site) => {
      const answer = await at.product.app.request(`http://localhost:18400/s/${address}/blog/feed.xml`);
      return /<entry>\n<title>.*<\/title>\n<id>(.*)<\/id>/.exec(await answer.text())![1];
    };
    const { files } = await takeSource(world, person, site);
    const other = await on('Pro', fresh);
    const live = await publish(fresh, other, assertDone(await bringSource(fresh, other, files)));
    const [line] = (await readBlog(fresh, other, live)).posts;
    expect(line).toMatchObject({ state: 'published', isOnline: true });
    expect(line!.id).not.toBe(saidIn(files, 'posts/001.json').id);
    const post = await readPost(fresh, other, line!.id);
    const edited: Post = assertDone(await askToSavePost(fresh, other, post, { title: 'Mills of today' }));
    assertDone(await askToPublishPost(fresh, other, edited));
    expect(await entryOf(fresh, live)).toBe(await entryOf(world, site));
    const off: Post = assertDone(await askToUnpublishPost(fresh, other, await readPost(fresh, other, line!.id)));
    expect([off.state, off.isOnline]).toEqual(['draft', false]);
    assertDone(await askToPublishPost(fresh, other, off));
    expect(await entryOf(fresh, live)).toBe(await entryOf(world, site));
  });
});

describe('the source of a site', () => {
  it('is the same archive each time, and on every plan', async () => {
    const person = await on('Pro');
    const site = await makeRichSite(person);
    const [first, second] = [await takeSource(world, person, site), await takeSource(world, person, site)];
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    await setPlan(world, person, 'Free');
    expect(Buffer.from((await takeSource(world, person, site)).bytes).equals(Buffer.from(first.bytes))).toBe(true);
  });

  it('leaves the place of a picture empty that was deleted, and has a picture once that the business has twice', async () => {
    const person = await on('Starter');
    const photo = await halves(64, 48, 'jpeg');
    const [one, twin] = [
      await makePicture(world, person, { bytes: photo }),
      await makePicture(world, person, { bytes: Buffer.concat([photo, Buffer.from([0])]) }),
    ];
    const gone = await makePicture(world, person);
    const ready = await makeReadySite(world, person);
    const pages = withPictures({ ...ready.document, pages: withHeroPhoto(ready.document, null) }, [gone!, one!, twin!]);
    const site: Site = assertDone(await askToSave(world, person, ready, { pages }));
    await askToDelete(world, person, gone.id);
    const { files } = await takeSource(world, person, site);
    const said = saidIn(files, 'site.json');
    expect(said.pictures).toHaveLength(1);
    expect(said.pictures[0].id).toBe(`med_${await keyOf(world, one)}`);
    expect(said.document.pages[0].blocks[0].props.photo).toBeNull();
    expect(Object.keys(files).filter((path) => path.startsWith('pictures/'))).toHaveLength(2);
    expect(new TextDecoder().decode(files['site.json'])).not.toContain(one.id);
  });

  it('is checked again where its address is opened', async () => {
    const person = await on('Starter');
    const site = await makeReadySite(world, person, { title: 'Before' });
    const { address } = assertDone(await askToDownload(world, person, site.id, 'source'));
    assertDone(await askToSave(world, person, site, { title: 'After' }));
    const open = () => world.product.app.request(`http://localhost:18400${address}`);
    const opened = unzipSync(new Uint8Array(await (await open()).arrayBuffer()));
    expect(saidIn(opened, 'site.json').document.title).toBe('After');
    await world.call('POST', '/auth/v1/logout?scope=global', { as: person });
    expect((await open()).status).toBe(404);
  });
});
