import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { usePostTools } from './post-context.tsx';

/** Asks before a post is left while something cannot be saved; what can be is saved on the way. */
export function PostLeaveQuestion() {
  const { t } = useLingui();
  const { saving } = usePostTools();
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => next.pathname !== current.pathname && !(await saving.flush()),
    // A closing tab is asked by what saves.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      title={t`Leave this post?`}
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
