import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AuthFrame, linkStyle, StepHeading } from '#web/pages/auth-frame.tsx';
import { FormErrorBox, JavaScriptNote } from '#web/pages/form-notes.tsx';
import { type FormTexts, textsAttribute } from '#web/pages/form-texts.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { FactorStep, factorTexts } from './factor-step.tsx';
import { type ResetTexts, resetTexts } from './forgot-password.page.tsx';
import { NewPasswordForm, type NewPasswordTexts, newPasswordTexts, ResetDoneStep } from './new-password-step.tsx';

/** Where the link of the reset mail leads, on any device. It is used up by a click, not by being opened. */
export function renderResetPassword(i18n: I18n) {
  return {
    title: `${i18n._(msg`Set a new password`)} · Groundwork`,
    isIndexed: false,
    children: (
      <ResetPasswordPage
        link={{
          ...resetTexts(i18n, i18n._(msg`Verifying...`)),
          verified: i18n._(msg`Link accepted. Please set your new password.`),
        }}
        factor={factorTexts(i18n)}
        password={newPasswordTexts(i18n)}
      />
    ),
  };
}

interface Texts {
  readonly link: ResetTexts;
  readonly factor: FormTexts;
  readonly password: NewPasswordTexts;
}

function ResetPasswordPage({ link, factor, password }: Texts) {
  const { t } = useLingui();
  return (
    <AuthFrame>
      <section id="link-step" data-step="">
        <StepHeading title={t`Set a new password`}>
          {t`The link in your mail works once. Continue here to choose a new password; every device is signed out then.`}
        </StepHeading>
        <form id="link-form" method="post" className="mt-7 flex flex-col gap-5" {...textsAttribute(link)}>
          <FormErrorBox />
          <button type="submit" disabled className={buttonStyle('primary', 'large', 'w-full disabled:opacity-100')}>
            {t`Continue`}
          </button>
          <JavaScriptNote />
        </form>
      </section>
      <section id="spent-step" data-step="" hidden>
        <StepHeading title={t`This link no longer works`}>
          {t`It has expired or was used already. Ask for a new one; the mail arrives within a minute.`}
        </StepHeading>
        <a href="/forgot-password" className={buttonStyle('primary', 'large', 'mt-7 w-full')}>
          {t`Ask for a new link`}
        </a>
        <p className="mt-6 text-base text-ink-2">
          <a href="/signin" className={linkStyle}>
            {t`Back to Sign In`}
          </a>
        </p>
      </section>
      <FactorStep texts={factor} />
      <section id="password-step" data-step="" hidden>
        <StepHeading title={t`Set a new password`} />
        <NewPasswordForm texts={password} label={t`Reset Password`} />
      </section>
      <ResetDoneStep />
    </AuthFrame>
  );
}
