/** A box (ISO/IEC 14496-12): what it is called, and from where to where its content is. */
interface Box {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What describes a picture takes some three hundred bytes. */
const mostDescription = 2048;
/** A picture, and its opacity. */
const mostItems = 2;

const described = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref']);
const properties = new Set(['ispe', 'pixi', 'av1C', 'colr', 'auxC']);
/** Units that hold a picture (AV1 §5.3.1): sequence header, delimiter, frame header, tiles, frame. Metadata and padding are none. */
const pictureUnits = new Set([1, 2, 3, 4, 6]);

/**
 * Whether a file is an AVIF of one picture and nothing else: the boxes of a picture and no others, and the bytes of the picture and of its
 * opacity fill what is left to the last byte. No metadata, no color profile, no frames, nothing that no decoder reads. What is in the frames
 * is for the decoder to say.
 */
export function isPlainAvif(bytes: Uint8Array): boolean {
  try {
    const reader = readerOf(bytes);
    const [kind, meta, data, ...more] = reader.boxes(0, bytes.byteLength);
    if (more.length > 0 || kind?.name !== 'ftyp' || meta?.name !== 'meta' || data?.name !== 'mdat') return false;
    if (meta.to > mostDescription || !isPlainDescription(reader, meta)) return false;
    const items = placesOf(reader, meta).toSorted((one, other) => one.from - other.from);
    if (items.length === 0 || items.length > mostItems) return false;
    let at = data.from;
    for (const { from, to } of items) {
      if (from !== at || to > data.to || !isPlainStream(reader, from, to)) return false;
      at = to;
    }
    return at === data.to;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

type Reader = ReturnType<typeof readerOf>;

/** Reads a file; throws a RangeError for what is not in it. */
function readerOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** A number of so many bytes, the highest first. */
  const number = (at: number, size: number): number => {
    let value = 0;
    for (let of = 0; of < size; of++) value = value * 256 + view.getUint8(at + of);
    return value;
  };
  const signs = (at: number): string =>
    String.fromCharCode(number(at, 1), number(at + 1, 1), number(at + 2, 1), number(at + 3, 1));
  return {
    number,
    signs,
    /** The boxes that fill a place. One without a size of its own, or with one of eight bytes, is none of a picture. */
    boxes: (from: number, to: number): readonly Box[] => {
      const found: Box[] = [];
      for (let at = from; at < to; ) {
        const size = number(at, 4);
        if (size < 8 || at + size > to) throw new RangeError('A box leads out of its place');
        found.push({ name: signs(at + 4), from: at + 8, to: at + size });
        at += size;
      }
      return found;
    },
  };
}

/** Boxes with a version and flags before what is in them. */
const behindVersion = ({ from }: Box): number => from + 4;

function isPlainDescription(reader: Reader, meta: Box): boolean {
  const boxes = reader.boxes(behindVersion(meta), meta.to);
  const names = boxes.map(({ name }) => name);
  if (names.some((name) => !described.has(name)) || new Set(names).size < names.length) return false;
  const items = boxes.find(({ name }) => name === 'iinf');
  const shapes = boxes.find(({ name }) => name === 'iprp');
  if (!items || !shapes) return false;
  const isFrames = reader
    .boxes(behindVersion(items) + (reader.number(items.from, 1) === 0 ? 2 : 4), items.to)
    // Version, flags, number and protection of the item are before its type.
    .every(
      (item) => item.name === 'infe' && reader.number(item.from, 1) === 2 && reader.signs(item.from + 8) === 'av01',
    );
  const groups = reader.boxes(shapes.from, shapes.to);
  const known = groups.filter(({ name }) => name === 'ipco').flatMap(({ from, to }) => reader.boxes(from, to));
  return (
    isFrames &&
    groups.every(({ name }) => name === 'ipco' || name === 'ipma') &&
    known.every(({ name, from }) => properties.has(name) && (name !== 'colr' || reader.signs(from) === 'nclx'))
  );
}

/** Where the bytes of each item are ("iloc", ISO/IEC 14496-12 §8.11.3): in one piece, in this file. */
function placesOf(reader: Reader, meta: Box): readonly Omit<Box, 'name'>[] {
  const box = reader.boxes(behindVersion(meta), meta.to).find(({ name }) => name === 'iloc');
  if (!box) return [];
  const { number } = reader;
  const version = number(box.from, 1);
  const sizes = [number(box.from + 4, 1), number(box.from + 5, 1)];
  const [offsetSize, lengthSize, baseSize, indexSize] = sizes.flatMap((pair) => [pair >> 4, pair & 15]) as [
    number,
    number,
    number,
    number,
  ];
  if (version > 1 || [offsetSize, lengthSize, baseSize, indexSize].some((size) => size > 4)) return [];
  const count = number(box.from + 6, 2);
  let at = box.from + 8;
  const read = (size: number): number => {
    const value = number(at, size);
    at += size;
    return value;
  };
  const places: Omit<Box, 'name'>[] = [];
  for (let item = 0; item < count; item++) {
    if (places.length > mostItems) return [];
    read(2);
    const isElsewhere = version === 1 && read(2) !== 0;
    if (read(2) !== 0 || isElsewhere) return [];
    const base = read(baseSize);
    if (read(2) !== 1) return [];
    if (version === 1) read(indexSize);
    const from = base + read(offsetSize);
    places.push({ from, to: from + read(lengthSize) });
  }
  return places;
}

/** Whether a place is filled by units of a picture. */
function isPlainStream({ number }: Reader, from: number, to: number): boolean {
  for (let at = from; at < to; ) {
    const header = number(at, 1);
    const isRefused = (header & 0b1000_0001) !== 0 || !pictureUnits.has((header >> 3) & 15);
    // A unit that is layered, or says no length of its own, is none of a single picture.
    if (isRefused || (header & 0b100) !== 0 || (header & 0b10) === 0) return false;
    at += 1;
    let length = 0;
    for (let of = 0; ; of++) {
      const byte = number(at, 1);
      at += 1;
      length += (byte & 127) * 128 ** of;
      if (byte < 128) break;
      if (of === 3) return false;
    }
    at += length;
    if (at > to) return false;
  }
  return from < to;
}
