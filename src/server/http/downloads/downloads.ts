import { assertOutsideTransaction, type Database } from '#server/db/database.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Actor, DetachedContext } from '#server/use-case.ts';
import type { RequestCost } from '#shared/endpoint.ts';
import { notFound } from '#shared/problem.ts';
import type { Admission } from '../admission.ts';
import type { PlainRoute } from '../plain-route.ts';
import { type DownloadFile, fileResponse, type StoredContent } from './file-response.ts';
import { openTicket, signTicket, type TicketHolder, type TicketKind } from './ticket.ts';

/** A download, for the audit trail of the account. */
export interface DownloadRecord {
  readonly owner: TicketHolder;
  readonly purpose: string;
  readonly now: Date;
  readonly remoteAddress: string;
  readonly userAgent: string;
}

interface DownloadDependencies {
  /** Signs tickets. */
  readonly key: Buffer;
  readonly database: Pick<Database, 'withTenant'>;
  readonly admission: Admission;
  /** The actor of a session that is still alive. */
  findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined>;
  /** Writes it into the audit trail. */
  record(download: DownloadRecord): Promise<void>;
}

/** One kind of file that is downloaded: what its tickets open, and how it is found. */
export interface DownloadDeclaration<Thing> {
  readonly ticket: TicketKind<Thing>;
  /** What finding it costs; reading unless given. */
  readonly cost?: RequestCost;
  /** Whether a ticket opens several things, told apart by what follows it in the address: one part of a path. */
  readonly hasPart?: boolean;
  /** no-store unless a browser may keep the file. */
  readonly cacheControl?: string;
  /** Whether the account's audit trail says so; false for what the product's own pages show. */
  readonly isRecorded: boolean;
  /** The file, for an account with an active session; undefined where there is none or it belongs to another account. */
  find(context: DetachedContext, thing: Thing, part: string): Promise<DownloadFile | undefined>;
}

export type Downloads = ReturnType<typeof createDownloads>;

/**
 * Files at signed addresses, which a browser opens without a bearer header. An address names one thing for one session and
 * lives for a short time; the session is checked again when it is opened, and once more after a file has been made.
 * Whatever is wrong with an address is the same 404.
 */
export function createDownloads({ key, database, admission, findActorOfSession, record }: DownloadDependencies) {
  return {
    /** The address of a thing, for the session that asks. */
    async sign<Thing>(
      ticket: TicketKind<Thing>,
      { accountId, sessionId }: TicketHolder,
      thing: Thing,
      now: Date,
    ): Promise<{ readonly address: string; readonly expiresAt: Date }> {
      const { token, expiresAt } = await signTicket(ticket, { accountId, sessionId, thing }, { key, now });
      return { address: `/downloads/${ticket.purpose}/${token}`, expiresAt };
    },

    /** The route that opens such addresses. */
    serve<Thing>({
      ticket,
      cost = 'reading',
      hasPart = false,
      cacheControl = 'no-store',
      isRecorded,
      find,
    }: DownloadDeclaration<Thing>): PlainRoute {
      return {
        method: 'GET',
        path: `/downloads/${ticket.purpose}/:token${hasPart ? '/:part' : ''}`,
        access: 'signed',
        why: 'a browser opens a file by its address, without a bearer header',
        handle: async (request, { params, ...info }) => {
          assertOutsideTransaction('A download');
          const opened = await openTicket(ticket, params.token ?? '', { key, now: info.now });
          const findIt = async (): Promise<DownloadFile> => {
            const actor = opened && (await findActorOfSession(opened.sessionId, opened.accountId));
            if (!actor) throw gone();
            const transact: DetachedContext['transact'] = (work) =>
              database.withTenant(actor, (tx) => work({ tx, actor, ...info }));
            const file = await find({ actor, transact, ...info }, opened.thing, params.part ?? '');
            if (!file) throw gone();
            return file;
          };
          // Making it has a queue of its own.
          const spender = { accountId: opened?.accountId, address: info.remoteAddress };
          const file = await admission.inTurn(spender, request, () =>
            admission.spend(spender, { cost, now: info.now }, findIt),
          );
          if (!opened) throw gone();
          const answer = await fileResponse(request, file, cacheControl);
          if (isRecorded && isBeginning(answer)) {
            const owner = { accountId: opened.accountId, sessionId: opened.sessionId };
            await record({ owner, purpose: ticket.purpose, ...info });
          }
          // Making a file takes seconds, in which the session may have ended.
          const hasWaited = file.content.kind === 'made' && answer.body !== null;
          if (hasWaited && !(await findActorOfSession(opened.sessionId, opened.accountId))) throw gone();
          return answer;
        },
      };
    },
  };
}

/** A file of the account that is stored; undefined where it is not there. */
export async function findStored(
  storage: Storage,
  accountId: string,
  fileId: string,
): Promise<{ readonly mediaType: string; readonly content: StoredContent } | undefined> {
  const file = await storage.find(accountId, fileId);
  if (!file) return undefined;
  const { mediaType, bytes, hash } = file;
  const read: StoredContent['read'] = async (range) => (await storage.read(accountId, fileId, range))?.bytes;
  return { mediaType, content: { kind: 'stored', bytes, hash, read } };
}

/** Whether the file's first byte is on its way: a download that goes on in parts is one download. */
const isBeginning = ({ status, body, headers }: Response): boolean =>
  body !== null && (status === 200 || (headers.get('content-range') ?? '').startsWith('bytes 0-'));

const gone = () => notFound('This address is no longer valid');
