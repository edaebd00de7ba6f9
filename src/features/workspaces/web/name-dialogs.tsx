import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { maxWorkspaceNameLength } from '#features/workspaces/domain/workspace-name.ts';
import { createWorkspaceSchema } from '#features/workspaces/domain/workspace-schema.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { nameInPassing, useWorkspaceName } from './shared/use-workspace-name.ts';
import { useWorkspaces } from './shared/workspaces-context.ts';
import { useWorkspaceActions, workspaceIn } from './use-workspace-actions.ts';

/** Asks for the name of another business and makes its workspace. */
export function NewWorkspaceDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { create } = useWorkspaces();
  const attempt = useRef({ name: '', key: '' });
  return (
    <NameDialog
      title={t`New workspace`}
      submitLabel={t`Create workspace`}
      busyLabel={t`Creating…`}
      initialName=""
      onClose={onClose}
      // A name changed after a failure is another attempt.
      save={async (name) => {
        if (attempt.current.name !== name) attempt.current = { name, key: crypto.randomUUID() };
        await create(name, attempt.current.key);
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
  title,
  submitLabel,
  busyLabel,
  initialName,
  save,
  explain,
  onClose,
  children,
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
  const formId = useId();
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
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} className="gap-4" onSubmit={form.submit}>
        {form.failure === undefined ? null : (
          <Banner tone="attention" isAlert>
            {form.failure.text}
          </Banner>
        )}
        {children ? <p className="[overflow-wrap:anywhere]">{children}</p> : null}
        <FormField form={form} name="name" words={{ missing: t`Give the business a name. You can change it later.` }}>
          {(field) => (
            <TextField
              label={t`Name of the business`}
              maxLength={maxWorkspaceNameLength}
              autoComplete="organization"
              autoFocus
              {...field}
            />
          )}
        </FormField>
      </Form>
    </Dialog>
  );
}
