import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FormErrorBox, JavaScriptNote, NoteBox } from '#web/pages/form-notes.tsx';
import { type FormTexts, formTexts, textsAttribute } from '#web/pages/form-texts.tsx';
import { NativePasswordField } from '#web/pages/native-field.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/** The words of the form for a new password. */
export interface NewPasswordTexts extends FormTexts {
  readonly mismatch: string;
}

export function newPasswordTexts(i18n: I18n): NewPasswordTexts {
  return {
    ...formTexts(i18n, i18n._(msg`Saving...`)),
    short: i18n._(msg`Password must be at least 8 characters long`),
    unexpected: i18n._(msg`An error occurred while resetting your password.`),
    mismatch: i18n._(msg`Passwords do not match`),
  };
}

/** Two fields for a new password, each with its show toggle. `mountNewPassword` brings them to life. */
export function NewPasswordForm({ texts, label }: { readonly texts: NewPasswordTexts; readonly label: string }) {
  const { t } = useLingui();
  const common = {
    type: 'password',
    showLabel: t`Show password`,
    hideLabel: t`Hide password`,
    autoComplete: 'new-password',
    'data-most': 1024,
    required: true,
  };
  return (
    <form id="new-password-form" method="post" className="mt-7 flex flex-col gap-5" {...textsAttribute(texts)}>
      <NoteBox />
      <FormErrorBox />
      {/* Password managers learn here whose password it is. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <NativePasswordField
        {...common}
        id="new-password"
        name="password"
        label={t`New password`}
        hint={t`At least 8 characters.`}
        minLength={8}
      />
      <NativePasswordField {...common} id="new-password-again" name="confirmation" label={t`Confirm new password`} />
      <button type="submit" disabled className={buttonStyle('primary', 'large', 'w-full disabled:opacity-100')}>
        {label}
      </button>
      <JavaScriptNote />
    </form>
  );
}

/** The end of a reset: done, and on to sign-in in five seconds. */
export function ResetDoneStep() {
  const { t } = useLingui();
  return (
    <section id="done-step" data-step="" hidden>
      <h1 data-step-title="" tabIndex={-1} className="display text-2xl text-ink outline-none">
        {t`New password set`}
      </h1>
      <div className="mt-6 flex flex-col gap-5">
        <NoteBox />
        <p className="text-base text-ink-2">
          {t`Every device was signed out. Seconds until sign-in opens:`}{' '}
          <span data-countdown="" className="figures font-semibold text-ink">
            5
          </span>
        </p>
        <a href="/signin" className={buttonStyle('primary', 'large', 'w-full')}>
          {t`Go to Sign In`}
        </a>
      </div>
    </section>
  );
}
