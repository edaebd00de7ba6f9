import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { takeUndoneDeletion } from '#web/auth/planned-deletion.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Says, once after the sign-in that did it, that the account is kept and which deletion was undone. */
export function useDeletionUndoneToast(): void {
  const { t } = useLingui();
  const time = useTimeFormat();
  useEffect(() => {
    const wasDueAt = takeUndoneDeletion();
    if (wasDueAt === undefined) return;
    showToast(
      {
        tone: 'done',
        text: t`Your account is kept.`,
        detail: t`Signing in undid its deletion, which was planned for ${{ day: time.day(wasDueAt) }}.`,
      },
      15_000,
    );
  }, [t, time]);
}
