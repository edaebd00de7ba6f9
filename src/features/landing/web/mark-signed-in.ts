import { readLocalFlags } from '#web/auth/local-flags.ts';

/** For somebody who seems to be signed in, the link to sign-in becomes one to the platform; the guard there decides. */
export function markSignedIn(): void {
  if (!readLocalFlags().isAuthenticated) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signed-in]')) {
    link.textContent = link.dataset.signedIn ?? link.textContent;
    link.href = '/platform';
  }
}
