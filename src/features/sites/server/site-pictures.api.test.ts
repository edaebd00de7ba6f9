/** Pictures on published pages: checked when they go online, kept while a release shows them, served from where they lie. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Picture } from '#features/media/media.contract.ts';
import { mediaRepository } from '#features/media/server/media.repository.ts';
import { askToDelete, askToUpload, keyOf, makePicture, readLibrary } from '#features/media/testing/make-picture.ts';
import { anotherPicture, halves } from '#features/media/testing/sample-pictures.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { ImageValue } from '../domain/blocks/field.ts';
import { emptyBlock, type SiteDocument } from '../domain/document/site-document.ts';
import type { Site } from '../sites.contract.ts';
import {
  askToPublish,
  askToPutOnline,
  askToSave,
  assertDone,
  makeReadySite,
  publish,
  readBuilder,
  shownAs,
  withHeroPhoto,
} from '../testing/make-site.ts';
import { createPublishing } from '../testing/publishing.ts';
import { shownPicturesRepository } from './shown-pictures.repository.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

/** An answer that was read to its end: what is left unread would keep a file open. */
async function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const answer = await world.product.app.request(`http://localhost:18400${path}`, { headers, method });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString('utf8') };
}

interface Scene {
  readonly person: Person;
  readonly workspaceId: `ws_${string}`;
  readonly picture: Picture;
  /** What its files are called. */
  readonly key: string;
  /** With the photo in its hero, not online yet. */
  readonly site: Site;
}

const save = async (as: Person, site: Site, edited: Partial<SiteDocument>): Promise<Site> =>
  assertDone(await askToSave(world, as, site, edited));

async function setScene(): Promise<Scene> {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const workspaceId = await firstWorkspaceOf(world, person);
  const picture = await makePicture(world, person, { bytes: await halves(800, 500, 'jpeg', await tint()) });
  const ready = await makeReadySite(world, person);
  const site = await save(person, ready, { pages: withHeroPhoto(ready.document, shownAs(picture)) });
  return { person, workspaceId, picture, key: await keyOf(world, picture), site };
}

let tints = 0;
/** A color that no other scene has: equal files are one picture of a business, and one file of all. */
const tint = async (): Promise<string> => {
  tints += 1;
  return `#0000${(tints * 3).toString(16).padStart(2, '0')}`;
};

/** Every address of a picture that a page names, as the browser resolves it. */
async function picturesOn(path: string): Promise<readonly string[]> {
  const { text: html } = await get(path);
  const named = [...html.matchAll(/(?:srcSet|srcset|src)="([^"]*_media[^"]*)"/g)].flatMap(([, list]) =>
    list!.split(',').map((one) => one.trim().split(' ')[0]!),
  );
  return [...new Set(named)].map((address) => new URL(address, `http://localhost:18400${path}`).pathname);
}

describe('a picture on a published page', () => {
  it('is there in each width and format that the page names, for everybody and for good', async () => {
    const { person, site, key } = await setScene();
    const { address } = await publish(world, person, site);
    const { text: html } = await get(`/s/${address}/`);
    expect(html).toContain('alt="A loaf on a shelf" width="800" height="500"');
    expect(html).toContain('object-position:30% 60%');
    const named = await picturesOn(`/s/${address}/`);
    expect(named.toSorted()).toEqual(
      [320, 640, 800]
        .flatMap((width) => ['avif', 'webp'].map((format) => `/s/${address}/_media/${key}-${width}.${format}`))
        .sort(),
    );
    for (const path of named) {
      const answer = await get(path, { cookie: 'session=of-somebody' });
      expect([path, answer.status]).toEqual([path, 200]);
      const headers = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        'content-type': `image/${path.split('.').at(-1)}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['content-security-policy']).toContain('sandbox');
      const { bytes } = answer;
      expect((await sharp(bytes).metadata()).width).toBe(Number(/-(\d+)\./.exec(path)![1]));
      expect(Number(headers['content-length'])).toBe(bytes.byteLength);
      const again = await get(path, { 'if-none-match': headers.etag! });
      expect([again.status, again.text]).toEqual([304, '']);
      const head = await get(path, {}, 'HEAD');
      expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, String(bytes.byteLength), '']);
    }
  });

  itInDeepRun('is at the address of its own site alone, while that is online', async () => {
    const { person, site, picture, key } = await setScene();
    const published = await publish(world, person, site);
    const other = await setScene();
    const { address: elsewhere } = await publish(world, other.person, other.site);
    const name = `${key}-800.webp`;
    expect((await get(`/s/${published.address}/_media/${name}`)).status).toBe(200);
    for (const path of [
      `/s/${elsewhere}/_media/${name}`,
      `/s/${published.address}/_media/${key}-801.webp`,
      `/s/${published.address}/_media/${key}-800.png`,
      // The id of a picture leads to it in the platform alone.
      `/s/${published.address}/_media/${picture.id}-800.webp`,
      `/s/${published.address}/_media/`,
      `/s/${published.address}/_media/..%2f..%2fetc%2fpasswd`,
      `/s/${published.address}/_media/__proto__`,
      `/s/${published.address}/${name}`,
    ]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).not.toContain('immutable');
    }
    assertDone(await askToPutOnline(world, person, published, null));
    expect((await get(`/s/${published.address}/_media/${name}`)).status).toBe(404);
  });

  it('is named from every page of the site', async () => {
    const { person, site, picture } = await setScene();
    const [first, second, ...others] = site.document.pages;
    const block = { ...emptyBlock('picture', 'shown'), props: { photo: shownAs(picture), caption: 'Ours' } };
    const pages = [first!, { ...second!, blocks: [...second!.blocks, block] }, ...others];
    const { address } = await publish(world, person, await save(person, site, { pages }));
    const named = await picturesOn(`/s/${address}/${second!.kind}/`);
    expect(named.length).toBeGreaterThan(0);
    for (const path of named) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });
});

describe('a release that is older than names made of bytes', () => {
  it('goes on showing its pictures at the addresses that its pages name', async () => {
    const { person, workspaceId, site, picture, key } = await setScene();
    const { address, online } = await publish(world, person, site);
    await world.product.database.withTenant(
      { accountId: person.userId, workspaceIds: [workspaceId] },
      (tx) => tx`update site_release_media set renditions =
        (select jsonb_agg(one - 'name') from jsonb_array_elements(renditions) one) where release_id = ${online!.id}`,
    );
    // One that has not read the release yet.
    const fresh = await createTestProduct({ database: world.database, environment: { DATA_DIR: world.dataDir } });
    onTestFinished(() => fresh.close());
    const statusOf = async (name: string) =>
      (await fresh.product.app.request(`http://localhost:18400/s/${address}/_media/${name}-800.webp`)).status;
    expect([await statusOf(picture.id), await statusOf(key)]).toEqual([200, 404]);
  });
});

describe('two pictures of the same bytes', () => {
  it('are one file where they are published', async () => {
    const { person, site, picture, key } = await setScene();
    // Another file with the same pixels, which are encoded to the same bytes.
    const bytes = Buffer.concat([
      await halves(800, 500, 'jpeg', `#0000${(tints * 3).toString(16).padStart(2, '0')}`),
      Buffer.from([0]),
    ]);
    const twin = await makePicture(world, person, { bytes });
    expect(twin.id).not.toBe(picture.id);
    expect(await keyOf(world, twin)).toBe(key);
    const block = { ...emptyBlock('picture', 'twin'), props: { photo: shownAs(twin), caption: '' } };
    const [first, ...others] = site.document.pages;
    const pages = [{ ...first!, blocks: [...first!.blocks, block] }, ...others];
    const { address } = await publish(world, person, await save(person, site, { pages }));
    expect(await picturesOn(`/s/${address}/`)).toHaveLength(6);
  });
});

describe('a picture that was deleted', () => {
  it('stays online where it is, is hidden from its owner, and stops the next release', async () => {
    const { person, site, picture, key } = await setScene();
    const published = await publish(world, person, site);
    const path = `/s/${published.address}/_media/${key}-800.webp`;
    expect((await askToDelete(world, person, picture.id)).status).toBe(200);
    expect((await readLibrary(world, person)).pictures).toEqual([]);
    expect((await world.call('GET', `/api/media/pictures/${picture.id}`, { as: person })).status).toBe(404);
    await mediaRepository.deleteHidden(world.product.database.system);
    expect((await get(path)).status).toBe(200);
    const edited = await save(person, published, { title: 'Edited' });
    const refused = await askToPublish(world, person, edited);
    expect([refused.status, refused.body.code]).toEqual([409, 'sites.not_ready']);
    // Without it the site goes online; the release of before can be put online again, with its picture.
    const without = await save(person, edited, { pages: withHeroPhoto(edited.document, null) });
    const newer = await publish(world, person, without);
    expect((await get(path)).status).toBe(404);
    const back = assertDone(await askToPutOnline(world, person, newer, published.online!.id));
    expect(back.online?.id).toBe(published.online!.id);
    expect((await get(path)).status).toBe(200);
  });

  itInDeepRun('goes at night once no release shows it any more', async () => {
    const { person, site, picture } = await setScene();
    const { system } = world.product.database;
    const published = await publish(world, person, site);
    await askToDelete(world, person, picture.id);
    const isThere = async () => (await system`select 1 from media_file where id = ${picture.id}`).length === 1;
    await mediaRepository.deleteHidden(system);
    expect(await isThere()).toBe(true);
    let newest = await save(person, published, { pages: withHeroPhoto(published.document, null) });
    // Twenty releases are kept (docs/sites.md).
    for (let more = 0; more < 20; more++) newest = await publish(world, person, newest);
    await mediaRepository.deleteHidden(system);
    expect(await isThere()).toBe(false);
    const used = await mediaRepository.listUsed(
      system,
      (await world.product.storage.list(person.userId, 'media')).map(({ id }) => id),
    );
    expect(used).toEqual([]);
  });

  it('goes at once where nothing shows it', async () => {
    const { person, site, picture } = await setScene();
    await save(person, site, { pages: withHeroPhoto(site.document, null) });
    await askToDelete(world, person, picture.id);
    expect(await world.product.storage.list(person.userId, 'media')).toEqual([]);
  });
});

describe('a site goes online', () => {
  const publishWith = async ({ person, site }: Scene, photo: ImageValue) =>
    askToPublish(world, person, await save(person, site, { pages: withHeroPhoto(site.document, photo) }));

  it('with pictures of its own business that are ready and as large as it says, and with no others', async () => {
    const scene = await setScene();
    const photo = shownAs(scene.picture);
    const stranger = await setScene();
    const waiting = await askToUpload(world, scene.person, { bytes: await anotherPicture() });
    let { site } = scene;
    for (const wrong of [
      shownAs(stranger.picture),
      { ...photo, media: waiting.body.picture.id },
      { ...photo, media: `med_${'0'.repeat(26)}` },
      { ...photo, width: 640 },
      { ...photo, height: 1 },
    ]) {
      const refused = await publishWith({ ...scene, site }, wrong);
      expect([refused.status, refused.body.code]).toEqual([409, 'sites.not_ready']);
      site = (await readBuilder(world, scene.person, scene.workspaceId)).site!;
      expect(site.online).toBeNull();
    }
    expect((await publishWith({ ...scene, site }, photo)).status).toBe(200);
  });

  it('where nothing happens while its files are made', async () => {
    const { person, workspaceId, site } = await setScene();
    const published = await createPublishing(world, person, [workspaceId], async () => {})(site);
    expect(published.online).not.toBeNull();
  });

  it('not where a picture is deleted meanwhile: nothing is written, and the picture is gone', async () => {
    const { person, workspaceId, site, picture } = await setScene();
    const publishing = createPublishing(world, person, [workspaceId], () => askToDelete(world, person, picture.id));
    await expect(publishing(site)).rejects.toMatchObject({ problem: { code: 'sites.not_ready' } });
    expect((await readBuilder(world, person, workspaceId)).site!.online).toBeNull();
    const { system } = world.product.database;
    expect(await system`select 1 from media_file where id = ${picture.id}`).toHaveLength(0);
  });

  itInDeepRun(
    'or its picture is deleted, whichever comes first: what is online shows it, or nothing is online',
    async () => {
      for (let round = 0; round < 5; round++) {
        const { person, workspaceId, site, picture, key } = await setScene();
        const [published] = await Promise.all([
          askToPublish(world, person, site),
          askToDelete(world, person, picture.id),
        ]);
        const { online, address } = (await readBuilder(world, person, workspaceId)).site!;
        expect(online !== null).toBe(published.status === 200);
        const shown = await get(`/s/${address}/_media/${key}-800.webp`);
        expect(shown.status).toBe(online === null ? 404 : 200);
      }
    },
  );
});

describe('a document that is older than pictures', () => {
  it('is read, edited and published as it was', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const site = await makeReadySite(world, person);
    const workspaceId = await firstWorkspaceOf(world, person);
    // As it was stored before blocks could show a photo.
    await world.product.database.withTenant({ accountId: person.userId, workspaceIds: [workspaceId] }, async (tx) => {
      await tx`update site set document = replace(document::text, '"photo": null, ', '')::jsonb where id = ${site.id}`;
      await tx`update site set document = replace(document::text, ', "photo": null', '')::jsonb where id = ${site.id}`;
      const [row] = await tx<{ document: object }[]>`select document from site where id = ${site.id}`;
      expect(JSON.stringify(row!.document)).not.toContain('photo');
    });
    const read = (await readBuilder(world, person, workspaceId)).site!;
    expect(read.document.pages[0]!.blocks[0]!.props).toMatchObject({ photo: null });
    const published = await publish(world, person, read);
    expect(published.online?.isCurrent).toBe(true);
    expect(await shownPicturesRepository.list(world.product.database.system, published.online!.id)).toEqual([]);
    const saved = await save(person, published, { title: 'Edited' });
    expect(saved.document.pages[0]!.blocks[0]!.props).toMatchObject({ photo: null });
  });
});
