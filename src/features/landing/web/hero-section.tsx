import { useLingui } from '@lingui/react/macro';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PlanSpecimen } from './plan-specimen.tsx';

/** The specified headline, what it means, and a piece of a plan to look at. */
export function HeroSection() {
  const { t } = useLingui();
  const facts = [
    { value: t`5 answers`, label: t`to a business plan` },
    { value: t`3 years`, label: t`of figures, the first by month` },
    { value: t`0 lock-in`, label: t`take it away as PDF or DOCX` },
  ];
  return (
    <section id="hero" tabIndex={-1} aria-labelledby="hero-title" className="min-w-0 outline-none">
      <Badge tone="green">{t`In beta · launching soon`}</Badge>
      <h1 id="hero-title" className="display mt-5 max-w-3xl text-4xl text-ink">
        {t`The Next Generation of AI Business Creation`}
      </h1>
      <p className="mt-5 max-w-xl text-md text-pretty text-ink-2">
        {t`Answer five questions about your idea. Get a business plan with a real financial model, in which every number shows where it comes from. Launch is soon; the beta is open now.`}
      </p>
      <a href="#signup" className={buttonStyle('primary', 'large', 'mt-7 lg:hidden')}>
        {t`Create account`}
      </a>
      <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-5">
        {facts.map((fact) => (
          <div key={fact.value} className="flex flex-col-reverse border-s-2 border-green ps-3.5">
            <dt className="text-sm text-ink-2">{fact.label}</dt>
            <dd className="display text-xl text-ink">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <PlanSpecimen />
    </section>
  );
}
