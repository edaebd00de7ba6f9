import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ResendRobotCheck } from '#web/auth/resend-robot-check.tsx';
import { RobotCheckField } from '#web/auth/robot-check-field.tsx';
import { AuthFrame, linkStyle, StepHeading } from '#web/pages/auth-frame.tsx';
import { FormErrorBox, JavaScriptNote, NoteBox } from '#web/pages/form-notes.tsx';
import { type FormTexts, formTexts, textsAttribute } from '#web/pages/form-texts.tsx';
import { NativeEmailField, NativePasswordField } from '#web/pages/native-field.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { FactorStep, factorTexts } from './factor-step.tsx';
import { GoogleButton } from './shared/google-button.tsx';
import { SignInDialogs } from './sign-in-dialogs.tsx';

/** The words of the sign-in form. */
export interface SignInTexts extends FormTexts {
  /** Beside 'Email not confirmed'. */
  readonly confirmFirst: string;
  readonly resent: string;
  readonly reused: string;
  /** Holds "{moment}", which the page fills in. */
  readonly deletionPlanned: string;
}

/** The sign-in page (docs/pages.md): the form, and the second factor of those who have one. */
export function renderSignIn(i18n: I18n) {
  const texts: SignInTexts = {
    ...formTexts(i18n, i18n._(msg`Signing in...`)),
    confirmFirst: i18n._(msg`Confirm your address first: open the link in the mail we sent you.`),
    resent: i18n._(msg`A new confirmation mail is on its way.`),
    deletionPlanned: i18n._(
      msg`Your account will be deleted. All sessions have ended; sign in before ${{ moment: '{moment}' }} to keep it.`,
    ),
    reused: i18n._(
      msg`For your safety your session was ended because a copy of it was used elsewhere. Sign in again; if that was not you, set a new password.`,
    ),
  };
  return {
    title: `${i18n._(msg`Sign in`)} · Groundwork`,
    description: i18n._(msg`Sign in to Groundwork and go on with your business plan.`),
    children: <SignInPage texts={texts} factor={factorTexts(i18n)} />,
  };
}

function SignInPage({ texts, factor }: { readonly texts: SignInTexts; readonly factor: FormTexts }) {
  const { t } = useLingui();
  return (
    <AuthFrame after={<SignInDialogs />}>
      <section id="sign-in-step" data-step="">
        <StepHeading title={t`Sign in`}>{t`Go on where you left off.`}</StepHeading>
        <form
          id="sign-in-form"
          method="post"
          action="/signin"
          className="mt-7 flex flex-col gap-5"
          {...textsAttribute(texts)}
        >
          <p
            data-ended=""
            role="status"
            className="rounded-md bg-gold-soft px-4 py-3 text-base text-pretty text-ink empty:hidden"
          />
          <FormErrorBox />
          <div data-unconfirmed="" hidden className="-mt-2 flex flex-col items-start gap-2">
            <p className="text-base text-ink-2">{texts.confirmFirst}</p>
            <ResendRobotCheck id="resend-robot" />
            <button type="button" data-resend="" className={buttonStyle('secondary')}>
              {t`Resend confirmation mail`}
            </button>
          </div>
          <NoteBox />
          <NativeEmailField id="sign-in-email" label={t`Email`} autoComplete="username" />
          <div className="flex flex-col gap-2">
            <NativePasswordField
              id="sign-in-password"
              name="password"
              label={t`Password`}
              showLabel={t`Show password`}
              hideLabel={t`Hide password`}
              autoComplete="current-password"
              required
            />
            <a href="/forgot-password" className={`${linkStyle} self-end text-sm`}>
              {t`Forgot password?`}
            </a>
          </div>
          <RobotCheckField id="sign-in-robot" />
          <button type="submit" disabled className={buttonStyle('primary', 'large', 'w-full disabled:opacity-100')}>
            {t`Sign In`}
          </button>
          <JavaScriptNote />
        </form>
        <GoogleButton label={t`Sign In with Google`} />
        <p className="mt-6 text-base text-ink-2">
          {t`No account yet?`}{' '}
          <a href="/#signup" className={linkStyle}>
            {t`Sign up`}
          </a>
        </p>
      </section>
      <FactorStep texts={factor} />
    </AuthFrame>
  );
}
