import { useLingui } from '@lingui/react/macro';
import type { StatedFact } from '#features/advisor/advisor.contract.ts';
import { draftOf, factValueOf } from '#features/workspaces/web/shared/facts/fact-draft.ts';
import { FactFields } from '#features/workspaces/web/shared/facts/fact-fields.tsx';
import { factTypes, isFactKey } from '#features/workspaces/web/shared/facts/fact-types.ts';
import { useFactForm } from '#features/workspaces/web/shared/facts/use-fact-form.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { problemText } from '#web/api/problems.ts';
import { Form } from '#web/forms/form.tsx';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Button } from '#web/ui/button.tsx';
import type { ConversationId } from '../advisor.queries.ts';
import { useFactCorrection } from './use-fact-correction.ts';

/** Corrects or withdraws a fact; saved by its button. What is typed stays when saving fails. */
export function FactEditor({
  fact,
  conversationId,
  onDone,
}: {
  readonly fact: StatedFact;
  readonly conversationId: ConversationId;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  useLiveHold(true);
  const { shownOf } = useFactWords();
  const { correct, isBusy, problem, theirs } = useFactCorrection(fact, conversationId, onDone);
  const type = isFactKey(fact.key) ? factTypes[fact.key] : 'text';
  const form = useFactForm(fact.key, draftOf(factValueOf(fact.value, type), type), correct);

  return (
    <Form className="gap-4 text-start" onSubmit={form.submit}>
      <FactFields fact={fact} form={form} />
      {theirs === undefined ? null : (
        <p role="alert" className="rounded-sm bg-clay-soft px-3 py-2 text-sm text-ink">
          {theirs.value === null
            ? t`This was withdrawn somewhere else in the meantime. Saving puts yours in its place.`
            : t`This was changed somewhere else in the meantime. It now says “${shownOf(theirs)}”. Saving puts yours in its place.`}
        </p>
      )}
      {problem === undefined || theirs !== undefined ? null : (
        <p role="alert" className="text-sm font-medium text-clay">
          {problemText(i18n, problem)}
        </p>
      )}
      <p className="text-sm text-ink-2">
        {t`The plan computes with the new value at once. A correction is not a message and never counts.`}
      </p>
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap justify-between gap-2 rounded-b-lg border-t border-line bg-surface px-4 py-3">
        <Button type="submit" variant="primary" size="small" busy={isBusy} busyLabel={t`Saving…`}>
          {t`Save`}
        </Button>
        {fact.value === null ? null : (
          <Button variant="quiet" size="small" isDisabled={isBusy} onPress={() => void correct(null)}>
            {t`Withdraw`}
          </Button>
        )}
      </div>
    </Form>
  );
}
