// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FetchedPanel } from './panel-states.tsx';

afterEach(cleanup);

it('says that a tab could not be fetched, and shows it when it is tried again', async () => {
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { shown: 'The plan' };
  };
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient()}>
        <FetchedPanel tab="plan" load={load}>
          {({ shown }) => <p>{shown}</p>}
        </FetchedPanel>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(screen.getByText('Loading your plan')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('The plan did not load');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The plan')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
