import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { tipStyle } from './tip-style.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly icon: LucideIcon;
  /** Spoken, and shown on hover and focus. */
  readonly label: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly withTooltip?: boolean;
  readonly className?: string;
}

const SIZES = { small: 'size-8', medium: 'size-10', large: 'size-11' } as const;

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
        withTooltip && tipStyle('below'),
        SIZES[size],
        className,
      )}
    >
      <Icon of={icon} size={size === 'small' ? 16 : 20} />
    </AriaButton>
  );
}
