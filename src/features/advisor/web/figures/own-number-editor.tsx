import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Figure, OwnNumberField } from '#features/advisor/advisor.contract.ts';
import { readNumber } from '#features/workspaces/web/shared/facts/fact-draft.ts';
import { formatNumber } from '#shared/format-number.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ConversationId, useAdvisorStore } from '../advisor.queries.ts';
import { useUnitWords } from './use-unit-words.ts';

/**
 * The person's own number in the place of an assumption or a cited figure; saved by its button. What is typed stays when
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
  const [typed, setTyped] = useState(isOwn ? String(field.value) : '');
  const [fault, setFault] = useState<string>();
  const { put, isBusy, problem, isStale } = useOwnNumber(figure.nodeId, field, conversationId, onDone);
  const [min, max] = [field.min, field.max].map((limit) => formatNumber(limit, i18n.locale));
  const outside = t`Enter a number from ${min} to ${max}`;
  const save = () => {
    const value = readNumber(typed);
    const isInside = value !== undefined && value >= field.min && value <= field.max;
    setFault(isInside ? undefined : outside);
    if (isInside) void put(value);
  };
  const { shown, origin } = field.replaced ?? figure;
  return (
    <form
      className="mt-3 flex flex-col gap-4 text-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={figure.label}
        hint={origin === 'source' ? t`The source says ${shown}` : t`The plan assumes ${shown}`}
        inputMode="decimal"
        suffix={<span>{unit(field)}</span>}
        value={typed}
        error={fault}
        onChange={setTyped}
      />
      {problem === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-clay">
          {isStale
            ? t`This number was changed somewhere else in the meantime. Saving puts yours in its place.`
            : problem.code === 'request.invalid'
              ? outside
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
    </form>
  );
}

/**
 * Puts a number into the model, or with null takes it back. When somebody changed it in between, saving again puts the
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
  const put = async (value: number | null) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { version } = field;
      store.putConversation(await store.api.setOwnNumber({ conversationId, nodeId, version, value }));
      onDone();
    } catch (error) {
      const refused = problemOf(error);
      setProblem(refused);
      if (refused.code === 'request.stale_revision') await store.refetchFigures(conversationId);
    } finally {
      setBusy(false);
    }
  };
  return { put, isBusy, problem, isStale: problem?.code === 'request.stale_revision' };
}
