import type { Workspace } from '#features/workspaces/domain/workspace.ts';

const KEY = 'groundwork.workspace';

/** What a tab remembers until it is closed: whose workspace it shows, so that a reload shows the same one at once. */
export interface TabWorkspace {
  readonly accountId: string;
  readonly workspace: Workspace;
}

/** The workspace this tab was in; undefined for a fresh tab, another account's, or where storage is switched off. */
export function readTabWorkspace(accountId: string): Workspace | undefined {
  try {
    const known = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as TabWorkspace | null;
    const isUsable = known?.accountId === accountId && typeof known.workspace?.id === 'string';
    return isUsable ? known.workspace : undefined;
  } catch {
    return undefined;
  }
}

export function writeTabWorkspace(remembered: TabWorkspace): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Full or switched off: the next reload begins in the workspace used last.
  }
}
