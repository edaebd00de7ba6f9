/** Files that are made to do harm: refused before they are stored, or read in a process of their own and never kept. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { mostUploadBytes } from '../domain/picture.ts';
import { askToUpload, encodeWaiting, readLibrary } from '../testing/make-picture.ts';
import { halves, oneRow, pixelFlood } from '../testing/sample-pictures.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const filesOf = async ({ userId }: Person) => (await world.product.storage.list(userId)).length;
const text = (content: string): Buffer => Buffer.from(content, 'latin1');

describe('a file that is no picture', () => {
  it.each<[string, Buffer, string, string]>([
    [
      'an SVG with a script, named as a PNG',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a.png',
      'media.kind_svg',
    ],
    ['an SVG behind a declaration', text('<?xml version="1.0"?>\n<svg onload="alert(1)"/>'), 'a.svg', 'media.kind_svg'],
    ['an archive, named as a JPEG', text('PK\u0003\u0004\u0014\u0000'), 'a.jpg', 'media.kind'],
    ['a page', text('<!doctype html><script>alert(1)</script>'), 'a.png', 'media.kind'],
    ['a PDF with a JPEG in it', text('%PDF-1.7\n\xff\xd8\xff\xe0'), 'a.jpg', 'media.kind'],
    ['a TIFF', text('II*\u0000\u0008\u0000\u0000\u0000'), 'a.tif', 'media.kind'],
    ['a HEIC', text('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'), 'a.heic', 'media.kind_heic'],
    ['an ImageMagick script', text('push graphic-context\nviewbox 0 0 640 480\n'), 'a.png', 'media.kind'],
    ['chance', randomBytes(4096).fill(0, 0, 1), 'a.png', 'media.kind'],
  ])('is refused with its reason: %s', async (_what, bytes, name, code) => {
    const person = await world.signUp();
    const { status, body } = await askToUpload(world, person, { bytes, name });
    expect([status, body.code]).toEqual([415, code]);
    expect(await filesOf(person)).toBe(0);
    expect((await readLibrary(world, person)).pictures).toEqual([]);
  });

  it('is refused where there is nothing in it', async () => {
    const person = await world.signUp();
    const { status, body } = await askToUpload(world, person, { bytes: Buffer.alloc(0) });
    expect([status, body.code]).toEqual([400, 'media.empty']);
  });
});

describe('a file that begins as a picture', () => {
  const attacks: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
    ['a GIF that is a script', async () => text('GIF89a/*\u0000\u0000*/=1;alert(document.domain)//'), 'broken'],
    ['half a JPEG', async () => (await halves(640, 480)).subarray(0, 1200), 'broken'],
    ['a PNG that floods with pixels', () => pixelFlood(), 'too_many_pixels'],
    ['a PNG whose pixels are not there', () => pixelFlood(2000), 'broken'],
    ['three bytes', async () => Buffer.from([0xff, 0xd8, 0xff]), 'broken'],
    ['a WebP of nothing', async () => text(`RIFF\u0010\u0000\u0000\u0000WEBPVP8 ${'\u0000'.repeat(60)}`), 'broken'],
    [
      'an AVIF of nothing',
      async () => text(`\u0000\u0000\u0000\u0014ftypavif\u0000\u0000\u0000\u0000avif${'\u0000'.repeat(60)}`),
      'broken',
    ],
  ];

  it.each(attacks)('fails, says why, keeps nothing, and can be deleted: %s', async (_what, make, failure) => {
    const person = await world.signUp();
    const sent = await askToUpload(world, person, { bytes: await make() });
    expect(sent.status).toBe(201);
    await encodeWaiting(world);
    const [picture] = (await readLibrary(world, person)).pictures;
    expect(picture).toMatchObject({ state: 'failed', failure, width: null, phoneBytes: null });
    expect(await filesOf(person)).toBe(0);
    const gone = await world.call('DELETE', `/api/media/pictures/${picture!.id}`, { as: person });
    expect(gone.status).toBe(200);
    expect((await readLibrary(world, person)).pictures).toEqual([]);
  });

  it('and the next one is encoded as ever', async () => {
    const person = await world.signUp();
    for (const [, make] of attacks) await askToUpload(world, person, { bytes: await make() });
    await askToUpload(world, person, { bytes: await halves(320, 200) });
    await encodeWaiting(world);
    const states = (await readLibrary(world, person)).pictures.map(({ state }) => state);
    expect(states.sort()).toEqual([...attacks.map(() => 'failed'), 'ready']);
  });

  it.each<[string, () => Promise<Buffer>, number, number]>([
    ['of one pixel', () => halves(1, 1, 'png'), 1, 1],
    ['one pixel high', async () => oneRow(20_000), 1920, 1],
    ['one pixel wide', () => halves(1, 5000, 'png'), 1, 4096],
  ])('is a picture, if one %s', async (_what, make, width, height) => {
    const person = await world.signUp();
    await askToUpload(world, person, { bytes: await make() });
    await encodeWaiting(world);
    const { pictures, picturesUrl } = await readLibrary(world, person);
    expect(pictures[0]).toMatchObject({ state: 'ready', width, height });
    const path = `${picturesUrl}/${pictures[0]!.id}-${width}.webp`;
    const shown = await world.product.app.request(`http://localhost:18400${path}`);
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width, height });
  });
});

describe('a stream without an end', () => {
  it('is refused at the byte that is one too many, and nothing of it is kept', async () => {
    const person = await world.signUp();
    const head = await halves(64, 64);
    const chunk = Buffer.alloc(256 * 1024);
    let sent = 0;
    const bytes = new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = sent === 0 ? head : chunk;
        sent += next.byteLength;
        controller.enqueue(new Uint8Array(next));
      },
    });
    const { status, body } = await askToUpload(world, person, { bytes });
    expect([status, body.code]).toEqual([413, 'request.too_large']);
    // A few more are on their way when it is noticed.
    expect(sent).toBeLessThan(mostUploadBytes + 16 * chunk.byteLength);
    expect(await filesOf(person)).toBe(0);
  });

  it('is refused at once where it says how long it is', async () => {
    const person = await world.signUp();
    const { status } = await askToUpload(world, person, { bytes: Buffer.alloc(mostUploadBytes + 1, 0xff) });
    expect(status).toBe(413);
    expect(await filesOf(person)).toBe(0);
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../../../etc/passwd', 'passwd'],
    ['C:\\windows\\a.jpg', 'a.jpg'],
    ['a\u0000\r\nset-cookie: x=1\u202egpj.jpg', 'aset-cookie: x=1gpj.jpg'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['', ''],
    ['x'.repeat(5000), 'x'.repeat(120)],
  ])('%j is a text and nothing else', async (name, kept) => {
    const person = await world.signUp();
    const { body } = await askToUpload(world, person, { bytes: await halves(8, 8, 'png'), name });
    expect(body.picture.name).toBe(kept);
  });
});
