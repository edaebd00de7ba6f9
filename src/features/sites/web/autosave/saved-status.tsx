import { useLingui } from '@lingui/react/macro';
import { problemText } from '#web/api/problems.ts';
import type { AnyAutosave } from './autosave.ts';
import { useAutosaveState } from './use-autosave.ts';

/** Whether what was changed is safe: "Saving…", "Saved", "Not saved. Try again". Before any change it says that it will be. */
export function SavedStatus({ saving }: { readonly saving: AnyAutosave }) {
  const { t, i18n } = useLingui();
  const { status, savedAtMs, problem } = useAutosaveState(saving);
  return (
    <div className="text-sm text-ink-2">
      {status === 'failed' ? (
        <p role="alert" className="text-clay">
          {t`Not saved.`} {problem === undefined ? null : problemText(i18n, problem)}{' '}
          <button
            type="button"
            className="min-h-6 font-semibold underline underline-offset-4"
            onClick={() => void saving.flush()}
          >
            {t`Try again`}
          </button>
        </p>
      ) : null}
      <p role="status">
        {status === 'failed' ? null : status === 'conflict' ? (
          <span className="text-clay">{t`Changed somewhere else`}</span>
        ) : status === 'saved' ? (
          savedAtMs === 0 ? (
            t`Saves by itself`
          ) : (
            t`Saved`
          )
        ) : (
          t`Saving…`
        )}
      </p>
    </div>
  );
}
