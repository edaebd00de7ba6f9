import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

/** Nothing here yet: says what will be, and offers the first step. */
export function EmptyState({
  title,
  children,
  action,
  level = 2,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <LogoMark size={40} />
      <Heading className="display mt-5 text-xl text-ink">{title}</Heading>
      {children ? <div className="mt-2 text-base text-pretty text-ink-2">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
