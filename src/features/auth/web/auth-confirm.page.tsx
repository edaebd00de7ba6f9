import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AuthFrame, StepHeading } from '#web/pages/auth-frame.tsx';
import { JavaScriptNote } from '#web/pages/form-notes.tsx';
import { ProgressLine } from '#web/pages/progress-line.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { NewPasswordForm, type NewPasswordTexts, newPasswordTexts } from './new-password-step.tsx';

/** Where the links of our mails lead (docs/pages.md). Nothing happens before a click: scanners of mail open links too. */
export function renderAuthConfirm(i18n: I18n) {
  return {
    title: `${i18n._(msg`Confirm`)} · Groundwork`,
    isIndexed: false,
    children: <AuthConfirmPage texts={newPasswordTexts(i18n)} />,
  };
}

function AuthConfirmPage({ texts }: { readonly texts: NewPasswordTexts }) {
  const { t } = useLingui();
  return (
    <AuthFrame>
      <section id="ask-step" data-step="">
        <Asked type="signup" title={t`Confirm your email address`} action={t`Confirm my address`} isShown>
          {t`One click, and your Groundwork account is open.`}
        </Asked>
        <Asked type="invite" title={t`Accept your invitation`} action={t`Accept the invitation`}>
          {t`You are invited to Groundwork. Accept, then choose a password.`}
        </Asked>
        <Asked type="magiclink" title={t`Sign in to Groundwork`} action={t`Sign in`}>
          {t`This signs you in in this browser.`}
        </Asked>
        <Asked type="email_change" title={t`Change your email address`} action={t`Confirm the change`}>
          {t`The change is made once it was confirmed from both addresses.`}
        </Asked>
        <JavaScriptNote className="mt-5" />
      </section>
      <section id="progress-step" data-step="" hidden>
        <StepHeading title={t`One moment`} />
        <ProgressLine>{t`Confirming your account...`}</ProgressLine>
      </section>
      <section id="half-step" data-step="" hidden>
        <StepHeading title={t`Half done`}>
          {t`Confirmation link accepted. Please proceed to confirm link sent to the other email`}
        </StepHeading>
        <a href="/" className={buttonStyle('secondary', 'large', 'mt-7 w-full')}>
          {t`Back to Home`}
        </a>
      </section>
      <section id="error-step" data-step="" hidden>
        <StepHeading title={t`That link did not work`} />
        <p
          role="alert"
          data-failure={t`Authentication failed. Please try again.`}
          data-empty={t`An error occurred on token verification.`}
          className="mt-6 rounded-md border border-clay bg-clay-soft px-4 py-3 text-base text-ink"
        />
        <p data-reason="refused" className="mt-3 text-base text-pretty text-ink-2">
          {t`It may have expired or been used already. Sign in to get a new one.`}
        </p>
        <p data-reason="unreachable" hidden className="mt-3 text-base text-pretty text-ink-2">
          {t`Groundwork cannot be reached. Check your connection, then load this page again.`}
        </p>
        <a href="/signin" className={buttonStyle('primary', 'large', 'mt-6 w-full')}>
          {t`Go to Sign In`}
        </a>
        <p data-leaving="" className="mt-4 text-sm text-ink-2">
          {t`The start page opens in a moment.`}
        </p>
      </section>
      <section id="password-step" data-step="" hidden>
        <StepHeading title={t`Choose a password`}>{t`You use it to sign in from now on.`}</StepHeading>
        <NewPasswordForm texts={texts} label={t`Save and continue`} />
      </section>
    </AuthFrame>
  );
}

/** What one kind of link will do, and the button that does it. */
function Asked({
  type,
  title,
  action,
  isShown = false,
  children,
}: {
  readonly type: string;
  readonly title: string;
  readonly action: string;
  readonly isShown?: boolean;
  readonly children: string;
}) {
  return (
    <div data-type={type} hidden={!isShown}>
      <StepHeading title={title}>{children}</StepHeading>
      <button
        type="button"
        data-confirm=""
        disabled
        className={buttonStyle('primary', 'large', 'mt-7 w-full disabled:opacity-100')}
      >
        {action}
      </button>
    </div>
  );
}
