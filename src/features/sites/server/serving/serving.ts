import type { IncomingHttpHeaders } from 'node:http';
import { isDatabaseAway } from '#server/db/database.ts';
import type { MemoryAnswer } from '#server/http/memory-answers.ts';
import type { Logger } from '#server/logger.ts';
import { isForServer } from '../../domain/page/form-pages.ts';
import { addressSchema } from '../../domain/site-address.ts';
import type { StoredFile } from '../sites.repository.ts';
import { chooseCoding, namesTag } from './content-coding.ts';
import { createPointers } from './pointers.ts';
import { createReleases, type ServedRelease } from './releases.ts';

interface ServingDependencies {
  /** What is online at some addresses, by address; those where nothing is are left out. */
  readonly readOnline: (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Every file of a release; none where it is gone. */
  readonly readFiles: (releaseId: string) => Promise<readonly StoredFile[]>;
  readonly log: Pick<Logger, 'warn'>;
}

export type Serving = ReturnType<typeof createServing>;

/** The file of each site that is shown for what is not there. */
const missingPath = '404.html';

/** An address of a file as pages write it; whatever is written in another way goes the usual way. */
const plainPath = /^\/s\/([a-z\d-]{3,40})\/([a-z\d./-]{0,100})$/;

/** Whoever has a page asks whether it still is the newest one. */
const askedEachTime = { 'cache-control': 'public, max-age=0, must-revalidate' };

const tagEnd = { br: '-br', gzip: '-gz', plain: '' } as const;

/**
 * What others see of sites: the files of the release that is online at an address, from memory. A name that is no file of it is not
 * there; nothing is looked for anywhere else. No cookie is read and none is set.
 */
export function createServing({ readOnline, readFiles, log }: ServingDependencies) {
  const pointers = createPointers({ read: readOnline, log });
  const releases = createReleases({ read: readFiles });

  const findOnline = async (address: string): Promise<ServedRelease | undefined> => {
    const releaseId = await pointers.find(address);
    if (releaseId === undefined) return undefined;
    const release = await releases.find(releaseId);
    if (release) return release;
    // It was taken away after it was pointed to, so that something else is online by now.
    pointers.forget(address);
    const newer = await pointers.find(address);
    return newer === undefined ? undefined : releases.find(newer);
  };

  return {
    forget: pointers.forget,

    /** The release that is online at an address as pages write it; undefined where nothing is. Rejects where that cannot be known now. */
    findOnline,

    /** The page of a site for what is not there. */
    missingAt: (request: Request, release: ServedRelease): Response => missingIn(askedBy(request), release),

    /** The same at once, for a file of a release in memory whose being online was asked within the second; anything else is left to `answer`. */
    answerFromMemory: (path: string, headers: IncomingHttpHeaders): MemoryAnswer | undefined => {
      const [, address, name] = plainPath.exec(path) ?? [];
      const releaseId = address === undefined ? undefined : pointers.peek(address);
      const file = releaseId === undefined ? undefined : releases.peek(releaseId)?.files.get(name!);
      if (!file || isKept(name!)) return undefined;
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
  const coding = chooseCoding(acceptEncoding);
  const etag = `"${file.etag}${tagEnd[coding]}"`;
  const kept = { ...askedEachTime, vary: 'accept-encoding', ...(status === 200 && { etag }) };
  if (status === 200 && namesTag(ifNoneMatch, etag))
    return { status: 304, headers: kept, body: null, routeClass: 'published' };
  const headers = {
    'content-type': file.mediaType,
    ...kept,
    ...(coding !== 'plain' && { 'content-encoding': coding }),
  };
  return { status, headers, body: file[coding], routeClass: 'published' };
}

const responseOf = ({ status, headers, body }: MemoryAnswer): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });

/** Always within the address: a path of ours, never another host. */
const redirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { location, ...askedEachTime } });

/** For what is nobody's page, and so in nobody's look. */
export const nothing = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'There is no such page.\n' : 'This page cannot be read right now.\n', {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '2' }),
    },
  });
