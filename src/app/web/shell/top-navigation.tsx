import { useLingui } from '@lingui/react/macro';
import { AppLink } from '#web/routes/app-link.tsx';
import { cx } from '#web/ui/class-names.ts';
import { isCurrentItem, mainNavigation } from '../navigation.ts';

/** The seven places, on wide screens. The current one is underlined by the header's own edge. */
export function TopNavigation({ pathname }: { readonly pathname: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className="hidden h-full min-w-0 xl:block">
      <ul className="flex h-full items-stretch ">
        {mainNavigation.map((item) => {
          const isCurrent = isCurrentItem(item, pathname);
          return (
            <li key={item.id} className="flex">
              <AppLink
                href={item.href}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'mx-3 flex items-center text-base whitespace-nowrap -outline-offset-2',
                  isCurrent
                    ? 'font-semibold text-ink shadow-[inset_0_-2px_0_var(--green)]'
                    : 'font-medium text-ink-2 hover:text-ink',
                )}
              >
                {t(item.label)}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
