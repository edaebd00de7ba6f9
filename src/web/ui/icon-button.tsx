import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly icon: LucideIcon;
  /** Spoken, and shown on hover and focus. */
  readonly label: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly withTooltip?: boolean;
  readonly className?: string;
}

const SIZES = { small: 'size-8', medium: 'size-10', large: 'size-11' } as const;

// Drawn by the style sheet alone: a tooltip with its own script would weigh more than all buttons together.
const TIP = cx(
  'relative after:pointer-events-none after:absolute after:end-0 after:top-full after:z-20 after:mt-1.5 after:hidden',
  'after:rounded-sm after:bg-ink after:px-2 after:py-1 after:text-xs after:font-medium after:whitespace-nowrap',
  'after:text-paper after:content-[attr(data-tip)] hover:after:block focus-visible:after:block',
  'after:animate-[fade_120ms_400ms_both]',
);

/** A square button with an icon only; its label is never optional. */
export function IconButton({ icon, label, size = 'small', withTooltip = true, className, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      {...(withTooltip ? { 'data-tip': label } : {})}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-sm text-ink-2 transition-colors duration-150',
        'hover:bg-sunken hover:text-ink disabled:opacity-50',
        withTooltip && TIP,
        SIZES[size],
        className,
      )}
    >
      <Icon of={icon} size={size === 'small' ? 16 : 20} />
    </AriaButton>
  );
}
