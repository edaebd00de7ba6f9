import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
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
  const content = useRef<HTMLDivElement>(null);
  /** What is being brought back from which place: its button goes with it. */
  const leaving = useRef<{ readonly id: string; readonly place: number }>(undefined);

  // Before anybody presses the next key, the focus is on the button that took the place, or on what the dialog says now.
  useLayoutEffect(() => {
    const gone = leaving.current;
    if (gone === undefined || archived.some(({ id }) => id === gone.id)) return;
    leaving.current = undefined;
    const buttons = content.current?.querySelectorAll<HTMLElement>('li button:last-of-type') ?? [];
    (buttons[Math.min(gone.place, buttons.length - 1)] ?? content.current)?.focus();
  }, [archived]);

  const bringBack = async (workspace: Workspace) => {
    setBusyId(workspace.id);
    leaving.current = { id: workspace.id, place: archived.indexOf(workspace) };
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
      <div ref={content} tabIndex={-1} className="outline-none">
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
      </div>
    </Dialog>
  );
}
