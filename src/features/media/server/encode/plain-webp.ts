/** What files of pictures consist of as they are encoded here: without opacity, and with. */
const layouts = ['VP8 ', 'VP8X ALPH VP8 '];
/** The one bit of "VP8X" that may be set: there is opacity. */
const opacityAlone = [0x10, 0, 0, 0];

/**
 * Whether a file is a WebP (RFC 9649) of one picture and nothing else: its chunks are those of the picture, and they fill it to its last byte.
 * No metadata, no profile, no frames, nothing that no decoder reads. What is in the chunks is for the decoder to say.
 */
export function isPlainWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.byteLength;
  if (size < 20 || signsAt(bytes, 0) !== 'RIFF' || signsAt(bytes, 8) !== 'WEBP') return false;
  if (view.getUint32(4, true) !== size - 8) return false;
  const names: string[] = [];
  for (let at = 12; at < size; ) {
    if (at + 8 > size) return false;
    const name = signsAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    const next = end + (length % 2);
    if (next > size || (next > end && bytes[end] !== 0)) return false;
    if (name === 'VP8X' && !(length === 10 && opacityAlone.every((bits, of) => bytes[at + 8 + of] === bits)))
      return false;
    names.push(name);
    at = next;
  }
  return layouts.includes(names.join(' '));
}

const signsAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
