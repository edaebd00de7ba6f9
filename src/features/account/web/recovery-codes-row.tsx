import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** From here on a person should think of making new ones. */
const few = 3;

/** How many recovery codes are left, and a new set in their place. */
export function RecoveryCodesRow({
  left,
  isBusy,
  onMake,
}: {
  readonly left: number;
  readonly isBusy: boolean;
  readonly onMake: () => void;
}) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const make = () => {
    setAsking(false);
    onMake();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
      <div className="min-w-0">
        <p className="text-base font-medium text-ink">{t`Recovery codes`}</p>
        <p className={left <= few ? 'text-sm text-gold' : 'text-sm text-ink-2'}>
          <Plural value={left} _0="None left. Make new ones." one="# code left" other="# codes left" />
        </p>
      </div>
      <Button size="small" busy={isBusy} onPress={() => (left === 0 ? make() : setAsking(true))}>
        {t`Make new codes`}
      </Button>
      <Dialog
        title={t`Make new recovery codes?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t`Keep the old ones`}</Button>
            <Button variant="primary" onPress={make}>
              {t`Make new codes`}
            </Button>
          </>
        }
      >
        {t`The codes you have now stop working at once.`}
      </Dialog>
    </div>
  );
}
