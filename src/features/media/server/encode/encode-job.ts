import { z } from 'zod';
import { type PictureFailure, pictureTypes } from '#features/media/domain/picture.ts';
import { defineJob, type Job, type JobContext, type JobKind, JobTakenError } from '#server/jobs/define-job.ts';
import type { Storage } from '#server/storage/storage.ts';
import { mediaRepository, type StoredPicture, type StoredRendition } from '../media.repository.ts';
import { filePurposes } from '../media-files.ts';
import type { EncodedRendition } from './encode-messages.ts';
import type { Encoder } from './encoder.ts';

/** Encodes a picture; its key is the picture's id. */
export const encodeJobKind = {
  name: 'media.encode',
  payload: z.object({ mediaId: z.string() }),
  // The picture says itself how far it is.
  isShown: false,
} satisfies JobKind;

interface EncodeDependencies {
  readonly encoder: Pick<Encoder, 'encode'>;
  readonly storage: Storage;
}

/** The job that makes pictures of what was uploaded. What an attempt stored and did not name goes at night. */
export function createEncodeJob({ encoder, storage }: EncodeDependencies): Job {
  const store = async (
    { accountId, now }: JobContext,
    mediaId: StoredPicture['id'],
    { width, format, bytes }: EncodedRendition,
  ): Promise<StoredRendition> => {
    const file = { accountId: accountId!, purpose: filePurposes.rendition, mediaType: pictureTypes[format], bytes };
    const { id, hash, bytes: size } = await storage.put(file, now());
    return { mediaId, width, format, fileId: id, hash, bytes: size };
  };

  /** What was uploaded goes as soon as nothing is made of it any more. */
  const end = async (
    { accountId, complete }: JobContext,
    { id, uploadFileId }: StoredPicture,
    failure: PictureFailure,
  ): Promise<void> => {
    await complete((tx) => mediaRepository.fail(tx, id, failure));
    if (uploadFileId !== null) await storage.delete(accountId!, uploadFileId);
  };

  return defineJob<{ mediaId: string }>({
    ...encodeJobKind,
    timeoutSeconds: 180,
    perAccount: 1,
    perProcess: 2,
    retries: { limit: 2, firstDelaySeconds: 5, longestDelaySeconds: 60 },
    run: async (context, { mediaId }) => {
      const accountId = context.accountId!;
      const picture = await context.save((tx) => mediaRepository.find(tx, mediaId));
      // It was deleted meanwhile, or an attempt before this one was done.
      if (picture?.state !== 'waiting' || picture.uploadFileId === null) return;
      const upload = await storage.read(accountId, picture.uploadFileId);
      if (!upload) return end(context, picture, 'lost');
      const made = await encoder.encode(accountId, await collected(upload.bytes, upload.file.bytes), context.signal);
      if ('failure' in made) return end(context, picture, made.failure);
      const stored: StoredRendition[] = [];
      let isNamed = false;
      try {
        for (const rendition of made.renditions) {
          context.signal.throwIfAborted();
          stored.push(await store(context, picture.id, rendition));
        }
        isNamed = await context.complete((tx) => mediaRepository.finish(tx, picture, made.size, stored));
      } catch (error) {
        if (error instanceof JobTakenError) for (const { fileId } of stored) await storage.delete(accountId, fileId);
        throw error;
      }
      if (!isNamed) for (const { fileId } of stored) await storage.delete(accountId, fileId);
      await storage.delete(accountId, picture.uploadFileId);
    },
    giveUp: (tx, { mediaId }) => mediaRepository.fail(tx, mediaId, 'gave_up'),
  });
}

/** All bytes of a stream that has so many. */
async function collected(bytes: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array> {
  const all = new Uint8Array(size);
  let at = 0;
  for await (const part of bytes) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
