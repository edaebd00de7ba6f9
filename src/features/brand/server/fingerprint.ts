import sharp from 'sharp';
import { fitShape } from '../domain/fonts/typeface.ts';
import { pathData } from '../domain/geometry/path-data.ts';
import { boundsOf, move, type Shape, scale } from '../domain/geometry/shapes.ts';
import { inOneColour, type MarkDrawing } from '../domain/logo/mark.ts';

/** Pixels of the picture a fingerprint is taken of, on each side. */
const side = 32;
/** Lowest frequencies that are kept, in each direction: 144 bits. */
const kept = 12;

/**
 * The fingerprint of a mark alone, in one colour and as large as its square: 144 bits, each whether one of the lowest frequencies of
 * the picture (discrete cosine transform) lies above their median. Marks that look alike differ in few bits; the mark cannot be
 * drawn again from them, so that fingerprints may be compared across accounts.
 */
export async function fingerprintOf(drawing: MarkDrawing): Promise<bigint> {
  const mark = filling(drawing);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/><path d="${pathData(mark)}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  const frequencies = lowestFrequencies(pixels);
  const sorted = [...frequencies].sort((one, other) => one - other);
  const median = (sorted[sorted.length / 2 - 1]! + sorted[sorted.length / 2]!) / 2;
  return frequencies.reduce((bits, value) => (bits << 1n) | (value > median ? 1n : 0n), 0n);
}

/** The mark as large as its square. One that is a name fills it in both directions: drawn small, all names are the same band. */
function filling(drawing: MarkDrawing): Shape {
  const whole = inOneColour(drawing);
  if (!drawing.isWhole) return fitShape(whole, { x: 0, y: 0, width: side, height: side });
  const { x, y, width, height } = boundsOf(whole);
  return scale(move(whole, -x, -y), side / width, side / height, 0, 0);
}

/** From so much agreement on a mark is a copy of another: 140 of 144 bits. */
export const copyFrom = 140 / 144;

/** How alike two marks are, from 0 to 1, by the bits of their fingerprints that agree. */
export function likeness(one: bigint, other: bigint): number {
  let differing = 0;
  for (let bits = one ^ other; bits > 0n; bits &= bits - 1n) differing++;
  return 1 - differing / (kept * kept);
}

/** Cosines of the transform, by frequency and place. */
const cosines = Array.from({ length: kept }, (_, frequency) =>
  Array.from({ length: side }, (_place, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * side))),
);

function lowestFrequencies(pixels: Uint8Array): number[] {
  const rows = Array.from({ length: side }, (_, y) =>
    cosines.map((wave) => wave.reduce((sum, cosine, x) => sum + cosine * pixels[y * side + x]!, 0)),
  );
  return cosines.flatMap((wave) =>
    Array.from({ length: kept }, (_, column) => wave.reduce((sum, cosine, y) => sum + cosine * rows[y]![column]!, 0)),
  );
}
