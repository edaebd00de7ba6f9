import { isDevelopmentPage } from '#web/pages/development-page.ts';

/**
 * Every time the interface holds so that a change can be followed (docs/pages.md, "Times"), in one place. Work that takes longer
 * takes longer; nothing on the server waits for them.
 */
export const pacingMs = {
  /** The least time the robot check is seen working. */
  robotCheck: 1500,
  /** The least time the advisor is seen typing. */
  reply: 1500,
  /** How long logos are seen being made (docs/brand.md, "The screen"). */
  brand: 2000,
  /** Between the last answer and the plan that opens by itself. */
  switchToPlan: 1000,
  /** Before the popover about the plan opens on the first visit. */
  planInfo: 3000,
  /** After the last key before an edited text is saved. */
  autosave: 800,
  /** How long a banner stays that says something was saved. */
  successBanner: 3000,
  /** How long a switch of the plan is said to have worked (docs/billing.md, "Prices"). */
  planSwitched: 3000,
  /** After a Google sign-up came back, before it is called done. */
  accountSetup: 5000,
  /** How long 'Successfully signed up!' is read. */
  signedUp: 2500,
  /** How long a failed callback or confirmation is read before the page leads away. */
  authError: 3000,
  /** After a new password was set, before the way to sign-in is taken. */
  passwordReset: 5000,
  /** After signing out, before the way out is taken even if nobody reported the end of the session. */
  signOutFallback: 100,
} as const;

/** Times that are rules rather than pacing; tests do not switch them off. */
export const fixedMs = {
  /** Between two requests for a reset code from one browser, and between two confirmation mails. */
  mailInterval: 60_000,
  /** How long the local mail mode shows a code. */
  codeToast: 10_000,
} as const;

/** The time to hold; 0 on pages of a development server whose browser carries `groundwork.pacing` = '0'. */
export function paceMs(name: keyof typeof pacingMs): number {
  return isPacingOff() ? 0 : pacingMs[name];
}

/** Waits for the whole of a pacing time. */
export function hold(name: keyof typeof pacingMs): Promise<void> {
  return holdSince(name, Date.now());
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
