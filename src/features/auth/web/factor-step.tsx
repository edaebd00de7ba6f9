import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StepHeading, textButtonStyle } from '#web/pages/auth-frame.tsx';
import { FormErrorBox } from '#web/pages/form-notes.tsx';
import { type FormTexts, formTexts, textsAttribute } from '#web/pages/form-texts.tsx';
import { NativeField } from '#web/pages/native-field.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/** The words of the factor step. */
export function factorTexts(i18n: I18n): FormTexts {
  return formTexts(i18n, i18n._(msg`Verifying...`));
}

/** Asks for the six digits of the authenticator app, or a recovery code. `mountFactorStep` brings it to life. */
export function FactorStep({ texts }: { readonly texts: FormTexts }) {
  const { t } = useLingui();
  return (
    <section id="factor-step" data-step="" hidden>
      <StepHeading title={t`Confirm that it is you`} />
      <p data-factor="totp" className="mt-2 text-base text-pretty text-ink-2">
        {t`Open your authenticator app and enter the six digits it shows for Groundwork.`}
      </p>
      <p data-factor="recovery" hidden className="mt-2 text-base text-pretty text-ink-2">
        {t`Enter one of the recovery codes you kept. Each of them works once.`}
      </p>
      <form
        id="factor-form"
        method="post"
        className="mt-7 flex flex-col gap-5"
        {...textsAttribute(texts)}
        data-wrong-recovery={t`This recovery code is not right, or it was used already.`}
      >
        <FormErrorBox />
        <div data-factor="totp">
          <NativeField
            id="factor-code"
            name="code"
            type="text"
            label={t`Code from your app`}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            spellCheck={false}
            data-digits={6}
            data-short={t`The code has six digits.`}
            required
          />
        </div>
        <div data-factor="recovery" hidden>
          <NativeField
            id="factor-recovery"
            name="recovery"
            type="text"
            label={t`Recovery code`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-most={100}
            required
          />
        </div>
        <button type="submit" disabled className={buttonStyle('primary', 'large', 'w-full disabled:opacity-100')}>
          {t`Verify`}
        </button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <button type="button" data-factor="totp" data-switch="recovery" className={textButtonStyle}>
          {t`Use a recovery code instead`}
        </button>
        <button type="button" hidden data-factor="recovery" data-switch="totp" className={textButtonStyle}>
          {t`Use your authenticator app instead`}
        </button>
        <button type="button" data-cancel="" className={textButtonStyle}>
          {t`Cancel`}
        </button>
      </div>
    </section>
  );
}
