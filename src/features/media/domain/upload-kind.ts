/** Files that become pictures. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What a browser offers to choose from. A phone that keeps photos as HEIC hands them over as JPEG where that is not among them. */
export const pictureMediaTypes: readonly string[] = pictureKinds.map((kind) => `image/${kind}`);

/** So many bytes at the beginning of a file say what it is. */
export const kindBytes = 64;

/**
 * What a file is by its first bytes, whatever its name or sender says. "heic" and "svg" are told apart because people have such files:
 * they are refused with words of their own. Undefined for anything else.
 */
export function kindOf(head: Uint8Array): PictureKind | 'heic' | 'svg' | undefined {
  const text = String.fromCharCode(...head.subarray(0, kindBytes));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.slice(4, 8) === 'ftyp') return brandOf(text);
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!doctype svg|!--)/i.test(text) ? 'svg' : undefined;
}

/**
 * A file of the family of MP4 by its brands (ISO/IEC 14496-12, "FileTypeBox"): the first one, four bytes that say nothing here, and those it
 * is compatible with, as far as they stand in its first bytes.
 */
function brandOf(text: string): 'avif' | 'heic' | undefined {
  const size = [...text.slice(0, 4)].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
  const brands = [text.slice(8, 12), ...(text.slice(16, size).match(/.{4}/gs) ?? [])];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : undefined;
}
