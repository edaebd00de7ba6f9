import { useLingui } from '@lingui/react/macro';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ScreenPicture } from './screen-picture.tsx';

/** The headline (docs/landing.md), what it means, and a part of a sample plan. */
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
      <dl className="mt-10 flex flex-wrap gap-x-8 gap-y-6 sm:mt-8">
        {facts.map((fact) => (
          <div key={fact.value} className="flex flex-col-reverse border-s-2 border-green ps-3.5">
            <dt className="text-sm text-ink-2">{fact.label}</dt>
            <dd className="display text-xl text-ink">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {/* On a phone the words fill the first window, so that they, and not the picture, are what people wait for. */}
      <figure className="mt-16 sm:mt-12">
        <ScreenPicture
          name="plan"
          isFirst
          alt={t`The business plan of a bakery: its score of 86, its summary, and beside it the rule and the figures behind the month in which it breaks even.`}
          className="shadow-float"
        />
        <figcaption className="mt-3 text-sm text-ink-2">
          {t`A sample business, composed by Groundwork from five answers.`}
        </figcaption>
      </figure>
    </section>
  );
}
