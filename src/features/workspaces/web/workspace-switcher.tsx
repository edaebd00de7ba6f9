import { useLingui } from '@lingui/react/macro';
import { Archive, ArchiveRestore, Check, ChevronsUpDown, FolderArchive, PencilLine, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MenuEntry } from '#web/ui/menu-content.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWorkspaceName } from './shared/use-workspace-name.ts';
import { useWorkspaces } from './shared/workspaces-context.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import { useWorkspaceDialogs } from './workspace-dialogs.tsx';

/** The business this tab is about; its menu goes to another one, makes, renames, archives and restores. */
export function WorkspaceSwitcher({ isWide = false }: { readonly isWide?: boolean }) {
  const { t } = useLingui();
  const { current } = useWorkspaces();
  const nameOf = useWorkspaceName();
  const entries = useEntries();
  if (current === undefined) return <Skeleton className="h-6 w-28" />;
  const name = nameOf(current);
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  return (
    <Menu
      label={t`Workspaces`}
      placement="bottom start"
      entries={entries}
      trigger={
        <Button
          aria-label={t`Workspace: ${name}`}
          className={cx(
            'flex min-w-0 items-center gap-2 rounded-sm px-2 text-sm font-semibold text-ink hover:bg-sunken',
            isWide ? 'min-h-11 w-full text-start' : 'min-h-8 max-w-56',
          )}
        >
          <span
            aria-hidden="true"
            className="flex size-5 shrink-0 items-center justify-center rounded-[5px] bg-clay-soft text-xs font-semibold text-clay"
          >
            {initial}
          </span>
          <span className={cx('truncate', isWide && 'flex-1')}>{name}</span>
          {current.isArchived ? <Badge size="small">{t`Archived`}</Badge> : null}
          <Icon of={ChevronsUpDown} size={14} className="shrink-0 text-ink-3" />
        </Button>
      }
    />
  );
}

/** So many workspaces are seen at once. */
const shortListLength = 7;

function useEntries(): readonly MenuEntry[] {
  const { t } = useLingui();
  const { current, open, archived, switchTo } = useWorkspaces();
  const nameOf = useWorkspaceName();
  const actions = useWorkspaceActions();
  const dialogs = useWorkspaceDialogs();
  const [list, change] = [t`Your workspaces`, t`Change workspaces`];
  if (current === undefined) return [];
  // A list that has to be scrolled begins with where one is.
  const isLong = open.length > shortListLength;
  const others = open.filter(({ id }) => id !== current.id);
  const shown = isLong ? [current, ...others] : current.isArchived ? [...open, current] : open;
  const count = archived.length;
  return [
    ...shown.map((workspace): MenuEntry => {
      const isCurrent = workspace.id === current.id;
      return {
        id: workspace.id,
        section: list,
        label: nameOf(workspace),
        onAction: () => void (isCurrent || switchTo(workspace)),
        end: isCurrent ? (
          <>
            <span className="sr-only">{t`(open now)`}</span>
            <Icon of={Check} size={16} className="shrink-0 text-green" />
          </>
        ) : null,
      };
    }),
    { id: 'new', section: change, label: t`New workspace`, icon: Plus, onAction: dialogs.openNew },
    ...(current.isArchived
      ? [
          {
            id: 'restore',
            section: change,
            label: t`Restore this workspace`,
            icon: ArchiveRestore,
            onAction: () => void actions.restore(current),
          },
        ]
      : [
          {
            id: 'rename',
            section: change,
            label: t`Rename this workspace`,
            icon: PencilLine,
            onAction: () => dialogs.openRename(current),
          },
          {
            id: 'archive',
            section: change,
            label: t`Archive this workspace`,
            icon: Archive,
            onAction: () => void actions.archive(current),
          },
        ]),
    ...(count === 0
      ? []
      : [
          {
            id: 'archived',
            section: change,
            label: t`Archived workspaces (${count})`,
            icon: FolderArchive,
            onAction: dialogs.openArchived,
          },
        ]),
  ];
}
