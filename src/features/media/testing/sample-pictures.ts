import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** A picture whose left half is red and whose right half is blue; another `tint` makes another file. */
export const halves = (width: number, height: number, format: Format = 'jpeg', tint = '#0000ff'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: tint } }, gravity: 'east' },
    ])
    .toFormat(format)
    .toBuffer();

/** A picture that no other call makes. */
export const anotherPicture = (): Promise<Buffer> =>
  halves(
    48,
    32,
    'png',
    `#${Math.floor(Math.random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`,
  );

/** What a camera notes, to be looked for in what is made of its photo. */
export const cameraCanary = 'CANARY-52.3731N-4.8922E';

/** A photo that lies on its side, with the place where it was taken. */
export const photoWithPlace = async (width: number, height: number): Promise<Buffer> => {
  const exif = {
    IFD0: { Make: cameraCanary, ImageDescription: cameraCanary },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSAreaInformation: cameraCanary },
  };
  return sharp(await halves(width, height))
    .withExif(exif)
    .withMetadata({ orientation: 6, exif })
    .jpeg()
    .toBuffer();
};

/** Two frames, the first one red. */
export const movingGif = async (): Promise<Buffer> =>
  sharp([await solid('#ff0000'), await solid('#0000ff')], { join: { animated: true } })
    .gif()
    .toBuffer();

const solid = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

/** A PNG of a few hundred bytes that says it is as large as a house. */
export async function pixelFlood(side = 60_000): Promise<Buffer> {
  const flood = Buffer.from(await halves(64, 64, 'png'));
  flood.writeUInt32BE(side, 16);
  flood.writeUInt32BE(side, 20);
  // The checksum of the changed part, so that nothing but its size is wrong.
  flood.writeUInt32BE(crc32(flood.subarray(12, 29)), 29);
  return flood;
}

/** A whole PNG of one row, as wide as said: few bytes, and more pixels than a screen in one direction. */
export function oneRow(width: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  // Eight bits of gray.
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const made = Buffer.alloc(12 + data.length);
  made.writeUInt32BE(data.length, 0);
  made.write(name, 4, 'latin1');
  data.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length);
  return made;
}
