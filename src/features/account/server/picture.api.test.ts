import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { deleteUnusedPictures } from './picture.service.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const canary = 'CANARY-52.3731N-4.8922E';
const upload = (as: Person, bytes: Uint8Array) =>
  world.call('PUT', '/api/account/picture', { as, body: { image: Buffer.from(bytes).toString('base64') } });
const fetchPicture = async (address: string) => {
  const response = await world.product.app.request(`http://localhost:18400${address}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const pictureOf = async (as: Person) => (await world.call('GET', '/api/account', { as })).body.pictureUrl;
/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' } }, gravity: 'east' },
  ]);
const filesOf = async ({ userId }: Person) => (await world.product.storage.list(userId)).length;

function withChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

describe('the picture of an account', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is kept of a %s as a WebP square of 256 px', async (format) => {
    const person = await world.signUp();
    const answer = await upload(person, await halves(900, 600).toFormat(format).toBuffer());
    expect(answer.status).toBe(200);
    const { response, bytes } = await fetchPicture(answer.body.pictureUrl);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('private');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(await pictureOf(person)).toBe(answer.body.pictureUrl);
  });

  it('stands upright and says nothing of place, camera or what hung behind it', async () => {
    const person = await world.signUp();
    const exif = {
      IFD0: { Make: canary, ImageDescription: canary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSAreaInformation: canary },
    };
    const photo = await halves(400, 300).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from(`PK\u0003\u0004<script>${canary}</script>`)]);
    expect(polyglot.includes(canary)).toBe(true);
    const { body } = await upload(person, polyglot);
    const { bytes } = await fetchPicture(body.pictureUrl);
    expect(bytes.includes(canary)).toBe(false);
    expect(bytes.includes('script')).toBe(false);
    const { exif: left, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ left, xmp, icc, orientation }).toEqual({
      left: undefined,
      xmp: undefined,
      icc: undefined,
      orientation: undefined,
    });
    // A quarter turn clockwise takes the red left half to the top.
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => (data[(y * 256 + x) * 3]! > 128 ? 'red' : 'blue');
    expect([at(30, 30), at(220, 30), at(30, 220), at(220, 220)]).toEqual(['red', 'red', 'blue', 'blue']);
  });

  it('is refused where it is no such picture, moves, floods or is broken, and the one before stays', async () => {
    const person = await world.signUp();
    const photo = await halves(64, 64).jpeg().toBuffer();
    const png = await halves(64, 64).png().toBuffer();
    const before = (await upload(person, photo)).body.pictureUrl;
    const flood = Buffer.from(png);
    flood.writeUInt32BE(60_000, 16);
    flood.writeUInt32BE(60_000, 20);
    const frames = await sharp([photo, png], { join: { animated: true } })
      .webp()
      .toBuffer();
    const attacks: [string, Buffer, number, string][] = [
      ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'account.picture_kind'],
      ['GIF', await sharp(png).gif().toBuffer(), 415, 'account.picture_kind'],
      ['TIFF', await sharp(png).tiff().toBuffer(), 415, 'account.picture_kind'],
      ['PDF before a JPEG', Buffer.concat([Buffer.from('%PDF-1.7\n'), photo]), 415, 'account.picture_kind'],
      ['animated WebP', frames, 415, 'account.picture_animated'],
      ['APNG', withChunk(png, 'acTL', Buffer.alloc(8)), 415, 'account.picture_animated'],
      ['pixel flood', flood, 413, 'account.picture_size'],
      ['half a JPEG', photo.subarray(0, photo.length / 2), 422, 'account.picture_broken'],
      ['three bytes', Buffer.from([0xff, 0xd8, 0xff]), 422, 'account.picture_broken'],
      [
        'chunk that leads out of the file',
        withChunk(png, 'zzzz', Buffer.alloc(0)).fill(0xff, 33, 37),
        422,
        'account.picture_broken',
      ],
    ];
    for (const [name, bytes, status, code] of attacks) {
      const answer = await upload(person, bytes);
      expect([name, answer.status, answer.body.code]).toEqual([name, status, code]);
    }
    expect(await pictureOf(person)).toBe(before);
    expect(await filesOf(person)).toBe(1);
  });

  it('larger than a request is refused before it is read', async () => {
    const person = await world.signUp();
    expect((await upload(person, Buffer.alloc(740_000))).body.fields).toEqual({ image: 'is too large' });
    expect((await upload(person, Buffer.alloc(900_000))).status).toBe(413);
  });

  it('is replaced, removed, and for ten minutes brought back', async () => {
    const person = await world.signUp();
    const photo = await halves(64, 64).jpeg().toBuffer();
    await upload(person, photo);
    await upload(person, await halves(90, 90).png().toBuffer());
    expect(await filesOf(person)).toBe(1);
    const shown = await pictureOf(person);
    const { body } = await world.call('DELETE', '/api/account/picture', { as: person });
    expect(await pictureOf(person)).toBeNull();
    expect((await fetchPicture(shown)).response.status).toBe(404);
    const restore = (as: Person) => world.call('POST', '/api/account/picture/restore', { as, body });
    expect((await restore(await world.signUp())).status).toBe(404);
    expect((await restore(person)).body.pictureUrl).toBe(await pictureOf(person));
    expect(await filesOf(person)).toBe(1);
    const again = await world.call('DELETE', '/api/account/picture', { as: person });
    // docs/account.md: ten minutes.
    world.clock.now = new Date(world.clock.now.getTime() + 10 * 60_000);
    const late = await world.call('POST', '/api/account/picture/restore', { as: person, body: again.body });
    expect(late.status).toBe(404);
    await world.product.storage.housekeeping(world.clock.now);
    expect(await filesOf(person)).toBe(0);
  });

  it('that a killed process stored and never showed goes at night, after an hour; one that is shown stays', async () => {
    const person = await world.signUp();
    await upload(person, await halves(64, 64).jpeg().toBuffer());
    const shown = await pictureOf(person);
    // What is left by a death before the picture is named, and by one before the picture of before is deleted.
    const { storage } = world.product;
    const stored = { accountId: person.userId, purpose: 'picture', mediaType: 'image/webp', bytes: randomBytes(9) };
    const left = await storage.put(stored, world.clock.now);
    const tidyAfter = (ms: number) => deleteUnusedPictures(world.product, new Date(world.clock.now.getTime() + ms));
    await tidyAfter(59 * 60_000);
    expect(await filesOf(person)).toBe(2);
    await tidyAfter(61 * 60_000);
    expect(await storage.find(person.userId, left.id)).toBeUndefined();
    expect(await filesOf(person)).toBe(1);
    expect((await fetchPicture(shown)).response.status).toBe(200);
  });

  it('is shown to its owner’s living session alone, and only for a while', async () => {
    const person = await world.signUp();
    const { body } = await upload(person, await halves(64, 64).jpeg().toBuffer());
    const broken = `${body.pictureUrl.slice(0, -2)}xx`;
    expect((await fetchPicture(broken)).response.status).toBe(404);
    const later = new Date(world.clock.now.getTime() + 59 * 60_000);
    const started = world.clock.now;
    world.clock.now = later;
    expect((await fetchPicture(body.pictureUrl)).response.status).toBe(200);
    world.clock.now = new Date(started.getTime() + 2 * 3_600_000);
    expect((await fetchPicture(body.pictureUrl)).response.status).toBe(404);
    world.clock.now = started;
    const fresh = await pictureOf(person);
    expect((await fetchPicture(fresh)).response.status).toBe(200);
    await world.call('POST', '/auth/v1/logout', { as: person });
    expect((await fetchPicture(fresh)).response.status).toBe(404);
  });
});
