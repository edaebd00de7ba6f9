import type { Tx } from '#server/db/connect.ts';
import { type ArchivedWorkspace, workspacesArchiveRepository } from './workspaces-archive.repository.ts';

export type { ArchivedWorkspace } from './workspaces-archive.repository.ts';

/** Every business of an account with what is known of it, the first made first. */
export function listArchivedWorkspaces(tx: Tx, accountId: string): Promise<readonly ArchivedWorkspace[]> {
  return workspacesArchiveRepository.list(tx, accountId);
}
