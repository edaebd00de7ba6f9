import { useLingui } from '@lingui/react/macro';
import { supportHref } from '#web/support-address.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/** For whoever cannot decide: both links write to the support address. */
export function PricingHelp() {
  const { t } = useLingui();
  return (
    <section
      aria-labelledby="pricing-help"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-sunken px-5 py-5 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="pricing-help" className="display text-lg text-ink">{t`Need Help Choosing a Plan?`}</h2>
        <p className="mt-1 text-base text-pretty text-ink-2">
          {t`Write to us: what your business is, and what you want to get done. A person answers.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={supportHref(t`Question about plans`)} className={buttonStyle()}>
          {t`Contact Support`}
        </a>
        <a href={supportHref(t`Request for a demo`)} className={buttonStyle()}>
          {t`Request Demo`}
        </a>
      </div>
    </section>
  );
}
