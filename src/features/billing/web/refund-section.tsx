import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Billing } from '#features/billing/billing.contract.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useRequestRefund } from './billing.queries.ts';
import { ProblemNote } from './problem-note.tsx';

/** The money back on request, within its fourteen days (docs/billing.md, "Prices"); nothing after them. */
export function RefundSection({ billing }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const [isAsked, setAsked] = useState(false);
  const refund = useRequestRefund();
  // One attempt, however often its button is pressed.
  const attemptKey = useRef<string>(undefined);
  const until = billing.subscription?.refundableUntil;
  if (!until) return null;
  const { plan } = billing;

  const open = () => {
    attemptKey.current = crypto.randomUUID();
    refund.reset();
    setAsked(true);
  };
  const request = () => {
    attemptKey.current ??= crypto.randomUUID();
    refund.mutate(attemptKey.current, { onSuccess: () => setAsked(false) });
  };
  return (
    <SettingsSection title={t`Money back`} hint={t`For 14 days after your first payment, without giving a reason.`}>
      <p className="text-base text-pretty text-ink-2">{t`You can have your payment back until ${times.moment(until)}.`}</p>
      <Button className="mt-4" onPress={open}>
        {t`Request refund`}
      </Button>
      {isAsked ? (
        <Dialog
          title={t`Request a refund?`}
          isOpen
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onPress={() => setAsked(false)}>{t`Stay on ${plan}`}</Button>
              <Button variant="danger" busy={refund.isPending} busyLabel={t`Refunding...`} onPress={request}>
                {t`Refund and end ${plan}`}
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-3">
            <p>{t`The whole payment goes back to the card it came from, and the Free plan begins at once.`}</p>
            <p>{t`What was open to you stays readable and can be downloaded. Nothing is deleted.`}</p>
            <ProblemNote error={refund.error} />
          </div>
        </Dialog>
      ) : null}
    </SettingsSection>
  );
}
