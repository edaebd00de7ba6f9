import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesColumn, FileText, type LucideIcon, Megaphone, PanelsTopLeft } from 'lucide-react';
import { isPathBuilt } from '#shared/tools.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';

const { businessGeneration, websiteBuilder, marketing, analytics } = paths.platform;

/** The four tools, from the plan to the first visitor; `answers` is undefined while nobody knows. */
export function NextSteps({ answers }: { readonly answers: number | undefined }) {
  const { t } = useLingui();
  const plan = usePlanStep(answers);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-md font-semibold text-ink">
        {t`Next steps`}
      </h2>
      <Card padding="none" className="mt-3">
        <ul className="divide-y divide-line">
          <Step
            icon={FileText}
            title={t`Generate Business Plan`}
            sentence={plan.sentence}
            href={plan.href}
            action={plan.action}
          />
          <Step
            icon={PanelsTopLeft}
            title={t`Build Your Website`}
            sentence={t`A brand and a site of your own, made from the plan.`}
            href={websiteBuilder}
            action={isPathBuilt('website-builder') ? t`Open` : undefined}
          />
          <Step
            icon={Megaphone}
            title={t`Launch Marketing Campaign`}
            sentence={t`Campaigns in your words, for the customers the plan names.`}
            href={marketing}
            action={isPathBuilt('marketing') ? t`Open` : undefined}
          />
          <Step
            icon={ChartNoAxesColumn}
            title={t`View Analytics`}
            sentence={t`Visits and orders, counted once your site is online.`}
            href={analytics}
            action={isPathBuilt('analytics') ? t`Open` : undefined}
          />
        </ul>
      </Card>
    </section>
  );
}

function Step({
  icon,
  title,
  sentence,
  href,
  action,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly sentence: string;
  readonly href: string;
  /** Without one the tool is coming. */
  readonly action?: string | undefined;
}) {
  const { t } = useLingui();
  const isBuilt = action !== undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5 compact:py-3">
      <span
        className={`flex size-9 shrink-0 items-center justify-center rounded-sm bg-sunken ${isBuilt ? 'text-green' : 'text-ink-3'}`}
      >
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="text-base font-semibold text-ink">
          {isBuilt ? (
            title
          ) : (
            <AppLink href={href} className="rounded-sm underline-offset-4 hover:underline">
              {title}
            </AppLink>
          )}
        </h3>
        <p className="text-sm text-pretty text-ink-2">{sentence}</p>
      </div>
      {isBuilt ? (
        <AppLink href={href} className={buttonStyle('secondary', 'small')}>
          {action}
        </AppLink>
      ) : (
        <Badge tone="gold">{t`Coming`}</Badge>
      )}
    </li>
  );
}

function usePlanStep(answers: number | undefined): { sentence: string; action: string; href: string } {
  const { t } = useLingui();
  if (answers !== undefined && answers >= 5)
    return {
      sentence: t`Every number in it shows where it comes from. Check the assumptions first: only you can confirm them.`,
      action: t`Open your plan`,
      href: `${businessGeneration}?tab=plan`,
    };
  if (answers === undefined || answers <= 0)
    return {
      sentence: t`Five answers make the plan. They are kept as you go, so you can stop after any of them.`,
      action: t`Start here`,
      href: businessGeneration,
    };
  const left = 5 - answers;
  return {
    sentence: t`${plural(left, {
      one: '# answer is left before the numbers can be trusted.',
      other: '# answers are left before the numbers can be trusted.',
    })}`,
    action: t`Answer`,
    href: businessGeneration,
  };
}
