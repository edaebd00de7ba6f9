import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Icon } from './icon.tsx';
import { itemStyle, surfaceStyle } from './overlay-style.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly href?: string;
  readonly onAction?: () => void;
  readonly disabled?: boolean;
  /** The menu is not closed by choosing it. */
  readonly staysOpen?: boolean;
  /** Shown at the end of the line: a tick, a shortcut. */
  readonly end?: ReactNode;
}

export interface MenuProps {
  readonly label: string;
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  /** Words above the entries: whose menu it is. */
  readonly header?: ReactNode;
  readonly placement?: NonNullable<PopoverProps['placement']>;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A menu of actions and links, opened by a button; arrows and first letters move in it. */
export function Menu({ label, trigger, entries, header, placement = 'bottom end', isOpen, onOpenChange }: MenuProps) {
  return (
    <MenuTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      <Popover offset={6} placement={placement} className={surfaceStyle('max-w-80 min-w-56')}>
        {header ? <div className="border-b border-line px-4 py-3">{header}</div> : null}
        <AriaMenu
          aria-label={label}
          className="p-1.5 outline-none"
          disabledKeys={entries.filter((entry) => entry.disabled).map((entry) => entry.id)}
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              className={itemStyle()}
              shouldCloseOnSelect={!entry.staysOpen}
              {...(entry.href === undefined ? {} : { href: entry.href })}
              {...(entry.onAction === undefined ? {} : { onAction: entry.onAction })}
            >
              {entry.icon ? <Icon of={entry.icon} className="shrink-0 text-ink-3" /> : null}
              <span className="min-w-0 flex-1">{entry.label}</span>
              {entry.end}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
