import { useLingui } from '@lingui/react/macro';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { Badge } from './badge.tsx';
import { cx } from './class-names.ts';

/** From this share of a limit on there is a warning (docs/billing.md, "Quotas"). */
const warnFrom = 0.8;

export interface UsageBarProps {
  /** What is counted: "Business ideas". */
  readonly label: string;
  readonly used: number;
  /** Null: unlimited; there is no bar then. */
  readonly limit: number | null;
  /** Writes a count: as a size, where bytes are counted. */
  readonly format?: (count: number) => string;
}

/** How much of a limit is used, with the warnings at 80 and at 100 percent. More than the limit is shown as such. */
export function UsageBar({ label, used, limit, format = String }: UsageBarProps) {
  const { t } = useLingui();
  const amount = format(used);
  if (limit === null) return <p className="figures text-base text-ink-2">{t`${{ used: amount }} used, unlimited`}</p>;
  const share = limit === 0 ? 1 : used / limit;
  const isFull = share >= 1;
  const most = format(limit);
  const words =
    used > limit
      ? t`${{ used: amount }} used, ${{ limit: most }} included`
      : t`${{ used: amount }} of ${{ limit: most }} used`;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="figures text-base text-ink-2">{words}</p>
        {isFull ? (
          <Badge tone="clay">{t`Limit reached.`}</Badge>
        ) : share >= warnFrom ? (
          <Badge tone="gold">{t`Almost at limit.`}</Badge>
        ) : null}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={words}
        tabIndex={-1}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <span
          className={cx('block h-full rounded-full', isFull ? 'bg-clay' : share >= warnFrom ? 'bg-gold' : 'bg-green')}
          style={{ width: `${Math.min(1, share) * 100}%` }}
        />
      </div>
    </div>
  );
}

/** The bar as the tools show it: on Free one is one, and Pro has no limit, so both go without (docs/billing.md, "Quotas"). */
export function ToolUsageBar({ plan, ...bar }: UsageBarProps & { readonly plan: PlanName }) {
  return plan === 'Starter' ? <UsageBar {...bar} /> : null;
}
