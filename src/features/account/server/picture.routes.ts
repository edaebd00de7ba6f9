import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Actor } from '#server/use-case.ts';
import { notFound } from '#shared/problem.ts';
import { openPictureTicket } from './picture-ticket.ts';

interface PictureRouteDependencies {
  readonly storage: Storage;
  readonly key: Buffer;
  /** The actor of a session that is still alive. */
  findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined>;
}

/** Pictures of accounts, at the signed addresses that getAccount gives out. */
export function createPictureRoutes({
  storage,
  key,
  findActorOfSession,
}: PictureRouteDependencies): readonly PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/pictures/:token',
      access: 'signed',
      why: 'a browser shows a picture by its address, without a bearer header',
      handle: async (_request, { params, now }) => {
        const over = notFound('This address is no longer valid');
        const ticket = openPictureTicket(params.token ?? '', key, now);
        const actor = ticket && (await findActorOfSession(ticket.sessionId, ticket.accountId));
        const read = actor && (await storage.read(actor.accountId, ticket.fileId));
        if (!read) throw over;
        return new Response(ReadableStream.from(read.bytes), {
          headers: {
            'content-type': read.file.mediaType,
            'content-length': String(read.file.bytes),
            'cache-control': 'private, max-age=3600',
          },
        });
      },
    },
  ];
}
