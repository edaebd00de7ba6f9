import { ProblemError } from '#shared/problem.ts';
import type { Plumbing } from '../../feature.ts';
import type { StoredFile } from '../../storage/storage.ts';
import type { ByteStream } from '../../storage/storage-driver.ts';
import type { Actor, DetachedContext, UseCaseContext } from '../../use-case.ts';
import type { PlainRequestInfo, PlainRoute } from '../plain-route.ts';
import { diskFull } from '../problem-response.ts';
import { discard } from './discard.ts';
import { createUploadsUnderWay, type UploadLimits } from './uploads-under-way.ts';

type UploadDependencies = Pick<Plumbing, 'identity' | 'admission' | 'accountStorage' | 'disk' | 'database' | 'storage'>;

/** What becomes of a file that has arrived. */
export interface TakenUpload {
  readonly answer: object;
  readonly status: 200 | 201;
  /** Whether something names the file now; one that nothing names is deleted. */
  readonly isKept: boolean;
}

/** One kind of file that is sent as the body of a request. `Asked` is what its address asks for. */
interface UploadDeclaration<Asked> {
  /** Hono pattern: "/api/media/:workspaceId/files". */
  readonly path: string;
  /** Why no contract reads it. */
  readonly why: string;
  readonly bodyLimitBytes: number;
  readonly limits: UploadLimits;
  /** What the file is stored for, and how long it stays where nothing else ends it. */
  readonly purpose: string;
  readonly livesMs: number;
  /** What is asked for. Refuses what may not be sent, before any of it arrives; in a transaction of its account. */
  readonly admit: (context: UseCaseContext, info: PlainRequestInfo) => Promise<Asked>;
  /** The bytes as they are to be stored; may refuse them. */
  readonly pass?: (body: AsyncIterable<Uint8Array>) => ByteStream;
  /** Takes what has arrived. Everything that `admit` checked is checked again here. */
  readonly take: (
    context: Pick<DetachedContext, 'actor' | 'now' | 'transact'>,
    asked: Asked,
    sent: { readonly file: StoredFile; readonly request: Request },
  ) => Promise<TakenUpload>;
}

/**
 * Takes a file as it comes: a POST whose body are its bytes. It is stored as it arrives; only what follows from it waits for the account's
 * turn. Session, plan, disk and room are checked before it arrives and once it is there; what is refused is deleted at once.
 */
export function createUploadRoute<Asked>(
  { identity, admission, accountStorage, disk, database, storage }: UploadDependencies,
  declared: UploadDeclaration<Asked>,
): PlainRoute {
  const underWay = createUploadsUnderWay(declared.limits);

  const signedIn = (actor: Actor | undefined): Actor => {
    if (!actor) throw new ProblemError(401, { code: 'auth.required', message: 'Sign in first' });
    return actor;
  };

  const contextOf = (actor: Actor, { now, requestId }: PlainRequestInfo) => ({
    actor,
    now,
    transact: <T>(work: (context: UseCaseContext) => Promise<T>) =>
      database.withTenant(actor, (tx) => work({ tx, actor, now, requestId })),
  });

  const receive = async (request: Request, actor: Actor, { now }: PlainRequestInfo): Promise<StoredFile> => {
    const body = request.body ?? emptyBody();
    try {
      return await storage.put(
        {
          accountId: actor.accountId,
          purpose: declared.purpose,
          mediaType: 'application/octet-stream',
          bytes: declared.pass ? declared.pass(body) : body,
          expiresAt: new Date(now.getTime() + declared.livesMs),
        },
        now,
      );
    } catch (error) {
      if (error instanceof ProblemError || !request.signal.aborted) throw error;
      throw new ProblemError(499, { code: 'request.abandoned', message: 'Nobody sends the rest of it' });
    }
  };

  const receiveAndForget = (accountId: string, body: ReadableStream<Uint8Array>): Promise<void> =>
    underWay.receive(accountId, () => discard(body)).catch(() => undefined);

  return {
    method: 'POST',
    path: declared.path,
    access: 'session',
    why: declared.why,
    streamsBody: true,
    bodyLimitBytes: declared.bodyLimitBytes,
    handle: async (request, info) => {
      const found = await identity.findActor(request, info.now);
      const spender = { accountId: found?.accountId, address: info.remoteAddress };
      const letIn = (): Promise<Asked> =>
        admission.inTurn(spender, request, () =>
          admission.spend(spender, { cost: 'rendering', now: info.now }, async () => {
            const actor = signedIn(found);
            if (!disk.hasRoom) throw diskFull();
            await accountStorage.admit(actor);
            return contextOf(actor, info).transact((context) => declared.admit(context, info));
          }),
        );
      let asked: Asked;
      try {
        asked = await letIn();
      } catch (error) {
        // A browser that is still sending reads no answer.
        if (found && request.body) await receiveAndForget(found.accountId, request.body);
        throw error;
      }
      const sender = signedIn(found);
      const file = await underWay.receive(sender.accountId, () => receive(request, sender, info));
      let isKept = false;
      try {
        return await admission.inTurn(spender, request, async () => {
          // The session may have ended while it arrived.
          const actor = signedIn(await identity.findActor(request, info.now));
          await accountStorage.admitMeasured(actor);
          const taken = await declared.take(contextOf(actor, info), asked, { file, request });
          isKept = taken.isKept;
          return new Response(JSON.stringify(taken.answer), {
            status: taken.status,
            headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
          });
        });
      } finally {
        if (!isKept) await storage.delete(sender.accountId, file.id);
      }
    },
  };
}

async function* emptyBody(): AsyncIterable<Uint8Array> {}
