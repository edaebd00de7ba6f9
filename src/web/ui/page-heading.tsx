import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '#web/routes/app-link.tsx';
import { cx } from './class-names.ts';

/** From so many characters on a title gets smaller instead of filling the screen. */
const longTitle = 60;

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The one `h1` of a screen, the way back above it, and its one primary action beside it. */
export function PageHeading({
  title,
  lead,
  crumbs,
  badge,
  actions,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly crumbs?: readonly Crumb[];
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
        {badge ? <div className="mb-2">{badge}</div> : null}
        <h1
          className={cx(
            'display [overflow-wrap:anywhere] text-ink',
            title.length > longTitle ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-3xl',
          )}
        >
          {title}
        </h1>
        {lead ? <p className="mt-2 max-w-2xl text-base text-pretty text-ink-2">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}

function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className="mb-2">
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-1.5">
            <AppLink href={crumb.href} className="rounded-sm py-0.5 text-ink-2 hover:text-ink hover:underline">
              {crumb.label}
            </AppLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
