import { Trans, useLingui } from '@lingui/react/macro';
import { RobotCheckField } from '#web/auth/robot-check-field.tsx';
import { FormErrorBox, JavaScriptNote } from '#web/pages/form-notes.tsx';
import { NativeEmailField } from '#web/pages/native-field.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/**
 * For people who only want to hear of the launch: an address, confirmed by mail. The robot check shows once somebody
 * begins, so that the panel stays as small as what it asks.
 */
export function WaitlistPanel({ texts }: { readonly texts: { readonly 'data-texts': string } }) {
  const { t } = useLingui();
  return (
    <section
      id="waitlist"
      tabIndex={-1}
      aria-labelledby="waitlist-title"
      data-for-strangers=""
      className="mt-6 rounded-lg border border-line p-6 outline-none sm:p-7"
    >
      <h2 id="waitlist-title" className="text-base font-semibold text-ink">
        {t`Only want to hear of the launch?`}
      </h2>
      <form id="waitlist-form" method="post" action="/waitlist" className="group mt-1" {...texts}>
        <p className="text-sm text-pretty text-ink-2">
          {t`One mail on the day, nothing else. You confirm your address first, and leave with one click.`}
        </p>
        <div className="mt-4 flex flex-col gap-4">
          <FormErrorBox />
          <NativeEmailField
            id="waitlist-email"
            label={t`Email`}
            placeholder={t`you@business.com`}
            autoComplete="email"
          />
          <div className="hidden group-focus-within:block group-has-[[aria-invalid=true]]:block group-has-[input:not(:placeholder-shown)]:block">
            <RobotCheckField id="waitlist-robot" />
          </div>
          <button type="submit" disabled className={buttonStyle('secondary', 'large', 'w-full disabled:opacity-100')}>
            {t`Tell me at launch`}
          </button>
          <JavaScriptNote />
        </div>
      </form>
      <div id="waitlist-done" tabIndex={-1} hidden className="mt-1 outline-none">
        <p className="text-base text-pretty text-ink-2">
          <Trans>
            We sent a link to <strong data-address="" className="font-semibold wrap-anywhere text-ink" />. Open it to
            confirm your address; then you hear from us once, when Groundwork launches.
          </Trans>
        </p>
        <button type="button" data-again="" className={buttonStyle('quiet', 'large', 'mt-3 -ms-5')}>
          {t`Use another address`}
        </button>
      </div>
    </section>
  );
}
