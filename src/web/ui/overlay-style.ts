import { cx } from './class-names.ts';

/** What floats: surface, hairline and the one shadow. */
export function surfaceStyle(more?: string): string {
  return cx('animate-rise rounded-lg border border-line bg-surface text-ink shadow-float outline-none', more);
}

/** A line of a menu or list box. */
export function itemStyle(more?: string): string {
  return cx(
    'flex min-h-9 compact:min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 compact:py-1 text-base text-ink no-underline outline-none',
    'data-focused:bg-sunken data-hovered:bg-sunken data-disabled:cursor-default data-disabled:text-ink-3',
    'data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:-outline-offset-2 data-focus-visible:outline-green',
    more,
  );
}
