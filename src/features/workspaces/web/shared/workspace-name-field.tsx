import { useLingui } from '@lingui/react/macro';
import { maxWorkspaceNameLength } from '#features/workspaces/domain/workspace-name.ts';
import { FormField } from '#web/forms/form-field.tsx';
import type { ContractForm } from '#web/forms/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** The field for the name of a workspace; it takes the focus when it appears. */
export function WorkspaceNameField({
  form,
  label,
}: {
  readonly form: ContractForm<{ name: string }>;
  readonly label: string;
}) {
  const { t } = useLingui();
  return (
    <FormField form={form} name="name" words={{ missing: t`Give the business a name. You can change it later.` }}>
      {(field) => (
        <TextField label={label} maxLength={maxWorkspaceNameLength} autoComplete="organization" autoFocus {...field} />
      )}
    </FormField>
  );
}
