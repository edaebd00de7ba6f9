import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import type { Figure, OwnNumberField } from '#features/advisor/advisor.contract.ts';
import { readNumber } from '#features/workspaces/web/shared/facts/fact-draft.ts';
import { formatNumber } from '#shared/format-number.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ConversationId, useAdvisorStore } from '../advisor.queries.ts';
import { useUnitWords } from './use-unit-words.ts';

/** The person's own number in the place of another one; saved by its button. What is typed stays when saving fails. */
export function OwnNumberEditor({
  figure,
  field,
  conversationId,
  onDone,
}: {
  readonly figure: Figure;
  readonly field: OwnNumberField;
  readonly conversationId: ConversationId;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  useLiveHold(true);
  const unit = useUnitWords();
  const { mutateAsync } = useOwnNumber(conversationId, figure.nodeId);
  const form = useContractForm({
    schema: z.object({ value: z.string().transform(readNumber).pipe(z.number().min(field.min).max(field.max)) }),
    defaultValues: { value: field.replaced === undefined ? '' : String(field.value) },
    save: async ({ value }) => {
      await mutateAsync({ version: field.version, value });
      onDone();
    },
  });
  const [min, max] = [field.min, field.max].map((limit) => formatNumber(limit, i18n.locale));
  const { shown, origin } = field.replaced ?? figure;
  const hints = {
    said: t`You said ${shown}`,
    source: t`The source says ${shown}`,
    assumption: t`The plan assumes ${shown}`,
    formula: '',
  };
  return (
    <Form className="mt-3 gap-4 text-start" onSubmit={form.submit}>
      <FormField form={form} name="value" words={{ wrong: t`Enter a number from ${min} to ${max}` }}>
        {(props) => (
          <TextField
            label={figure.label}
            hint={hints[origin]}
            inputMode="decimal"
            suffix={<span>{unit(field)}</span>}
            {...props}
          />
        )}
      </FormField>
      <ErrorText>
        {form.failure?.code === 'request.stale_revision'
          ? t`This number was changed somewhere else in the meantime. Saving puts yours in its place.`
          : form.failure?.text}
      </ErrorText>
      <p className="text-sm text-ink-2">{t`It counts as said by you, and every figure that rests on it follows at once.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={form.isBusy} busyLabel={t`Saving…`}>
          {t`Use my number`}
        </Button>
        <Button variant="quiet" size="small" isDisabled={form.isBusy} onPress={onDone}>
          {t`Cancel`}
        </Button>
      </div>
    </Form>
  );
}

/**
 * Puts a number into the model, or with null takes it back. Where somebody changed it in between, what it is now is asked for, and
 * the same again puts the person's own over it.
 */
export function useOwnNumber(conversationId: ConversationId, nodeId: string) {
  const store = useAdvisorStore();
  return useMutation({
    networkMode: 'always',
    mutationFn: (own: { readonly version: number; readonly value: number | null }) =>
      store.api.setOwnNumber.call({ conversationId, nodeId, ...own }),
    onSuccess: (reading) => store.putReading(reading),
    onError: async (error) => {
      if (problemOf(error).code === 'request.stale_revision') await store.refetchPlan(conversationId);
    },
  });
}
