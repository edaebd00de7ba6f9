import { createHash } from 'node:crypto';
import { mediaProblems } from '#features/media/domain/media.problems.ts';
import { type PictureSize, pictureTypes } from '#features/media/domain/picture.ts';
import type { Storage } from '#server/storage/storage.ts';
import { WorkError } from '#server/work/work-error.ts';
import { ProblemError } from '#shared/problem.ts';
import type { EncodedRendition } from '../encode/encode-messages.ts';
import type { Encoder } from '../encode/encoder.ts';
import type { StoredPicture, StoredRendition } from '../media.repository.ts';
import { filePurposes } from '../media-files.ts';
import { pictureKey } from './picture-key.ts';

/** A picture as it is taken along: what it is called by its bytes, how large it is kept, and its words. */
export interface CarriedPicture extends PictureSize, Pick<StoredPicture, 'name' | 'alt' | 'x' | 'y'> {
  readonly key: string;
}

/** One that was brought along: checked and stored, and no business has it yet. */
export interface ArrivedPicture extends CarriedPicture {
  readonly renditions: readonly Omit<StoredRendition, 'mediaId'>[];
}

interface CarryDependencies {
  readonly storage: Pick<Storage, 'put' | 'delete'>;
  readonly encoder: Pick<Encoder, 'check'>;
}

/** Which rendition it is. */
type Named = Pick<EncodedRendition, 'width' | 'format'>;

export type CarriedPictures = ReturnType<typeof createCarriedPictures>;

/** Pictures that are brought along from elsewhere as they were encoded there. */
export function createCarriedPictures({ storage, encoder }: CarryDependencies) {
  /** The first rendition that is none; undefined where all are. A file over which the process ends is none. */
  const findWrong = async (
    accountId: string,
    { width, height }: PictureSize,
    renditions: readonly EncodedRendition[],
  ): Promise<Named | undefined> => {
    try {
      return (await encoder.check(accountId, { size: { width, height }, renditions })).wrong ?? undefined;
    } catch (error) {
      if (!(error instanceof WorkError) || error.failure === 'failed') throw error;
      if (error.failure === 'crashed' || error.failure === 'time_limit') return renditions[0];
      const { code, status } = mediaProblems.busy;
      throw new ProblemError(status, { code, message: 'Pictures cannot be read right now', retryAfter: 5 });
    }
  };

  const discard = async (accountId: string, fileIds: readonly string[]): Promise<void> => {
    for (const fileId of fileIds) await storage.delete(accountId, fileId);
  };

  return {
    /**
     * Stores every rendition of a picture once each was read and is a picture and nothing else; they are all that its width asks for. `wrong`
     * names one that is not, or is not what the key says, and then nothing is stored.
     */
    async store(
      accountId: string,
      picture: CarriedPicture,
      renditions: readonly EncodedRendition[],
      now: Date,
    ): Promise<ArrivedPicture | { readonly wrong: Named }> {
      const hashed = renditions.map((one) => ({ ...one, hash: createHash('sha256').update(one.bytes).digest('hex') }));
      if (pictureKey(hashed) !== picture.key) return { wrong: renditions[0]! };
      const wrong = await findWrong(accountId, picture, renditions);
      if (wrong) return { wrong };
      const stored: Omit<StoredRendition, 'mediaId'>[] = [];
      try {
        for (const { width, format, bytes } of renditions) {
          const file = { accountId, purpose: filePurposes.rendition, mediaType: pictureTypes[format], bytes };
          const { id, hash, bytes: size } = await storage.put(file, now);
          stored.push({ width, format, fileId: id, hash, bytes: size });
        }
      } catch (error) {
        await discard(
          accountId,
          stored.map(({ fileId }) => fileId),
        );
        throw error;
      }
      return { ...picture, renditions: stored };
    },

    /** Deletes files that nothing came to name. */
    discard,
  };
}
