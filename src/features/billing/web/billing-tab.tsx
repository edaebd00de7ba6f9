import { useLingui } from '@lingui/react/macro';
import type { Billing } from '#features/billing/billing.contract.ts';
import { hasPlans } from '#web/plans/has-plans.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { ListSkeleton, SectionProblem } from '#web/settings/section-states.tsx';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Table } from '#web/ui/table.tsx';
import { useBilling } from './billing.queries.ts';
import { InvoicesSection } from './invoices-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { RefundSection } from './refund-section.tsx';

/** The plan and its price, how the account came to it, and what was paid. */
export function BillingTab() {
  const { t } = useLingui();
  const { data, error, refetch } = useBilling();
  if (error && !data) return <SectionProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t`Loading your plan`} lines={2} />;
  if (!hasPlans()) return <EarlierPayments billing={data} />;
  return (
    <>
      <PlanSection billing={data} />
      <InvoicesSection invoices={data.invoices} />
      <RefundSection billing={data} />
      <HistorySection billing={data} />
    </>
  );
}

/** Where nobody pays: that everything is included, and what was paid and changed before. */
function EarlierPayments({ billing }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const { invoices, changes } = billing;
  return (
    <>
      <SettingsSection title={t`Your plan`} hint={t`Everything is included here, and nothing is charged.`}>
        <div className="flex flex-wrap gap-2">
          <AppLink href={paths.platform.pricing} className={buttonStyle()}>
            {t`What is included`}
          </AppLink>
          <AppLink href={paths.platform.usage} className={buttonStyle('quiet')}>
            {t`See your usage`}
          </AppLink>
        </div>
      </SettingsSection>
      {invoices.length === 0 ? null : <InvoicesSection invoices={invoices} />}
      {changes.length === 0 ? null : <HistorySection billing={billing} />}
    </>
  );
}

function HistorySection({ billing }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const { plan, changes, accountCreatedAt } = billing;
  const makers = {
    operator: t`Our support team`,
    account: t`You`,
    test_mode: t`You, in test mode`,
    payment: t`Payment service`,
  };
  const rows = [
    ...changes.map(({ id, from, to, madeBy, changedAt }) => ({
      id,
      at: changedAt,
      what: t`${from} to ${to}`,
      by: makers[madeBy],
    })),
    {
      id: 'start',
      at: accountCreatedAt,
      what: t`Account opened on ${changes.at(-1)?.from ?? plan}`,
      by: makers.account,
    },
  ];
  return (
    <SettingsSection title={t`History`} hint={t`Every change of your plan, newest first.`}>
      <Table
        caption={t`Changes of your plan`}
        columns={[
          { id: 'what', label: t`What changed`, cell: ({ what }) => what },
          { id: 'at', label: t`Date`, cell: ({ at }) => <time dateTime={at}>{times.moment(at)}</time> },
          { id: 'by', label: t`By`, cell: ({ by }) => by },
        ]}
        rows={rows}
        rowId={({ id }) => id}
      />
    </SettingsSection>
  );
}
