import { useLingui } from '@lingui/react/macro';
import { Tab, TabList } from 'react-aria-components/Tabs';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';

const tabStyle = cx(
  'flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-2 rounded-sm border border-transparent px-2 py-1 text-center text-sm',
  'font-medium text-ink-2 hover:text-ink pointer-coarse:min-h-10',
  'data-selected:border-line data-selected:bg-surface data-selected:font-semibold data-selected:text-ink',
  'data-focus-visible:outline-2 data-focus-visible:outline-green',
);

/** 'AI Chat' and 'Business Plan'; the plan's tab carries its percentage while it is being written. */
export function AdvisorTabList({ progress }: { readonly progress: number }) {
  const { t } = useLingui();
  return (
    <TabList aria-label={t`Views of the generator`} className="flex gap-1 rounded-md border border-line bg-sunken p-1">
      <Tab id="chat" className={tabStyle}>
        {t`AI Chat`}
      </Tab>
      <Tab id="plan" className={tabStyle}>
        {t`Business Plan`}
        {progress > 0 && progress < 100 ? (
          <Badge tone="green" size="small">
            <span className="figures">{progress}%</span>
          </Badge>
        ) : null}
      </Tab>
    </TabList>
  );
}
