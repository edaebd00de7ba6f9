import { cx } from './class-names.ts';

/** A line or block in the shape of what is about to appear. The region around it says that it is loading. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block animate-breathe rounded-sm bg-line', className ?? 'h-4 w-full')} />
  );
}
