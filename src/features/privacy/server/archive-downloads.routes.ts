import { type Downloads, findStored } from '#server/http/downloads/downloads.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { archiveService } from './archive.service.ts';
import { archiveTicket } from './archive-ticket.ts';

interface ArchiveDownloadDependencies {
  readonly downloads: Downloads;
  readonly storage: Storage;
}

/** Archives as files, at the signed addresses that createArchiveDownload gives out. */
export function createArchiveDownloads({ downloads, storage }: ArchiveDownloadDependencies): readonly PlainRoute[] {
  return [
    downloads.serve({
      ticket: archiveTicket,
      isRecorded: true,
      find: async ({ actor, transact }, { archiveId }) => {
        const ready = await transact((context) => archiveService.findReady(context, archiveId));
        const stored = ready && (await findStored(storage, actor.accountId, ready.fileId));
        return stored && { ...stored, fileName: ready.fileName };
      },
    }),
  ];
}
