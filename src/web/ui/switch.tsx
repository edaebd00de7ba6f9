import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { cx } from './class-names.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  readonly className?: string;
}

/** On or off, at once; for choices that a button saves, use a checkbox. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className={cx('group flex min-h-8 items-center gap-3 text-base text-ink data-disabled:text-ink-3', className)}
    >
      <span
        className={cx(
          'flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-0.5',
          'transition-colors duration-150 group-data-selected:border-green group-data-selected:bg-green',
          'group-data-disabled:opacity-50 group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2',
          'group-data-focus-visible:outline-green',
        )}
      >
        <span
          className={cx(
            'size-4 rounded-full bg-line-strong transition-transform duration-150',
            'group-data-selected:translate-x-4.5 group-data-selected:bg-on-green rtl:group-data-selected:-translate-x-4.5',
          )}
        />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
