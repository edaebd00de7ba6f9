import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Billing } from '#features/billing/billing.contract.ts';
import { isAtLeast, planNames } from '#shared/plans/plan-names.ts';
import { yearlyDiscountPercent } from '#shared/plans/prices.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type PlanWish, useSetTestMode } from './billing.queries.ts';
import { CheckoutNote } from './checkout-note.tsx';
import { ConfirmPaymentDialog, type UnconfirmedPayment } from './confirm-payment-dialog.tsx';
import { CurrentPlanBanner } from './current-plan-banner.tsx';
import { DisclosureSection } from './disclosure.tsx';
import { DowngradeDialog } from './downgrade-dialog.tsx';
import { FeatureComparison } from './feature-comparison.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import { PricingHelp } from './pricing-help.tsx';
import { PricingQuestions } from './pricing-questions.tsx';
import { ProblemNote } from './problem-note.tsx';
import { TestModeNote, TestModeSwitch } from './test-mode.tsx';
import type { CheckoutOutcome } from './use-checkout-return.ts';
import { usePlanChoice } from './use-plan-choice.ts';
import { usePricingNotice } from './use-pricing-notice.ts';

export interface PricingViewProps {
  readonly billing: Billing;
  readonly isYearly: boolean;
  readonly onYearly: (isYearly: boolean) => void;
  /** How a visit to the payment service ended, on the way back from one. */
  readonly checkout?: CheckoutOutcome | undefined;
  readonly onCheckoutSeen?: () => void;
  /** Leads to the payment service. */
  readonly leave?: (url: string) => void;
}

/** The pricing screen itself (docs/billing.md, "Prices"). */
export function PricingView(props: PricingViewProps) {
  const { billing, isYearly, onYearly, checkout, onCheckoutSeen = () => undefined, leave } = props;
  const { t } = useLingui();
  const { notice, show, dismiss } = usePricingNotice();
  const [asked, setAsked] = useState<PlanWish>();
  const [payment, setPayment] = useState<UnconfirmedPayment>();
  const outcome = useRef<HTMLElement>(null);
  const choice = usePlanChoice(leave);
  const testMode = useSetTestMode();
  const { mode, plan, isTestModeOffered, isTestModeOn } = billing;
  const isPaymentReady = mode === 'stripe' || (testMode.isPending ? testMode.variables : isTestModeOn);

  const choose = async (wish: PlanWish) => {
    setAsked(undefined);
    dismiss();
    testMode.reset();
    const answer = await choice.choose(wish);
    if (answer?.outcome === 'switched')
      show({ kind: isForTesting(answer.billing) ? 'switched-for-testing' : 'switched', plan: answer.billing.plan });
    if (answer?.outcome === 'confirm') setPayment({ ...answer, wish });
    // The pressed button is gone, and on a phone what came of it stands far above.
    if (answer && 'billing' in answer) outcome.current?.focus();
  };
  const ask = (wish: PlanWish) => {
    const isLess = wish.plan !== plan && isAtLeast(plan, wish.plan);
    if (isLess && isPaymentReady) setAsked(wish);
    else void choose(wish);
  };
  const switchTestMode = (isOn: boolean) => {
    choice.reset();
    testMode.mutate(isOn, { onSuccess: () => show({ kind: isOn ? 'test-mode-on' : 'test-mode-off' }) });
  };
  const cards = (
    <div className="grid gap-4 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)]">
      {planNames.map((name) => (
        <PlanCard
          key={name}
          name={name}
          isCurrent={name === plan}
          isYearly={isYearly}
          action={
            <PlanAction
              name={name}
              billing={billing}
              interval={isYearly ? 'year' : 'month'}
              wish={choice.wish}
              onChoose={ask}
            />
          }
        />
      ))}
    </div>
  );
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title={t`Choose Your Plan`}
        actions={
          isTestModeOffered ? (
            <TestModeSwitch isOn={isTestModeOn} isBusy={testMode.isPending} onChange={switchTestMode} />
          ) : null
        }
      />
      <section
        ref={outcome}
        tabIndex={-1}
        aria-label={t`Current Plan`}
        className="flex scroll-mt-24 flex-col gap-3 outline-none"
      >
        <CurrentPlanBanner billing={billing} />
        {isForTesting(billing) ? <TestModeNote /> : null}
        <div role="status" className="empty:hidden">
          {notice ? (
            <Banner tone="done" onDismiss={dismiss}>
              {notice}
            </Banner>
          ) : null}
          {checkout ? <CheckoutNote checkout={checkout} plan={plan} onDismiss={onCheckoutSeen} /> : null}
        </div>
        <ProblemNote
          error={choice.error ?? testMode.error}
          onDismiss={choice.error ? choice.reset : testMode.reset}
          {...(isTestModeOffered && {
            hint: {
              code: 'billing.payment_not_set_up',
              words: t`With Test Mode switched on, plans can be changed without payment.`,
            },
          })}
        />
      </section>
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
      <PricingHelp />
      {payment === undefined ? null : (
        <ConfirmPaymentDialog
          billing={billing}
          payment={payment}
          onClose={() => setPayment(undefined)}
          onPaid={() => {
            setPayment(undefined);
            show({ kind: 'switched', plan });
          }}
        />
      )}
      {asked === undefined ? null : (
        <DowngradeDialog
          billing={billing}
          to={asked.plan}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void choose(asked)}
        />
      )}
    </div>
  );
}

/** Beside the payment service, whoever pays goes on paying with test mode on. */
const isForTesting = ({ isTestModeOn, subscription }: Billing): boolean => isTestModeOn && !subscription?.periodEndsAt;
