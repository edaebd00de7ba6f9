import { fixedMs } from '#web/pacing.ts';

const KEY = 'password_reset_last_attempt';

/** Seconds until this browser may ask for another code (docs/pages.md, "Password reset"); 0 when it may now. */
export function secondsUntilNextAttempt(nowMs: number = Date.now()): number {
  const lastMs = readLastMs();
  // A time in the future comes from a clock that was set back since.
  if (lastMs === undefined || lastMs > nowMs) return 0;
  return Math.max(0, Math.ceil((lastMs + fixedMs.mailInterval - nowMs) / 1000));
}

/** Notes that this browser asked for a code. */
export function rememberAttempt(nowMs: number = Date.now()): void {
  try {
    window.localStorage.setItem(KEY, String(nowMs));
  } catch {
    // Storage can be switched off; the service counts as well.
  }
}

function readLastMs(): number | undefined {
  try {
    const lastMs = Number(window.localStorage.getItem(KEY) ?? Number.NaN);
    return Number.isFinite(lastMs) ? lastMs : undefined;
  } catch {
    return undefined;
  }
}
