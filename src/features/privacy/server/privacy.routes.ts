import { privacyContract } from '#features/privacy/privacy.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { archiveService } from './archive.service.ts';
import type { DeletionService } from './deletion.service.ts';
import { readPrivacy } from './read-privacy.service.ts';

interface PrivacyRoutesDependencies {
  readonly deletion: DeletionService;
  /** Signs the addresses of downloads. */
  readonly downloadKey: Buffer;
}

/** Binds the endpoints of archive and deletion. */
export const bindPrivacyRoutes = ({ deletion, downloadKey }: PrivacyRoutesDependencies) =>
  bindRoutes('privacy', privacyContract, {
    getPrivacy: { detached: (context) => readPrivacy(context, deletion) },
    requestArchive: (context) => archiveService.request(context),
    createArchiveDownload: (context, { archiveId }) => archiveService.createDownload(context, archiveId, downloadKey),
    requestDeletion: { detached: (context, input) => deletion.request(context, input) },
  });
