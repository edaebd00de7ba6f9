import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { maxWorkspaceNameLength } from '#features/workspaces/domain/workspace-name.ts';
import { createWorkspaceSchema } from '#features/workspaces/domain/workspace-schema.ts';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { useCurrentWorkspace, useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Asks whether another conversation is about this business or about one with a workspace of its own. */
export function AnotherDialog({
  onSameBusiness,
  onClose,
}: {
  readonly onSameBusiness: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const workspace = useCurrentWorkspace();
  const name = useWorkspaceName()(workspace);
  const [about, setAbout] = useState('same');
  const form = useNewWorkspaceForm(onClose);
  const isOther = about === 'other';

  const submit = () => {
    if (isOther) return form.submit();
    onClose();
    onSameBusiness();
  };
  return (
    <Dialog
      title={t`What is it about?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" type="submit" form="another-conversation" busy={form.isBusy}>
            {t`Start conversation`}
          </Button>
        </>
      }
    >
      <Form id="another-conversation" className="gap-4" onSubmit={submit}>
        {form.failure === undefined ? null : (
          <Banner tone="attention" isAlert>
            {form.failure.text}
          </Banner>
        )}
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
        {isOther ? (
          <FormField form={form} name="name" words={{ missing: t`Give the business a name. You can change it later.` }}>
            {(field) => (
              <TextField
                label={t`Name of the other business`}
                maxLength={maxWorkspaceNameLength}
                autoComplete="organization"
                autoFocus
                {...field}
              />
            )}
          </FormField>
        ) : null}
      </Form>
    </Dialog>
  );
}

/** The form that makes the other business's workspace; trying again with the same name makes no second one. */
function useNewWorkspaceForm(onMade: () => void) {
  const { create } = useWorkspaces();
  const attempt = useRef({ name: '', key: '' });
  return useContractForm({
    schema: createWorkspaceSchema,
    defaultValues: { name: '' },
    save: async ({ name }) => {
      if (attempt.current.name !== name) attempt.current = { name, key: crypto.randomUUID() };
      await create(name, attempt.current.key);
      onMade();
    },
  });
}
