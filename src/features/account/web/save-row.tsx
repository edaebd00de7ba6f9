import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { FormFailure } from '#web/forms/use-contract-form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ShortcutHint } from '#web/ui/shortcut-hint.tsx';

/** The button of a tab, with what became of pressing it: the success for three seconds, a failure until the next try. */
export function SaveRow({
  success,
  isBusy,
  failure,
  isUndecided,
}: {
  /** Said while it is shown. */
  readonly success: string | undefined;
  readonly isBusy: boolean;
  readonly failure: FormFailure | undefined;
  /** There is a conflict above that nobody has decided. */
  readonly isUndecided: boolean;
}) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useSaveShortcut(row);
  const isStale = failure?.code === 'request.stale_revision';
  return (
    <div ref={row} className="flex flex-col gap-4 border-t border-line py-5">
      <div role="status" className="empty:hidden">
        {success === undefined ? null : <Banner tone="done">{success}</Banner>}
      </div>
      {failure === undefined ? null : (
        <Banner tone="attention" isAlert>
          {isStale
            ? isUndecided
              ? t`Nothing was saved: something here was changed somewhere else. Decide above which of the two stays, then save again.`
              : t`Nothing was saved: something here was changed somewhere else, and is shown now. Look at it, then save again.`
            : failure.text}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={t`Saving…`}>
          {failure === undefined || isStale ? t`Save changes` : t`Try again`}
          <ShortcutHint keys="Mod+S" />
        </Button>
      </div>
    </div>
  );
}

/** ⌘S or Ctrl+S presses the button of the form that is shown. */
function useSaveShortcut(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      if (row.current === null || row.current.closest('[data-inert]') !== null) return;
      event.preventDefault();
      row.current.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [row]);
}
