import sharp from 'sharp';
import { ProblemError } from '#shared/problem.ts';
import { isAnimated, pictureKindOf } from './picture-kind.ts';

// Each picture is decoded once: nothing of it is worth keeping.
sharp.cache(false);

/** The side of a stored picture in pixels. */
const pictureSidePx = 256;
/** No camera in a pocket takes more; a flood of pixels in a small file does. */
const maxPixels = 64_000_000;

/**
 * Makes a new picture of the one that was sent: upright, square, WebP, and of its pixels alone. Whatever else the file
 * held (place, time, camera, thumbnails, colour profiles, bytes behind its end) is not copied. Refuses what is no JPEG,
 * PNG or WebP, what moves, what is too large to be a photograph and what cannot be decoded to its end.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Buffer> {
  // Decoders of other formats are never reached.
  if (!pictureKindOf(bytes)) throw refusal(415, 'account.picture_kind', 'Only JPEG, PNG and WebP can be used');
  if (isAnimated(bytes)) throw refusal(415, 'account.picture_animated', 'The picture moves');
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const { width, height } = await picture.metadata().catch(() => {
    throw broken();
  });
  if (width * height > maxPixels) throw refusal(413, 'account.picture_size', 'The picture has too many pixels');
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(pictureSidePx, pictureSidePx, { fit: 'cover' })
      .webp({ quality: 84 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw broken();
  }
}

const broken = () => refusal(422, 'account.picture_broken', 'The picture cannot be read to its end');

const refusal = (status: number, code: string, message: string): ProblemError =>
  new ProblemError(status, { code, message, fields: { image: message } });
