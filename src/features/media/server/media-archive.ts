import { renditionName } from '#features/media/domain/picture.ts';
import type { ArchiveFiles } from '#server/archive-files.ts';
import type { Storage } from '#server/storage/storage.ts';
import { mediaRepository, type StoredPicture } from './media.repository.ts';
import { filePurposes } from './media-files.ts';

/** The largest rendition of a picture as most programs read it. */
const nameOf = ({ id, width }: StoredPicture): string => renditionName(id, width!, 'webp');

/** Each picture of the account, as large as it is kept. */
export const createMediaArchive = (storage: Pick<Storage, 'read'>): ArchiveFiles => ({
  folder: 'pictures',
  // Each width and format, under names that say nothing, would be ten files a picture.
  standsFor: Object.values(filePurposes),
  list: ({ actor, transact }) =>
    transact(async ({ tx }) => {
      const files: { id: string; name: string }[] = [];
      for (const workspaceId of actor.workspaceIds)
        for (const picture of await mediaRepository.list(tx, workspaceId))
          if (picture.state === 'ready') files.push({ id: picture.id, name: nameOf(picture) });
      return files;
    }),
  make: async ({ actor, transact }, id) => {
    const fileId = await transact(async ({ tx }) => {
      const picture = await mediaRepository.find(tx, id);
      if (picture?.state !== 'ready') return undefined;
      const { workspaceId, width } = picture;
      return mediaRepository.findRendition(tx, { workspaceId, mediaId: id, width: width!, format: 'webp' });
    });
    const read = fileId === undefined ? undefined : await storage.read(actor.accountId, fileId);
    if (!read) return undefined;
    const parts: Uint8Array[] = [];
    for await (const part of read.bytes) parts.push(part);
    return new Uint8Array(Buffer.concat(parts));
  },
});
