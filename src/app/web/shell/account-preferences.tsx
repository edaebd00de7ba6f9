import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useAccountQuery } from '#features/account/web/shared/shell-account.tsx';
import { showLook } from '#web/appearance/show-look.ts';
import { paths } from '#web/routes/paths.ts';
import { TimeZoneContext } from '#web/time/use-time-format.ts';

/** What the account prefers, for everything below: its time zone and its look. ⌘, or Ctrl+, opens the settings. */
export function AccountPreferences({ children }: { readonly children: ReactNode }) {
  const { data: account } = useAccountQuery();
  const { layout, theme, timezone } = account ?? {};
  const router = useRouter();
  useEffect(() => {
    if (layout && theme) showLook({ layout, theme });
  }, [layout, theme]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ',' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      if (router.state.location.pathname !== paths.platform.account)
        void router.navigate({ href: paths.platform.account });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [router]);
  return <TimeZoneContext value={timezone}>{children}</TimeZoneContext>;
}
