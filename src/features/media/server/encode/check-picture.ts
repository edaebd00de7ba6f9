import sharp from 'sharp';
import { type PictureSize, renditionSize } from '#features/media/domain/picture.ts';
import { kindOf } from '#features/media/domain/upload-kind.ts';
import type { CheckResult, CheckWork, EncodedRendition } from './encode-messages.ts';
import { decodedAs, stepSeconds } from './encode-picture.ts';
import { isPlainAvif } from './plain-avif.ts';
import { isPlainWebp } from './plain-webp.ts';

/**
 * Looks for a rendition that is not what it says: a picture of its size in its format that is read to its end, and nothing else in the
 * file. They come from elsewhere, and are served as they are.
 */
export async function checkPicture({ size, renditions }: Omit<CheckWork, 'task'>): Promise<CheckResult> {
  for (const rendition of renditions) {
    const { width, format } = rendition;
    if (!(await isPlainPicture(rendition, renditionSize(size, width)))) return { wrong: { width, format } };
  }
  return { wrong: null };
}

async function isPlainPicture({ format, bytes }: EncodedRendition, { width, height }: PictureSize): Promise<boolean> {
  if (kindOf(bytes) !== format || !(format === 'avif' ? isPlainAvif(bytes) : isPlainWebp(bytes))) return false;
  const read = () => sharp(bytes, { limitInputPixels: width * height, failOn: 'warning', pages: 1 });
  try {
    const found = await read().metadata();
    if (!decodedAs[format].includes(found.format) || found.width !== width || found.height !== height) return false;
    if ((found.pages ?? 1) !== 1 || found.exif || found.icc || found.xmp || found.iptc) return false;
    await read().raw().timeout({ seconds: stepSeconds }).toBuffer();
    return true;
  } catch {
    return false;
  }
}
