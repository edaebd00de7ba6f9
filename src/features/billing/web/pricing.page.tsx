import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { Billing } from '#features/billing/billing.contract.ts';
import { hasPlans } from '#web/plans/has-plans.ts';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { SectionProblem } from '#web/settings/section-states.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBilling } from './billing.queries.ts';
import { EverythingIncluded } from './everything-included.tsx';
import { PricingView } from './pricing-view.tsx';
import { type CheckoutOutcome, checkoutOutcomes } from './use-checkout-return.ts';

/** The plan table and the choice of a plan; where there is nothing to choose, what everybody has. */
export function PricingPage() {
  return hasPlans() ? <PlanChoice /> : <EverythingIncluded />;
}

/** The address keeps the interval, and how a payment ended. */
function PlanChoice() {
  const { t } = useLingui();
  useDocumentTitle(t`Choose Your Plan`);
  const { data, error, refetch } = useBilling();
  if (data) return <Loaded billing={data} />;
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={t`Choose Your Plan`} />
      {error ? <SectionProblem error={error} onRetry={() => void refetch()} /> : <PlansSkeleton />}
    </div>
  );
}

function Loaded({ billing }: { readonly billing: Billing }) {
  const router = useRouter();
  const search = useRouterState({ select: (state) => state.location.searchStr });
  const query = new URLSearchParams(search);
  const show = (isYearly: boolean) =>
    void router.navigate({
      href: isYearly ? `${paths.platform.pricing}?billing=yearly` : paths.platform.pricing,
      replace: true,
      resetScroll: false,
    });
  const isYearly = query.get('billing') === 'yearly';
  return (
    <PricingView
      billing={billing}
      isYearly={isYearly}
      onYearly={show}
      checkout={checkoutOutcomes.find((one): one is CheckoutOutcome => one === query.get('checkout'))}
      onCheckoutSeen={() => show(isYearly)}
    />
  );
}

function PlansSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading plans`}>
      <div className="flex flex-col gap-8">
        <Skeleton className="h-17 w-full rounded-lg" />
        <Skeleton className="h-10 w-56 rounded-md" />
        <div className="grid gap-4 lg:grid-cols-3">
          {['Free', 'Starter', 'Pro'].map((name) => (
            <Skeleton key={name} className="h-120 w-full rounded-lg" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
