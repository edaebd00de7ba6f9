// @vitest-environment happy-dom
import type { Session } from '@supabase/auth-js';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedWorkspace, sampleWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider, useAuth } from '#web/auth/auth-provider.tsx';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { paceMs } from '#web/pacing.ts';
import { SettingsTabs } from './settings-tabs.tsx';

const session = {
  access_token: 'h.e30.s',
  refresh_token: 'r',
  expires_in: 900,
  token_type: 'bearer',
  user: {
    id: 'u',
    aud: 'authenticated',
    email: 'm@example.com',
    app_metadata: {},
    user_metadata: { full_name: 'Marieke' },
    created_at: '',
  },
} satisfies Session;

const toggles = { email_updates: true, marketing_emails: false, product_tips: true, security_alerts: true };
let saved: {
  profile: { revision: number; name: string; timezone: string };
  notifications: { revision: number } & typeof toggles;
  preferences: { revision: number; language: string | null; layout: string; theme: string };
};
/** What the next saving answers instead of working. */
let refusal: Response | undefined;
let sent: { path: string; body: Record<string, unknown> }[];
const updateUser = vi.fn(async () => ({ data: { user: session.user }, error: null }));

beforeEach(() => {
  saved = {
    profile: { revision: 1, name: 'Marieke', timezone: 'UTC' },
    notifications: { revision: 1, ...toggles },
    preferences: { revision: 1, language: null, layout: 'Default', theme: 'System' },
  };
  refusal = undefined;
  sent = [];
  localStorage.clear();
  updateUser.mockClear();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') {
      const body = await request.json();
      sent.push({ path: pathname, body });
      if (refusal) return refusal;
      const part = pathname.split('/').at(-1) as keyof typeof saved;
      saved = { ...saved, [part]: { ...saved[part], ...body, revision: Number(body.revision) + 1 } };
      return Response.json(saved);
    }
    if (pathname === '/api/account/settings') return Response.json(saved);
    if (pathname === '/api/account')
      return Response.json({
        id: 'u',
        email: 'm@example.com',
        plan: 'Free',
        dismissedBanners: [],
        pictureUrl: null,
        workspaces: [],
        billing: { mode: 'test', isTestModeOn: false },
        ...saved.profile,
        ...saved.preferences,
      });
    return Response.json({ code: 'request.not_found', message: 'no' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function renderTabs(tab: string) {
  const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
  Object.assign(client, { getSession: async () => ({ data: { session }, error: null }), updateUser });
  const rootRoute = createRootRoute({
    component: () => (
      <AuthProvider client={client}>
        <Inside />
      </AuthProvider>
    ),
  });
  const history = createMemoryHistory({ initialEntries: [`/platform/account?tab=${tab}`] });
  const router = createRouter({ routeTree: rootRoute, history });
  renderInApp(<RouterProvider router={router as never} />);
  return { router };
}
function Inside() {
  const { state } = useAuth();
  return state.status === 'signed-in' ? (
    <FixedWorkspace current={sampleWorkspace({ name: 'Levain & Rye' })}>
      <SettingsTabs
        more={[
          { id: 'billing', label: { id: 'Billing' }, content: null },
          { id: 'privacy', label: { id: 'Privacy' }, content: null },
        ]}
      />
    </FixedWorkspace>
  ) : null;
}
const stale = () =>
  Response.json({ code: 'request.stale_revision', message: 'changed', current: saved }, { status: 409 });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const optionsOf = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  return options.map(({ textContent }) => textContent);
};

describe('the tabs', () => {
  it('are Profile, Security, Notifications, Preferences, Billing, Privacy', async () => {
    await renderTabs('billing');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Security',
      'Notifications',
      'Preferences',
      'Billing',
      'Privacy',
    ]);
    expect(tabs[4]!.getAttribute('aria-selected')).toBe('true');
  });

  it('put the open one into the address, and keep what was typed in another', async () => {
    const { router } = await renderTabs('profile');
    await userEvent.type(await screen.findByLabelText('Name'), ' Koster');
    await userEvent.click(screen.getByRole('tab', { name: 'Billing' }));
    await waitFor(() => expect(router.state.location.href).toBe('/platform/account?tab=billing'));
    await userEvent.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Marieke Koster');
  });
});

describe('the Profile tab', () => {
  it('offers exactly the time zones of docs/account.md', async () => {
    await renderTabs('profile');
    expect(await optionsOf(/Timezone/)).toEqual([
      'UTC',
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Los_Angeles',
      'Europe/London',
      'Europe/Paris',
      'Asia/Tokyo',
      'Australia/Sydney',
    ]);
  });

  it("shows the address, disabled, with 'Contact support to change email address'", async () => {
    await renderTabs('profile');
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.disabled]).toEqual(['m@example.com', true]);
    expect(screen.getByText('Contact support to change email address')).toBeTruthy();
  });

  it("writes all three names and says 'Profile successfully updated' for three seconds", async () => {
    expect(paceMs('successBanner')).toBe(3000);
    await renderTabs('profile');
    await userEvent.type(await screen.findByLabelText('Name'), ' Koster');
    await save();
    expect(sent).toEqual([
      { path: '/api/account/settings/profile', body: { revision: 1, name: 'Marieke Koster', timezone: 'UTC' } },
    ]);
    expect(updateUser).toHaveBeenCalledWith({ data: { full_name: 'Marieke Koster' } });
    expect(localStorage.getItem('userName')).not.toBeNull();
    expect(await screen.findByText('Profile successfully updated')).toBeTruthy();
  });

  it('renames the business this window is in, on the revision it was read at', async () => {
    await renderTabs('profile');
    const business = await screen.findByLabelText('Business name');
    await userEvent.clear(business);
    await userEvent.type(business, 'Bread');
    await save();
    expect(sent[0]!.body.business).toEqual({ workspaceId: sampleWorkspace().id, revision: 1, name: 'Bread' });
  });

  it('refuses an empty name before it asks the server', async () => {
    await renderTabs('profile');
    await userEvent.clear(await screen.findByLabelText('Name'));
    await save();
    expect(screen.getByText('Enter your name')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows what was changed elsewhere beside what is typed; nothing is saved until somebody decides', async () => {
    await renderTabs('profile');
    await userEvent.type(await screen.findByLabelText('Name'), ' Koster');
    saved = { ...saved, profile: { revision: 5, name: 'M. Koster', timezone: 'Asia/Tokyo' } };
    refusal = stale();
    await save();
    const note = await screen.findByText('“Name” was changed somewhere else in the meantime. It now says “M. Koster”.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Marieke Koster');
    expect(screen.getByRole('button', { name: /Timezone/ }).textContent).toContain('Asia/Tokyo');
    refusal = undefined;
    await save();
    expect(sent).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Keep mine');
    await userEvent.click(within(note.parentElement!).getByRole('button', { name: 'Keep mine' }));
    await save();
    expect(sent[1]!.body).toEqual({ revision: 5, name: 'Marieke Koster', timezone: 'Asia/Tokyo' });
  });

  it('takes the other where that is chosen', async () => {
    await renderTabs('profile');
    await userEvent.type(await screen.findByLabelText('Name'), ' Koster');
    saved = { ...saved, profile: { revision: 5, name: 'M. Koster', timezone: 'UTC' } };
    refusal = stale();
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Take the other' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('M. Koster');
  });

  it('keeps what was typed where saving fails, and can be tried again', async () => {
    await renderTabs('profile');
    await userEvent.type(await screen.findByLabelText('Name'), ' Koster');
    refusal = Response.json({ code: 'server.database_away', message: 'away' }, { status: 503 });
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Groundwork is not available just now.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Marieke Koster');
    refusal = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Profile successfully updated')).toBeTruthy();
  });
});

describe('the Notifications tab', () => {
  it("has four toggles with the defaults of docs/mail.md, and says 'Notification preferences updated'", async () => {
    await renderTabs('notifications');
    const states = (await screen.findAllByRole<HTMLInputElement>('switch')).map(({ checked }) => checked);
    expect(states).toEqual([true, false, true, true]);
    for (const name of ['Email updates', 'Marketing emails', 'Product tips', 'Security alerts'])
      expect(screen.getByRole('switch', { name })).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Marketing emails' }));
    await save();
    expect(sent).toEqual([
      { path: '/api/account/settings/notifications', body: { revision: 1, ...toggles, marketing_emails: true } },
    ]);
    expect(await screen.findByText('Notification preferences updated')).toBeTruthy();
  });
});

describe('the Preferences tab', () => {
  it('offers the six languages by their own names, and that of the browser', async () => {
    await renderTabs('preferences');
    expect(await optionsOf(/Language/)).toEqual([
      expect.stringMatching(/^As your browser \(/),
      'English',
      'Español',
      'Français',
      'Deutsch',
      '中文',
      '日本語',
    ]);
  });

  it('offers Default, Compact and Advanced, and three themes', async () => {
    await renderTabs('preferences');
    const names = async (label: string) =>
      within(await screen.findByRole('radiogroup', { name: label }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value);
    expect(await names('Layout')).toEqual(['Default', 'Compact', 'Advanced']);
    expect(await names('Theme')).toEqual(['System', 'Light', 'Dark']);
    await userEvent.click(screen.getByRole('radio', { name: /^Compact/ }));
    await save();
    expect(sent[0]!.body).toEqual({ revision: 1, language: null, layout: 'Compact', theme: 'System' });
    await act(async () => undefined);
  });
});

describe('the console', () => {
  const log = () => vi.spyOn(console, 'error').mockReturnValue();
  const signedOut = () => Response.json({ code: 'auth.required', message: 'Sign in first' }, { status: 401 });

  it("hears 'Error fetching user data:' where the settings cannot be loaded, and nothing where they can", async () => {
    const said = log();
    await renderTabs('profile');
    await screen.findByLabelText('Name');
    expect(said).not.toHaveBeenCalled();
    cleanup();

    const answer = vi.mocked(globalThis.fetch).getMockImplementation()!;
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      const { url } = input instanceof Request ? input : new Request(input, init);
      return new URL(url).pathname === '/api/account/settings'
        ? Response.json({ code: 'request.not_found', message: 'no' }, { status: 404 })
        : answer(input, init);
    });
    await renderTabs('profile');
    await waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith('Error fetching user data:', expect.any(Error)));
  });

  it.each([
    ['profile', /^Name$/],
    ['notifications', /^Marketing emails$/],
    ['preferences', /^Compact/],
  ])(
    "hears 'No authenticated user found' where %s is saved without a session, not at another refusal",
    async (tab, label) => {
      const said = log();
      await renderTabs(tab);
      const field = await screen.findByLabelText(label);
      if (tab === 'profile') await userEvent.type(field, ' Koster');
      else await userEvent.click(field);
      refusal = Response.json({ code: 'server.database_away', message: 'away' }, { status: 503 });
      await save();
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(said).not.toHaveBeenCalled();
      refusal = signedOut();
      await userEvent.click(again);
      await waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith('No authenticated user found'));
    },
  );
});
