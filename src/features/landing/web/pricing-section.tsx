import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { advisorPlan, ideas as ideaQuota } from '#features/advisor/domain/advisor.plan.ts';
import { offers } from '#features/billing/domain/offers.plan.ts';
import { formatNumber } from '#shared/format-number.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { prices } from '#shared/plans/prices.ts';
import { isOpen } from '#shared/plans/tool-plan.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from './section.tsx';

/**
 * The three plans side by side: price, and what each opens of the tool that exists. All of it is read from the table of
 * plans. Where there are none it says that nothing is charged.
 */
export function PricingSection({ hasPlans }: { readonly hasPlans: boolean }) {
  const { t } = useLingui();
  if (!hasPlans)
    return (
      <Section id="pricing" title={t`Pricing`}>
        <p className="text-base text-pretty text-ink">{t`Everything is included here, and nothing is charged.`}</p>
      </Section>
    );
  return (
    <Section
      id="pricing"
      title={t`Pricing`}
      lead={t`Start on Free and stay there as long as you like. What the coming tools add to a plan is shown when they arrive.`}
    >
      <ul className="border-t border-line">
        {planNames.map((name) => (
          <PlanLine key={name} name={name} />
        ))}
      </ul>
    </Section>
  );
}

function PlanLine({ name }: { readonly name: PlanName }) {
  const { t, i18n } = useLingui();
  const dollars = (cents: number) => formatNumber(cents / 100, i18n.locale, { style: 'currency', currency: 'USD' });
  const { monthlyCents, yearlyCents } = prices[name];
  const yearly = dollars(yearlyCents);
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[9rem_11rem_minmax(0,1fr)] sm:items-baseline">
      <h3 className="flex flex-wrap items-center gap-2 text-lg font-semibold text-ink sm:flex-col sm:items-start sm:gap-1">
        {name}
        {offers[name].isPopular ? <Badge tone="green">{t`Most Popular`}</Badge> : null}
      </h3>
      <p>
        <span className="display figures text-xl text-ink">{dollars(monthlyCents)}</span>{' '}
        <span className="text-sm text-ink-2">{t`a month`}</span>
        {yearlyCents > 0 ? <span className="block text-sm text-ink-2">{t`or ${yearly} a year`}</span> : null}
      </p>
      <p className="text-base text-pretty text-ink-2">{useOffer(name)}</p>
    </li>
  );
}

/** What a plan opens of the advisor, in sentences. */
function useOffer(plan: PlanName): string {
  const { t } = useLingui();
  const { shownSections, lockedSections } = advisorPlan.gives[plan];
  const ideasPerMonth = ideaQuota.rules[plan].limit;
  const hasProjections = isOpen(advisorPlan.features.projections, plan);
  const total = advisorPlan.gives.Pro.shownSections.length;
  const open = shownSections.length - lockedSections.length;
  const ideas =
    ideasPerMonth === null
      ? t`As many business ideas as you like.`
      : t`${plural(ideasPerMonth, { one: '# business idea a month.', other: '# business ideas a month.' })}`;
  const sections =
    open === total ? t`All ${total} sections of the plan open.` : t`${open} of ${total} sections of the plan open.`;
  const rest = hasProjections
    ? t`With three-year projections, three cases and charts, as PDF and DOCX.`
    : t`PDF and DOCX of what is open.`;
  return `${ideas} ${sections} ${rest}`;
}
