/** The formats in which a picture is kept: the one that weighs least, and one that every browser of the last years reads. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The media type of each format. */
export const pictureTypes: Readonly<Record<PictureFormat, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** A picture is kept no larger than this, in pixels: a page is as wide as a screen, and a screen is seldom wider. */
export const largestWidth = 1920;
export const largestHeight = 4096;

/**
 * The widths in which a picture is kept, beside its own. Pages name them (`renditionWidths`), so that a width which is added here is
 * missing of every picture that was encoded before.
 */
const steps = [320, 640, 960, 1280] as const;

/** A phone takes the widest rendition up to this where a picture is as wide as its screen, in pixels. */
export const phoneWidth = 960;

/** The most characters of an alt text: what is longer is a caption. */
export const longestAlt = 250;
/** The most characters of a name. */
export const longestName = 120;

/** How many pictures a business keeps. */
export const mostPictures = 500;
/** How many of all businesses of an account wait to be encoded. */
export const mostWaiting = 20;
/** How many bytes an upload has at most. */
export const mostUploadBytes = 25 * 2 ** 20;
/** How many bytes a rendition has at most that is brought along: the largest of noise alone takes half of it. */
export const mostRenditionBytes = 8 * 2 ** 20;

/** What has to stay in sight where a picture is cropped, in hundredths of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size in which a picture of some size is kept: never larger than it is, at least one pixel each way. */
export function keptSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, largestWidth / width, largestHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The widths in which a picture is kept that is so wide: those below its own, and its own. */
export const renditionWidths = (width: number): readonly number[] => [...steps.filter((step) => step < width), width];

/** The size of a picture in one of its widths. */
export const renditionSize = ({ width, height }: PictureSize, to: number): PictureSize => ({
  width: to,
  height: Math.max(1, Math.round((height * to) / width)),
});

/** The name of the file of a rendition, by the id of its picture or by what its bytes are called: "med_…-640.avif". */
export const renditionName = (picture: string, width: number, format: PictureFormat): string =>
  `${picture}-${width}.${format}`;

/** Why a picture could not be made: the file is broken, it has more pixels than any camera takes, it is gone, or it took too long. */
export const pictureFailures = ['broken', 'too_many_pixels', 'lost', 'gave_up'] as const;
export type PictureFailure = (typeof pictureFailures)[number];
