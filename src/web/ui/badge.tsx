import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'green' | 'gold' | 'clay';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-ink-2',
  green: 'border-transparent bg-green-soft text-green',
  gold: 'border-transparent bg-gold-soft text-gold',
  clay: 'border-transparent bg-clay-soft text-clay',
};

/** A word or two about the thing beside it; never a button. */
export function Badge({
  tone = 'neutral',
  size = 'medium',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly size?: 'small' | 'medium';
  readonly children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1 rounded-[6px] border font-semibold whitespace-nowrap',
        size === 'small' ? 'px-1.5 py-px text-xs' : 'px-2 py-0.5 text-xs',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
