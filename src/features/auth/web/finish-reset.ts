import { createAuthClient, type GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { clearLocalFlags } from '#web/auth/local-flags.ts';
import { paceMs } from '#web/pacing.ts';
import { showNote, showStep } from '#web/pages/show-step.ts';

/**
 * After the new password was set: the service has ended every session of the person, so the one this browser keeps goes
 * too if it was theirs. Then a countdown leads to sign-in.
 */
export async function finishReset(recovery: GroundworkAuthClient, words: string): Promise<void> {
  const { data: reset } = await recovery.getSession();
  const kept = createAuthClient(undefined, { readsAddress: false });
  const { data: own } = await kept.getSession();
  if (own.session !== null && own.session.user.id === reset.session?.user.id) {
    await kept.signOut({ scope: 'local' });
    clearLocalFlags();
  }
  showStep('done-step', { focus: 'title' });
  showNote('done-step', words);
  const place = document.querySelector<HTMLElement>('[data-countdown]');
  let left = Math.round(paceMs('passwordReset') / 1000);
  const tick = (): void => {
    if (left <= 0) {
      window.location.assign('/signin');
      return;
    }
    if (place) place.textContent = String(left);
    left -= 1;
    setTimeout(tick, 1000);
  };
  tick();
}
