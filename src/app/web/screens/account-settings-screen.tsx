import { AccountSettings } from '#features/account/web/account-settings.tsx';
import { BillingTab } from '#features/billing/web/billing-tab.tsx';
import { PrivacyTab } from '#features/privacy/web/privacy-tab.tsx';

/** Account Settings with the tabs that other features bring. */
export function AccountSettingsScreen() {
  return <AccountSettings billing={<BillingTab />} privacy={<PrivacyTab />} />;
}
