import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ThreadState } from '#features/threads/domain/thread.ts';
import type { WholeThread } from '#features/threads/threads.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { type AtThread, useDeleteThread } from './threads.queries.ts';

interface ActionsProps {
  readonly at: AtThread;
  readonly thread: WholeThread;
  readonly isBusy: boolean;
  readonly onRead: (isRead: boolean) => void;
  readonly onState: (state: ThreadState) => void;
  readonly onDeleted: () => void;
}

/** What can be done with a thread beside writing into it. */
export function ThreadActions({ at, thread, isBusy, onRead, onState, onDeleted }: ActionsProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { state, isRead } = thread;
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'open' ? (
        <>
          <Button size="small" isDisabled={isBusy} onPress={() => onState('closed')}>{t`Close`}</Button>
          <Button size="small" variant="quiet" isDisabled={isBusy} onPress={() => onRead(!isRead)}>
            {isRead ? t`Mark as unread` : t`Mark as read`}
          </Button>
          <Button size="small" variant="quiet" isDisabled={isBusy} onPress={() => onState('held')}>{t`Spam`}</Button>
        </>
      ) : null}
      {state === 'closed' ? (
        <Button size="small" isDisabled={isBusy} onPress={() => onState('open')}>{t`Open again`}</Button>
      ) : null}
      <Button size="small" variant="quiet" onPress={() => setAsking(true)}>{t`Delete`}</Button>
      <DeleteQuestion at={at} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </div>
  );
}

function DeleteQuestion({
  at,
  isOpen,
  onClose,
  onDeleted,
}: {
  readonly at: AtThread;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}) {
  const { t, i18n } = useLingui();
  const deleting = useDeleteThread(at);
  return (
    <Dialog
      title={t`Delete this for good?`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Keep it`}</Button>
          <Button
            variant="danger"
            busy={deleting.isPending}
            onPress={() => deleting.mutate(undefined, { onSuccess: onDeleted })}
          >
            {t`Delete`}
          </Button>
        </>
      }
    >
      <p>{t`What was written, your notes and your answers are gone then. Mails that were sent stay with whoever got them.`}</p>
      <ErrorText>{deleting.error === null ? null : problemText(i18n, problemOf(deleting.error))}</ErrorText>
    </Dialog>
  );
}
