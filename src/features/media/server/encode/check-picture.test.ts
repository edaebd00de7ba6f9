/** Renditions that come from elsewhere: those that are encoded here are pictures and nothing else, and no others are. */
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { halves } from '../../testing/sample-pictures.ts';
import { checkPicture } from './check-picture.ts';
import type { EncodeResult } from './encode-messages.ts';
import { encodePicture } from './encode-picture.ts';
import { isPlainAvif } from './plain-avif.ts';
import { isPlainWebp } from './plain-webp.ts';

type Encoded = Exclude<EncodeResult, { readonly failure: unknown }>;
const encode = async (bytes: Uint8Array): Promise<Encoded> => {
  const made = await encodePicture(bytes);
  if ('failure' in made) throw new Error(made.failure);
  return made;
};

/** A picture that can be seen through in one half. */
const translucent = (): Promise<Buffer> =>
  sharp({ create: { width: 350, height: 90, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.4 } } })
    .png()
    .toBuffer();

let plain: Encoded;
beforeAll(async () => {
  plain = await encode(await halves(340, 200));
});
const of = (format: 'avif' | 'webp'): Uint8Array => plain.renditions.find((one) => one.format === format)!.bytes;

describe('a picture that was encoded here', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['of two colors', () => halves(340, 200)],
    [
      'in shades of gray',
      async () =>
        sharp(await halves(64, 64))
          .grayscale()
          .png()
          .toBuffer(),
    ],
    ['that can be seen through', translucent],
    ['of one pixel', () => halves(1, 1, 'png')],
    ['one pixel wide', () => halves(1, 700, 'png')],
    [
      'of chance',
      async () =>
        sharp({
          create: { width: 400, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
        } as never)
          .png()
          .toBuffer(),
    ],
  ])('%s is one in every width and format', async (_what, make) => {
    expect(await checkPicture(await encode(await make()))).toEqual({ wrong: null });
  });

  it('is none of another size, or of another width', async () => {
    const { size, renditions } = plain;
    expect((await checkPicture({ size: { ...size, height: size.height + 9 }, renditions })).wrong).not.toBeNull();
    const [first, ...others] = renditions;
    const moved = [{ ...first!, width: first!.width - 1 }, ...others];
    expect((await checkPicture({ size, renditions: moved })).wrong).toEqual({
      width: first!.width - 1,
      format: 'avif',
    });
  });
});

describe.each([
  ['avif', isPlainAvif],
  ['webp', isPlainWebp],
] as const)('a file of a picture in %s', (format, isPlain) => {
  it('is one, and none with a byte more or less', () => {
    const bytes = of(format);
    expect(isPlain(bytes)).toBe(true);
    expect(isPlain(Buffer.concat([bytes, Buffer.from([0])]))).toBe(false);
    expect(isPlain(Buffer.concat([bytes, Buffer.alloc(8)]))).toBe(false);
    expect(isPlain(bytes.subarray(0, bytes.byteLength - 1))).toBe(false);
    expect(isPlain(new Uint8Array(0))).toBe(false);
  });

  it('is none with anything else in it that a decoder passes over', async () => {
    const tagged = sharp(of(format)).withExif({ IFD0: { ImageDescription: 'alert(1)' } });
    const profiled = sharp(of(format)).withIccProfile('p3');
    for (const more of [tagged, profiled]) {
      const bytes = await more.toFormat(format).toBuffer();
      expect((await sharp(bytes).metadata()).width).toBe(320);
      expect(isPlain(bytes)).toBe(false);
    }
  });

  it('is never a reason to fail, whatever was changed of it', () =>
    checkProperty(
      fc.property(
        fc.nat(of(format).byteLength - 1),
        fc.nat(255),
        fc.nat(of(format).byteLength),
        (at, value, length) => {
          const bytes = new Uint8Array(of(format));
          bytes[at] = value;
          expect(typeof isPlain(bytes.subarray(0, length))).toBe('boolean');
          expect(typeof isPlain(bytes)).toBe('boolean');
        },
      ),
    ));
});

describe('boxes of an AVIF', () => {
  it('that belong to no picture are refused where they stand', () => {
    const bytes = of('avif');
    const free = Buffer.from('\u0000\u0000\u0000\u0010freealert(1)', 'latin1');
    const ftyp = Buffer.from(bytes).readUInt32BE(0);
    expect(isPlainAvif(Buffer.concat([bytes, free]))).toBe(false);
    expect(isPlainAvif(Buffer.concat([bytes.subarray(0, ftyp), free, bytes.subarray(ftyp)]))).toBe(false);
  });

  it('that leave bytes of the file to nobody are refused', () => {
    const bytes = Buffer.from(of('avif'));
    const data = bytes.indexOf('mdat', 0, 'latin1') - 4;
    const more = Buffer.from('alert(1)');
    const longer = Buffer.concat([bytes, more]);
    longer.writeUInt32BE(bytes.readUInt32BE(data) + more.byteLength, data);
    expect(isPlainAvif(longer)).toBe(false);
  });
});

describe('chunks of a WebP', () => {
  it('that belong to no picture are refused, though the file says how long it is', () => {
    const chunk = Buffer.from('EVIL\u0008\u0000\u0000\u0000alert(1)', 'latin1');
    const longer = Buffer.concat([of('webp'), chunk]);
    longer.writeUInt32LE(longer.byteLength - 8, 4);
    expect(isPlainWebp(longer)).toBe(false);
  });
});
