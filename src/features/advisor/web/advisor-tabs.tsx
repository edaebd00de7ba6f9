import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { type AdvisorTab, useAdvisorLocation } from './shared/use-advisor-location.ts';

const tabs: readonly AdvisorTab[] = ['chat', 'plan'];
const tabId = (tab: AdvisorTab) => `advisor-tab-${tab}`;
const panelId = (tab: AdvisorTab) => `advisor-panel-${tab}`;

/**
 * 'AI Chat' and 'Business Plan'; the plan's tab carries its percentage while it is being written. Tabs of our own,
 * because the list stands in another column than the panels, among things that must exist once only.
 */
export function AdvisorTabList({
  progress,
  onNear,
}: {
  readonly progress: number;
  /** The pointer or the focus has come to a tab: it may be chosen next. */
  readonly onNear: (tab: AdvisorTab) => void;
}) {
  const { t } = useLingui();
  const { location, selectTab } = useAdvisorLocation();
  const { tab: selected } = location;
  const labels: Record<AdvisorTab, string> = { chat: t`AI Chat`, plan: t`Business Plan` };
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!isArrow && event.key !== 'Home' && event.key !== 'End') return;
    const next = event.key === 'Home' || (isArrow && selected === 'plan') ? 'chat' : 'plan';
    event.preventDefault();
    selectTab(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t`Views of the generator`}
      onKeyDown={onKeyDown}
      className="flex gap-1 rounded-md border border-line bg-sunken p-1"
    >
      {tabs.map((tab) => {
        const isSelected = tab === selected;
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={isSelected}
            aria-controls={isSelected ? panelId(tab) : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => selectTab(tab)}
            onPointerEnter={() => onNear(tab)}
            onFocus={() => onNear(tab)}
            className="flex min-h-9 flex-auto items-center justify-center gap-1.5 rounded-sm border border-transparent px-1.5 py-1 text-center text-sm font-medium text-ink-2 hover:text-ink aria-selected:border-line aria-selected:bg-surface aria-selected:font-semibold aria-selected:text-ink pointer-coarse:min-h-10"
          >
            {labels[tab]}
            {tab === 'plan' && progress > 0 && progress < 100 ? (
              <Badge tone="green" size="small">
                <span className="figures">{progress}%</span>
              </Badge>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

/** The panel of the chosen tab. */
export function AdvisorTabPanel({ tab, children }: { readonly tab: AdvisorTab; readonly children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} className="flex min-w-0 flex-col">
      {children}
    </div>
  );
}
