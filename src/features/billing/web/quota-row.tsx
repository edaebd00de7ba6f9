import { useLingui } from '@lingui/react/macro';
import type { QuotaUse } from '#features/billing/billing.contract.ts';
import { findQuota } from '#shared/plans/plan-table.ts';
import { planTable } from '#web/plans/plan-table.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { UsageBar } from '#web/ui/usage-bar.tsx';
import { LargerPlan } from './larger-plan.tsx';

/** One quota: what is counted, how much of it is used, and when it opens again or with which plan. */
export function QuotaRow({ use }: { readonly use: QuotaUse }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const { quota, period, limit, used, reset, opensWith } = use;
  const name = findQuota(planTable(), quota)?.name;
  const label = name === undefined ? quota : t(name);
  const isFull = limit !== null && used >= limit;
  return (
    <li className="grid gap-x-8 gap-y-2.5 py-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <h3 className="text-base font-semibold text-ink">{label}</h3>
        <p className="text-sm text-ink-2">{period === 'day' ? t`per calendar day` : t`per calendar month`}</p>
      </div>
      <div className="min-w-0">
        <UsageBar label={label} used={used} limit={limit} />
        <p className="mt-2 text-sm text-pretty text-ink-2">
          {limit !== null && used > limit
            ? t`More than your plan includes. Everything stays; the count starts again on ${times.moment(reset)}.`
            : isFull
              ? t`Opens again on ${times.moment(reset)}.`
              : t`The count starts again on ${times.moment(reset)}.`}
        </p>
        {isFull && opensWith !== null ? <LargerPlan plan={opensWith} /> : null}
      </div>
    </li>
  );
}
