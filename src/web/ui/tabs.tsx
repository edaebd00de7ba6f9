import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { cx } from './class-names.ts';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** A count or percentage beside the label. */
  readonly badge?: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly className?: string;
  readonly listClassName?: string;
  readonly panelClassName?: string;
  /** Panels that keep what was typed in them while another is shown. */
  readonly keepMounted?: boolean;
}

/** Segmented tabs: one well, the chosen one lifted out of it. */
export function Tabs(props: TabsProps) {
  const { label, tabs, selected, onSelect, className, listClassName, panelClassName, keepMounted = false } = props;
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      className={cx('min-w-0', className)}
    >
      <TabList
        aria-label={label}
        className={cx('flex gap-1 rounded-md border border-line bg-sunken p-1', listClassName)}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={cx(
              'flex min-h-8 flex-1 cursor-pointer items-center justify-center gap-2 rounded-sm px-3 py-1 text-sm',
              'border border-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink',
              'data-selected:border-line data-selected:bg-surface data-selected:font-semibold data-selected:text-ink',
              'data-focus-visible:outline-2 data-focus-visible:outline-green',
            )}
          >
            {tab.label}
            {tab.badge}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={tab.id}
          shouldForceMount={keepMounted}
          className={cx('outline-offset-4 data-inert:hidden', panelClassName)}
        >
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
