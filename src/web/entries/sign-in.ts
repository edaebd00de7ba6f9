import '#web/styles/pages.css';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { clearLocalFlags, mirrorSession } from '#web/auth/local-flags.ts';
import { safeRedirect } from '#web/auth/safe-redirect.ts';
import { authErrorText, enhanceForm } from '#web/pages/form-kit.ts';
import { openDialog } from '#web/pages/open-dialog.ts';

const client = createAuthClient();
const asked = new URLSearchParams(window.location.search).get('redirect');

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-destination]')) link.href = safeRedirect(asked);

enhanceForm('sign-in-form', async ({ email = '', password = '' }, { texts, form, showError }) => {
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) {
    showError(authErrorText(texts, error));
    form.querySelector<HTMLInputElement>('input[type="password"], input[name="password"]')?.focus();
    return;
  }
  mirrorSession(data.session);
  openDialog('sign-in-successful', { mustAnswer: true });
});

const { data, error } = await client.getSession();
if (data.session !== null) {
  mirrorSession(data.session);
  openDialog('already-signed-in');
} else if (error?.name !== 'AuthRetryableFetchError') {
  clearLocalFlags();
  // Only the guard of the platform sends people here with a destination.
  if (asked !== null) openDialog('authentication-required');
}
