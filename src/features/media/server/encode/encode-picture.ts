import sharp from 'sharp';
import { keptSize, pictureFormats, renditionSize, renditionWidths } from '#features/media/domain/picture.ts';
import { kindOf, type PictureKind } from '#features/media/domain/upload-kind.ts';
import type { EncodedRendition, EncodeResult } from './encode-messages.ts';

/** No camera in a pocket takes more; a flood of pixels in a small file does. */
const mostPixels = 50_000_000;
export const stepSeconds = 30;
/** The next step takes five times as long (1.5 against 7.8 s for 1920 × 1440 pixels, sharp 0.35) for the same bytes. */
const avifEffort = 3;

/** What the decoder calls each kind. */
export const decodedAs: Readonly<Record<PictureKind, readonly string[]>> = {
  jpeg: ['jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  avif: ['heif', 'avif'],
};

/** Pixels as they are: red, green, blue, and opacity where there is some. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Leaves this process the decoders of the kinds that are taken; those of drawings, documents and rare formats are never reached. */
export function closeOtherDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
}

/**
 * Makes new pictures of one that was sent: upright, in sRGB, of its pixels alone. Whatever else the file held (place, time, camera,
 * thumbnails, color profiles, bytes behind its end, all frames but the first) is not copied.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodeResult> {
  let pixels: Pixels | 'too_many_pixels';
  try {
    pixels = await pixelsOf(bytes);
  } catch {
    return { failure: 'broken' };
  }
  if (pixels === 'too_many_pixels') return { failure: pixels };
  const { width, height } = pixels;
  const renditions: EncodedRendition[] = [];
  // One after the other: every one at once would take all processors.
  for (const one of renditionWidths(width)) renditions.push(...(await renditionsOf(pixels, one)));
  return { size: { width, height }, renditions };
}

/** The first frame, upright, no larger than it is kept. Rejects where it cannot be read to its end. */
async function pixelsOf(bytes: Uint8Array): Promise<Pixels | 'too_many_pixels'> {
  const kind = kindOf(bytes);
  const {
    width,
    height,
    format,
    autoOrient: upright,
  } = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata();
  if (kind === undefined || kind === 'svg' || kind === 'heic' || !decodedAs[kind].includes(format))
    throw new Error(`A ${kind} was read as ${format}`);
  if (width * height > mostPixels) return 'too_many_pixels';
  const kept = keptSize(upright);
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(kept.width, kept.height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: stepSeconds })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}

/** The picture so wide, in each format. */
async function renditionsOf({ data, width, height, channels }: Pixels, to: number): Promise<EncodedRendition[]> {
  const made: EncodedRendition[] = [];
  const size = renditionSize({ width, height }, to);
  for (const format of pictureFormats) {
    const picture = sharp(data, { raw: { width, height, channels } })
      .resize(size.width, size.height, { fit: 'fill' })
      .timeout({ seconds: stepSeconds });
    const encoded =
      format === 'avif' ? picture.avif({ quality: 50, effort: avifEffort }) : picture.webp({ quality: 76, effort: 4 });
    made.push({ width: to, format, bytes: await encoded.toBuffer() });
  }
  return made;
}
