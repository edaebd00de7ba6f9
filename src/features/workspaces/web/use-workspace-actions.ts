import { useLingui } from '@lingui/react/macro';
import { findDefaultWorkspace, type Workspace } from '#features/workspaces/domain/workspace.ts';
import { workspacesContract } from '#features/workspaces/workspaces.contract.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useApi } from '#web/api/use-api.ts';
import { showToast } from '#web/ui/toast.tsx';
import { nameInPassing, useWorkspaceName } from './shared/use-workspace-name.ts';
import { useWorkspaces } from './shared/workspaces-context.ts';

/** How long the way back from archiving is offered. */
const undoMs = 10_000;

/**
 * What can be done with a workspace. `rename` rejects with the problem for the form that called it; `archive` and
 * `restore` say themselves what came of it, and archiving offers the way back.
 */
export function useWorkspaceActions() {
  const { t, i18n } = useLingui();
  const api = useApi(workspacesContract);
  const { current, open, put, switchTo } = useWorkspaces();
  const nameOf = useWorkspaceName();

  const refuse = (problem: Problem) => {
    const changed = workspaceIn(problem);
    if (changed) put(changed);
    showToast({ tone: 'attention', text: problemText(i18n, problem) });
  };

  const restore = async (target: Workspace, isSilent = false) => {
    try {
      const { workspace } = await api.restoreWorkspace({ workspaceId: target.id, revision: target.revision });
      put(workspace);
      const name = nameInPassing(nameOf(workspace));
      if (!isSilent) showToast({ tone: 'done', text: t`“${name}” is back.` });
      return workspace;
    } catch (error) {
      refuse(problemOf(error));
      return undefined;
    }
  };

  return {
    rename: async (target: Workspace, name: string): Promise<void> => {
      const { workspace } = await api.renameWorkspace({ workspaceId: target.id, name, revision: target.revision });
      put(workspace);
    },
    archive: async (target: Workspace): Promise<void> => {
      try {
        const { workspace } = await api.archiveWorkspace({ workspaceId: target.id, revision: target.revision });
        const next = findDefaultWorkspace(open.filter(({ id }) => id !== target.id));
        put(workspace);
        const wasCurrent = target.id === current?.id;
        if (wasCurrent && next) await switchTo(next);
        const undo = async () => {
          const restored = await restore(workspace, true);
          if (restored && wasCurrent) await switchTo(restored);
        };
        const name = nameInPassing(nameOf(workspace));
        const action = { label: t`Undo`, onPress: () => void undo() };
        showToast({ tone: 'done', text: t`“${name}” is archived.`, action }, undoMs);
      } catch (error) {
        refuse(problemOf(error));
      }
    },
    restore,
  };
}

/** The workspace as it is now, where a refusal carries it. */
export function workspaceIn({ current }: Problem): Workspace | undefined {
  const isWorkspace = typeof current === 'object' && current !== null && 'id' in current && 'isArchived' in current;
  return isWorkspace ? (current as Workspace) : undefined;
}
