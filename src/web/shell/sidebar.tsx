import { useLingui } from '@lingui/react/macro';
import type { PlanName } from '#features/billing/domain/plan-names.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isCurrentItem, NAVIGATION } from './navigation.ts';

/** The pages, and the plan with the way to change it. */
export function Sidebar({ plan, pathname }: { readonly plan: PlanName; readonly pathname: string }) {
  const { t } = useLingui();
  return (
    <aside className="sticky top-15 hidden h-[calc(100dvh-3.75rem)] w-56 shrink-0 flex-col justify-between gap-6 overflow-y-auto border-e border-line px-3 py-5 lg:flex">
      <nav aria-label={t`Pages`}>
        <ul className="flex flex-col gap-0.5">
          {NAVIGATION.map((item) => {
            const isCurrent = isCurrentItem(item, pathname);
            return (
              <li key={item.id}>
                <AppLink
                  href={item.href}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={cx(
                    'flex min-h-9 items-center gap-3 rounded-sm px-2.5 py-1.5 text-base transition-colors duration-150',
                    isCurrent ? 'bg-green-soft font-semibold text-green' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon of={item.icon} className="shrink-0" />
                  <span className="min-w-0">{t(item.label)}</span>
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <PlanCard plan={plan} />
    </aside>
  );
}

function PlanCard({ plan }: { readonly plan: PlanName }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2.5 rounded-lg border border-line bg-sunken p-3">
      <p className="text-sm font-semibold text-ink">{t`${plan} plan`}</p>
      <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small', 'w-full')}>
        {plan === 'Free' ? t`Upgrade Plan` : t`Manage Plan`}
      </AppLink>
    </div>
  );
}
