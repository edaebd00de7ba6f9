import type { Database } from '#server/db/database.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { DetachedContext } from '#server/use-case.ts';
import type { PrefixedId } from '#shared/ids.ts';
import { notFound } from '#shared/problem.ts';
import { accountRepository } from './account.repository.ts';
import { encodePicture } from './encode-picture.ts';
import { pictureAddress } from './picture-ticket.ts';

/** How long a removed picture can be brought back. */
const pictureUndoMs = 10 * 60_000;

const mediaType = 'image/webp';
const purposes = { shown: 'picture', removed: 'removed-picture' } as const;

interface PictureDependencies {
  readonly storage: Storage;
  /** Signs the addresses of pictures. */
  readonly downloads: Pick<Downloads, 'sign'>;
}

/** The picture of an account. A file is stored before it is named and deleted after it is no longer named. */
export function createPictureService({ storage, downloads }: PictureDependencies) {
  const show = async (context: DetachedContext, bytes: Uint8Array): Promise<string | null> => {
    const { actor, now } = context;
    const { accountId } = actor;
    const file = await storage.put({ accountId, purpose: purposes.shown, mediaType, bytes }, now);
    const before = await context.transact(({ tx }) => accountRepository.setPicture(tx, accountId, file.id));
    if (before !== null) await storage.delete(accountId, before);
    return pictureAddress(actor, file.id, downloads, now);
  };

  return {
    /** Sets the picture from base64; answers its signed address. */
    set: async (context: DetachedContext, image: string): Promise<string | null> =>
      show(context, await encodePicture(Buffer.from(image, 'base64'))),

    /** Removes the picture; answers the id by which `restore` brings it back, null where there was none. */
    async remove(context: DetachedContext): Promise<PrefixedId<'file'> | null> {
      const { now, actor } = context;
      const { accountId } = actor;
      const before = await context.transact(({ tx }) => accountRepository.setPicture(tx, accountId, null));
      if (before === null) return null;
      const bytes = await collect(storage, accountId, before);
      const expiresAt = new Date(now.getTime() + pictureUndoMs);
      const kept =
        bytes && (await storage.put({ accountId, purpose: purposes.removed, mediaType, bytes, expiresAt }, now));
      await storage.delete(accountId, before);
      return (kept?.id as PrefixedId<'file'> | undefined) ?? null;
    },

    /** Brings back a picture that was removed less than ten minutes ago. */
    async restore(context: DetachedContext, removedId: string): Promise<string | null> {
      const { accountId } = context.actor;
      const removed = await storage.find(accountId, removedId);
      const isThere =
        removed?.purpose === purposes.removed && removed.expiresAt !== null && removed.expiresAt > context.now;
      const bytes = isThere ? await collect(storage, accountId, removedId) : undefined;
      if (!bytes) throw notFound('This picture is gone');
      const address = await show(context, bytes);
      await storage.delete(accountId, removedId);
      return address;
    },
  };
}

/** Every night: deletes pictures that no account shows, left behind by a process that was killed. */
export function deleteUnusedPictures(
  { database, storage }: { readonly database: Pick<Database, 'system'>; readonly storage: Storage },
  now: Date,
): Promise<number> {
  return storage.deleteUnused(
    purposes.shown,
    (fileIds) => accountRepository.listPictures(database.system, fileIds),
    now,
  );
}

async function collect(storage: Storage, accountId: string, fileId: string): Promise<Buffer | undefined> {
  const read = await storage.read(accountId, fileId);
  if (!read) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of read.bytes) parts.push(part);
  return Buffer.concat(parts);
}
