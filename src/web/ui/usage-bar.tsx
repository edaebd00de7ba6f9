import { useLingui } from '@lingui/react/macro';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { Badge } from './badge.tsx';
import { cx } from './class-names.ts';

/** From this share of a limit on there is a warning (part 2 §9). */
const warnFrom = 0.8;

export interface UsageBarProps {
  /** What is counted: "Business ideas". */
  readonly label: string;
  readonly used: number;
  /** Null: unlimited; there is no bar then. */
  readonly limit: number | null;
}

/** How much of a limit is used, with the warnings at 80 and at 100 percent. More than the limit is shown as such. */
export function UsageBar({ label, used, limit }: UsageBarProps) {
  const { t } = useLingui();
  if (limit === null) return <p className="figures text-base text-ink-2">{t`${used} used, unlimited`}</p>;
  const share = limit === 0 ? 1 : used / limit;
  const isFull = share >= 1;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="figures text-base text-ink-2">
          {used > limit ? t`${used} used, ${limit} included` : t`${used} of ${limit} used`}
        </p>
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
        aria-valuetext={used > limit ? t`${used} used, ${limit} included` : t`${used} of ${limit} used`}
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

/** The bar as the tools show it: on Free one is one, and Pro has no limit, so both go without (part 2 §9). */
export function ToolUsageBar({ plan, ...bar }: UsageBarProps & { readonly plan: PlanName }) {
  return plan === 'Starter' ? <UsageBar {...bar} /> : null;
}
