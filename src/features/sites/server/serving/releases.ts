import type { ShownPicture } from '../shown-pictures.repository.ts';
import type { StoredFile } from '../sites.repository.ts';
import { atMost } from './at-most.ts';

/** What releases may take in the memory of one process. */
const memoryBytes = 64 * 2 ** 20;

/** What the memory holds of one rendition: its name and where its bytes lie. */
const pictureBytes = 300;

/** One that is read this long no longer keeps the next one waiting. */
const turnMs = 5000;

/** A release as it is served. */
export interface ServedRelease {
  readonly files: ReadonlyMap<string, StoredFile>;
  /** The renditions of the pictures it shows, by their names; their bytes are not in memory. */
  readonly pictures: ReadonlyMap<string, ShownPicture>;
  readonly bytes: number;
}

interface ReleasesOptions {
  /** Every file of a release; none where it is gone. */
  readonly read: (releaseId: string) => Promise<readonly StoredFile[]>;
  /** Every rendition of the pictures that a release shows. */
  readonly readPictures: (releaseId: string) => Promise<readonly ShownPicture[]>;
  readonly mostBytes?: number;
}

/**
 * Releases in memory, each whole: it never changes, so that it is read once. Those asked for longest ago go where they would take more
 * than their share.
 */
export function createReleases({ read, readPictures, mostBytes = memoryBytes }: ReleasesOptions) {
  /** The one asked for longest ago first. */
  const held = new Map<string, ServedRelease>();
  const reading = new Map<string, Promise<ServedRelease | undefined>>();
  let bytes = 0;
  /** One is read at a time: visitors of many sites take one connection of those that sign people in. */
  let last: Promise<unknown> = Promise.resolve();

  const hold = (releaseId: string, release: ServedRelease): void => {
    if (release.bytes > mostBytes) return;
    for (const [oldest, { bytes: freed }] of held) {
      if (bytes + release.bytes <= mostBytes) break;
      held.delete(oldest);
      bytes -= freed;
    }
    held.set(releaseId, release);
    bytes += release.bytes;
  };

  const load = async (releaseId: string): Promise<ServedRelease | undefined> => {
    const turn = last.then(async () => ({ files: await read(releaseId), pictures: await readPictures(releaseId) }));
    const isOver = (): undefined => undefined;
    last = atMost(turn.then(isOver, isOver), turnMs);
    const { files, pictures } = await turn;
    if (files.length === 0) return undefined;
    const sizes = files.map(
      ({ plain, br, gzip }) => plain.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0),
    );
    const release = {
      files: new Map(files.map((file) => [file.path, file])),
      pictures: new Map(pictures.map((picture) => [picture.name, picture])),
      bytes: sizes.reduce((sum, size) => sum + size, pictures.length * pictureBytes),
    };
    hold(releaseId, release);
    return release;
  };

  return {
    /** A release; undefined where it is gone. Those who ask at once share one reading. */
    async find(releaseId: string): Promise<ServedRelease | undefined> {
      const known = held.get(releaseId);
      if (known) {
        held.delete(releaseId);
        held.set(releaseId, known);
        return known;
      }
      const running = reading.get(releaseId) ?? load(releaseId).finally(() => reading.delete(releaseId));
      reading.set(releaseId, running);
      return running;
    },
    /** One that is in memory. */
    peek: (releaseId: string): ServedRelease | undefined => held.get(releaseId),
    /** What it holds. */
    get bytes(): number {
      return bytes;
    },
  };
}
