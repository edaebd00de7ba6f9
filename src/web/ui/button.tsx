import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'isPending' | 'children'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Keeps the focus, refuses presses and shows a spinner beside `busyLabel` (or the label). */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One primary button a screen; everything else is secondary or quiet. */
export function Button({ variant, size, busy = false, busyLabel, className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={busy} className={buttonStyle(variant, size, className)}>
      {busy ? (
        <>
          <Spinner />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </AriaButton>
  );
}
