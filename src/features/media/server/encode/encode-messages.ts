import type { PictureFailure, PictureFormat, PictureSize } from '#features/media/domain/picture.ts';

/** What the process is asked: one file that somebody sent. */
export interface EncodeWork {
  readonly bytes: Uint8Array;
}

/** A picture in one width and format. */
export interface EncodedRendition {
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** What it answers: the picture in every width and format, or why there is none. */
export type EncodeResult =
  | { readonly size: PictureSize; readonly renditions: readonly EncodedRendition[] }
  | { readonly failure: PictureFailure };
