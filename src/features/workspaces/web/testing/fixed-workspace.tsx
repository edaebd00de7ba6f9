import type { ReactNode } from 'react';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { type Workspaces, WorkspacesContext } from '../shared/workspaces-context.ts';

/** A workspace as the server would answer it. */
export function sampleWorkspace(own: Partial<Workspace> = {}): Workspace {
  return {
    id: 'ws_00000000000000000000000001',
    name: 'Levain & Rye',
    isNamed: true,
    currency: 'EUR',
    isArchived: false,
    revision: 1,
    ...own,
  };
}

/** Stands in for `CurrentWorkspaceProvider` in tests of screens: one workspace, which is the current one, unless said otherwise. */
export function FixedWorkspace({ children, ...own }: Partial<Workspaces> & { readonly children: ReactNode }) {
  const current = own.current ?? sampleWorkspace();
  const value: Workspaces = {
    current,
    open: [current],
    archived: [],
    error: null,
    retry: () => undefined,
    switchTo: async () => undefined,
    follow: () => undefined,
    create: async (name) => sampleWorkspace({ name }),
    put: () => undefined,
    ...own,
  };
  return <WorkspacesContext value={value}>{children}</WorkspacesContext>;
}
