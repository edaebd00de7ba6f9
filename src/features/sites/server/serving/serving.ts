import type { IncomingHttpHeaders } from 'node:http';
import { isDatabaseAway } from '#server/db/database.ts';
import { fileResponse } from '#server/http/downloads/file-response.ts';
import type { MemoryAnswer } from '#server/http/memory-answers.ts';
import type { Logger } from '#server/logger.ts';
import type { ByteStream, StoredRange } from '#server/storage/storage-driver.ts';
import { ProblemError } from '#shared/problem.ts';
import { isForServer } from '../../domain/page/form-pages.ts';
import { picturesPath } from '../../domain/page/page-view.ts';
import { addressSchema } from '../../domain/site-address.ts';
import type { ShownPicture } from '../shown-pictures.repository.ts';
import type { Online, StoredFile } from '../sites.repository.ts';
import { chooseCoding, namesTag } from './content-coding.ts';
import { askedEachTime, nothing, redirect } from './plain-answers.ts';
import { createPointers } from './pointers.ts';
import { createReleases, type ServedRelease } from './releases.ts';

interface ServingDependencies {
  /** What is online at some addresses, by address; those where nothing is are left out. */
  readonly readOnline: (addresses: readonly string[]) => Promise<ReadonlyMap<string, Online>>;
  /** The addresses of the sites that have some hosts, by host; those of no site are left out. */
  readonly readHosts: (hosts: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Every file of a release; none where it is gone. */
  readonly readFiles: (releaseId: string) => Promise<readonly StoredFile[]>;
  /** Every rendition of the pictures that a release shows. */
  readonly readPictures: (releaseId: string) => Promise<readonly ShownPicture[]>;
  /** The bytes of one, by their hash, or those of the range alone; undefined where they are gone. */
  readonly readPicture: (hash: string, range?: StoredRange) => Promise<ByteStream | undefined>;
  readonly log: Pick<Logger, 'warn'>;
}

export type Serving = ReturnType<typeof createServing>;

/** The file of each site that is shown for what is not there. */
const missingPath = '404.html';

/** What requests for sites are logged and counted as, at whatever host: their paths say whose they are. */
export const area = '/s';

const tagEnd = { br: '-br', gzip: '-gz', plain: '' } as const;

/**
 * What others see of sites: the files of the release that is online at an address, from memory. A name that is no file of it is not
 * there; nothing is looked for anywhere else. No cookie is read and none is set.
 */
export function createServing(dependencies: ServingDependencies) {
  const { readOnline, readHosts, readFiles, readPictures, readPicture, log } = dependencies;
  const pointers = createPointers({ read: readOnline, log });
  const hosts = createPointers({ read: readHosts, log });
  const releases = createReleases({ read: readFiles, readPictures });

  const findOnline = async (address: string): Promise<ServedRelease | undefined> => {
    const online = await pointers.find(address);
    if (online === undefined) return undefined;
    const release = await releases.find(online.releaseId);
    if (release) return release;
    // It was taken away after it was pointed to, so that something else is online by now.
    pointers.forget(address);
    const newer = await pointers.find(address);
    return newer === undefined ? undefined : releases.find(newer.releaseId);
  };

  return {
    /** What is online at an address; undefined where nothing is. Rejects while that is not known and the database is away. */
    find: pointers.find,
    /** The same at once, where it was asked a moment ago. */
    peek: pointers.peek,
    /** From now on what is online at an address is asked anew. */
    forget: pointers.forget,
    /** The same, with what is online there by now read before anybody asks for it. */
    renew: (address: string) => pointers.renew(address, ({ releaseId }) => releases.find(releaseId)),
    /** The address of the site that has a host; undefined where none has. As above. */
    findByHost: hosts.find,
    peekByHost: hosts.peek,
    /** From now on whose a host is is asked anew, of every host. */
    forgetHosts: hosts.forgetAll,

    /** The release that is online at an address as pages write it; undefined where nothing is. Rejects where that cannot be known now. */
    findOnline,

    /** The page of a site for what is not there. */
    missingAt: (request: Request, release: ServedRelease): Response => missingIn(askedBy(request), release),

    /** A file of a release at once, where that is in memory; anything else is left to `answer`. */
    peekFile: (releaseId: string, name: string, headers: IncomingHttpHeaders): MemoryAnswer | undefined => {
      const file = releases.peek(releaseId)?.files.get(name);
      if (!file || isKept(name)) return undefined;
      const { 'accept-encoding': codings = [], 'if-none-match': ifNoneMatch = null } = headers;
      return fileAnswer({ acceptEncoding: String(codings), ifNoneMatch }, file, 200);
    },

    /** Answers at `/s/<address>/<path>`. */
    async answer(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const [, name = '', path] = /^\/s\/([^/]*)(?:\/(.*))?$/s.exec(pathname) ?? [];
      const address = name.toLowerCase();
      if (!addressSchema.safeParse(address).success) return nothing(404);
      if (path === undefined || name !== address) return redirect(`/s/${address}/${path ?? ''}${search}`);
      const asked = askedBy(request);
      let release: ServedRelease | undefined;
      try {
        release = await findOnline(address);
      } catch (error) {
        if (isDatabaseAway(error)) return nothing(503);
        throw error;
      }
      if (!release) return nothing(404);
      const file = isKept(path) ? undefined : release.files.get(path);
      if (file) return responseOf(fileAnswer(asked, file, 200));
      const picture = path.startsWith(picturesPath) && release.pictures.get(path.slice(picturesPath.length));
      const shown = picture && (await pictureAnswer(request, picture, readPicture));
      if (shown) return shown;
      if (release.files.has(`${path}/`)) return redirect(`${pathname}/${search}`);
      return missingIn(asked, release);
    },
  };
}

interface Asked {
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

const askedBy = ({ headers }: Request): Asked => ({
  acceptEncoding: headers.get('accept-encoding'),
  ifNoneMatch: headers.get('if-none-match'),
});

/** Files that are sent under no address of their own. */
const isKept = (path: string): boolean => path === missingPath || isForServer(path);

function missingIn(asked: Asked, { files }: ServedRelease): Response {
  const missing = files.get(missingPath);
  return missing ? responseOf(fileAnswer(asked, missing, 404)) : nothing(404);
}

function fileAnswer({ acceptEncoding, ifNoneMatch }: Asked, file: StoredFile, status: 200 | 404): MemoryAnswer {
  // What does not shrink is there as it is alone.
  const asked = chooseCoding(acceptEncoding);
  const coding = file[asked] === null ? 'plain' : asked;
  const etag = `"${file.etag}${tagEnd[coding]}"`;
  const kept = { ...askedEachTime, vary: 'accept-encoding', ...(status === 200 && { etag }) };
  if (status === 200 && namesTag(ifNoneMatch, etag))
    return { status: 304, headers: kept, body: null, routeClass: 'published', area };
  const headers = {
    'content-type': file.mediaType,
    ...kept,
    ...(coding !== 'plain' && { 'content-encoding': coding }),
  };
  return { status, headers, body: file[coding], routeClass: 'published', area };
}

/**
 * A picture under a name that never means another one, so that whoever has it never asks again. Pages have no origin, and are across from
 * everything. Undefined where its bytes are gone.
 */
async function pictureAnswer(
  request: Request,
  { mediaType, bytes, hash }: ShownPicture,
  readPicture: ServingDependencies['readPicture'],
): Promise<Response | undefined> {
  const content = { kind: 'stored', bytes, hash, read: (range?: StoredRange) => readPicture(hash, range) } as const;
  try {
    const answer = await fileResponse(request, { mediaType, content }, 'public, max-age=31536000, immutable');
    answer.headers.set('access-control-allow-origin', '*');
    return answer;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    throw error;
  }
}

const responseOf = ({ status, headers, body }: MemoryAnswer): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
