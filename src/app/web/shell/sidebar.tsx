import { useLingui } from '@lingui/react/macro';
import { CircleArrowUp } from 'lucide-react';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { hasPlans } from '#web/plans/has-plans.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { tipStyle } from '#web/ui/tip-style.ts';
import { isCurrentItem, mainNavigation, secondaryNavigation } from '../navigation.ts';

/** The pages, and the plan with the way to change it; `isNarrow` leaves the room to a screen with a column of its own. */
export function Sidebar({
  plan,
  pathname,
  isNarrow = false,
}: {
  readonly plan: PlanName;
  readonly pathname: string;
  readonly isNarrow?: boolean;
}) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={hasPlans() ? t`Pages and plan` : t`Pages`}
      className={cx(
        'sticky top-15 z-20 hidden h-[calc(100dvh-3.75rem)] shrink-0 flex-col justify-between gap-6 border-e border-line py-5 lg:flex',
        isNarrow ? 'w-14 px-2.5' : 'w-56 overflow-y-auto px-3',
      )}
    >
      <nav aria-label={t`Pages`}>
        <ul className="flex flex-col gap-0.5">
          {[...mainNavigation, ...secondaryNavigation].map((item) => {
            const isCurrent = isCurrentItem(item, pathname);
            return (
              <li key={item.id}>
                <AppLink
                  href={item.href}
                  aria-current={isCurrent ? 'page' : undefined}
                  {...(isNarrow ? { 'data-tip': t(item.label) } : {})}
                  className={cx(
                    'flex min-h-9 items-center rounded-sm text-base transition-colors duration-150',
                    isNarrow ? `justify-center ${tipStyle('beside')}` : 'gap-3 px-2.5 py-1.5',
                    isCurrent ? 'bg-green-soft font-semibold text-green' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon of={item.icon} className="shrink-0" />
                  <span className={isNarrow ? 'sr-only' : 'min-w-0'}>{t(item.label)}</span>
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      {hasPlans() ? <PlanCard plan={plan} isNarrow={isNarrow} /> : null}
    </aside>
  );
}

function PlanCard({ plan, isNarrow }: { readonly plan: PlanName; readonly isNarrow: boolean }) {
  const { t } = useLingui();
  const action = plan === 'Free' ? t`Upgrade Plan` : t`Manage Plan`;
  if (isNarrow) {
    return (
      <AppLink
        href={paths.platform.pricing}
        aria-label={action}
        data-tip={action}
        className={cx(
          'flex min-h-9 items-center justify-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink',
          tipStyle('beside'),
        )}
      >
        <Icon of={CircleArrowUp} />
      </AppLink>
    );
  }
  return (
    <div className="flex flex-col gap-2.5 rounded-lg border border-line bg-sunken p-3">
      <p className="text-sm font-semibold text-ink">{t`${plan} plan`}</p>
      <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small', 'w-full')}>
        {action}
      </AppLink>
    </div>
  );
}
