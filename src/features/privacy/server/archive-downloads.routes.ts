import type { Database } from '#server/db/database.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Actor } from '#server/use-case.ts';
import { notFound } from '#shared/problem.ts';
import { archiveService } from './archive.service.ts';
import { openArchiveTicket } from './archive-ticket.ts';

interface ArchiveDownloadDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly key: Buffer;
  /** The actor of a session that is still alive. */
  findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined>;
}

/** Archives as files, at the signed addresses that createArchiveDownload gives out. */
export function createArchiveDownloads(dependencies: ArchiveDownloadDependencies): readonly PlainRoute[] {
  const { database, storage, key, findActorOfSession } = dependencies;
  return [
    {
      method: 'GET',
      path: '/downloads/archive/:token',
      access: 'signed',
      why: 'a browser downloads a file by its address, without a bearer header',
      handle: async (_request, { params, now }) => {
        const over = notFound('This address is no longer valid');
        const ticket = openArchiveTicket(params.token ?? '', key, now);
        const actor = ticket && (await findActorOfSession(ticket.sessionId, ticket.accountId));
        if (!actor) throw over;
        const ready = await database.withTenant(actor, (tx) =>
          archiveService.findReady({ tx, actor, now }, ticket.archiveId),
        );
        const read = ready && (await storage.read(actor.accountId, ready.fileId));
        if (!read) throw over;
        return new Response(ReadableStream.from(read.bytes), {
          headers: {
            'content-type': 'application/zip',
            'content-length': String(read.file.bytes),
            'content-disposition': `attachment; filename="${ready.fileName}"`,
            'cache-control': 'no-store',
          },
        });
      },
    },
  ];
}
