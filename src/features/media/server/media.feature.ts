import { defineFeature } from '#server/feature.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { mediaContract } from '../media.contract.ts';
import { createCarriedPictures } from './carry/carried-pictures.service.ts';
import { createEncodeJob } from './encode/encode-job.ts';
import { createEncoder } from './encode/encoder.ts';
import { mediaRepository } from './media.repository.ts';
import { mediaService } from './media.service.ts';
import { mediaTables } from './media.tables.ts';
import { createMediaArchive } from './media-archive.ts';
import { filePurposes } from './media-files.ts';
import { createPictureRoute, picturesAddress } from './picture-ticket.service.ts';
import { createPictureUpload } from './upload/upload.routes.ts';

/** The pictures of a business: uploaded, encoded anew, and shown by what it makes. */
export const mediaFeature = defineFeature({
  id: 'media',
  tables: mediaTables,
  systemRole: {
    'server/media.repository.ts': 'pictures of all accounts that nothing shows any more are deleted at night',
    'server/media.feature.ts': 'pictures of all accounts that nothing shows any more are deleted at night',
  },
  create: (plumbing) => {
    const { database, storage, downloads } = plumbing;
    const encoder = createEncoder();
    return {
      routes: bindRoutes('media', mediaContract, {
        listPictures: async (context, { workspaceId }) => ({
          pictures: await mediaService.list(context, workspaceId),
          picturesUrl: await picturesAddress(context.actor, workspaceId, downloads, context.now),
        }),
        getPicture: (context, { mediaId }) => mediaService.get(context, mediaId),
        describePicture: (context, input) => mediaService.describe(context, input),
        deletePicture: {
          detached: async (context, { mediaId }) => {
            await mediaService.delete(context, mediaId, storage);
            return { deletedId: mediaId };
          },
        },
      }),
      plainRoutes: [createPictureUpload(plumbing), createPictureRoute(downloads, storage)],
      jobs: [createEncodeJob({ encoder, storage })],
      // A file is stored before a picture names it, and deleted after one does no more.
      housekeeping: async (_before, at) => {
        await mediaRepository.deleteHidden(database.system);
        await storage.deleteUnused(
          filePurposes.rendition,
          (fileIds) => mediaRepository.listUsed(database.system, fileIds),
          at,
        );
      },
      archive: createMediaArchive(storage),
      endWaiting: encoder.endWaiting,
      close: encoder.close,
      /** For features whose things are brought along with pictures. */
      carried: createCarriedPictures({ storage, encoder }),
    };
  },
});
