import { type PictureFormat, pictureFormats, renditionName, renditionWidths } from '#features/media/domain/picture.ts';
import { keyOfPicture, type SourcePicture } from '../../domain/source/archived-site.ts';

/** What every archive of a source begins with. */
export const siteFile = 'site.json';

/** The file of a post by its place among them, the oldest first: "posts/001.json". */
export const postFile = (at: number): string => `posts/${String(at + 1).padStart(3, '0')}.json`;
export const isPostFile = (path: string): boolean => /^posts\/\d{3}\.json$/.test(path);

/** The file of a picture in a width and format, by its key: "pictures/<key>-640.avif". */
export const pictureFile = (key: string, width: number, format: PictureFormat): string =>
  `pictures/${renditionName(key, width, format)}`;
export const isPictureFile = (path: string): boolean =>
  /^pictures\/[0-9a-hjkmnp-tv-z]{26}-\d{1,4}\.(?:avif|webp)$/.test(path);

/** The file of a picture in one width and format. */
export interface PictureFile {
  readonly path: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** The files that a picture of a source has to have, all of them. */
export const filesOfPicture = ({ id, width }: Pick<SourcePicture, 'id' | 'width'>): readonly PictureFile[] =>
  renditionWidths(width).flatMap((one) =>
    pictureFormats.map((format) => ({ path: pictureFile(keyOfPicture(id), one, format), width: one, format })),
  );
