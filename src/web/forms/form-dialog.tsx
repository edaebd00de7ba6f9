import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from './form.tsx';
import type { ContractForm } from './use-contract-form.ts';

/** A dialog that asks for something: its fields, the buttons for it, and above the fields why they were refused. */
export function FormDialog<Input extends FieldValues>({
  title,
  submitLabel,
  busyLabel = submitLabel,
  form,
  onSubmit = form.submit,
  onClose,
  children,
}: {
  readonly title: string;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly form: ContractForm<Input>;
  /** Where submitting is more than saving the form. */
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const formId = useId();
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
      <Form id={formId} className="gap-4" onSubmit={onSubmit}>
        {form.failure === undefined ? null : (
          <Banner tone="attention" isAlert>
            {form.failure.text}
          </Banner>
        )}
        {children}
      </Form>
    </Dialog>
  );
}
