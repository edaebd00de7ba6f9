import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { Invoice } from '#features/billing/billing.contract.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Table } from '#web/ui/table.tsx';
import { useDownloadInvoice } from './billing.queries.ts';
import { ProblemNote } from './problem-note.tsx';

/** Every invoice with its amount, its state and its PDF; those of test mode are marked as such. */
export function InvoicesSection({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { t, i18n } = useLingui();
  const times = useTimeFormat();
  const download = useDownloadInvoice();
  const statusWords = useStatusWords();
  const amountOf = ({ amountCents, currency }: Invoice) =>
    new Intl.NumberFormat(i18n.locale, { style: 'currency', currency }).format(amountCents / 100);
  return (
    <SettingsSection
      title={t`Payments`}
      hint={
        invoices.some(({ kind }) => kind === 'test')
          ? t`What was paid, and the invoices for it. Those marked “Test” say what would have been charged; nothing was.`
          : t`What was paid, and the invoices for it.`
      }
    >
      {invoices.length === 0 ? (
        <p className="text-base text-ink-2">{t`There are none yet: nothing has been charged to this account.`}</p>
      ) : (
        <>
          <Table
            caption={t`Invoices`}
            columns={[
              {
                id: 'number',
                label: t`Invoice`,
                cell: ({ kind, number, plan, interval, issuedAt, status }) => (
                  <>
                    <span className="figures whitespace-nowrap">{number}</span>
                    <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-normal text-ink-2">
                      {kind === 'test' ? (
                        <Badge tone="gold" size="small">
                          {t`Test`}
                        </Badge>
                      ) : null}
                      {interval === 'year' ? t`${plan}, one year` : t`${plan}, one month`}
                    </span>
                    <span className="mt-0.5 block text-sm font-normal text-ink-2 sm:hidden">
                      {times.shortDay(issuedAt)} · {statusWords[status]}
                    </span>
                  </>
                ),
              },
              {
                id: 'date',
                label: t`Date`,
                isWideOnly: true,
                cell: ({ issuedAt }) => (
                  <time dateTime={issuedAt} className="whitespace-nowrap">
                    {times.shortDay(issuedAt)}
                  </time>
                ),
              },
              { id: 'amount', label: t`Amount`, numeric: true, cell: amountOf },
              { id: 'status', label: t`Status`, isWideOnly: true, cell: ({ status }) => statusWords[status] },
              {
                id: 'pdf',
                label: t`Document`,
                cell: ({ id, number, hasPdf }) =>
                  hasPdf ? (
                    <Button
                      size="small"
                      aria-label={t`PDF of invoice ${number}`}
                      busy={download.isPending && download.variables === id}
                      onPress={() => download.mutate(id)}
                    >
                      <Icon of={Download} size={15} />
                      {t`PDF`}
                    </Button>
                  ) : null,
              },
            ]}
            rows={invoices}
            rowId={({ id }) => id}
          />
          <div className="mt-3 empty:hidden">
            <ProblemNote error={download.error} />
          </div>
        </>
      )}
    </SettingsSection>
  );
}

function useStatusWords(): Readonly<Record<Invoice['status'], string>> {
  const { t } = useLingui();
  return {
    draft: t`Draft`,
    open: t`Not paid yet`,
    paid: t`Paid`,
    void: t`Void`,
    uncollectible: t`Not paid`,
    refunded: t`Refunded`,
  };
}
