import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';

type Shown =
  | { readonly kind: 'new' }
  | { readonly kind: 'rename'; readonly workspace: Workspace }
  | { readonly kind: 'archived' };

interface WorkspaceDialogs {
  readonly openNew: () => void;
  readonly openRename: (workspace: Workspace) => void;
  readonly openArchived: () => void;
}

const DialogsContext = createContext<WorkspaceDialogs | undefined>(undefined);

const NewDialog = lazy(async () => ({ default: (await import('./name-dialogs.tsx')).NewWorkspaceDialog }));
const RenameDialog = lazy(async () => ({ default: (await import('./name-dialogs.tsx')).RenameWorkspaceDialog }));
const ArchivedDialog = lazy(async () => ({ default: (await import('./archived-dialog.tsx')).ArchivedDialog }));

/** The dialogs about workspaces, for whatever opens them: the switcher, the palette. Their code comes when one opens. */
export function WorkspaceDialogsProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const value = useMemo<WorkspaceDialogs>(
    () => ({
      openNew: () => afterMenu(() => setShown({ kind: 'new' })),
      openRename: (workspace) => afterMenu(() => setShown({ kind: 'rename', workspace })),
      openArchived: () => afterMenu(() => setShown({ kind: 'archived' })),
    }),
    [],
  );
  return (
    <DialogsContext value={value}>
      {children}
      <Suspense>
        {shown?.kind === 'new' ? <NewDialog onClose={close} /> : null}
        {shown?.kind === 'rename' ? <RenameDialog workspace={shown.workspace} onClose={close} /> : null}
        {shown?.kind === 'archived' ? <ArchivedDialog onClose={close} /> : null}
      </Suspense>
    </DialogsContext>
  );
}

/** A menu that closes gives the focus back to its button a frame later; the dialog has to find it there to return it. */
function afterMenu(open: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(open));
}

/** Opens the dialogs about workspaces from anywhere inside the platform shell. */
export function useWorkspaceDialogs(): WorkspaceDialogs {
  const value = useContext(DialogsContext);
  if (value === undefined) throw new Error('useWorkspaceDialogs is for what stands inside the platform shell');
  return value;
}
