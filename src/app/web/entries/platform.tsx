import '#web/styles/platform.css';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider } from '#web/auth/auth-provider.tsx';
import { getInterfaceLocale } from '#web/i18n/interface-locale.ts';
import { loadI18n, registerCatalogues } from '#web/i18n/load-i18n.ts';
import { restoreLocaleCookie } from '#web/i18n/stored-locale.ts';
import { showNotFound } from '#web/pages/show-not-found.ts';
import { registerPlanTable } from '#web/plans/plan-table.ts';
import { logCrash } from '#web/routes/log-crash.ts';
import { paths } from '#web/routes/paths.ts';
import { frameTexts, planRowTexts } from '../feature-catalogues.ts';
import { createAppRouter } from '../router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

try {
  await start(root);
} catch (error) {
  logCrash(error);
  showNotFound(root);
}

async function start(place: HTMLElement): Promise<void> {
  registerCatalogues(frameTexts);
  registerPlanTable(async () => (await import('#app/plan-table.ts')).planTable, planRowTexts);
  // The code of the first screen is fetched beside the texts, not after them.
  if (window.location.pathname === paths.platform.dashboard)
    void import('../screens/dashboard-frame.tsx').catch(() => undefined);
  const i18n = await loadI18n(getInterfaceLocale());
  restoreLocaleCookie();
  createRoot(place, {
    onCaughtError: logCrash,
    // Nothing caught it: React has taken everything away.
    onUncaughtError: (error, info) => {
      logCrash(error, info);
      showNotFound(place);
    },
  }).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <AuthProvider client={createAuthClient()}>
          <RouterProvider router={createAppRouter()} />
        </AuthProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
