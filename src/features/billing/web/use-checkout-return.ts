import { useEffect } from 'react';
import { useRefreshBilling } from './billing.queries.ts';

/** What the payment service sends people back with: `?checkout=done`, `?checkout=cancelled`. */
export const checkoutOutcomes = ['done', 'cancelled'] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];

/** After a payment the state is asked for at once: the message of the payment service may take a moment. */
export function useCheckoutReturn(checkout: CheckoutOutcome | undefined) {
  const { mutate, isPending, isSuccess, error, data } = useRefreshBilling();
  useEffect(() => {
    if (checkout === 'done') mutate();
  }, [checkout, mutate]);
  return { isAsking: isPending, isAnswered: isSuccess, plan: data?.plan, error, askAgain: () => mutate() };
}
