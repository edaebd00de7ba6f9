import { mirrorSession } from '#web/auth/local-flags.ts';
import { authErrorText, enhanceForm } from '#web/pages/form-kit.ts';

/** The sign-up form: makes the account, remembers the session and opens the platform. */
export function enhanceSignUp(): void {
  // The auth client is most of the page's script; it is fetched when somebody begins to fill the form.
  let client: ReturnType<typeof loadClient> | undefined;
  const getClient = () => {
    client ??= loadClient();
    // A failed fetch may be tried again.
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
  const live = enhanceForm(
    'sign-up-form',
    async ({ name = '', email = '', password = '' }, { texts, form, showError }) => {
      const auth = await getClient();
      const { data, error } = await auth.signUp({ email, password, options: { data: { full_name: name } } });
      if (error) return showError(authErrorText(texts, error));
      if (data.session === null) return showError(form.dataset.checkMail);
      mirrorSession(data.session, { name });
      window.location.assign('/platform');
    },
  );
  live?.form.addEventListener('focusin', () => void getClient().catch(() => undefined), { once: true });
}

async function loadClient() {
  const { createAuthClient } = await import('#web/auth/auth-client.ts');
  return createAuthClient();
}
