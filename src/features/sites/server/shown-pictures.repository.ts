import { type PictureFormat, pictureTypes, renditionName } from '#features/media/domain/picture.ts';
import type { Sql, Tx } from '#server/db/connect.ts';
import type { StoredRelease } from './sites.repository.ts';

/** A picture of a release in one width and format. */
interface Rendition {
  readonly mediaId: string;
  readonly width: number;
  readonly format: PictureFormat;
  /** SHA-256, which its bytes lie under in the storage. */
  readonly hash: string;
  readonly bytes: number;
}

/** A file of a picture as it is served. */
export interface ShownPicture extends Pick<Rendition, 'hash' | 'bytes'> {
  /** The last part of its address. */
  readonly name: string;
  readonly mediaType: string;
}

interface Row {
  readonly mediaId: string;
  /** Those of releases that are older than these names are called by the id of their picture. */
  readonly renditions: readonly (Omit<Rendition, 'mediaId'> & { readonly name?: string })[];
}

/** A rendition as it is published: called by the bytes of its picture, so that it has the same name wherever the site is. */
type Publishable = Rendition & { readonly key: string };

/** The renditions of pictures as files, each name once, where a business has the same picture twice. */
export function shownPictures(renditions: readonly Publishable[]): readonly ShownPicture[] {
  const shown = renditions.map(({ key, width, format, hash, bytes }) => ({
    name: renditionName(key, width, format),
    mediaType: pictureTypes[format],
    hash,
    bytes,
  }));
  return [...new Map(shown.map((picture) => [picture.name, picture])).values()];
}

/** The SQL of the pictures that releases show. */
export const shownPicturesRepository = {
  /** Notes which pictures a release shows; while it does, they are not deleted. */
  async insert(
    tx: Tx,
    { id, workspaceId }: Pick<StoredRelease, 'id' | 'workspaceId'>,
    renditions: readonly Publishable[],
  ): Promise<void> {
    for (const [mediaId, own] of Map.groupBy(renditions, (rendition) => rendition.mediaId)) {
      const kept: Row['renditions'] = own.map(({ key, width, format, hash, bytes }) => ({
        name: renditionName(key, width, format),
        width,
        format,
        hash,
        bytes,
      }));
      await tx`insert into site_release_media (release_id, workspace_id, media_id, renditions)
        values (${id}, ${workspaceId}, ${mediaId}, ${tx.json(kept as never)})`;
    }
  },

  /** Every rendition of the pictures that a release shows; for visitors found with the system role, as they are no account. */
  async list(system: Sql | Tx, releaseId: string): Promise<readonly ShownPicture[]> {
    const rows: readonly Row[] = await system`select media_id as "mediaId", renditions from site_release_media
      where release_id = ${releaseId}`;
    return rows.flatMap(({ mediaId, renditions }) =>
      renditions.map(({ name, width, format, hash, bytes }) => ({
        name: name ?? renditionName(mediaId, width, format),
        mediaType: pictureTypes[format],
        hash,
        bytes,
      })),
    );
  },
};
