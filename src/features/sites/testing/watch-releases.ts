import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '#server/db/connect.ts';
import type { SeveralProcesses } from '#testing/faults/several-processes.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';

/** One file that a reader got, whole. */
export interface SeenFile {
  readonly path: string;
  /** SHA-256 of what was sent, in hexadecimal. */
  readonly hash: string;
}

/** What each release consists of: the hash of each of its files, by number and path. */
export type KnownReleases = Map<number, ReadonlyMap<string, string>>;

/** The files that somebody gets who looks at a site: two pages, the picture they are shared by, and the list of pages. */
const watchedPaths = ['', 'about/', 'og.png', 'sitemap.xml'] as const;

/** Reads as somebody whose site it is. */
export type AsOwner = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export const createAsOwner =
  ({ database }: Pick<SeveralProcesses, 'database'>, person: Person, workspaceId: string): AsOwner =>
  (work) =>
    database.withTenant({ accountId: person.userId, workspaceIds: [workspaceId] }, work);

/** Notes what the releases of a site consist of that are not known yet. */
export async function noteReleases(asOwner: AsOwner, siteId: string, known: KnownReleases): Promise<void> {
  const newest = Math.max(0, ...known.keys());
  const rows = await asOwner(
    (tx) => tx<{ number: number; path: string; hash: string }[]>`
      select r.number, f.path, encode(sha256(f.plain), 'hex') as hash
      from site_release r join site_file f on f.release_id = r.id
      where r.site_id = ${siteId} and r.number > ${newest}`,
  );
  for (const number of new Set(rows.map((row) => row.number)))
    known.set(number, new Map(rows.filter((row) => row.number === number).map(({ path, hash }) => [path, hash])));
}

/**
 * Looks at a site over and over, one file after the other, until it is told to stop; gives what it got, in order. `origin` is asked each
 * time; what ends while it is sent, because its process was killed, is no answer. Any other answer than the file is in `refused`.
 * Between two files it rests for `restMs`.
 */
export function watchSite(origin: () => string, address: string, restMs = 0) {
  const seen: SeenFile[] = [];
  const refused: string[] = [];
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver)
      for (const path of watchedPaths) {
        try {
          const answer = await fetch(`${origin()}/s/${address}/${path}`, { signal: AbortSignal.timeout(20_000) });
          const bytes = Buffer.from(await answer.arrayBuffer());
          if (answer.status === 200) seen.push({ path, hash: createHash('sha256').update(bytes).digest('hex') });
          else refused.push(`${path} ${answer.status} ${bytes.toString().slice(0, 80)}`);
        } catch {
          // Nobody is there at the moment.
          await sleep(20);
        }
        if (restMs > 0) await sleep(restMs);
      }
  };
  const looking = look();
  return {
    seen,
    refused,
    async stop(): Promise<void> {
      isOver = true;
      await looking;
    },
  };
}

/**
 * What is wrong with what one reader got of one process: a file that is of no release, or one of an older release after one of a newer
 * one. Where several releases have the same file, it is of whichever fits.
 */
export function faultsOfReader(seen: readonly SeenFile[], known: KnownReleases): readonly string[] {
  const numbers = [...known.keys()].sort((one, other) => one - other);
  const faults: string[] = [];
  let newest = 0;
  for (const [at, { path, hash }] of seen.entries()) {
    const having = numbers.filter((number) => known.get(number)!.get(path) === hash);
    const fitting = having.find((number) => number >= newest);
    if (having.length === 0) faults.push(`answer ${at}, ${path}: of no release`);
    else if (fitting === undefined) faults.push(`answer ${at}, ${path}: of release ${having.at(-1)} after ${newest}`);
    else newest = fitting;
  }
  return faults;
}

/** Calls one of several processes as tests call a product in process. */
export const callAt = (product: SeveralProcesses, at: number): Pick<TestProduct, 'call'> => ({
  call: async (method, path, { as, body, headers } = {}) => ({
    ...(await product.call(at, method, path, body, as?.accessToken, headers?.['idempotency-key'])),
    headers: new Headers(),
  }),
});

/** Somebody on Pro with an account at several processes. */
export async function signUpOnPro(product: SeveralProcesses): Promise<Person> {
  const { email, userId, token, refresh } = await product.signUp(0);
  await product.database.system`update users set plan = 'Pro' where user_id = ${userId}`;
  return { email, userId, accessToken: token, refreshToken: refresh };
}
