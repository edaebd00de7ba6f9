import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from './icon.tsx';
import type { MenuProps } from './menu.tsx';
import { itemStyle, surfaceStyle } from './overlay-style.ts';

export interface MenuSurfaceProps extends Pick<MenuProps, 'label' | 'entries' | 'header' | 'placement'> {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isByKeyboard: boolean;
  readonly onClose: () => void;
}

/** The open menu beside its button. */
export function MenuSurface({
  label,
  entries,
  header,
  placement,
  triggerRef,
  isByKeyboard,
  onClose,
}: MenuSurfaceProps) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      aria-label={label}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      offset={6}
      placement={placement ?? 'bottom end'}
      className={surfaceStyle('max-w-80 min-w-56')}
    >
      {header ? <div className="border-b border-line px-4 py-3">{header}</div> : null}
      <AriaMenu
        aria-label={label}
        autoFocus={isByKeyboard ? 'first' : true}
        onClose={onClose}
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
  );
}
