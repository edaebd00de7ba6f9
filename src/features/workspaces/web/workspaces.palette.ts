import { useLingui } from '@lingui/react/macro';
import { Archive, Building2, PencilLine, Plus } from 'lucide-react';
import type { HitKind, PaletteAction } from '#web/palette.ts';
import { useWorkspaceName } from './shared/use-workspace-name.ts';
import { useWorkspaces } from './shared/workspaces-context.ts';
import { useWorkspaceDialogs } from './workspace-dialogs.tsx';

/** Going to another business, making one, and changing this one. */
export function useActions(): readonly PaletteAction[] {
  const { t } = useLingui();
  const { current, open, switchTo } = useWorkspaces();
  const { openNew, openRename, openArchived } = useWorkspaceDialogs();
  const nameOf = useWorkspaceName();
  return [
    ...open
      .filter((workspace) => workspace.id !== current?.id)
      .map((workspace) => {
        const name = nameOf(workspace);
        return {
          id: `switch-${workspace.id}`,
          label: t`Switch to ${name}`,
          alsoCalled: t`workspace, business`,
          icon: Building2,
          run: () => void switchTo(workspace),
        };
      }),
    { id: 'new-workspace', label: t`New workspace`, alsoCalled: t`create, add a business`, icon: Plus, run: openNew },
    ...(current === undefined || current.isArchived
      ? []
      : [
          {
            id: 'rename-workspace',
            label: t`Rename this workspace`,
            alsoCalled: t`name of the business`,
            icon: PencilLine,
            run: () => openRename(current),
          },
        ]),
    {
      id: 'archived-workspaces',
      label: t`Archived workspaces`,
      alsoCalled: t`restore`,
      icon: Archive,
      run: openArchived,
    },
  ];
}

/** What the palette finds of workspaces. */
export function useHitKinds(): readonly HitKind[] {
  const { t } = useLingui();
  const nameOf = useWorkspaceName();
  const { open, archived, switchTo } = useWorkspaces();
  const find = (workspaceId: string) => [...open, ...archived].find(({ id }) => id === workspaceId);
  return [
    {
      kind: 'workspace',
      heading: t`Workspaces`,
      noun: t`Workspace`,
      icon: Building2,
      titleOf: ({ workspaceId }) => {
        const workspace = find(workspaceId);
        return workspace === undefined || workspace.isNamed ? undefined : nameOf(workspace);
      },
      contextOf: ({ workspaceId }) => (archived.some(({ id }) => id === workspaceId) ? t`Archived` : undefined),
      open: ({ workspaceId }) => {
        const workspace = find(workspaceId);
        if (workspace !== undefined) void switchTo(workspace);
      },
    },
  ];
}
