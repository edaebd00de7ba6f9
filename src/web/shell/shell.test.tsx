// @vitest-environment happy-dom
import type { Session } from '@supabase/auth-js';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuthClient, type GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider } from '#web/auth/auth-provider.tsx';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { Guard } from './guard.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopNavigation } from './top-navigation.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const account = {
  displayName: 'Marieke Kessler',
  email: 'm@example.com',
  plan: 'Free',
  workspaceName: 'Levain',
} as const;

function clientWith(overrides: Partial<GroundworkAuthClient>): GroundworkAuthClient {
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
  return Object.assign(client, overrides);
}

describe('the navigation', () => {
  it('has the seven items in their order and marks the current one', () => {
    renderInApp(<TopNavigation pathname="/platform/marketing" />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Business',
      'Website',
      'Marketing',
      'Analytics',
      'Legal',
      'Support',
    ]);
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual(['Marketing']);
  });

  it('has longer names in the slide-in menu', () => {
    renderInApp(<MobileMenu account={account} pathname="/platform" isOpen onClose={() => undefined} />);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    const names = within(within(menu).getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual([
      'Dashboard',
      'AI Business Generator',
      'Brand & Website Studio',
      'Marketing Studio',
      'Business Analytics',
      'Legal Document Generator',
      'Support & Resources',
    ]);
    expect(within(menu).getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe(
      '/platform/pricing',
    );
  });

  it.each([
    ['Free', 'Upgrade Plan'],
    ['Starter', 'Manage Plan'],
    ['Pro', 'Manage Plan'],
  ] as const)("the sidebar's plan link on %s reads '%s'", (plan, label) => {
    renderInApp(<Sidebar plan={plan} pathname="/platform" />);
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/platform/pricing');
  });
});

describe('the guard', () => {
  it("says 'Verifying access...' while it checks, and lets nobody through", () => {
    const client = clientWith({ getSession: () => new Promise(() => undefined) });
    renderInApp(
      <AuthProvider client={client}>
        <Guard leave={() => undefined}>secret</Guard>
      </AuthProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('Verifying access...');
    expect(screen.queryByText('secret')).toBeNull();
  });

  it('sends a visitor without a session to sign-in, with the way back, and clears the flag', async () => {
    window.localStorage.setItem('isAuthenticated', 'true');
    window.history.replaceState(null, '', '/platform/legal?a=1');
    const leave = vi.fn();
    renderInApp(
      <AuthProvider client={clientWith({})}>
        <Guard leave={leave}>secret</Guard>
      </AuthProvider>,
    );
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/signin?redirect=%2Fplatform%2Flegal%3Fa%3D1'));
    expect(window.localStorage.getItem('isAuthenticated')).toBeNull();
    expect(screen.queryByText('secret')).toBeNull();
  });

  it.each([
    { what: 'a session without its second factor', factors: [{ id: 'f', factor_type: 'totp', status: 'verified' }] },
    { what: 'an anonymous session', is_anonymous: true },
  ])('leads $what to sign-in with the way back, and marks nobody as signed in', async ({ what: _what, ...user }) => {
    window.localStorage.removeItem('isAuthenticated');
    window.history.replaceState(null, '', '/platform/legal');
    const leave = vi.fn();
    const token = `h.${btoa(JSON.stringify({ aal: 'aal1' }))}.s`;
    const session = { access_token: token, user: { id: 'u', user_metadata: {}, ...user } } as unknown as Session;
    renderInApp(
      <AuthProvider client={clientWith({ getSession: async () => ({ data: { session }, error: null }) })}>
        <Guard leave={leave}>secret</Guard>
      </AuthProvider>,
    );
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/signin?redirect=%2Fplatform%2Flegal'));
    expect(screen.queryByText('secret')).toBeNull();
    expect(window.localStorage.getItem('isAuthenticated')).toBeNull();
  });
});

describe('signing out', () => {
  it('leads to sign-in without a way back or a dialog', async () => {
    const leave = vi.fn();
    const session = { user: { id: 'u', user_metadata: {} } } as Session;
    const client = clientWith({ getSession: async () => ({ data: { session }, error: null }) });
    const subscription = { id: 's', callback: () => undefined, unsubscribe: () => undefined };
    const listen = vi.spyOn(client, 'onAuthStateChange').mockReturnValue({ data: { subscription } });
    vi.spyOn(client, 'signOut').mockImplementation(async () => {
      for (const [report] of listen.mock.calls) void report('SIGNED_OUT', null);
      return { error: null };
    });
    renderInApp(
      <AuthProvider client={client}>
        <Guard leave={leave}>
          <ProfileMenu account={account} />
        </Guard>
      </AuthProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Marieke Kessler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });
});

describe('the profile menu', () => {
  it("signing out reads 'Signing Out...' and cannot be pressed again", async () => {
    const signOut = vi.fn(() => new Promise<never>(() => undefined));
    renderInApp(
      <AuthProvider client={clientWith({ signOut })}>
        <ProfileMenu account={account} />
      </AuthProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account menu of Marieke Kessler' }));
    const labels = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(labels).toEqual(['Account Settings', 'Upgrade Plan', 'Sign Out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    const busy = await screen.findByRole('menuitem', { name: 'Signing Out...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(busy);
    expect(signOut).toHaveBeenCalledOnce();
  });
});
