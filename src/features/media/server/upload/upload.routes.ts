import { mostUploadBytes } from '#features/media/domain/picture.ts';
import { pictureName } from '#features/media/domain/picture-name.ts';
import { uploadedSchema } from '#features/media/media.contract.ts';
import type { Plumbing } from '#server/feature.ts';
import type { PlainRequestInfo, PlainRoute } from '#server/http/plain-route.ts';
import { diskFull } from '#server/http/problem-response.ts';
import type { StoredFile } from '#server/storage/storage.ts';
import type { Actor, UseCaseContext } from '#server/use-case.ts';
import { idSchema } from '#shared/ids.ts';
import { notFound, ProblemError } from '#shared/problem.ts';
import { mediaService } from '../media.service.ts';
import { filePurposes } from '../media-files.ts';
import { checkedUpload, discard } from './checked-upload.ts';
import { createUploadsUnderWay } from './uploads-under-way.ts';

const workspaceIds = idSchema('ws');

/** An upload that nobody encoded goes by itself. */
const uploadLivesMs = 24 * 60 * 60_000;

type UploadDependencies = Pick<Plumbing, 'identity' | 'admission' | 'accountStorage' | 'disk' | 'database' | 'storage'>;

/**
 * Takes a picture as it comes: `POST /api/media/{workspaceId}/files?name=…` with the bytes of the file as its body. It is stored as it
 * arrives; only what follows from it waits for the account's turn. Everything that was checked before is checked again once it is there.
 */
export function createUploadRoute(dependencies: UploadDependencies): PlainRoute {
  const { identity, admission, accountStorage, disk, database, storage } = dependencies;
  const underWay = createUploadsUnderWay();

  const signedIn = (actor: Actor | undefined): Actor => {
    if (!actor) throw new ProblemError(401, { code: 'auth.required', message: 'Sign in first' });
    return actor;
  };

  const transact = <T>(actor: Actor, info: PlainRequestInfo, work: (context: UseCaseContext) => Promise<T>) =>
    database.withTenant(actor, (tx) => work({ tx, actor, now: info.now, requestId: info.requestId }));

  const receive = async (request: Request, actor: Actor, { now }: PlainRequestInfo): Promise<StoredFile> => {
    try {
      return await storage.put(
        {
          accountId: actor.accountId,
          purpose: filePurposes.upload,
          mediaType: 'application/octet-stream',
          bytes: checkedUpload(request.body ?? emptyBody()),
          expiresAt: new Date(now.getTime() + uploadLivesMs),
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
    path: '/api/media/:workspaceId/files',
    access: 'session',
    why: 'a picture arrives as a stream of bytes, which no contract reads',
    streamsBody: true,
    bodyLimitBytes: mostUploadBytes,
    handle: async (request, info) => {
      const found = await identity.findActor(request, info.now);
      const spender = { accountId: found?.accountId, address: info.remoteAddress };
      const letIn = () =>
        admission.inTurn(spender, request, () =>
          admission.spend(spender, { cost: 'rendering', now: info.now }, async () => {
            const actor = signedIn(found);
            const asked = workspaceIds.safeParse(info.params.workspaceId);
            if (!asked.success) throw notFound('There is no such workspace');
            if (!disk.hasRoom) throw diskFull();
            await accountStorage.admit(actor);
            await transact(actor, info, (context) => mediaService.requireRoom(context, asked.data));
            return asked.data;
          }),
        );
      let workspaceId: `ws_${string}`;
      try {
        workspaceId = await letIn();
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
          const name = pictureName(new URL(request.url).searchParams.get('name') ?? '');
          const { picture, isNew } = await transact(actor, info, (context) =>
            mediaService.add(context, { workspaceId, name, fileId: file.id, hash: file.hash }),
          );
          isKept = isNew;
          return answer(picture, isNew ? 201 : 200);
        });
      } finally {
        if (!isKept) await storage.delete(sender.accountId, file.id);
      }
    },
  };
}

const answer = (picture: unknown, status: 200 | 201): Response =>
  new Response(JSON.stringify(uploadedSchema.parse({ picture })), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

async function* emptyBody(): AsyncIterable<Uint8Array> {}
