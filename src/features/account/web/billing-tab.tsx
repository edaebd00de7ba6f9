import { useLingui } from '@lingui/react/macro';
import type { Billing } from '#features/account/account.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { ListSkeleton, SectionProblem } from '#web/settings/section-states.tsx';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Table } from '#web/ui/table.tsx';
import { useBilling } from './settings.queries.ts';

/** The plan, since when, how it came to it, and what was paid. */
export function BillingTab() {
  const { t } = useLingui();
  const { data, error, refetch } = useBilling();
  if (data) return <BillingSections billing={data} />;
  if (error) return <SectionProblem error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton label={t`Loading your plan`} lines={2} />;
}

function BillingSections({ billing }: { readonly billing: Billing }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const { plan, since, changes, accountCreatedAt } = billing;
  const makers = { operator: t`Our support team`, account: t`You` };
  const rows = [
    ...changes.map(({ id, from, to, madeBy, changedAt }) => ({
      id,
      at: changedAt,
      what: t`${from} to ${to}`,
      by: makers[madeBy],
    })),
    { id: 'start', at: accountCreatedAt, what: t`Account opened on ${changes.at(-1)?.from ?? plan}`, by: t`You` },
  ];
  return (
    <>
      <SettingsSection
        title={t`Your plan`}
        hint={t`What it includes, its limits and its price stand on the pricing screen.`}
      >
        <p className="display text-2xl text-ink">{plan}</p>
        <p className="mt-1 text-base text-ink-2">{t`Since ${times.day(since)}`}</p>
        <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'medium', 'mt-4')}>
          {t`Manage Plan`}
        </AppLink>
      </SettingsSection>
      <SettingsSection title={t`History`} hint={t`Every change of your plan, newest first.`}>
        <Table
          caption={t`Changes of your plan`}
          columns={[
            { id: 'what', label: t`Change`, cell: ({ what }) => what },
            { id: 'at', label: t`Date`, cell: ({ at }) => <time dateTime={at}>{times.moment(at)}</time> },
            { id: 'by', label: t`By`, cell: ({ by }) => by },
          ]}
          rows={rows}
          rowId={({ id }) => id}
        />
      </SettingsSection>
      <SettingsSection title={t`Payments`} hint={t`What was paid, and the invoices for it.`}>
        <p className="text-base text-ink-2">{t`There are none yet: nothing has been charged to this account.`}</p>
      </SettingsSection>
    </>
  );
}
