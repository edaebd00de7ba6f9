import type { PictureFailure, PictureFormat, PictureSize } from '#features/media/domain/picture.ts';

/** What the process is asked: to make pictures of one file that somebody sent … */
export interface EncodeWork {
  readonly task: 'encode';
  readonly bytes: Uint8Array;
}

/** … or whether every file of a picture that was brought along is one. */
export interface CheckWork {
  readonly task: 'check';
  readonly size: PictureSize;
  readonly renditions: readonly EncodedRendition[];
}

export type PictureWork = EncodeWork | CheckWork;

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

/** The first rendition that is none; null where all are. */
export interface CheckResult {
  readonly wrong: Pick<EncodedRendition, 'width' | 'format'> | null;
}
