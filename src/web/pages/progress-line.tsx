import type { ReactNode } from 'react';

/** Says what a page is busy with, beside a turning arc. */
export function ProgressLine({
  children,
  after,
}: {
  readonly children: ReactNode;
  /** Other words, for the script to put in their place. */
  readonly after?: string;
}) {
  return (
    <p role="status" className="mt-6 flex items-center gap-3 text-base text-ink-2">
      <svg
        className="shrink-0 animate-turn text-green"
        width="20"
        height="20"
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.6" />
        <path d="M14.2 8A6.2 6.2 0 0 0 8 1.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <span data-progress={after ?? ''}>{children}</span>
    </p>
  );
}
