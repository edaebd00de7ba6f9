/** What a picture is by its first bytes, whatever its name or sender says. */
export function pictureKindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** Whether a PNG (APNG: a chunk acTL before the pixels) or a WebP (the second flag of VP8X) moves. */
export function isAnimated(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = pictureKindOf(bytes);
  if (kind === 'webp') return file.toString('latin1', 12, 16) === 'VP8X' && ((file[20] ?? 0) & 0x02) !== 0;
  if (kind !== 'png') return false;
  for (let at = 8; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT' || name === 'IEND') return false;
    at += 12 + file.readUInt32BE(at);
  }
  return false;
}
