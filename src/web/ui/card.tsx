import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** Surface and hairline. Cards hold one thing; a list of equal lines is not a wall of cards. */
export function Card({
  as: Tag = 'div',
  tone = 'surface',
  padding = 'medium',
  className,
  children,
  ...rest
}: {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly tone?: 'surface' | 'sunken';
  readonly padding?: 'none' | 'small' | 'medium';
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}) {
  return (
    <Tag
      {...rest}
      className={cx(
        'rounded-lg border border-line',
        tone === 'surface' ? 'bg-surface' : 'bg-sunken',
        padding === 'medium' && 'p-5 sm:p-6',
        padding === 'small' && 'p-4',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
