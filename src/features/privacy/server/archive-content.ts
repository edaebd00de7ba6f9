import { type ArchivedConversation, listSaid } from '#features/advisor/server/advisor-archive.service.ts';
import {
  type ArchivedWorkspace,
  listArchivedWorkspaces,
} from '#features/workspaces/server/workspaces-archive.service.ts';
import type { Tx } from '#server/db/connect.ts';

/** What the readable page of an archive says of one business. */
export interface ArchivedBusiness extends ArchivedWorkspace {
  readonly conversations: readonly ArchivedConversation[];
}

/** Every business of an account with what is known of it and what was said, the first made first. */
export async function listBusinesses(tx: Tx, accountId: string): Promise<readonly ArchivedBusiness[]> {
  const workspaces = await listArchivedWorkspaces(tx, accountId);
  const said = await listSaid(
    tx,
    workspaces.map(({ id }) => id),
  );
  return workspaces.map((workspace) => ({
    ...workspace,
    conversations: said.filter(({ workspaceId }) => workspaceId === workspace.id),
  }));
}
