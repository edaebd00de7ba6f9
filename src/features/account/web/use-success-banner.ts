import { useCallback, useEffect, useState } from 'react';
import { paceMs } from '#web/pacing.ts';

/** A success that is said for three seconds (docs/account.md), and again from the start when it happens again. */
export function useSuccessBanner(): { readonly isShown: boolean; readonly show: () => void } {
  const [shownAt, setShownAt] = useState<number>();
  useEffect(() => {
    if (shownAt === undefined) return;
    const timer = setTimeout(() => setShownAt(undefined), paceMs('successBanner'));
    return () => clearTimeout(timer);
  }, [shownAt]);
  return { isShown: shownAt !== undefined, show: useCallback(() => setShownAt(performance.now()), []) };
}
