import { readLocalFlags } from '#web/auth/local-flags.ts';

/**
 * For somebody who seems to be signed in, the link to sign-in and the sign-up form become the way to the platform; the
 * guard there decides.
 */
export function markSignedIn(): void {
  if (!readLocalFlags().isAuthenticated) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signed-in]')) {
    link.textContent = link.dataset.signedIn ?? link.textContent;
    link.href = '/platform';
  }
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-sign-up="${name}"]`);
  const panel = part('signed-in');
  const title = document.querySelector('#signup-title');
  if (!panel || !title) return;
  part('form')?.setAttribute('hidden', '');
  for (const one of document.querySelectorAll('[data-for-strangers]')) one.setAttribute('hidden', '');
  title.textContent = panel.dataset.title ?? title.textContent;
  panel.hidden = false;
}
