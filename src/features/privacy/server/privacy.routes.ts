import { privacyContract } from '#features/privacy/privacy.contract.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { archiveService } from './archive.service.ts';
import type { DeletionService } from './deletion.service.ts';
import { readPrivacy } from './read-privacy.service.ts';

interface PrivacyRoutesDependencies {
  readonly deletion: DeletionService;
  /** Signs the addresses of downloads. */
  readonly downloads: Pick<Downloads, 'sign'>;
}

/** Binds the endpoints of archive and deletion. */
export const bindPrivacyRoutes = ({ deletion, downloads }: PrivacyRoutesDependencies) =>
  bindRoutes('privacy', privacyContract, {
    getPrivacy: { detached: (context) => readPrivacy(context, deletion) },
    requestArchive: (context) => archiveService.request(context),
    createArchiveDownload: (context, { archiveId }) => archiveService.createDownload(context, archiveId, downloads),
    requestDeletion: { detached: (context, input) => deletion.request(context, input) },
  });
