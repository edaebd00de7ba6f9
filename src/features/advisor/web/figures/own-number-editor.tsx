import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import type { Figure, OwnNumberField } from '#features/advisor/advisor.contract.ts';
import { readNumber } from '#features/workspaces/web/shared/facts/fact-draft.ts';
import { formatNumber } from '#shared/format-number.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ConversationId, useAdvisorStore } from '../advisor.queries.ts';
import { useUnitWords } from './use-unit-words.ts';

/**
 * The person's own number in the place of another one; saved by its button. What is typed stays when
 * saving fails.
 */
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
  const isOwn = field.replaced !== undefined;
  const { put, isBusy, problem, isStale } = useOwnNumber(figure.nodeId, field, conversationId, onDone);
  const [min, max] = [field.min, field.max].map((limit) => formatNumber(limit, i18n.locale));
  const outside = t`Enter a number from ${min} to ${max}`;
  const form = useContractForm({
    schema: schemaFor(field),
    defaultValues: { value: isOwn ? String(field.value) : '' },
    save: async ({ value }, form) => {
      const refused = await put(value);
      if (refused?.code === 'request.invalid') form.refuseField('value', outside);
    },
  });
  const { shown, origin } = field.replaced ?? figure;
  const hints = {
    said: t`You said ${shown}`,
    source: t`The source says ${shown}`,
    assumption: t`The plan assumes ${shown}`,
    formula: '',
  };
  return (
    <Form className="mt-3 gap-4 text-start" onSubmit={form.submit}>
      <FormField form={form} name="value" words={{ wrong: outside }}>
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
      {problem === undefined || problem.code === 'request.invalid' ? null : (
        <p role="alert" className="text-sm font-medium text-clay">
          {isStale
            ? t`This number was changed somewhere else in the meantime. Saving puts yours in its place.`
            : problemText(i18n, problem)}
        </p>
      )}
      <p className="text-sm text-ink-2">{t`It counts as said by you, and every figure that rests on it follows at once.`}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={isBusy} busyLabel={t`Saving…`}>
          {t`Use my number`}
        </Button>
        <Button variant="quiet" size="small" isDisabled={isBusy} onPress={onDone}>
          {t`Cancel`}
        </Button>
      </div>
    </Form>
  );
}

/** What was typed, read as a number within the limits of this field. */
function schemaFor({ min, max }: OwnNumberField) {
  return z.object({ value: z.string().transform(readNumber).pipe(z.number().min(min).max(max)) });
}

/**
 * Puts a number into the model, or with null takes it back; answers what it was refused for. When somebody changed it in between, saving again puts the
 * person's own over it.
 */
export function useOwnNumber(
  nodeId: string,
  field: OwnNumberField,
  conversationId: ConversationId,
  onDone: () => void,
) {
  const store = useAdvisorStore();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const put = async (value: number | null): Promise<Problem | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    setProblem(undefined);
    try {
      const { version } = field;
      await store.putReading(await store.api.setOwnNumber.call({ conversationId, nodeId, version, value }));
      onDone();
      return undefined;
    } catch (error) {
      const refused = problemOf(error);
      setProblem(refused);
      if (refused.code === 'request.stale_revision') await store.refetchPlan(conversationId);
      return refused;
    } finally {
      setBusy(false);
    }
  };
  return { put, isBusy, problem, isStale: problem?.code === 'request.stale_revision' };
}
