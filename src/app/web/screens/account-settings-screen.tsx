import { AccountSettings } from '#features/account/web/account-settings.tsx';
import type { LoadedTab } from '../features.ts';

/** Account Settings with the tabs that other features bring. */
export function AccountSettingsScreen({ tabs }: { readonly tabs: readonly LoadedTab[] }) {
  return (
    <AccountSettings more={tabs.map(({ id, label, Content }) => ({ id, label, content: <Content key={id} /> }))} />
  );
}
