/** A square picture, as a PNG. */
interface IconPicture {
  readonly side: number;
  readonly png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/**
 * An icon file of several sizes, each held as a PNG: six bytes of header (reserved, kind 1, count), for each picture its width, height,
 * colours, reserved, planes, bits a pixel, length and place, all little-endian, then the pictures.
 */
export function iconFile(pictures: readonly IconPicture[]): Uint8Array {
  const start = headerBytes + entryBytes * pictures.length;
  const file = new Uint8Array(pictures.reduce((sum, { png }) => sum + png.length, start));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let at = start;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index;
    // 256 is written as 0.
    file[entry] = side % 256;
    file[entry + 1] = side % 256;
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    file.set(png, at);
    at += png.length;
  }
  return file;
}
