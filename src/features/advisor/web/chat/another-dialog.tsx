import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createWorkspaceSchema } from '#features/workspaces/domain/workspace-schema.ts';
import { useCreateWorkspace } from '#features/workspaces/web/shared/use-create-workspace.ts';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { WorkspaceNameField } from '#features/workspaces/web/shared/workspace-name-field.tsx';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

/** Asks whether another conversation is about this business or about one with a workspace of its own. */
export function AnotherDialog({
  onSameBusiness,
  onClose,
}: {
  readonly onSameBusiness: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const name = useWorkspaceName()(useCurrentWorkspace());
  const create = useCreateWorkspace();
  const [about, setAbout] = useState('same');
  const isOther = about === 'other';
  const form = useContractForm({
    schema: createWorkspaceSchema,
    defaultValues: { name: '' },
    save: async (other) => {
      await create(other.name);
      onClose();
    },
  });
  const submit = () => {
    if (isOther) return form.submit();
    onClose();
    onSameBusiness();
  };
  return (
    <FormDialog
      title={t`What is it about?`}
      submitLabel={t`Start conversation`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="[overflow-wrap:anywhere]">
        <RadioGroup
          label={t`This conversation is about`}
          value={about}
          onChange={setAbout}
          options={[
            { id: 'same', label: t`This business`, hint: t`“${name}”: what you said about it stays known.` },
            {
              id: 'other',
              label: t`Another business`,
              hint: t`It gets a workspace of its own, and the two never mix.`,
            },
          ]}
        />
      </div>
      {isOther ? <WorkspaceNameField form={form} label={t`Name of the other business`} /> : null}
    </FormDialog>
  );
}
