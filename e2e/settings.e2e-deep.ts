import { restoreSession, signUpByApi } from './support/founder.ts';
import { checkSettingsTab } from './support/settings-tabs.ts';
import { test } from './support/test.ts';

for (const tab of ['profile', 'notifications', 'preferences'])
  test(`the ${tab} tab is usable at 320 and 390 px and without findings in both themes`, async ({ page }) => {
    await restoreSession(page, await signUpByApi());
    await checkSettingsTab(page, tab);
  });
