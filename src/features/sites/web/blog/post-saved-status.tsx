import { useLingui } from '@lingui/react/macro';
import { problemText } from '#web/api/problems.ts';
import { usePostState, usePostTools } from './post-context.tsx';

/** Whether what was changed of a post is safe, in the words of the site's own editor. */
export function PostSavedStatus() {
  const { t, i18n } = useLingui();
  const { saving } = usePostTools();
  const { status, savedAtMs, problem } = usePostState();
  const words =
    status === 'conflict'
      ? t`Changed somewhere else`
      : status !== 'saved'
        ? t`Saving…`
        : savedAtMs === 0
          ? t`Saves by itself`
          : t`Saved`;
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
      <p role="status" className={status === 'conflict' ? 'text-clay' : ''}>
        {status === 'failed' ? null : words}
      </p>
    </div>
  );
}
