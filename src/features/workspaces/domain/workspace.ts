import type { z } from 'zod';
import type { workspaceSchema } from './workspace-schema.ts';

/** One business of an account as the browser knows it. */
export type Workspace = z.infer<typeof workspaceSchema>;

/**
 * Where a session begins: the workspace somebody switched to last, else the first of those that are not archived.
 * `workspaces` are in order of their making. Undefined for an empty list.
 */
export function findDefaultWorkspace<One extends Pick<Workspace, 'isArchived' | 'lastUsedAt'>>(
  workspaces: readonly One[],
): One | undefined {
  const open = workspaces.filter((workspace) => !workspace.isArchived);
  const used = open.filter((workspace) => workspace.lastUsedAt !== undefined);
  const latest = used.toSorted((one, other) => (one.lastUsedAt! < other.lastUsedAt! ? 1 : -1))[0];
  return latest ?? open[0] ?? workspaces[0];
}
