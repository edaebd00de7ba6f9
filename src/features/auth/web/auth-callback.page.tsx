import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AuthFrame, linkStyle, StepHeading } from '#web/pages/auth-frame.tsx';
import { ProgressLine } from '#web/pages/progress-line.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/** Where Google's answer comes back to (docs/pages.md): progress, then success or what went wrong. */
export function renderAuthCallback(i18n: I18n) {
  return {
    title: `${i18n._(msg`Signing in with Google`)} · Groundwork`,
    isIndexed: false,
    children: <AuthCallbackPage />,
  };
}

function AuthCallbackPage() {
  const { t } = useLingui();
  return (
    <AuthFrame>
      <section id="progress-step" data-step="">
        <StepHeading title={t`Signing in with Google`} />
        <ProgressLine after={t`Signing you in...`}>{t`Setting up your account...`}</ProgressLine>
        <noscript>
          <p className="mt-6 rounded-md bg-gold-soft px-4 py-3 text-sm text-ink">
            {t`Signing in needs JavaScript. Switch it on and load the page again.`}
          </p>
        </noscript>
      </section>
      <section id="success-step" data-step="" hidden>
        <StepHeading title={t`Successfully signed up!`}>{t`Your account is ready.`}</StepHeading>
        <a href="/#signup" className={buttonStyle('primary', 'large', 'mt-7 w-full')}>
          {t`Continue`}
        </a>
      </section>
      <section id="error-step" data-step="" hidden>
        <StepHeading title={t`Something went wrong. Please try again.`} />
        <p
          role="alert"
          data-failure=""
          data-sign-in={t`Failed to sign in. Please try again.`}
          data-setup={t`An error occurred during account setup.`}
          data-unexpected={t`An unexpected error occurred.`}
          className="mt-6 rounded-md border border-clay bg-clay-soft px-4 py-3 text-base text-ink"
        />
        <Reason code="provider_email_needs_verification">
          {t`Google has not confirmed your email address. Confirm it at Google, then try again.`}
        </Reason>
        <Reason code="signup_disabled">{t`Signups not allowed for this instance`}</Reason>
        <Reason code="user_banned">{t`User is banned`}</Reason>
        <p className="mt-6 text-base text-ink-2">
          <Trans>
            <a href="/#signup" className={linkStyle}>
              Sign up
            </a>{' '}
            or{' '}
            <a href="/signin" className={linkStyle}>
              Sign in
            </a>
          </Trans>
        </p>
      </section>
    </AuthFrame>
  );
}

/** Why it failed, below the general message; shown for one code of the service. */
function Reason({ code, children }: { readonly code: string; readonly children: string }) {
  return (
    <p data-reason={code} hidden className="mt-3 text-base text-pretty text-ink-2">
      {children}
    </p>
  );
}
