import { Trans, useLingui } from '@lingui/react/macro';
import { GoogleButton } from '#features/auth/web/shared/google-button.tsx';
import { RobotCheckField } from '#web/auth/robot-check-field.tsx';
import { FormErrorBox, JavaScriptNote } from '#web/pages/form-notes.tsx';
import { NativeEmailField, NativeField, NativePasswordField } from '#web/pages/native-field.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CheckMailPanel } from './sign-up-mail-panel.tsx';

const linkStyle = 'rounded-sm font-semibold text-green underline underline-offset-4';

/** Makes an account: name, email and a password of at least 8 characters, or Google. */
export function SignUpCard({ texts }: { readonly texts: { readonly 'data-texts': string } }) {
  const { t } = useLingui();
  return (
    <section
      id="signup"
      tabIndex={-1}
      aria-labelledby="signup-title"
      className="rounded-lg border border-line bg-surface p-6 shadow-float outline-none sm:p-7"
    >
      <h2
        id="signup-title"
        tabIndex={-1}
        data-check-mail={t`Check your mail`}
        className="display text-xl text-ink outline-none"
      >
        {t`Start your groundwork`}
      </h2>
      <div data-sign-up="form">
        <p className="mt-1.5 text-sm text-balance text-ink-2">{t`Free to start. No card needed. For people aged 18 or over.`}</p>
        <form id="sign-up-form" method="post" action="/signup" className="mt-6 flex flex-col gap-5" {...texts}>
          <FormErrorBox />
          <NativeField
            id="sign-up-name"
            name="name"
            type="text"
            label={t`Name`}
            autoComplete="name"
            data-most={120}
            required
          />
          <NativeEmailField
            id="sign-up-email"
            label={t`Email`}
            placeholder={t`you@business.com`}
            autoComplete="email"
          />
          <NativePasswordField
            id="sign-up-password"
            name="password"
            label={t`Password`}
            placeholder={t`At least 8 characters`}
            data-most={1024}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            autoComplete="new-password"
            minLength={8}
            required
          />
          <RobotCheckField id="sign-up-robot" />
          <button type="submit" disabled className={buttonStyle('primary', 'large', 'w-full disabled:opacity-100')}>
            {t`Create account`}
          </button>
          <JavaScriptNote />
        </form>
        <GoogleButton label={t`Sign Up with Google`} />
        <p className="mt-4 text-sm text-pretty text-ink-2">
          <Trans>
            By creating an account you agree to the{' '}
            <a href="/terms" className={linkStyle}>
              Terms of Service
            </a>{' '}
            and the{' '}
            <a href="/privacy" className={linkStyle}>
              Privacy Policy
            </a>
            .
          </Trans>
        </p>
      </div>
      <CheckMailPanel texts={texts} />
      <div data-sign-up="signed-in" data-title={t`You are signed in`} hidden>
        <p className="mt-1.5 text-base text-ink-2">{t`Your work is where you left it.`}</p>
        <a href="/platform" className={buttonStyle('primary', 'large', 'mt-5 w-full')}>
          {t`Go to Platform`}
        </a>
      </div>
      <p data-for-strangers="" className="mt-4 text-sm text-ink-2">
        {t`Already have an account?`}{' '}
        <a href="/signin" className={linkStyle}>
          {t`Sign in`}
        </a>
      </p>
    </section>
  );
}
