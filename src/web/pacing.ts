import { isDevelopmentPage } from '#web/pages/development-page.ts';

/**
 * Every time the interface holds so that a change can be followed (part 1 §9), in one place. Work that takes longer
 * takes longer; nothing on the server waits for them.
 */
export const pacingMs = {
  /** The least time the advisor is seen typing. */
  reply: 1500,
  /** Between the last answer and the plan that opens by itself. */
  switchToPlan: 1000,
  /** Before the popover about the plan opens on the first visit. */
  planInfo: 3000,
  /** After the last key before an edited text is saved. */
  autosave: 800,
  /** After signing out, before the way out is taken even if nobody reported the end of the session. */
  signOutFallback: 100,
} as const;

/** The time to hold; 0 on pages of a development server whose browser carries `groundwork.pacing` = '0'. */
export function paceMs(name: keyof typeof pacingMs): number {
  return isPacingOff() ? 0 : pacingMs[name];
}

/** Waits for the rest of a pacing time that began at `sinceMs`. */
export function holdSince(name: keyof typeof pacingMs, sinceMs: number): Promise<void> {
  const restMs = sinceMs + paceMs(name) - Date.now();
  return restMs <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, restMs));
}

function isPacingOff(): boolean {
  if (!isDevelopmentPage()) return false;
  try {
    return window.localStorage.getItem('groundwork.pacing') === '0';
  } catch {
    return false;
  }
}
