import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formTexts, textsAttribute } from '#web/pages/form-texts.tsx';
import { SignOutNote } from '#web/pages/sign-out-note.tsx';
import { NotFoundContent } from '#web/ui/not-found-content.tsx';
import { FaqSection } from './faq-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { LandingFooter, LandingHeader } from './landing-frame.tsx';
import { PricingSection } from './pricing-section.tsx';
import { SignUpCard } from './sign-up-card.tsx';
import { WaitlistPanel } from './waitlist-panel.tsx';
import { WhySection } from './why-section.tsx';
import { WorkflowSection } from './workflow-section.tsx';

/** The landing page: all of it readable without JavaScript. */
export function renderLanding(i18n: I18n, config: { readonly supportEmail: string; readonly hasPlans: boolean }) {
  return {
    title: `Groundwork · ${i18n._(msg`The Next Generation of AI Business Creation`)}`,
    description: i18n._(
      msg`Answer five questions and get a business plan with a real financial model, in which every number shows where it comes from. In beta, launching soon.`,
    ),
    children: (
      <LandingPage
        {...config}
        texts={textsAttribute(formTexts(i18n, i18n._(msg`Creating your account...`)))}
        waitlistTexts={textsAttribute(formTexts(i18n, i18n._(msg`Sending...`)))}
      />
    ),
  };
}

function LandingPage({
  supportEmail,
  hasPlans,
  texts,
  waitlistTexts,
}: {
  readonly supportEmail: string;
  readonly hasPlans: boolean;
  readonly texts: { readonly 'data-texts': string };
  readonly waitlistTexts: { readonly 'data-texts': string };
}) {
  const { t } = useLingui();
  return (
    <>
      <a
        href="#hero"
        className="fixed start-3 top-2 z-50 -translate-y-20 rounded-sm bg-green px-4 py-2 font-semibold text-on-green focus:translate-y-0"
      >
        {t`Skip to content`}
      </a>
      <LandingHeader />
      <SignOutNote />
      <main id="page" className="mx-auto max-w-7xl px-5 sm:px-8">
        <div className="grid items-start gap-x-16 gap-y-12 pt-8 pb-20 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <HeroSection />
          <div className="min-w-0">
            <SignUpCard texts={texts} />
            <WaitlistPanel texts={waitlistTexts} />
          </div>
        </div>
        <FeaturesSection />
        <WorkflowSection />
        <WhySection hasPlans={hasPlans} />
        <PricingSection hasPlans={hasPlans} />
        <FaqSection supportEmail={supportEmail} />
      </main>
      <LandingFooter supportEmail={supportEmail} />
      <template id="not-found">
        <NotFoundContent />
      </template>
    </>
  );
}
