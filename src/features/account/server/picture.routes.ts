import { type Downloads, findStored } from '#server/http/downloads/downloads.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { pictureTicket } from './picture-ticket.ts';

interface PictureRouteDependencies {
  readonly downloads: Downloads;
  readonly storage: Storage;
}

/** Pictures of accounts, at the signed addresses that getAccount gives out. */
export function createPictureRoutes({ downloads, storage }: PictureRouteDependencies): readonly PlainRoute[] {
  return [
    downloads.serve({
      ticket: pictureTicket,
      cacheControl: 'private, max-age=3600',
      // The product's own pages ask for it, not the person.
      isRecorded: false,
      find: ({ actor }, { fileId }) => findStored(storage, actor.accountId, fileId),
    }),
  ];
}
