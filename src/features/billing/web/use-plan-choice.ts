import { useEffect, useRef, useState } from 'react';
import { problemOf } from '#web/api/problem-error.ts';
import { type PlanWish, useChoosePlan } from './billing.queries.ts';

/** After these the attempt may have been made all the same; a repeat has to carry its key. */
const undecided = ['network.unreachable', 'request.unexpected', 'server.database_away', 'billing.payment_unreachable'];

/**
 * Choosing a plan. A repeat after a lost answer is the same attempt; after an answer it is another. `leave` takes the
 * browser to the payment service.
 */
export function usePlanChoice(leave: (url: string) => void = (url) => window.location.assign(url)) {
  const choosing = useChoosePlan();
  const attempt = useRef<PlanWish & { readonly key: string }>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  useBackFromPayment(() => setLeaving(false));

  const choose = async (wish: PlanWish) => {
    const { plan, interval } = wish;
    const last = attempt.current;
    const key = last?.plan === plan && last.interval === interval ? last.key : crypto.randomUUID();
    attempt.current = { plan, interval, key };
    try {
      const choice = await choosing.mutateAsync({ plan, interval, attemptKey: key });
      attempt.current = undefined;
      if (choice.outcome === 'checkout') {
        setLeaving(true);
        leave(choice.url);
      }
      return choice;
    } catch (error) {
      if (!undecided.includes(problemOf(error).code)) attempt.current = undefined;
      return undefined;
    }
  };
  return {
    choose,
    /** What is being asked for, also while the browser is on its way to the payment service. */
    wish: choosing.isPending || isLeaving ? choosing.variables : undefined,
    error: choosing.error,
    reset: choosing.reset,
  };
}

/** Whoever comes back by the browser's button finds the page as it was left: nothing is on its way any more. */
function useBackFromPayment(onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
