import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from './icon.tsx';
import type { MenuContent, MenuEntry } from './menu-content.ts';
import { itemStyle, surfaceStyle } from './overlay-style.ts';

export interface MenuSurfaceProps extends MenuContent {
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
      className={surfaceStyle('max-w-80 min-w-56 overflow-y-auto')}
    >
      {header ? <div className="border-b border-line px-4 py-3">{header}</div> : null}
      <AriaMenu
        aria-label={label}
        autoFocus={isByKeyboard ? 'first' : true}
        onClose={onClose}
        className="p-1.5 outline-none"
        disabledKeys={entries.filter((entry) => entry.disabled).map((entry) => entry.id)}
      >
        {sectionsOf(entries).map(({ section, entries: own }) =>
          section === undefined ? (
            own.map(item)
          ) : (
            <MenuSection
              key={section}
              aria-label={section}
              className="-mx-1.5 max-h-[min(22rem,45dvh)] overflow-y-auto px-1.5 not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
            >
              {own.map(item)}
            </MenuSection>
          ),
        )}
      </AriaMenu>
    </Popover>
  );
}

function item(entry: MenuEntry) {
  return (
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
      <span className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">{entry.label}</span>
      {entry.end}
    </MenuItem>
  );
}

/** Entries that follow each other under one section, in their order. */
function sectionsOf(entries: readonly MenuEntry[]) {
  const sections: { section: string | undefined; entries: MenuEntry[] }[] = [];
  for (const entry of entries) {
    const last = sections.at(-1);
    if (last && last.section === entry.section) last.entries.push(entry);
    else sections.push({ section: entry.section, entries: [entry] });
  }
  return sections;
}
