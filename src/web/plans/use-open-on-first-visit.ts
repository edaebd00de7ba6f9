import { useEffect } from 'react';
import { paceMs } from '#web/pacing.ts';
import { sessionStore } from '#web/session-store.ts';

const keyOf = (screen: string): string => `groundwork.plan-info-seen.${screen}`;

/** Notes that the popover of a screen was seen: it does not open by itself again in this browser session. */
export function rememberVisit(screen: string): void {
  sessionStore.write(keyOf(screen), '1');
}

/** Opens 3 seconds after the first visit of a screen in a browser session, unless it was opened by hand before. */
export function useOpenOnFirstVisit(screen: string, open: () => void): void {
  useEffect(() => {
    const isSeen = () => sessionStore.read(keyOf(screen)) !== null;
    if (isSeen()) return;
    const timer = setTimeout(() => {
      if (isSeen()) return;
      rememberVisit(screen);
      open();
    }, paceMs('planInfo'));
    return () => clearTimeout(timer);
  }, [screen, open]);
}
