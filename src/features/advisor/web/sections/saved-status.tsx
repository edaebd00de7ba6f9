import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useEdits, usePlanSaving } from './plan-saving.tsx';

/** Whether what was typed is safe: 'Saving…', 'Saved 12 seconds ago', 'Not saved. Try again'. Before any edit it says how to begin. */
export function SavedStatus() {
  const { t } = useLingui();
  const saving = usePlanSaving();
  const edits = Object.values(useEdits());
  const isAny = (status: (typeof edits)[number]['status']) => edits.some((one) => one.status === status);
  const isFailed = isAny('failed');
  const savedAtMs = Math.max(0, ...edits.map((one) => one.savedAtMs ?? 0));
  const ago = useAgo(savedAtMs);
  return (
    <div className="text-sm text-ink-2">
      {isFailed ? (
        <p role="alert" className="text-clay">
          {t`Not saved.`}{' '}
          <button
            type="button"
            className="min-h-6 font-semibold underline underline-offset-4"
            onClick={() => void saving.flushAll()}
          >
            {t`Try again`}
          </button>
        </p>
      ) : null}
      <p role="status">
        {isFailed ? null : isAny('conflict') ? (
          <span className="text-clay">{t`Changed somewhere else. Your text is kept below it.`}</span>
        ) : isAny('saving') || isAny('waiting') ? (
          t`Saving…`
        ) : savedAtMs === 0 ? (
          t`Click into a text to change it. It saves by itself.`
        ) : (
          <>
            {t`Saved`}
            {/* The seconds are for the eye; spoken, they would never end. */}
            <span aria-hidden="true"> {ago}</span>
          </>
        )}
      </p>
    </div>
  );
}

function useAgo(sinceMs: number): string {
  const { t } = useLingui();
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (sinceMs === 0) return;
    const look = () => setNowMs(Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [sinceMs]);
  const seconds = Math.max(0, Math.round((nowMs - sinceMs) / 1000));
  const minutes = Math.floor(seconds / 60);
  if (seconds < 2) return t`just now`;
  if (minutes < 1) return t`${plural(seconds, { one: '# second ago', other: '# seconds ago' })}`;
  if (minutes < 60) return t`${plural(minutes, { one: '# minute ago', other: '# minutes ago' })}`;
  return t`over an hour ago`;
}
