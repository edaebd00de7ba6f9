import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Billing, PlanChoice } from '#features/billing/billing.contract.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { type PlanWish, useRefreshBilling } from './billing.queries.ts';

/** A payment that the bank wants confirmed, for what it was asked for. */
export interface UnconfirmedPayment extends Omit<Extract<PlanChoice, { outcome: 'confirm' }>, 'outcome'> {
  readonly wish: PlanWish;
}

/**
 * Leads to the page on which a payment is confirmed, in another tab. It closes by itself once the plan is there, and says so
 * by `onPaid`.
 */
export function ConfirmPaymentDialog({
  billing,
  payment,
  onClose,
  onPaid,
}: {
  readonly billing: Billing;
  readonly payment: UnconfirmedPayment;
  readonly onClose: () => void;
  readonly onPaid: () => void;
}) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const { wish, url, openUntil } = payment;
  const isPaid = billing.plan === wish.plan && billing.subscription?.interval === wish.interval;
  const paid = useRef(onPaid);
  paid.current = onPaid;
  useEffect(() => {
    if (isPaid) paid.current();
  }, [isPaid]);
  const { mutate: refresh } = useRefreshBilling();
  useEffect(() => {
    // Whoever comes back from the other tab may be sooner than the message of the payment service.
    const onReturn = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refresh]);
  return (
    <Dialog
      title={t`Confirm the payment`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Not now`}</Button>
          <a href={url} target="_blank" rel="noopener noreferrer" className={buttonStyle('primary')}>
            {t`Open payment page`}
          </a>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-pretty">
        <p>{t`Your bank asks you to confirm this payment. The page of the payment service opens in a new tab.`}</p>
        <p>{t`Nothing has been charged so far. Your plan changes here by itself as soon as it is paid.`}</p>
        <p>{t`The page is open until ${times.moment(openUntil)}. Without the payment your plan stays as it is.`}</p>
      </div>
    </Dialog>
  );
}
