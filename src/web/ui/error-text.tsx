import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** Why something did not work, spoken at once when it appears; nothing where there is nothing to say. */
export function ErrorText({
  id,
  className,
  children,
}: {
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className={cx('text-sm font-medium text-clay', className)}>
      {children}
    </p>
  );
}
