import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { paceMs } from '#web/pacing.ts';

type Notice =
  | { readonly kind: 'switched-for-testing' | 'switched'; readonly plan: PlanName }
  | { readonly kind: 'test-mode-on' | 'test-mode-off' };

/**
 * What has just happened on the pricing screen, in words: a switch of the plan is said for three seconds,
 * one of test mode until something else happens or it is put away.
 */
export function usePricingNotice() {
  const { t } = useLingui();
  const [notice, setNotice] = useState<Notice>();
  const dismiss = useCallback(() => setNotice(undefined), []);
  useEffect(() => {
    if (notice === undefined || !('plan' in notice)) return;
    const timer = setTimeout(dismiss, paceMs('planSwitched'));
    return () => clearTimeout(timer);
  }, [notice, dismiss]);
  return { notice: notice && words(notice), show: setNotice, dismiss };

  function words(said: Notice): string {
    switch (said.kind) {
      case 'switched-for-testing':
        return t`Successfully switched to ${said.plan} plan for testing!`;
      case 'switched':
        return t`You are on the ${said.plan} plan now.`;
      case 'test-mode-on':
        return t`Test mode enabled. You can now switch between plans without payment processing.`;
      case 'test-mode-off':
        return t`Test mode is off. Your plan stays as it is.`;
    }
  }
}
