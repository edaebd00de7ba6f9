import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A box to tick, with its words as part of the target. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      className={cx('group flex min-h-8 items-center gap-2.5 text-base text-ink data-disabled:text-ink-3', className)}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            className={cx(
              'flex size-5 shrink-0 items-center justify-center rounded-[5px] border transition-colors duration-150',
              'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2',
              'group-data-focus-visible:outline-green group-data-invalid:border-clay',
              isSelected || isIndeterminate
                ? 'border-green bg-green text-on-green'
                : 'border-line-strong bg-surface text-transparent',
            )}
          >
            <Icon of={isIndeterminate ? Minus : Check} size={14} />
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
