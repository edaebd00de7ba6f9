import { useLingui } from '@lingui/react/macro';
import type { ProfileFact } from '#features/profile/profile.contract.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { draftOf, factValueOf } from '#features/workspaces/web/shared/facts/fact-draft.ts';
import { FactFields } from '#features/workspaces/web/shared/facts/fact-fields.tsx';
import { factTypes } from '#features/workspaces/web/shared/facts/fact-types.ts';
import { useFactForm } from '#features/workspaces/web/shared/facts/use-fact-form.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { isCurrencyCode } from '#shared/money.ts';
import { problemText } from '#web/api/problems.ts';
import { Form } from '#web/forms/form.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { useProfileScreen } from './profile-screen-context.ts';
import type { useFactSaving } from './use-fact-saving.ts';

/** For the button that saves, which stands outside. */
export const factFormId = 'fact-form';

/** The fields for a fact; saved by a button of this form. What is typed stays when saving fails. */
export function FactForm({
  factKey,
  fact,
  saving,
}: {
  readonly factKey: FactKey;
  readonly fact: ProfileFact | undefined;
  readonly saving: ReturnType<typeof useFactSaving>;
}) {
  const { t, i18n } = useLingui();
  const { currency } = useProfileScreen().workspace;
  const { shownOf } = useFactWords();
  const type = factTypes[factKey];
  const draft = draftOf(factValueOf(fact?.value ?? null, type), type, isCurrencyCode(currency) ? currency : undefined);
  const { save, problem, theirs } = saving;
  const form = useFactForm(factKey, draft, (value) => save({ ...value }));
  const now = theirs === undefined ? '' : shownOf({ key: factKey, value: theirs.value });
  return (
    <Form id={factFormId} className="gap-4 text-start" onSubmit={form.submit}>
      <FactFields fact={{ key: factKey, value: fact?.value ?? null }} form={form} />
      {theirs === undefined ? null : (
        <p role="alert" className="rounded-sm bg-clay-soft px-3 py-2 text-sm text-ink">
          {theirs.value === null
            ? t`This was withdrawn somewhere else in the meantime. Saving puts yours in its place.`
            : t`This was changed somewhere else in the meantime. It now says “${now}”. Saving puts yours in its place.`}
        </p>
      )}
      {problem === undefined || theirs !== undefined ? null : (
        <ErrorText>
          {problem.code === 'request.invalid' ? t`This value cannot be used here.` : problemText(i18n, problem)}
        </ErrorText>
      )}
    </Form>
  );
}
