import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { createWorkspaceSchema } from '#features/workspaces/domain/workspace-schema.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useCreateWorkspace } from './shared/use-create-workspace.ts';
import { nameInPassing, useWorkspaceName } from './shared/use-workspace-name.ts';
import { WorkspaceNameField } from './shared/workspace-name-field.tsx';
import { useWorkspaces } from './shared/workspaces-context.ts';
import { useWorkspaceActions, workspaceIn } from './use-workspace-actions.ts';

/** Asks for the name of another business and makes its workspace. */
export function NewWorkspaceDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const create = useCreateWorkspace();
  return (
    <NameDialog
      title={t`New workspace`}
      submitLabel={t`Create workspace`}
      busyLabel={t`Creating…`}
      initialName=""
      onClose={onClose}
      save={async (name) => {
        await create(name);
        const shown = nameInPassing(name);
        showToast({ tone: 'done', text: t`You are now in “${shown}”.` });
      }}
    >
      {t`A workspace holds one business: its plan, its facts and everything made from them. Your plan's limits count for all of them together.`}
    </NameDialog>
  );
}

/** Renames a workspace. When somebody else was faster, their name is shown and saving again replaces it. */
export function RenameWorkspaceDialog({
  workspace,
  onClose,
}: {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { put } = useWorkspaces();
  const { rename } = useWorkspaceActions();
  const nameOf = useWorkspaceName();
  const [target, setTarget] = useState(workspace);
  const [otherName, setOtherName] = useState<string>();
  return (
    <NameDialog
      title={t`Rename workspace`}
      submitLabel={t`Save name`}
      busyLabel={t`Saving…`}
      initialName={nameOf(workspace)}
      onClose={onClose}
      save={(name) => rename(target, name)}
      explain={(problem) => {
        const changed = workspaceIn(problem);
        if (changed === undefined) return undefined;
        put(changed);
        setTarget(changed);
        setOtherName(nameOf(changed));
        return t`This workspace was changed somewhere else in the meantime.`;
      }}
    >
      {otherName === undefined ? null : t`It is called “${otherName}” now. Save again to use your name instead.`}
    </NameDialog>
  );
}

function NameDialog({
  initialName,
  save,
  explain,
  onClose,
  children,
  ...labels
}: {
  readonly title: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly initialName: string;
  readonly save: (name: string) => Promise<void>;
  /** Words for a refusal the dialog can deal with. */
  readonly explain?: (problem: Problem) => string | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  const form = useContractForm({
    schema: createWorkspaceSchema,
    defaultValues: { name: initialName },
    save: async ({ name }) => {
      try {
        await save(name);
        onClose();
      } catch (error) {
        const problem = problemOf(error);
        const text = explain?.(problem);
        if (text === undefined) throw error;
        form.refuse({ code: problem.code, text });
      }
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} {...labels}>
      {children ? <p className="[overflow-wrap:anywhere]">{children}</p> : null}
      <WorkspaceNameField form={form} label={t`Name of the business`} />
    </FormDialog>
  );
}
