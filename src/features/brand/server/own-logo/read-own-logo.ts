import sharp from 'sharp';
import type { OwnLogo } from '#features/brand/domain/logo/own-logo.ts';
import { type CleanSvg, cleanSvg, type LogoRefusal } from './clean-svg.ts';

/** Pixels on the longer side of a picture that is kept, the largest first: the next one where it takes too many bytes. */
const keptSides = [1600, 1000, 640];
const mostPictureBytes = 300 * 1024;
/** Pixels on the longer side of what its one colour is made from. */
const maskSide = 640;
/** A picture with fewer pixels on its longer side cannot be shown. */
const leastSide = 64;
const mostPixels = 40_000_000;

/** A picture as pixels: red, green, blue, opacity. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Reads a file somebody sent as their logo: an SVG or a PNG. Nothing of the file itself is kept. */
export async function readOwnLogo(bytes: Uint8Array): Promise<OwnLogo | LogoRefusal> {
  const isPng = Buffer.from(bytes.subarray(0, 8)).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return isPng ? readPng(bytes) : readSvg(bytes);
}

async function readSvg(bytes: Uint8Array): Promise<OwnLogo | LogoRefusal> {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'unreadable';
  }
  const clean = cleanSvg(source);
  if (typeof clean === 'string') return clean;
  const whole = await pixelsOf(Buffer.from(fileOf(clean)), maskSide * 2);
  const box = whole && boxOf(whole);
  if (!whole) return 'unreadable';
  if (!box) return 'empty';
  // Room about the drawing is left out; numbers are kept short.
  const unit = clean.width / whole.width;
  const drawn = {
    x: clean.x + box.x * unit,
    y: clean.y + box.y * unit,
    width: box.width * unit,
    height: box.height * unit,
  };
  const scale = 100 / Math.max(drawn.width, drawn.height);
  const picture = `<g transform="scale(${short(scale)}) translate(${short(-drawn.x)} ${short(-drawn.y)})">${clean.markup}</g>`;
  return finish(crop(whole, box), picture, drawn.width * scale, drawn.height * scale);
}

async function readPng(bytes: Uint8Array): Promise<OwnLogo | LogoRefusal> {
  const whole = await pixelsOf(bytes, keptSides[0]!);
  if (!whole) return 'unreadable';
  const box = boxOf(whole);
  if (!box) return 'empty';
  if (Math.max(box.width, box.height) < leastSide) return 'too_small';
  const drawn = crop(whole, box);
  const png = await keptPng(drawn);
  if (!png) return 'too_complex';
  const scale = 100 / Math.max(box.width, box.height);
  const [width, height] = [short(box.width * scale), short(box.height * scale)];
  const picture = `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
  return finish(drawn, picture, box.width * scale, box.height * scale);
}

async function finish(drawn: Pixels, picture: string, width: number, height: number): Promise<OwnLogo> {
  const { mask, isLight, isOpaque } = oneColour(drawn);
  const png = await sharp(mask, { raw: { width: drawn.width, height: drawn.height, channels: 1 } })
    .resize(maskSide, maskSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { width: short(width), height: short(height), picture, mask: png.toString('base64'), isLight, isOpaque };
}

const short = (value: number): number => Math.round(value * 1000) / 1000;

const fileOf = ({ markup, x, y, width, height }: CleanSvg): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${markup}</svg>`;

/** The pixels of a picture, no more than so many on its longer side; nothing where it cannot be read. */
async function pixelsOf(bytes: Uint8Array, side: number): Promise<Pixels | undefined> {
  try {
    const { width = 1, height = 1, format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * side) / Math.max(width, height))) : undefined;
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, ...(density && { density }) })
      .resize(side, side, { fit: 'inside', withoutEnlargement: format !== 'svg' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return;
  }
}

interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of what is not transparent; nothing where all of it is. */
function boxOf({ data, width, height }: Pixels): PixelBox | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function crop({ data, width }: Pixels, box: PixelBox): Pixels {
  const rows = Array.from({ length: box.height }, (_, row) => {
    const start = ((box.y + row) * width + box.x) * 4;
    return data.subarray(start, start + box.width * 4);
  });
  return { data: Buffer.concat(rows), width: box.width, height: box.height };
}

async function keptPng({ data, width, height }: Pixels): Promise<Buffer | undefined> {
  for (const palette of [false, true])
    for (const side of keptSides) {
      const png = await sharp(data, { raw: { width, height, channels: 4 } })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9, palette })
        .toBuffer();
      if (png.length <= mostPictureBytes) return png;
    }
  return;
}

/** How light a pixel looks, 0 to 1 (ITU-R BT.709). */
const lightnessAt = (data: Uint8Array, at: number): number =>
  (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!) / 255;

/**
 * What is drawn, white on black. On a ground of its own it is what differs from the ground; otherwise what is dark, so that light
 * parts on dark ones stay open; of a logo that is all light, or all of one lightness, all of it.
 */
function oneColour({ data, width, height }: Pixels): {
  readonly mask: Uint8Array;
  readonly isLight: boolean;
  readonly isOpaque: boolean;
} {
  const count = width * height;
  let covered = 0;
  let light = 0;
  let opaque = 0;
  for (let index = 0; index < count; index++) {
    const opacity = data[index * 4 + 3]! / 255;
    covered += opacity;
    light += opacity * lightnessAt(data, index * 4);
    if (opacity > 0.98) opaque++;
  }
  const isOpaque = opaque / count > 0.99;
  const isLight = !isOpaque && light / covered > 0.78;
  const mask = Buffer.alloc(count);
  let drawn = 0;
  for (let index = 0; index < count; index++) {
    const at = index * 4;
    const opacity = data[at + 3]! / 255;
    const lightness = lightnessAt(data, at);
    const share = isOpaque
      ? Math.min(1, distance(data, at) / 0.3)
      : isLight
        ? 1
        : 1 - Math.min(1, Math.max(0, (lightness - 0.72) / 0.2));
    mask[index] = Math.round(255 * opacity * share);
    drawn += opacity * share;
  }
  // What is drawn in pale colours alone would be lost.
  if (drawn / covered < 0.15 && !isOpaque)
    for (let index = 0; index < count; index++) mask[index] = data[index * 4 + 3]!;
  return { mask, isLight, isOpaque };
}

/** How far the colour of a pixel lies from that of the first one. */
const distance = (data: Uint8Array, at: number): number =>
  Math.hypot(data[at]! - data[0]!, data[at + 1]! - data[1]!, data[at + 2]! - data[2]!) / 441;
