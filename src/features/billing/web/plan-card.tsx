import { useLingui } from '@lingui/react/macro';
import { Check, Clock } from 'lucide-react';
import type { ComparisonRowId } from '#features/billing/domain/comparison-rows.ts';
import { type PlanName, plans, yearlyDiscountPercent } from '#features/billing/domain/plans.ts';
import { isBuilt, toolOfRow } from '#features/billing/domain/tools.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { planDescriptions } from './plan-words.ts';
import { formatPrice } from './price.ts';
import { useCellWords } from './use-cell-words.ts';

/** One plan: its price for the chosen interval, what it gives today, and what comes with later tools. */
export function PlanCard({
  name,
  isCurrent,
  isYearly,
}: {
  readonly name: PlanName;
  readonly isCurrent: boolean;
  readonly isYearly: boolean;
}) {
  const { t } = useLingui();
  const plan = plans[name];
  const headingId = `plan-${name.toLowerCase()}`;
  return (
    <article
      aria-labelledby={headingId}
      className={cx(
        'flex min-w-0 flex-col rounded-lg border bg-surface p-5 sm:p-6',
        plan.isPopular ? 'border-green' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <h2 id={headingId} className="display me-auto text-xl text-ink">
          {name}
        </h2>
        {plan.isPopular ? <Badge tone="green">{t`Most Popular`}</Badge> : null}
        {isCurrent ? <Badge>{t`CURRENT PLAN`}</Badge> : null}
      </div>
      <p className="mt-1.5 text-base text-pretty text-ink-2 lg:min-h-18">{t(planDescriptions[name])}</p>
      <Price name={name} isYearly={isYearly} />
      {isCurrent ? <Button isDisabled className="mt-5 w-full">{t`Current Plan`}</Button> : null}
      <FeatureLines name={name} rows={plan.features.filter((row) => isBuilt(toolOfRow(row)))} />
      <p className="mt-5 border-t border-line pt-4 text-sm font-semibold text-ink-2">{t`Coming with later tools`}</p>
      <FeatureLines name={name} rows={plan.features.filter((row) => !isBuilt(toolOfRow(row)))} isComing />
    </article>
  );
}

function Price({ name, isYearly }: { readonly name: PlanName; readonly isYearly: boolean }) {
  const { t, i18n } = useLingui();
  const { monthlyCents, yearlyCents, strikethroughYearlyCents } = plans[name];
  const isReduced = isYearly && strikethroughYearlyCents !== null;
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="display figures text-2xl text-ink">
          {formatPrice(isYearly ? yearlyCents : monthlyCents, i18n.locale)}
        </span>
        <span className="text-sm text-ink-2">{isYearly ? t`per year` : t`per month`}</span>
      </p>
      {isYearly ? (
        <p className="mt-1 flex min-h-6 flex-wrap items-center gap-2">
          {isReduced ? (
            <>
              <span className="sr-only">{t`Instead of`}</span>
              <s className="figures text-base text-ink-2">{formatPrice(strikethroughYearlyCents, i18n.locale)}</s>
              <Badge tone="gold">{t`Save ${yearlyDiscountPercent}%`}</Badge>
            </>
          ) : null}
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
  const { cardLine } = useCellWords();
  return (
    <ul className={cx('flex flex-col gap-2', isComing ? 'mt-2.5' : 'mt-5')}>
      {rows.map((row) => (
        <li key={row} className={cx('flex gap-2.5 text-base', isComing ? 'text-ink-2' : 'text-ink')}>
          <Icon of={isComing ? Clock : Check} size={16} className={cx('mt-1 shrink-0', !isComing && 'text-green')} />
          <span className="min-w-0">{cardLine(row, name)}</span>
        </li>
      ))}
    </ul>
  );
}
