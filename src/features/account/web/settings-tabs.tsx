import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '#web/routes/paths.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

/** A tab of another feature, after those of the account. */
export interface MoreTab {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly content: ReactNode;
}

/** The tabs of Account Settings; the address names the one that is open. A tab keeps what was typed in it. */
export function SettingsTabs({ more }: { readonly more: readonly MoreTab[] }) {
  const { t } = useLingui();
  const tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[] = [
    { id: 'profile', label: t`Profile`, content: <ProfileTab /> },
    { id: 'security', label: t`Security`, content: <SecurityTab /> },
    { id: 'notifications', label: t`Notifications`, content: <NotificationsTab /> },
    { id: 'preferences', label: t`Preferences`, content: <PreferencesTab /> },
    ...more.map((tab) => ({ ...tab, label: t(tab.label) })),
  ];
  const { selected, select } = useTabOfAddress(tabs.map(({ id }) => id));
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([selected]));
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

  return (
    <div ref={frame}>
      <Tabs
        label={t`Account Settings`}
        selected={selected}
        onSelect={select}
        keepMounted
        listClassName="max-w-full overflow-x-auto sm:w-fit"
        panelClassName="mt-4"
        tabs={tabs.map(({ id, label, content }) => ({ id, label, content: visited.has(id) ? content : null }))}
      />
    </div>
  );
}

function useTabOfAddress(ids: readonly string[]): { readonly selected: string; readonly select: (id: string) => void } {
  const router = useRouter();
  const asked = useRouterState({
    select: ({ location }) => String((location.search as { readonly tab?: unknown }).tab),
  });
  return {
    selected: ids.find((id) => id === asked) ?? 'profile',
    select: (id) => void router.navigate({ href: `${paths.platform.account}?tab=${id}`, replace: true }),
  };
}
