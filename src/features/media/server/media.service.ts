import { randomBytes } from 'node:crypto';
import { mediaProblems } from '#features/media/domain/media.problems.ts';
import { mostPictures, mostWaiting, type PictureSize } from '#features/media/domain/picture.ts';
import type { Picture } from '#features/media/media.contract.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Tx } from '#server/db/connect.ts';
import { cancel, enqueue } from '#server/jobs/enqueue.ts';
import { planChangeRepository } from '#server/plans/plan-change.repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { notFound, ProblemError } from '#shared/problem.ts';
import type { ArrivedPicture, CarriedPicture } from './carry/carried-pictures.service.ts';
import { keysOf } from './carry/picture-key.ts';
import { encodeJobKind } from './encode/encode-job.ts';
import { mediaRepository, type StoredPicture, type StoredRendition } from './media.repository.ts';

/** A picture that can be shown: its size, and what a phone takes of it. */
export interface ReadyPicture extends PictureSize {
  readonly phoneBytes: number;
}

/** A rendition with what its picture is called by its bytes. */
export interface KeyedRendition extends StoredRendition {
  readonly key: string;
}

/** A picture that is taken along. */
export interface LeavingPicture extends CarriedPicture {
  readonly id: string;
  readonly renditions: readonly StoredRendition[];
}

/** A file that was uploaded and stored. */
interface Upload {
  readonly workspaceId: `ws_${string}`;
  readonly name: string;
  readonly fileId: string;
  readonly hash: string;
}

const view = ({ workspaceId: _, uploadFileId: __, createdAt, ...picture }: StoredPicture): Picture => ({
  ...picture,
  createdAt: createdAt.toISOString(),
});

const find = async (tx: Tx, mediaId: string): Promise<StoredPicture> => {
  const picture = await mediaRepository.find(tx, mediaId);
  if (!picture) throw notFound('There is no such picture');
  return picture;
};

/** A picture of a business that may be changed; the business is locked until the transaction ends, and with it its pictures. */
const findForWriting = async (context: UseCaseContext, mediaId: string): Promise<StoredPicture> => {
  const { workspaceId } = await find(context.tx, mediaId);
  await workspacesService.getForWriting(context, workspaceId);
  return find(context.tx, mediaId);
};

/**
 * Locks the account and one of its businesses until the transaction ends, in this order: what is counted of both is what it is when the
 * next one counts. A 404 for a business of somebody else.
 */
async function lockLibrary(context: UseCaseContext, workspaceId: string): Promise<void> {
  await workspacesService.get(context, workspaceId);
  await planChangeRepository.lockPlan(context.tx, context.actor.accountId);
  await workspacesService.getForWriting(context, workspaceId);
}

async function assertRoom({ tx, actor }: UseCaseContext, workspaceId: string): Promise<void> {
  if ((await mediaRepository.countWaiting(tx, actor.workspaceIds)) >= mostWaiting)
    throw refused('too_many_waiting', { limit: mostWaiting, retryAfter: 5 });
  if ((await mediaRepository.count(tx, workspaceId)) >= mostPictures)
    throw refused('library_full', { limit: mostPictures });
}

/** The pictures of businesses. */
export const mediaService = {
  async list(context: UseCaseContext, workspaceId: string): Promise<Picture[]> {
    await workspacesService.get(context, workspaceId);
    return (await mediaRepository.list(context.tx, workspaceId)).map(view);
  },

  async get({ tx }: Pick<UseCaseContext, 'tx'>, mediaId: string): Promise<Picture> {
    return view(await find(tx, mediaId));
  },

  /** Refuses one more picture where as many of the account wait as may, or the business has as many as it may. */
  async requireRoom(context: UseCaseContext, workspaceId: string): Promise<void> {
    await lockLibrary(context, workspaceId);
    await assertRoom(context, workspaceId);
  },

  /**
   * Takes an upload among the pictures of a business, and has it encoded. The same file again is the picture there is, and then what was
   * uploaded is nobody's (`isNew` is false).
   */
  async add(context: UseCaseContext, upload: Upload): Promise<{ readonly picture: Picture; readonly isNew: boolean }> {
    const { tx, actor, now } = context;
    const { workspaceId, name, hash, fileId } = upload;
    await lockLibrary(context, workspaceId);
    const known = await mediaRepository.findEqual(tx, workspaceId, hash);
    if (known) return { picture: view(known), isNew: false };
    await assertRoom(context, workspaceId);
    const id = buildId('med', now.getTime(), randomBytes(16));
    await mediaRepository.insert(tx, { id, workspaceId, name, sourceHash: hash, uploadFileId: fileId }, now);
    await enqueue(context, encodeJobKind, { key: id, accountId: actor.accountId, payload: { mediaId: id } });
    return { picture: view(await find(tx, id)), isNew: true };
  },

  /** Says what a picture shows, and what of it has to stay in sight. What is online stays as it was published. */
  async describe(
    context: UseCaseContext,
    { mediaId, ...words }: Pick<StoredPicture, 'alt' | 'x' | 'y'> & { readonly mediaId: string },
  ): Promise<Picture> {
    await findForWriting(context, mediaId);
    await mediaRepository.describe(context.tx, mediaId, words);
    return view(await find(context.tx, mediaId));
  },

  /**
   * Deletes a picture with its files. One that is online, or could be again, is hidden instead: what shows it keeps it, and when nothing
   * does any more it goes at night.
   */
  async delete(context: DetachedContext, mediaId: string, storage: Pick<Storage, 'delete'>): Promise<void> {
    const { accountId } = context.actor;
    const files = await context.transact(async (inside) => {
      const { tx, now } = inside;
      await findForWriting(inside, mediaId);
      await cancel(inside, encodeJobKind, { key: mediaId, accountId });
      const known = await mediaRepository.listFiles(tx, mediaId);
      if (await mediaRepository.delete(tx, mediaId)) return known;
      await mediaRepository.hide(tx, mediaId, now);
      return [];
    });
    for (const fileId of files) await storage.delete(accountId, fileId);
  },

  /** Which of these pictures of a business can be shown, by id; nobody deletes them until the transaction ends. */
  async lockReady(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ReadyPicture>> {
    const found = ids.length === 0 ? [] : await mediaRepository.lockReady(tx, workspaceId, ids);
    return new Map(
      found.map(({ id, width, height, phoneBytes }) => [
        id,
        { width: width!, height: height!, phoneBytes: phoneBytes! },
      ]),
    );
  },

  /** Every width and format of these pictures of a business, with the hash that its bytes lie under and the key of its picture. */
  async listRenditions(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<readonly KeyedRendition[]> {
    const renditions = ids.length === 0 ? [] : await mediaRepository.listRenditions(tx, workspaceId, ids);
    const keys = keysOf(renditions);
    return renditions.map((rendition) => ({ ...rendition, key: keys.get(rendition.mediaId)! }));
  },

  /** What these pictures of a business are called by their bytes, by id; those that are not ready are left out. */
  async listKeys(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return ids.length === 0 ? new Map() : keysOf(await mediaRepository.listRenditions(tx, workspaceId, ids));
  },

  /** Those of these pictures of a business that are ready and not deleted, as they are taken along, with where their bytes lie. */
  async listCarried(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<readonly LeavingPicture[]> {
    const known = (await mediaRepository.list(tx, workspaceId)).filter(
      ({ id, state }) => state === 'ready' && ids.includes(id),
    );
    const renditions = await mediaRepository.listRenditions(
      tx,
      workspaceId,
      known.map(({ id }) => id),
    );
    const keys = keysOf(renditions);
    return known.map(({ id, name, alt, x, y, width, height }) => ({
      id,
      key: keys.get(id)!,
      name,
      alt,
      x,
      y,
      width: width!,
      height: height!,
      renditions: renditions.filter(({ mediaId }) => mediaId === id),
    }));
  },

  /**
   * Takes pictures that were brought along among those of a business. One that it has already stays the one it is, and then the files of the
   * one that came are nobody's (`unused`). Answers the ids by key.
   */
  async adopt(
    context: UseCaseContext,
    workspaceId: `ws_${string}`,
    arrived: readonly ArrivedPicture[],
  ): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly unused: readonly string[] }> {
    const { tx, now } = context;
    await lockLibrary(context, workspaceId);
    const hashes = arrived.flatMap(({ renditions }) => renditions.map(({ hash }) => hash));
    const known = keysOf(await mediaRepository.listLike(tx, workspaceId, hashes));
    const ids = new Map([...known].map(([id, key]) => [key, id]));
    const fresh = arrived.filter(({ key }) => !ids.has(key));
    if (fresh.length > 0 && (await mediaRepository.count(tx, workspaceId)) + fresh.length > mostPictures)
      throw refused('library_full', { limit: mostPictures });
    for (const { key, renditions, ...picture } of fresh) {
      const id = buildId('med', now.getTime(), randomBytes(16));
      await mediaRepository.insertReady(tx, { ...picture, id, workspaceId, sourceHash: key }, renditions, now);
      ids.set(key, id);
    }
    const unused = arrived
      .filter((picture) => !fresh.includes(picture))
      .flatMap(({ renditions }) => renditions.map(({ fileId }) => fileId));
    return { ids, unused };
  },
};

function refused(
  reason: 'too_many_waiting' | 'library_full',
  more: { readonly limit: number; readonly retryAfter?: number },
): ProblemError {
  const { code, status } = mediaProblems[reason];
  return new ProblemError(status, { code, message: `There are ${more.limit} at most`, ...more });
}
