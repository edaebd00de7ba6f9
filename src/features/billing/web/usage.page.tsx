import { useLingui } from '@lingui/react/macro';
import type { billingContract } from '#features/billing/billing.contract.ts';
import type { Outputs } from '#shared/endpoint.ts';
import { hasPlans } from '#web/plans/has-plans.ts';
import { planTable } from '#web/plans/plan-table.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { ListSkeleton, SectionProblem } from '#web/settings/section-states.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useUsage } from './billing.queries.ts';
import { QuotaRow } from './quota-row.tsx';
import { StorageSection } from './storage-section.tsx';

/** What the account has used of what its plan gives, tool by tool. */
export function UsagePage() {
  const { t } = useLingui();
  useDocumentTitle(t`Usage`);
  const { data, error, refetch } = useUsage();
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <PageHeading
        title={t`Usage`}
        lead={t`What is counted belongs to your account, across all of your businesses. Editing, resuming and composing again never count.`}
        actions={
          hasPlans() ? (
            <AppLink href={paths.platform.pricing} className={buttonStyle()}>
              {t`Compare plans`}
            </AppLink>
          ) : null
        }
      />
      {data ? (
        <UsageTools usage={data} />
      ) : error ? (
        <SectionProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton label={t`Loading what you have used`} lines={2} />
      )}
    </div>
  );
}

function UsageTools({ usage }: { readonly usage: Outputs<typeof billingContract>['getUsage'] }) {
  const { t } = useLingui();
  const { plan, quotas, storage } = usage;
  return (
    <>
      <p className="text-base text-ink-2">
        {hasPlans() ? t`You are on the ${plan} plan.` : t`Everything is included here, and nothing is charged.`}
      </p>
      {planTable()
        .tools.map(({ id, name }) => ({ id, name, rows: quotas.filter((use) => use.tool === id) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, name, rows }) => (
          <section key={id} aria-labelledby={`usage-${id}`}>
            <h2 id={`usage-${id}`} className="display text-lg text-ink">
              {t(name)}
            </h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {rows.map((use) => (
                <QuotaRow key={use.quota} use={use} />
              ))}
            </ul>
          </section>
        ))}
      <StorageSection use={storage} />
    </>
  );
}
