import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useEndOtherSessions } from './account.queries.ts';

/** Ends all sessions but this one, after a question: it cannot be undone, and somebody may be at work in one. */
export function EndOthers({ count, onEnded }: { readonly count: number; readonly onEnded: () => void }) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const ending = useEndOtherSessions();
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        onEnded();
      },
    });
  return (
    <>
      <Button
        size="small"
        variant="danger"
        onPress={() => {
          ending.reset();
          setAsking(true);
        }}
      >
        {t`End all other sessions`}
      </Button>
      <Dialog
        title={t`End all other sessions?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t`Keep them`}</Button>
            <Button variant="danger" busy={ending.isPending} busyLabel={t`Ending...`} onPress={end}>
              {t`End them`}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <p>
            <Plural
              value={count}
              one="# other session is signed out at once. This device stays signed in."
              other="# other sessions are signed out at once. This device stays signed in."
            />
          </p>
          {ending.error ? (
            <Banner tone="attention" isAlert>
              {problemText(i18n, problemOf(ending.error))}
            </Banner>
          ) : null}
        </div>
      </Dialog>
    </>
  );
}
