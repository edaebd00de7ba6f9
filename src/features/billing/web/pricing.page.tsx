import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type PlanName, planNames, yearlyDiscountPercent } from '#features/billing/domain/plans.ts';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { useShellAccount } from '#web/shell/shell-account.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { DisclosureSection } from './disclosure.tsx';
import { FeatureComparison } from './feature-comparison.tsx';
import { PlanCard } from './plan-card.tsx';
import { PricingQuestions } from './pricing-questions.tsx';

/** The plan table, read only: plans are switched here once billing is built. The address keeps the chosen interval. */
export function PricingPage() {
  const { plan } = useShellAccount();
  const router = useRouter();
  const search = useRouterState({ select: (state) => state.location.searchStr });
  return (
    <PricingView
      currentPlan={plan}
      isYearly={new URLSearchParams(search).get('billing') === 'yearly'}
      onYearly={(isYearly) =>
        void router.navigate({
          href: isYearly ? `${paths.platform.pricing}?billing=yearly` : paths.platform.pricing,
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

export interface PricingViewProps {
  readonly currentPlan: PlanName;
  readonly isYearly: boolean;
  readonly onYearly: (isYearly: boolean) => void;
}

/** The screen itself. */
export function PricingView({ currentPlan, isYearly, onYearly }: PricingViewProps) {
  const { t } = useLingui();
  useDocumentTitle(t`Choose Your Plan`);
  const cards = <PlanCards currentPlan={currentPlan} isYearly={isYearly} />;
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={t`Choose Your Plan`} />
      <Banner title={t`You are on the ${currentPlan} plan.`}>
        {t`Plans cannot be switched here yet. Switching comes with billing, and until then nothing is charged.`}
      </Banner>
      <Tabs
        label={t`Billing interval`}
        selected={isYearly ? 'yearly' : 'monthly'}
        onSelect={(id) => onYearly(id === 'yearly')}
        listClassName="w-fit max-w-full"
        panelClassName="mt-5"
        tabs={[
          { id: 'monthly', label: t`Monthly`, content: cards },
          {
            id: 'yearly',
            label: t`Yearly`,
            badge: (
              <Badge tone="gold" size="small">
                {t`${yearlyDiscountPercent}% off`}
              </Badge>
            ),
            content: cards,
          },
        ]}
      />
      <div className="border-b border-line">
        <DisclosureSection id="features" title={t`Detailed Feature Comparison`}>
          <FeatureComparison />
        </DisclosureSection>
        <DisclosureSection id="faq" title={t`Frequently Asked Questions`}>
          <PricingQuestions />
        </DisclosureSection>
      </div>
    </div>
  );
}

function PlanCards({ currentPlan, isYearly }: { readonly currentPlan: PlanName; readonly isYearly: boolean }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)]">
      {planNames.map((name) => (
        <PlanCard key={name} name={name} isCurrent={name === currentPlan} isYearly={isYearly} />
      ))}
    </div>
  );
}
