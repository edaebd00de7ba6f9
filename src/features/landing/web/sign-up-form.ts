import { enhanceGoogle } from '#features/auth/web/shared/enhance-google.ts';
import { mirrorSession } from '#web/auth/local-flags.ts';
import { mountRobotCheck } from '#web/auth/mount-robot-check.ts';
import { authErrorText, enhanceForm, sendVerified } from '#web/pages/form-kit.ts';
import { enhanceCheckMail } from './sign-up-check-mail.ts';

/**
 * The sign-up form: makes the account, remembers the session and opens the platform; where addresses are confirmed by
 * mail it says so instead.
 */
export function enhanceSignUp(): void {
  const form = document.querySelector<HTMLFormElement>('form#sign-up-form');
  if (form === null) return;
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
  const robot = mountRobotCheck(form, 'sign-up');
  const openCheckMail = enhanceCheckMail(getClient);
  enhanceForm(
    'sign-up-form',
    async ({ name = '', email = '', password = '' }, { texts, showError }) => {
      const auth = await getClient();
      const { data, error } = await sendVerified(robot, (captchaToken) =>
        auth.signUp({ email, password, options: { data: { full_name: name }, captchaToken } }),
      );
      if (error) return showError(authErrorText(texts, error));
      if (data.session === null) {
        robot.renew();
        return openCheckMail(email);
      }
      mirrorSession(data.session, { name });
      window.location.assign('/platform');
    },
    { robot },
  );
  enhanceGoogle(getClient, () => '/auth/callback?destination=signup');
  form.addEventListener('focusin', () => void getClient().catch(() => undefined), { once: true });
}

async function loadClient() {
  const { createAuthClient } = await import('#web/auth/auth-client.ts');
  return createAuthClient();
}
