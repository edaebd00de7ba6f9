import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

/** The files of a zip archive without comment, in its order. Source of the layout: PKWARE APPNOTE 4.3. */
export function readZip(zip: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== endOfDirectory) throw new Error('The archive has no directory where it should be');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === centralHeader) {
    const [method, packedSize] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + packedSize);
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), method === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

/** An archive of these files whose only time is `date` (UTC, two-second steps); the same files give the same bytes. */
export function writeZip(files: ReadonlyMap<string, Buffer>, date: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 6 });
    const about = fileFacts({ content, packed, name, date });
    const head = Buffer.alloc(4);
    head.writeUInt32LE(localHeader);
    parts.push(head, about, name, packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(centralHeader);
    entry.writeUInt16LE(20, 4);
    about.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
    offset += 4 + about.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endOfDirectory);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** What both headers of a file say alike, from "version needed" to the length of the extra field. */
function fileFacts(file: { content: Buffer; packed: Buffer; name: Buffer; date: Date }): Buffer {
  const { content, packed, name, date } = file;
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(0x0800, 2);
  about.writeUInt16LE(8, 4);
  about.writeUInt16LE((date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1), 6);
  const years = Math.max(1980, date.getUTCFullYear()) - 1980;
  about.writeUInt16LE((years << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(), 8);
  about.writeUInt32LE(crc32(content), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(content.length, 18);
  about.writeUInt16LE(name.length, 22);
  return about;
}
