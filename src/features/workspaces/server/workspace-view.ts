import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { unnamedWorkspace } from '#features/workspaces/domain/workspace-name.ts';
import type { StoredWorkspace } from './workspaces.repository.ts';

/** A workspace as the browser knows it. */
export function workspaceView(stored: StoredWorkspace): Workspace {
  const { id, name, isNameChosen, currency, revision, archivedAt, lastUsedAt } = stored;
  return {
    id,
    name,
    isNamed: isNameChosen || name !== unnamedWorkspace,
    currency,
    isArchived: archivedAt !== null,
    revision,
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  };
}
