import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { AnyAutosave } from './autosave.ts';

/** Asks before an editor is left while something cannot be saved; what can be is saved on the way. */
export function LeaveQuestion({ saving, title }: { readonly saving: AnyAutosave; readonly title: string }) {
  const { t } = useLingui();
  const blocker = useBlocker({
    // From page to page of a site nothing is lost.
    shouldBlockFn: async ({ current, next }) => next.pathname !== current.pathname && !(await saving.flush()),
    // A closing tab is asked by what saves.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      title={title}
      isOpen
      mustAnswer
      onClose={blocker.reset}
      actions={
        <>
          <Button onPress={blocker.proceed}>{t`Leave anyway`}</Button>
          <Button variant="primary" onPress={blocker.reset} autoFocus>
            {t`Stay here`}
          </Button>
        </>
      }
    >
      {t`Your last changes are not saved. If you leave now they are lost.`}
    </Dialog>
  );
}
