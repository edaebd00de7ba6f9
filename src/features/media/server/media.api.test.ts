/** A picture from its upload to where it is looked at: encoded anew, of its pixels alone, and its owner's. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstWorkspaceOf } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Picture } from '../media.contract.ts';
import { askToDelete, askToUpload, encodeWaiting, makePicture, readLibrary } from '../testing/make-picture.ts';
import { anotherPicture, cameraCanary, halves, movingGif, photoWithPlace } from '../testing/sample-pictures.ts';
import { mediaRepository } from './media.repository.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const open = async (address: string) => {
  const response = await world.product.app.request(`http://localhost:18400${address}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
/** The bytes of a rendition, as the platform shows it. */
const rendition = async (as: Person, { id }: Picture, width: number, format: 'avif' | 'webp') =>
  open(`${(await readLibrary(world, as)).picturesUrl}/${id}-${width}.${format}`);
const filesOf = async ({ userId }: Person) =>
  (await world.product.storage.list(userId)).map(({ purpose }) => purpose).sort();

describe('an upload', () => {
  it('waits, and is then a picture in every width and format below its own', async () => {
    const person = await world.signUp();
    const sent = await askToUpload(world, person, { bytes: await halves(1500, 1000), name: 'shop front.jpg' });
    expect([sent.status, sent.headers.get('content-type')]).toEqual([201, 'application/json']);
    expect(sent.body.picture).toMatchObject({
      name: 'shop front.jpg',
      alt: '',
      x: 50,
      y: 50,
      state: 'waiting',
      width: null,
    });
    expect(await filesOf(person)).toEqual(['media-upload']);
    await encodeWaiting(world);
    const { pictures } = await readLibrary(world, person);
    expect(pictures).toHaveLength(1);
    const picture = pictures[0]!;
    expect(picture).toMatchObject({ id: sent.body.picture.id, state: 'ready', width: 1500, height: 1000 });
    for (const format of ['avif', 'webp'] as const)
      for (const [width, height] of [
        [320, 213],
        [640, 427],
        [960, 640],
        [1280, 853],
        [1500, 1000],
      ] as const) {
        const { status, headers, bytes } = await rendition(person, picture, width, format);
        expect([status, headers.get('content-type')]).toEqual([200, `image/${format}`]);
        expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      }
    expect(picture.phoneBytes).toBe((await rendition(person, picture, 960, 'avif')).bytes.byteLength);
    expect(await filesOf(person)).toEqual(Array(10).fill('media'));
    expect((await rendition(person, picture, 1920, 'webp')).status).toBe(404);
  });

  it('is no larger than a screen, however large it was', async () => {
    const person = await world.signUp();
    const { width, height } = await makePicture(world, person, { bytes: await halves(4000, 3000) });
    expect([width, height]).toEqual([1920, 1440]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be a %s', async (format) => {
    const person = await world.signUp();
    const picture = await makePicture(world, person, { bytes: await halves(80, 60, format) });
    const { bytes } = await rendition(person, picture, 80, 'webp');
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => (data[(y * 80 + x) * 3]! > 128 ? 'red' : 'blue');
    expect([at(10, 30), at(70, 30)]).toEqual(['red', 'blue']);
  });

  it('stands upright and says nothing of place, camera or what hung behind it', async () => {
    const person = await world.signUp();
    const photo = await photoWithPlace(400, 300);
    const polyglot = Buffer.concat([photo, Buffer.from(`PK\u0003\u0004<script>${cameraCanary}</script>`)]);
    expect(polyglot.includes(cameraCanary)).toBe(true);
    const picture = await makePicture(world, person, { bytes: polyglot });
    expect([picture.width, picture.height]).toEqual([300, 400]);
    for (const format of ['avif', 'webp'] as const) {
      const { bytes } = await rendition(person, picture, 300, format);
      expect(bytes.includes(cameraCanary)).toBe(false);
      expect(bytes.includes('script')).toBe(false);
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined });
      expect(orientation ?? 1).toBe(1);
    }
    // A quarter turn clockwise takes the red left half to the top.
    const { bytes } = await rendition(person, picture, 300, 'webp');
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => (data[(y * 300 + x) * 3]! > 128 ? 'red' : 'blue');
    expect([at(30, 30), at(270, 30), at(30, 370), at(270, 370)]).toEqual(['red', 'red', 'blue', 'blue']);
  });

  it('that moves is its first frame', async () => {
    const person = await world.signUp();
    const picture = await makePicture(world, person, { bytes: await movingGif() });
    const { bytes } = await rendition(person, picture, 40, 'webp');
    const { pages } = await sharp(bytes).metadata();
    expect(pages ?? 1).toBe(1);
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  it('of the same file again is the picture there is, while it waits and once it is ready', async () => {
    const person = await world.signUp();
    const bytes = await anotherPicture();
    const first = await askToUpload(world, person, { bytes });
    const second = await askToUpload(world, person, { bytes, name: 'the same.jpg' });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.picture.id).toBe(first.body.picture.id);
    expect(await filesOf(person)).toEqual(['media-upload']);
    await encodeWaiting(world);
    const third = await askToUpload(world, person, { bytes });
    expect([third.status, third.body.picture.id, third.body.picture.state]).toEqual([
      200,
      first.body.picture.id,
      'ready',
    ]);
    expect((await readLibrary(world, person)).pictures).toHaveLength(1);
    // In another business it is another picture.
    const stranger = await world.signUp();
    expect((await askToUpload(world, stranger, { bytes })).status).toBe(201);
  });
});

describe('a picture', () => {
  it('is described, and says what has to stay in sight', async () => {
    const person = await world.signUp();
    const { id } = await makePicture(world, person);
    const describe = (body: object) => world.call('PUT', `/api/media/pictures/${id}`, { as: person, body });
    expect((await describe({ alt: 'A loaf on a shelf', x: 30, y: 0 })).body).toMatchObject({
      alt: 'A loaf on a shelf',
      x: 30,
      y: 0,
    });
    expect((await readLibrary(world, person)).pictures[0]).toMatchObject({ alt: 'A loaf on a shelf', x: 30, y: 0 });
    for (const [field, wrong] of [
      ['x', 101],
      ['y', -1],
      ['x', 0.5],
      ['alt', 'x'.repeat(251)],
      ['alt', 'turned\u202e around'],
    ] as const) {
      const answer = await describe({ alt: '', x: 0, y: 0, [field]: wrong });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
  });

  it('goes with all its files', async () => {
    const person = await world.signUp();
    const picture = await makePicture(world, person);
    expect((await rendition(person, picture, 48, 'webp')).status).toBe(200);
    expect((await askToDelete(world, person, picture.id)).body).toEqual({ deletedId: picture.id });
    expect((await rendition(person, picture, 48, 'webp')).status).toBe(404);
    expect((await world.call('GET', `/api/media/pictures/${picture.id}`, { as: person })).status).toBe(404);
    expect((await askToDelete(world, person, picture.id)).status).toBe(404);
    expect(await filesOf(person)).toEqual([]);
  });

  it('goes while it waits, and nothing is made of it any more', async () => {
    const person = await world.signUp();
    const { body } = await askToUpload(world, person, { bytes: await anotherPicture() });
    expect((await askToDelete(world, person, body.picture.id)).status).toBe(200);
    await encodeWaiting(world);
    expect(await filesOf(person)).toEqual([]);
    expect((await readLibrary(world, person)).pictures).toEqual([]);
  });

  it('is nobody else’s: not by its id, by its business or by an address of theirs', async () => {
    const person = await world.signUp();
    const picture = await makePicture(world, person);
    const stranger = await world.signUp();
    const workspaceId = await firstWorkspaceOf(world, person);
    const asked = await askToUpload(world, stranger, { bytes: await anotherPicture(), workspaceId });
    expect([asked.status, asked.body.code]).toEqual([404, 'request.not_found']);
    expect((await askToUpload(world, stranger, { bytes: await anotherPicture(), workspaceId: 'ws_none' })).status).toBe(
      404,
    );
    expect(await filesOf(stranger)).toEqual([]);
    expect((await rendition(stranger, picture, 48, 'webp')).status).toBe(404);
    expect((await rendition(person, picture, 48, 'webp')).status).toBe(200);
    const nobody = await askToUpload(world, undefined, { bytes: await anotherPicture(), workspaceId });
    expect([nobody.status, nobody.body.code]).toEqual([401, 'auth.required']);
  });

  it('is in the archive of its account, as large as it is kept', async () => {
    const person = await world.signUp();
    const picture = await makePicture(world, person);
    const { body } = await world.call('POST', '/api/account/archives', { as: person });
    await world.product.privacy.run();
    const signed = await world.call('POST', `/api/account/archives/${body.id}/download`, { as: person, body: {} });
    const { bytes } = await open(signed.body.address);
    expect(bytes.includes(`pictures/${picture.id}-48.webp`)).toBe(true);
    // The other widths and formats say nothing more.
    expect(bytes.includes('files/media')).toBe(false);
  });
});

describe('at night', () => {
  it('goes what an attempt stored and no picture names; what a picture is made of stays', async () => {
    const person = await world.signUp();
    await makePicture(world, person);
    const stored = { accountId: person.userId, purpose: 'media', mediaType: 'image/webp', bytes: Buffer.from('left') };
    const { id: left } = await world.product.storage.put(stored, world.clock.now);
    const before = (await filesOf(person)).length;
    const tidy = (afterMs: number) =>
      world.product.storage.deleteUnused(
        'media',
        (fileIds) => mediaRepository.listUsed(world.product.database.system, fileIds),
        new Date(world.clock.now.getTime() + afterMs),
      );
    await tidy(59 * 60_000);
    expect(await filesOf(person)).toHaveLength(before);
    await tidy(61 * 60_000);
    expect(await world.product.storage.find(person.userId, left)).toBeUndefined();
    expect(await filesOf(person)).toHaveLength(before - 1);
  });
});
