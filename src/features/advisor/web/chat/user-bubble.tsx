import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';

/** Words of the person, at the end of the line; what belongs to them stands under them. */
export function UserBubble({
  text,
  isMuted = false,
  beside = null,
  children,
}: {
  readonly text: string;
  readonly isMuted?: boolean;
  /** Stands right under the words. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className="flex max-w-[85%] flex-col items-end self-end">
      <div
        className={cx(
          'max-w-full rounded-lg rounded-ee-[4px] px-4 py-2.5',
          isMuted
            ? 'border border-line bg-sunken text-ink-2'
            : 'bg-green text-on-green dark:bg-green-soft dark:text-ink',
        )}
      >
        <span className="sr-only">{t`You:`} </span>
        <p dir="auto" className="text-md whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
      </div>
      {beside}
      {children}
    </div>
  );
}
