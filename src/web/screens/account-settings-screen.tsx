import { AccountSettings } from '#features/account/web/account-settings.tsx';
import { PrivacyTab } from '#features/privacy/web/privacy-tab.tsx';

/** Account Settings with the tab that another feature brings. */
export function AccountSettingsScreen() {
  return <AccountSettings privacy={<PrivacyTab />} />;
}
