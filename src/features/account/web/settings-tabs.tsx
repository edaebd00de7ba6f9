import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '#web/routes/paths.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

const tabIds = ['profile', 'security', 'notifications', 'preferences', 'billing', 'privacy'] as const;
type TabId = (typeof tabIds)[number];

/** The tabs of Account Settings; the address names the one that is open. A tab keeps what was typed in it. */
export function SettingsTabs({ billing, privacy }: { readonly billing: ReactNode; readonly privacy: ReactNode }) {
  const { t } = useLingui();
  const { selected, select } = useTabOfAddress();
  const [visited, setVisited] = useState<ReadonlySet<TabId>>(() => new Set([selected]));
  if (!visited.has(selected)) setVisited(new Set([...visited, selected]));
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab is the reason to scroll, not an input of it
  useEffect(() => {
    // The list draws its tabs a moment after it has been drawn itself.
    const timer = setTimeout(() => {
      const tab = frame.current?.querySelector('[role="tab"][aria-selected="true"]');
      tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    }, 50);
    return () => clearTimeout(timer);
  }, [selected]);

  const labels: Record<TabId, string> = {
    profile: t`Profile`,
    security: t`Security`,
    notifications: t`Notifications`,
    preferences: t`Preferences`,
    billing: t`Billing`,
    privacy: t`Privacy`,
  };
  const contents: Record<TabId, ReactNode> = {
    profile: <ProfileTab />,
    security: <SecurityTab />,
    notifications: <NotificationsTab />,
    preferences: <PreferencesTab />,
    billing,
    privacy,
  };
  return (
    <div ref={frame}>
      <Tabs
        label={t`Account Settings`}
        selected={selected}
        onSelect={(id) => select(id as TabId)}
        keepMounted
        listClassName="max-w-full overflow-x-auto sm:w-fit"
        panelClassName="mt-4"
        tabs={tabIds.map((id) => ({ id, label: labels[id], content: visited.has(id) ? contents[id] : null }))}
      />
    </div>
  );
}

function useTabOfAddress(): { readonly selected: TabId; readonly select: (id: TabId) => void } {
  const router = useRouter();
  const asked = useRouterState({
    select: ({ location }) => String((location.search as { readonly tab?: unknown }).tab),
  });
  return {
    selected: tabIds.find((id) => id === asked) ?? 'profile',
    select: (id) => void router.navigate({ href: `${paths.platform.account}?tab=${id}`, replace: true }),
  };
}
