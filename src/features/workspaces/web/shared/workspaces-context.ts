import { createContext, useContext } from 'react';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';

/** The workspaces of the account and the one this tab shows. */
export interface Workspaces {
  /** Undefined until the account is known, where this tab remembers none either. */
  readonly current: Workspace | undefined;
  /** Those one can work in, in order of their making. */
  readonly open: readonly Workspace[];
  readonly archived: readonly Workspace[];
  /** Why they could not be read; null while there is hope. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Goes to another workspace at the same screen; what the address said of the old one is left behind. */
  readonly switchTo: (workspace: Workspace) => Promise<void>;
  /** The address names something in another workspace of this account: the tab goes there, and says so. */
  readonly follow: (workspaceId: string) => void;
  /** Makes a workspace and goes there; the same `attemptKey` never makes two. Rejects with the server's refusal. */
  readonly create: (name: string, attemptKey: string) => Promise<Workspace>;
  /** Puts what the server answered in the place of what was known. */
  readonly put: (workspace: Workspace) => void;
}

/** Filled by `CurrentWorkspaceProvider`, or by a test. */
export const WorkspacesContext = createContext<Workspaces | undefined>(undefined);

/**
 * The workspace a screen is about. Screens are drawn once it is known, and drawn anew when it changes; an archived one
 * can only be read.
 */
export function useCurrentWorkspace(): Workspace {
  const { current } = useWorkspaces();
  if (current === undefined) throw new Error('useCurrentWorkspace is for screens inside the platform shell');
  return current;
}

/** All workspaces, for what lists or changes them. */
export function useWorkspaces(): Workspaces {
  const value = useContext(WorkspacesContext);
  if (value === undefined) throw new Error('useWorkspaces needs a CurrentWorkspaceProvider above it');
  return value;
}
