import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RobotCheckField } from '#web/auth/robot-check-field.tsx';
import { AuthFrame, linkStyle, StepHeading, textButtonStyle } from '#web/pages/auth-frame.tsx';
import { FormErrorBox, JavaScriptNote, NoteBox } from '#web/pages/form-notes.tsx';
import { type FormTexts, formTexts, textsAttribute, tooOften } from '#web/pages/form-texts.tsx';
import { NativeEmailField, NativeField } from '#web/pages/native-field.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { FactorStep, factorTexts } from './factor-step.tsx';
import { NewPasswordForm, type NewPasswordTexts, newPasswordTexts, ResetDoneStep } from './new-password-step.tsx';

/** The words of the first two steps. */
export interface ResetTexts extends FormTexts {
  /** Carries `{n}`, the seconds to wait. */
  readonly wait: string;
  readonly sent: string;
  readonly sentAgain: string;
  readonly wrongCode: string;
  readonly verified: string;
  /** Where an answer held neither a person nor a session nor an error. */
  readonly empty: string;
  readonly done: string;
  /** Carries `{code}`. */
  readonly toast: string;
}

export function resetTexts(i18n: I18n, busy: string): ResetTexts {
  const common = formTexts(i18n, busy);
  const wait = tooOften(i18n);
  return {
    ...common,
    codes: { ...common.codes, over_email_send_rate_limit: wait },
    unexpected: i18n._(msg`An error occurred while resetting your password.`),
    wait,
    sent: i18n._(msg`Verification code sent.`),
    sentAgain: i18n._(msg`New verification code sent.`),
    wrongCode: i18n._(msg`Invalid verification code. Please try again.`),
    verified: i18n._(msg`Code verified successfully. Please set your new password.`),
    empty: i18n._(msg`An error occurred on token verification.`),
    done: i18n._(msg`Your password has been reset successfully. Redirecting to login...`),
    toast: i18n._(msg`Your verification code is ${{ code: '{code}' }}. It expires in 10 minutes.`),
  };
}

/** The password reset in three steps (docs/pages.md, "Password reset"). */
export function renderForgotPassword(i18n: I18n) {
  return {
    title: `${i18n._(msg`Reset your password`)} · Groundwork`,
    description: i18n._(msg`Set a new password for your Groundwork account with a code sent to your email address.`),
    children: (
      <ForgotPasswordPage
        email={resetTexts(i18n, i18n._(msg`Sending...`))}
        code={resetTexts(i18n, i18n._(msg`Verifying...`))}
        factor={factorTexts(i18n)}
        password={newPasswordTexts(i18n)}
      />
    ),
  };
}

interface Texts {
  readonly email: ResetTexts;
  readonly code: ResetTexts;
  readonly factor: FormTexts;
  readonly password: NewPasswordTexts;
}

function ForgotPasswordPage(texts: Texts) {
  const { t } = useLingui();
  return (
    <AuthFrame after={<CodeToast />}>
      <EmailStep texts={texts.email} />
      <CodeStep texts={texts.code} />
      <FactorStep texts={texts.factor} />
      <section id="password-step" data-step="" hidden>
        <StepCount n={3} />
        <StepHeading title={t`Set a new password`} />
        <NewPasswordForm texts={texts.password} label={t`Reset Password`} />
        <div className="mt-4">
          <BackButton to="code-step" />
        </div>
      </section>
      <ResetDoneStep />
    </AuthFrame>
  );
}

function EmailStep({ texts }: { readonly texts: ResetTexts }) {
  const { t } = useLingui();
  return (
    <section id="email-step" data-step="">
      <StepCount n={1} />
      <StepHeading title={t`Reset your password`}>
        {t`Enter the email address of your account. We send a code to it.`}
      </StepHeading>
      <form id="email-form" method="post" className="mt-7 flex flex-col gap-5" {...textsAttribute(texts)}>
        <FormErrorBox />
        <NativeEmailField
          id="reset-email"
          label={t`Email`}
          autoComplete="username"
          data-missing={t`Please enter your email address`}
        />
        <RobotCheckField id="reset-robot" />
        <button type="submit" disabled className={buttonStyle('primary', 'large', 'w-full disabled:opacity-100')}>
          {t`Send Verification Code`}
        </button>
        <JavaScriptNote />
      </form>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 text-base">
        <a href="/signin" className={linkStyle}>
          {t`Back to Sign In`}
        </a>
        <a href="/signin" className={linkStyle}>
          {t`Remembered your password?`}
        </a>
      </p>
    </section>
  );
}

function CodeStep({ texts }: { readonly texts: ResetTexts }) {
  const { t } = useLingui();
  return (
    <section id="code-step" data-step="" hidden>
      <StepCount n={2} />
      <StepHeading title={t`Enter the code`}>
        {t`If the address has an account, a mail with six digits is on its way.`}
      </StepHeading>
      <form id="code-form" method="post" className="mt-7 flex flex-col gap-5" {...textsAttribute(texts)}>
        <NoteBox />
        <FormErrorBox />
        <NativeField
          id="reset-code"
          name="code"
          type="text"
          label={t`Verification code`}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          spellCheck={false}
          data-missing={t`Please enter the verification code`}
          required
        />
        <button type="submit" disabled className={buttonStyle('primary', 'large', 'w-full disabled:opacity-100')}>
          {t`Verify Code`}
        </button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <BackButton to="email-step" />
        <button type="button" data-resend="" className={textButtonStyle}>
          {t`Resend code`}
        </button>
      </div>
    </section>
  );
}

function StepCount({ n }: { readonly n: number }) {
  const { t } = useLingui();
  return <p className="figures mb-2 text-sm font-semibold text-green">{t`Step ${n} of 3`}</p>;
}

function BackButton({ to }: { readonly to: string }): ReactNode {
  const { t } = useLingui();
  return (
    <button type="button" data-back={to} className={textButtonStyle}>
      {t`Back`}
    </button>
  );
}

/** Shows the code for ten seconds where mail stays on this computer; empty and out of the way otherwise. */
function CodeToast() {
  return (
    <p
      id="code-toast"
      role="status"
      className="figures fixed inset-x-4 top-4 z-50 mx-auto max-w-md rounded-md border border-line bg-surface px-4 py-3 text-base text-ink shadow-float empty:hidden"
    />
  );
}
