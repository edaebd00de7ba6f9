import { useLingui } from '@lingui/react/macro';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';

/** Longer names are cut where they stand in a sentence that passes by. */
const longestInPassing = 60;

/** A name for a toast: whole where it is short, else its beginning. */
export function nameInPassing(name: string): string {
  const characters = [...name];
  return characters.length <= longestInPassing
    ? name
    : `${characters
        .slice(0, longestInPassing - 1)
        .join('')
        .trimEnd()}…`;
}

/** How a workspace is called on screen: by its name, or as 'My business' until it has one. */
export function useWorkspaceName(): (workspace: Pick<Workspace, 'name' | 'isNamed'>) => string {
  const { t } = useLingui();
  return ({ name, isNamed }) => (isNamed ? name : t`My business`);
}
