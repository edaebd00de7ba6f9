import { z } from 'zod';
import { pictureFormats } from '#features/media/domain/picture.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { type Downloads, findStored } from '#server/http/downloads/downloads.ts';
import type { TicketHolder, TicketKind } from '#server/http/downloads/ticket.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { mediaRepository } from './media.repository.ts';

const thing = z.object({ workspaceId: z.string() });
const hourMs = 3_600_000;

/**
 * Opens the pictures of one business for one to two hours. Within an hour it stays the same, so that a browser fetches each picture once.
 * One ticket is signed for all of them: a library has hundreds.
 */
const pictureTicket: TicketKind<z.infer<typeof thing>> = {
  purpose: 'media',
  thing,
  lifetimeMs: 2 * hourMs,
  steadyMs: hourMs,
};

/** The address below which the renditions of the pictures of a business lie, each by its name (`renditionName`). */
export const picturesAddress = async (
  holder: TicketHolder,
  workspaceId: string,
  downloads: Pick<Downloads, 'sign'>,
  now: Date,
): Promise<string> => (await downloads.sign(pictureTicket, holder, { workspaceId }, now)).address;

const nameForm = new RegExp(`^(med_[0-9a-z]{26})-(\\d{1,4})\\.(${pictureFormats.join('|')})$`);

/** The route that shows them in the platform. */
export const createPictureRoute = (downloads: Downloads, storage: Storage): PlainRoute =>
  downloads.serve({
    ticket: pictureTicket,
    hasPart: true,
    cacheControl: 'private, max-age=3600',
    // The product's own pages ask for it, not the person.
    isRecorded: false,
    find: async ({ actor, transact }, { workspaceId }, part) => {
      const [, mediaId, width, format] = nameForm.exec(part) ?? [];
      if (mediaId === undefined) return undefined;
      const at = { workspaceId, mediaId, width: Number(width), format: format! };
      const fileId = await transact(async (context) => {
        await workspacesService.get(context, workspaceId);
        return mediaRepository.findRendition(context.tx, at);
      });
      return fileId === undefined ? undefined : findStored(storage, actor.accountId, fileId);
    },
  });
