import { useLingui } from '@lingui/react/macro';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComparisonRowId } from '#features/billing/domain/comparison-rows.ts';
import { comparisonCell } from '#features/billing/domain/plan-comparison.ts';
import { type PlanName, planNames, plans, yearlyDiscountPercent } from '#features/billing/domain/plans.ts';
import { isBuilt, toolOfRow } from '#features/billing/domain/tools.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { planDescriptions, rowWords } from './plan-words.ts';
import { formatPrice } from './price.ts';
import { useCellWords } from './use-cell-words.ts';

/** One plan: its price for the chosen interval, what it gives today, and what comes with later tools. */
export function PlanCard({
  name,
  isCurrent,
  isYearly,
  action,
}: {
  readonly name: PlanName;
  readonly isCurrent: boolean;
  readonly isYearly: boolean;
  /** What can be done with this plan; see `PlanAction`. */
  readonly action: ReactNode;
}) {
  const { t } = useLingui();
  const plan = plans[name];
  const headingId = `plan-${name.toLowerCase()}`;
  const hasMark = plan.isPopular || isCurrent;
  const lower = planNames[planNames.indexOf(name) - 1];
  return (
    // The rows of the three cards line up: heading, price, action, what is there, what is coming.
    <article
      aria-labelledby={headingId}
      className={cx(
        'grid min-w-0 content-start gap-y-5 rounded-lg border bg-surface p-5 sm:p-6 lg:row-span-5 lg:grid-rows-subgrid',
        plan.isPopular ? 'border-green' : 'border-line',
      )}
    >
      <div>
        <div className={cx('mb-2 min-h-6 flex-wrap gap-2', hasMark ? 'flex' : 'hidden lg:flex')}>
          {plan.isPopular ? <Badge tone="green">{t`Most Popular`}</Badge> : null}
          {isCurrent ? <Badge>{t`CURRENT PLAN`}</Badge> : null}
        </div>
        <h2 id={headingId} className="display text-xl text-ink">
          {name}
        </h2>
        <p className="mt-1.5 text-base text-pretty text-ink-2">{t(planDescriptions[name])}</p>
      </div>
      <Price name={name} isYearly={isYearly} />
      <div className="flex flex-col gap-2">{action}</div>
      <div>
        <p className="mb-2.5 text-sm font-semibold text-ink-2">
          {lower ? t`Everything in ${lower}, and` : t`Included`}
        </p>
        <FeatureLines name={name} rows={plan.features.filter((row) => isBuilt(toolOfRow(row)))} />
      </div>
      <div className="border-t border-line pt-4">
        <p className="mb-2.5 text-sm font-semibold text-ink-2">{t`Coming with later tools`}</p>
        <FeatureLines name={name} rows={plan.features.filter((row) => !isBuilt(toolOfRow(row)))} isComing />
      </div>
    </article>
  );
}

function Price({ name, isYearly }: { readonly name: PlanName; readonly isYearly: boolean }) {
  const { t, i18n } = useLingui();
  const { monthlyCents, yearlyCents, strikethroughYearlyCents } = plans[name];
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="display figures text-2xl text-ink">
          {formatPrice(isYearly ? yearlyCents : monthlyCents, i18n.locale)}
        </span>
        <span className="text-sm text-ink-2">{isYearly ? t`per year` : t`per month`}</span>
      </p>
      {isYearly && strikethroughYearlyCents !== null ? (
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <span className="sr-only">{t`Instead of`}</span>
          <s className="figures text-base text-ink-2">{formatPrice(strikethroughYearlyCents, i18n.locale)}</s>
          <Badge tone="gold">{t`Save ${yearlyDiscountPercent}%`}</Badge>
        </p>
      ) : null}
    </div>
  );
}

function FeatureLines({
  name,
  rows,
  isComing = false,
}: {
  readonly name: PlanName;
  readonly rows: readonly ComparisonRowId[];
  readonly isComing?: boolean;
}) {
  const { t } = useLingui();
  const { cellWords } = useCellWords();
  return (
    <ul className="flex flex-col gap-2">
      {rows.map((row) => {
        const words = cellWords(comparisonCell(row, name));
        return (
          <li key={row} className={cx('flex gap-2.5 text-base', isComing ? 'text-ink-2' : 'text-ink')}>
            <Icon of={isComing ? Clock : Check} size={16} className={cx('mt-1 shrink-0', !isComing && 'text-green')} />
            <span className="min-w-0 flex-1">{t(rowWords[row])}</span>
            {words === undefined ? null : <span className="figures max-w-1/2 text-end font-medium">{words}</span>}
          </li>
        );
      })}
    </ul>
  );
}
