import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** An honest lock: what is locked, what it would contain, which plan opens it and what that costs. */
export function LockNotice({
  title,
  contains,
  opensWith,
  action,
  level = 3,
}: {
  readonly title: string;
  readonly contains: string;
  /** "Opens with Starter, $24.00 a month". */
  readonly opensWith: string;
  readonly action?: ReactNode;
  readonly level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-dashed border-line-strong bg-sunken px-5 py-4">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-md border border-line bg-surface text-ink-2">
        <Icon of={Lock} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <Heading className="display text-lg text-ink">{title}</Heading>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">{contains}</p>
        <p className="mt-1 text-sm font-medium text-ink">{opensWith}</p>
      </div>
      <div className="self-center max-sm:ms-13">{action}</div>
    </div>
  );
}
