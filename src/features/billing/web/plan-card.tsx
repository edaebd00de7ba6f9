import { useLingui } from '@lingui/react/macro';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { offers } from '#features/billing/domain/offers.plan.ts';
import { type ComparedFeature, cardFeatures } from '#features/billing/domain/plan-comparison.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { prices, yearlyDiscountPercent } from '#shared/plans/prices.ts';
import { planTable } from '#web/plans/plan-table.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
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
  const { isPopular, description } = offers[name];
  const features = cardFeatures(planTable(), name);
  const headingId = `plan-${name.toLowerCase()}`;
  const hasMark = isPopular || isCurrent;
  const lower = planNames[planNames.indexOf(name) - 1];
  return (
    // The rows of the three cards line up: heading, price, action, what is there, what is coming.
    <article
      aria-labelledby={headingId}
      className={cx(
        'grid min-w-0 content-start gap-y-5 rounded-lg border bg-surface p-5 sm:p-6 lg:row-span-5 lg:grid-rows-subgrid',
        isPopular ? 'border-green' : 'border-line',
      )}
    >
      <div>
        <div className={cx('mb-2 min-h-6 flex-wrap gap-2', hasMark ? 'flex' : 'hidden lg:flex')}>
          {isPopular ? <Badge tone="green">{t`Most Popular`}</Badge> : null}
          {isCurrent ? <Badge>{t`CURRENT PLAN`}</Badge> : null}
        </div>
        <h2 id={headingId} className="display text-xl text-ink">
          {name}
        </h2>
        <p className="mt-1.5 text-base text-pretty text-ink-2">{t(description)}</p>
      </div>
      <Price name={name} isYearly={isYearly} />
      <div className="flex flex-col gap-2">{action}</div>
      <div>
        <p className="mb-2.5 text-sm font-semibold text-ink-2">
          {lower ? t`Everything in ${lower}, and` : t`Included`}
        </p>
        <FeatureLines name={name} features={features.filter(({ isBuilt }) => isBuilt)} />
      </div>
      <div className="border-t border-line pt-4">
        <p className="mb-2.5 text-sm font-semibold text-ink-2">{t`Coming with later tools`}</p>
        <FeatureLines name={name} features={features.filter(({ isBuilt }) => !isBuilt)} isComing />
      </div>
    </article>
  );
}

function Price({ name, isYearly }: { readonly name: PlanName; readonly isYearly: boolean }) {
  const { t, i18n } = useLingui();
  const { monthlyCents, yearlyCents, strikethroughYearlyCents } = prices[name];
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
  features,
  isComing = false,
}: {
  readonly name: PlanName;
  readonly features: readonly ComparedFeature[];
  readonly isComing?: boolean;
}) {
  const { t } = useLingui();
  const { cellWords } = useCellWords();
  return (
    <ul className="flex flex-col gap-2">
      {features.map(({ feature, words }) => {
        const count = cellWords(feature.cells[name]);
        return (
          <li key={feature.id} className={cx('flex gap-2.5 text-base', isComing ? 'text-ink-2' : 'text-ink')}>
            <Icon of={isComing ? Clock : Check} size={16} className={cx('mt-1 shrink-0', !isComing && 'text-green')} />
            <span className="min-w-0 flex-1">{t(words)}</span>
            {count === undefined ? null : <span className="figures max-w-1/2 text-end font-medium">{count}</span>}
          </li>
        );
      })}
    </ul>
  );
}
