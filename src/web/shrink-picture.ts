/** Base64 of this many bytes, with the frame of its request, fits into a request. */
const maxBytes = 700_000;

/** What a picture that is too large becomes. */
interface Smaller {
  readonly longestSidePx: number;
  readonly type: 'image/webp' | 'image/png';
}

/** The picture as base64, made smaller where it would not fit into a request. Undefined where that cannot be done. */
export async function shrinkPicture(file: Blob, smaller: Smaller): Promise<string | undefined> {
  const small = file.size <= maxBytes ? file : await redraw(file, smaller);
  if (small === undefined || small.size > maxBytes) return undefined;
  const bytes = new Uint8Array(await small.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

async function redraw(file: Blob, { longestSidePx, type }: Smaller): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.9);
    });
  } catch {
    // The browser cannot read it either.
    return undefined;
  }
}
