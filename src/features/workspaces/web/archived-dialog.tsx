import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useWorkspaceName } from './shared/use-workspace-name.ts';
import { useWorkspaces } from './shared/workspaces-context.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';

/** The workspaces that were put away: each can be opened for reading, or brought back. */
export function ArchivedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { archived, switchTo } = useWorkspaces();
  const nameOf = useWorkspaceName();
  const { restore } = useWorkspaceActions();
  const [busyId, setBusyId] = useState<string>();

  const bringBack = async (workspace: Workspace) => {
    setBusyId(workspace.id);
    await restore(workspace);
    setBusyId(undefined);
  };
  return (
    <Dialog
      title={t`Archived`}
      size="medium"
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      {archived.length === 0 ? (
        <p className="pb-2">{t`No workspace is archived. Archiving puts a business away without deleting anything.`}</p>
      ) : (
        <>
          <p>{t`Nothing in them was deleted. Open one to read it, or restore it to work on.`}</p>
          <ul aria-label={t`Archived`} className="mt-3 border-t border-line">
            {archived.map((workspace) => {
              const name = nameOf(workspace);
              return (
                <li
                  key={workspace.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
                >
                  <p className="line-clamp-2 min-w-0 flex-1 basis-40 font-semibold text-ink [overflow-wrap:anywhere]">
                    {name}
                  </p>
                  <div className="flex shrink-0 gap-2">
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t`Open “${name}”`}
                      onPress={() => {
                        onClose();
                        void switchTo(workspace);
                      }}
                    >
                      {t`Open`}
                    </Button>
                    <Button
                      size="small"
                      aria-label={t`Restore “${name}”`}
                      busy={busyId === workspace.id}
                      onPress={() => void bringBack(workspace)}
                    >
                      {t`Restore`}
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
}
