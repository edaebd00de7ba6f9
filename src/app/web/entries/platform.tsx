import '#web/styles/platform.css';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#web/api/query-client.ts';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider } from '#web/auth/auth-provider.tsx';
import { getInterfaceLocale } from '#web/i18n/interface-locale.ts';
import { loadI18n } from '#web/i18n/load-i18n.ts';
import { restoreLocaleCookie } from '#web/i18n/stored-locale.ts';
import { showNotFound } from '#web/pages/show-not-found.ts';
import { logCrash } from '#web/routes/log-crash.ts';
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
        <QueryClientProvider client={createQueryClient()}>
          <AuthProvider client={createAuthClient()}>
            <RouterProvider router={createAppRouter()} />
          </AuthProvider>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
