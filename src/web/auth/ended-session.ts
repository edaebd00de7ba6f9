const KEY = 'groundwork.session-ended';

/** Notes that the session of this browser was ended because a copy of it was used elsewhere. */
export function rememberReusedSession(): void {
  try {
    window.localStorage.setItem(KEY, 'reuse');
  } catch {
    // Storage can be switched off; the mail says it too.
  }
}

/** Whether the last session of this browser ended that way and nobody has signed in since. */
export function wasSessionReused(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'reuse';
  } catch {
    return false;
  }
}

/** Called when there is a session again. */
export function forgetEndedSession(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {}
}
