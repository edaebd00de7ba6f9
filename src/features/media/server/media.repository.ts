import { type PictureFailure, type PictureFormat, phoneWidth } from '#features/media/domain/picture.ts';
import type { Sql, Tx } from '#server/db/connect.ts';

export interface StoredPicture {
  readonly id: `med_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly name: string;
  readonly alt: string;
  readonly x: number;
  readonly y: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly state: 'waiting' | 'ready' | 'failed';
  readonly failure: PictureFailure | null;
  /** What was uploaded, until it has been encoded. */
  readonly uploadFileId: string | null;
  /** Bytes of what a phone takes of it; null until it is ready. */
  readonly phoneBytes: number | null;
  readonly createdAt: Date;
}

/** A picture as it is begun. */
export interface NewPicture extends Pick<StoredPicture, 'id' | 'workspaceId' | 'name'> {
  readonly sourceHash: string;
  readonly uploadFileId: string;
}

/** A picture that is ready as it is begun. */
export interface NewReadyPicture extends Pick<StoredPicture, 'id' | 'workspaceId' | 'name' | 'alt' | 'x' | 'y'> {
  readonly width: number;
  readonly height: number;
  readonly sourceHash: string;
}

/** A picture in one width and format, and the file that it is. */
export interface StoredRendition {
  readonly mediaId: `med_${string}`;
  readonly width: number;
  readonly format: PictureFormat;
  readonly fileId: string;
  readonly hash: string;
  readonly bytes: number;
}

/** PostgreSQL's code for a row that another one names. */
const foreignKeyViolation = '23503';

/** Every picture has a rendition that is no wider than what a phone takes. */
const columns = (tx: Tx) => tx`m.id, m.workspace_id as "workspaceId", m.name, m.alt, m.focal_x as x,
  m.focal_y as y, m.width, m.height, m.state, m.failure, m.upload_file_id as "uploadFileId", m.created_at as "createdAt",
  (select r.bytes from media_rendition r where r.media_id = m.id and r.format = 'avif' and r.width <= ${phoneWidth}
    order by r.width desc limit 1) as "phoneBytes"`;

/** Runs something that may meet a row which is still named; false where it does, and then nothing of it happened. */
async function unlessNamed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === foreignKeyViolation) return false;
    throw error;
  }
}

/** The SQL of pictures. What was deleted is found by nobody, except by what still shows it. */
export const mediaRepository = {
  /** The newest first. */
  async list(tx: Tx, workspaceId: string): Promise<readonly StoredPicture[]> {
    return tx<StoredPicture[]>`select ${columns(tx)} from media_file m
      where m.workspace_id = ${workspaceId} and m.deleted_at is null order by m.id desc`;
  },

  async find(tx: Tx, id: string): Promise<StoredPicture | undefined> {
    const [picture] = await tx<StoredPicture[]>`select ${columns(tx)} from media_file m
      where m.id = ${id} and m.deleted_at is null`;
    return picture;
  },

  /** Those of a business that are ready, of these; they can be neither deleted nor changed until the transaction ends. */
  async lockReady(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<readonly StoredPicture[]> {
    return tx<StoredPicture[]>`select ${columns(tx)} from media_file m
      where m.workspace_id = ${workspaceId} and m.id = any (${ids as string[]}) and m.state = 'ready'
        and m.deleted_at is null
      order by m.id for share of m`;
  },

  /** The picture that the same bytes became, or are becoming. */
  async findEqual(tx: Tx, workspaceId: string, sourceHash: string): Promise<StoredPicture | undefined> {
    const [picture] = await tx<StoredPicture[]>`select ${columns(tx)} from media_file m
      where m.workspace_id = ${workspaceId} and m.source_hash = ${sourceHash} and m.deleted_at is null
        and m.state <> 'failed'`;
    return picture;
  },

  /** How many pictures a business has, those that are hidden and still shown among them. */
  async count(tx: Tx, workspaceId: string): Promise<number> {
    const [row] = await tx<{ count: number }[]>`select count(*)::int as count from media_file
      where workspace_id = ${workspaceId}`;
    return row!.count;
  },

  /** How many of these businesses wait to be encoded. */
  async countWaiting(tx: Tx, workspaceIds: readonly string[]): Promise<number> {
    const [row] = await tx<{ count: number }[]>`select count(*)::int as count from media_file
      where workspace_id = any (${workspaceIds as string[]}) and state = 'waiting' and deleted_at is null`;
    return row!.count;
  },

  async insert(tx: Tx, picture: NewPicture, now: Date): Promise<void> {
    await tx`insert into media_file (id, workspace_id, name, source_hash, upload_file_id, created_at)
      values (${picture.id}, ${picture.workspaceId}, ${picture.name}, ${picture.sourceHash}, ${picture.uploadFileId},
        ${now})`;
  },

  /** Inserts one that comes with its renditions. */
  async insertReady(
    tx: Tx,
    picture: NewReadyPicture,
    renditions: readonly Omit<StoredRendition, 'mediaId'>[],
    now: Date,
  ): Promise<void> {
    const { id, workspaceId, name, alt, x, y, width, height, sourceHash } = picture;
    await tx`insert into media_file (id, workspace_id, name, alt, focal_x, focal_y, width, height, state, source_hash, created_at)
      values (${id}, ${workspaceId}, ${name}, ${alt}, ${x}, ${y}, ${width}, ${height}, 'ready', ${sourceHash}, ${now})`;
    await this.insertRenditions(tx, picture, renditions);
  },

  async insertRenditions(
    tx: Tx,
    { id, workspaceId }: Pick<StoredPicture, 'id' | 'workspaceId'>,
    renditions: readonly Omit<StoredRendition, 'mediaId'>[],
  ): Promise<void> {
    for (const { width, format, fileId, hash, bytes } of renditions)
      await tx`insert into media_rendition (media_id, workspace_id, width, format, file_id, hash, bytes)
        values (${id}, ${workspaceId}, ${width}, ${format}, ${fileId}, ${hash}, ${bytes})`;
  },

  async describe(tx: Tx, id: string, { alt, x, y }: Pick<StoredPicture, 'alt' | 'x' | 'y'>): Promise<void> {
    await tx`update media_file set alt = ${alt}, focal_x = ${x}, focal_y = ${y} where id = ${id} and deleted_at is null`;
  },

  /** Says that a picture is made, with what it is made of; false where nobody waits for it any more. */
  async finish(
    tx: Tx,
    picture: Pick<StoredPicture, 'id' | 'workspaceId'>,
    size: { readonly width: number; readonly height: number },
    renditions: readonly StoredRendition[],
  ): Promise<boolean> {
    const { id } = picture;
    const finished = await tx`update media_file set state = 'ready', width = ${size.width}, height = ${size.height},
        upload_file_id = null
      where id = ${id} and state = 'waiting' and deleted_at is null`;
    if (finished.count === 0) return false;
    await this.insertRenditions(tx, picture, renditions);
    return true;
  },

  async fail(tx: Tx, id: string, failure: PictureFailure): Promise<void> {
    await tx`update media_file set state = 'failed', failure = ${failure}, upload_file_id = null
      where id = ${id} and state = 'waiting'`;
  },

  /** The files of a picture: what was uploaded, and its renditions. */
  async listFiles(tx: Tx, id: string): Promise<readonly string[]> {
    const rows = await tx<{ fileId: string }[]>`select file_id as "fileId" from media_rendition where media_id = ${id}
      union all select upload_file_id from media_file where id = ${id} and upload_file_id is not null`;
    return rows.map(({ fileId }) => fileId);
  },

  /** The renditions of these pictures of a business. */
  async listRenditions(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<readonly StoredRendition[]> {
    return tx<StoredRendition[]>`select media_id as "mediaId", width, format, file_id as "fileId", hash, bytes
      from media_rendition where workspace_id = ${workspaceId} and media_id = any (${ids as string[]})
      order by media_id, width, format`;
  },

  /** The renditions of the pictures of a business, ready and not deleted, that have one of these hashes among theirs. */
  async listLike(tx: Tx, workspaceId: string, hashes: readonly string[]): Promise<readonly StoredRendition[]> {
    return tx<StoredRendition[]>`select media_id as "mediaId", width, format, file_id as "fileId", hash, bytes
      from media_rendition where media_id in (
        select m.id from media_file m join media_rendition r on r.media_id = m.id
        where m.workspace_id = ${workspaceId} and m.deleted_at is null and m.state = 'ready'
          and r.hash = any (${hashes as string[]}))
      order by media_id, width, format`;
  },

  /** The file of one rendition of a picture that is not deleted. */
  async findRendition(
    tx: Tx,
    at: { readonly workspaceId: string; readonly mediaId: string; readonly width: number; readonly format: string },
  ): Promise<string | undefined> {
    const [row] = await tx<{ fileId: string }[]>`select r.file_id as "fileId" from media_rendition r
      join media_file m on m.id = r.media_id
      where r.media_id = ${at.mediaId} and r.workspace_id = ${at.workspaceId} and r.width = ${at.width}
        and r.format = ${at.format} and m.deleted_at is null`;
    return row?.fileId;
  },

  /** Deletes a picture; false where something still names it, and then it is as it was. */
  delete: (tx: Tx, id: string): Promise<boolean> =>
    unlessNamed(() => tx.savepoint((part) => (part as Tx)`delete from media_file where id = ${id}`)),

  /** Hides a picture from its owner. */
  async hide(tx: Tx, id: string, now: Date): Promise<void> {
    await tx`update media_file set deleted_at = ${now} where id = ${id} and deleted_at is null`;
  },

  /** Every night: deletes hidden pictures of all accounts that nothing names any more. */
  async deleteHidden(system: Sql): Promise<void> {
    const hidden = await system<{ id: string }[]>`select id from media_file where deleted_at is not null order by id`;
    for (const { id } of hidden) await unlessNamed(() => system`delete from media_file where id = ${id}`);
  },

  /** Which of these files, of whichever account, a picture is made of. */
  async listUsed(system: Sql, fileIds: readonly string[]): Promise<readonly string[]> {
    const rows = await system<{ fileId: string }[]>`select file_id as "fileId" from media_rendition
      where file_id = any (${fileIds as string[]})`;
    return rows.map(({ fileId }) => fileId);
  },
};
