import { Trans, useLingui } from '@lingui/react/macro';
import { ResendRobotCheck } from '#web/auth/resend-robot-check.tsx';
import { FormErrorBox, NoteBox } from '#web/pages/form-notes.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/** Takes the place of the form where an address has to be confirmed by mail before it can be used. */
export function CheckMailPanel({ texts }: { readonly texts: { readonly 'data-texts': string } }) {
  const { t } = useLingui();
  return (
    <form
      id="check-mail-form"
      method="post"
      data-sign-up="check-mail"
      hidden
      data-wait={t`Resend in ${{ n: '{n}' }} s`}
      data-resent={t`A new confirmation mail is on its way.`}
      className="mt-3 flex flex-col gap-4"
      {...texts}
    >
      <p className="text-base text-pretty text-ink-2">
        <Trans>
          We sent a link to <strong data-address="" className="font-semibold wrap-anywhere text-ink" />. Open it to
          confirm your address; it works for 24 hours, on any device.
        </Trans>
      </p>
      <NoteBox />
      <FormErrorBox />
      <ResendRobotCheck id="resend-robot" />
      <div className="flex flex-col gap-2">
        <button type="submit" disabled className={buttonStyle('secondary', 'large', 'figures')}>
          {t`Resend mail`}
        </button>
        <button type="button" data-again="" className={buttonStyle('quiet', 'large')}>
          {t`Use another address`}
        </button>
      </div>
    </form>
  );
}
