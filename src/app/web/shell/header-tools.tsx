import { NotificationBell } from '#features/notifications/web/notification-bell.tsx';
import { loadNotificationWriters } from '../features.ts';
import { HeaderSearch, MenuSearch } from '../search/search-box.tsx';

/** What stands between the plan badge and the profile menu: the search box on wide screens, then the bell. */
export function HeaderTools() {
  return (
    <>
      <HeaderSearch />
      <NotificationBell loadWriters={loadNotificationWriters} />
    </>
  );
}

/** The search box in the slide-in menu of small screens. */
export function MobileMenuTools({ onClose }: { readonly onClose: () => void }) {
  return <MenuSearch onClose={onClose} />;
}
