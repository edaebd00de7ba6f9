// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { useThemeActions } from './use-theme-actions.ts';

const account = vi.hoisted(() => ({
  getSettings: { call: vi.fn(), key: () => ['settings'] },
  savePreferences: { call: vi.fn() },
  getAccount: { key: () => ['account'] },
}));
vi.mock('#web/api/use-api.ts', () => ({
  useApi: () => account,
  queryKeyOf: () => ['account'],
}));
afterEach(cleanup);

function Buttons() {
  return useThemeActions().map(({ id, label, run }) => (
    <button key={id} type="button" onClick={run}>
      {label}
    </button>
  ));
}

it('themes are chosen from the palette and saved on the revision they were read at', async () => {
  const preferences = { revision: 4, language: 'de', layout: 'Compact', theme: 'System' };
  account.getSettings.call.mockResolvedValue({ preferences });
  renderInApp(<Buttons />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Theme: Light',
    'Theme: Dark',
    'Theme: System',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: Dark' }));
  await waitFor(() => expect(account.savePreferences.call).toHaveBeenCalledWith({ ...preferences, theme: 'Dark' }));
  await userEvent.click(screen.getByRole('button', { name: 'Theme: System' }));
  await waitFor(() => expect(account.getSettings.call).toHaveBeenCalledTimes(2));
  expect(account.savePreferences.call).toHaveBeenCalledOnce();
});
