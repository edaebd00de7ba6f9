import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { cx } from './class-names.ts';
import { surfaceStyle } from './overlay-style.ts';

export interface PopoverProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly placement?: NonNullable<AriaPopoverProps['placement']>;
  readonly className?: string;
}

/** Something small beside its button; closes on Escape and on a click outside. */
export function Popover({ label, trigger, children, isOpen, onOpenChange, placement, className }: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      <PopoverSurface
        label={label}
        placement={placement ?? 'bottom'}
        {...(className === undefined ? {} : { className })}
      >
        {children}
      </PopoverSurface>
    </DialogTrigger>
  );
}

/** The floating part alone, for a trigger that stands elsewhere: pass `triggerRef` and `isOpen`. */
export function PopoverSurface({
  label,
  children,
  className,
  isFlush = false,
  ...rest
}: Omit<AriaPopoverProps, 'className' | 'style' | 'children'> & {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** The content brings its own padding, and its own header stays in place while it scrolls. */
  readonly isFlush?: boolean;
  readonly triggerRef?: RefObject<Element | null>;
}) {
  return (
    <AriaPopover offset={6} {...rest} className={surfaceStyle(cx('w-[min(22rem,calc(100vw-2rem))]', className))}>
      <Dialog aria-label={label} className={cx('max-h-[inherit] overflow-y-auto outline-none', !isFlush && 'p-4')}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
