import type { Tx } from '#server/db/connect.ts';
import { type ArchivedConversation, advisorArchiveRepository } from './advisor-archive.repository.ts';

export type { ArchivedConversation } from './advisor-archive.repository.ts';

/** Ids of the conversations of some workspaces that led to a plan, in the order of their making. */
export async function listPlannedConversations(tx: Tx, workspaceIds: readonly string[]): Promise<readonly string[]> {
  return workspaceIds.length === 0 ? [] : advisorArchiveRepository.listPlanned(tx, workspaceIds);
}

/** What was said in some workspaces, conversation by conversation, the first begun first. */
export async function listSaid(tx: Tx, workspaceIds: readonly string[]): Promise<readonly ArchivedConversation[]> {
  return workspaceIds.length === 0 ? [] : advisorArchiveRepository.listConversations(tx, workspaceIds);
}
