// @vitest-environment happy-dom
import { AuthError, type Session } from '@supabase/auth-js';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import { WorkspaceDialogsProvider } from '#features/workspaces/web/workspace-dialogs.tsx';
import { createAuthClient, type GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider } from '#web/auth/auth-provider.tsx';
import { takeUnfinishedSignOut } from '#web/auth/unfinished-sign-out.ts';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { showSignOutNote } from '#web/pages/show-sign-out-note.ts';
import { PaletteProvider } from '../search/palette-provider.tsx';
import { Guard } from './guard.tsx';
import { Header } from './header.tsx';
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
  pictureUrl: null,
  isTestModeOn: false,
} as const;

function clientWith(overrides: Partial<GroundworkAuthClient>): GroundworkAuthClient {
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
  return Object.assign(client, overrides);
}

/** Draws a part of the frame with a session and a workspace around it. */
function renderShell(element: ReactElement, client = clientWith(signedIn)) {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  return renderInApp(
    <AuthProvider client={client}>
      <FixedWorkspace>
        <WorkspaceDialogsProvider>
          <PaletteProvider>{element}</PaletteProvider>
        </WorkspaceDialogsProvider>
      </FixedWorkspace>
    </AuthProvider>,
  );
}

const session = { user: { id: 'u', user_metadata: {} } } as Session;
const signedIn: Partial<GroundworkAuthClient> = { getSession: async () => ({ data: { session }, error: null }) };

describe('the header', () => {
  const header = (
    <Header account={account} pathname="/platform" onOpenMenu={() => undefined} onNearMenu={() => undefined} />
  );

  it('shows the plan, the workspace and the profile menu', () => {
    renderShell(header);
    const banner = screen.getByRole('banner');
    expect(within(banner).getByText('Free')).toBeTruthy();
    expect(within(banner).getByRole('button', { name: 'Workspace: Levain & Rye' })).toBeTruthy();
    expect(within(banner).getByRole('button', { name: 'Account menu of Marieke Kessler' })).toBeTruthy();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("shows the badge 'Test Mode' while it is on: %s", (isTestModeOn, badges) => {
    renderShell(
      <Header
        account={{ ...account, isTestModeOn }}
        pathname="/platform"
        onOpenMenu={() => undefined}
        onNearMenu={() => undefined}
      />,
    );
    expect(within(screen.getByRole('banner')).queryAllByText('Test Mode')).toHaveLength(badges);
  });

  it.each([
    [10, false],
    [11, true],
  ])('scrolled by %i px it has its scrolled look: %s', (scrollY, isScrolled) => {
    renderShell(header);
    Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
    fireEvent.scroll(window);
    expect(screen.getByRole('banner').hasAttribute('data-scrolled')).toBe(isScrolled);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
});

describe('the navigation', () => {
  it('has the seven items in their order and marks the current one', () => {
    renderInApp(<TopNavigation pathname="/platform/marketing" />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent).slice(0, 7)).toEqual([
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
    renderShell(<MobileMenu account={account} pathname="/platform" isOpen onClose={() => undefined} />);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    const names = within(within(menu).getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names.slice(0, 7)).toEqual([
      'Dashboard',
      'AI Business Generator',
      'Brand & Website Studio',
      'Marketing Studio',
      'Business Analytics',
      'Legal Document Generator',
      'Support & Resources',
    ]);
    const hrefOf = (name: string) => within(menu).getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Account Settings')).toBe('/platform/account');
    expect(hrefOf('Upgrade to Premium')).toBe('/platform/pricing');
    expect(within(menu).getByRole('button', { name: 'Workspace: Levain & Rye' })).toBeTruthy();
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

describe('the frame without plans', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="plans" content="none">';
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('names no plan and leads to none, in header, account menu, sidebar and mobile menu', async () => {
    renderShell(
      <>
        <Header account={account} pathname="/platform" onOpenMenu={() => undefined} onNearMenu={() => undefined} />
        <Sidebar plan="Free" pathname="/platform" />
        <Sidebar plan="Free" pathname="/platform" isNarrow />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account menu of Marieke Kessler' }));
    expect(await screen.findByRole('menuitem', { name: 'Usage' })).toBeTruthy();
    expect(screen.queryByText(/\bplan\b|^Free$/i)).toBeNull();
    expect(document.querySelector('[href="/platform/pricing"]')).toBeNull();
    cleanup();
    renderShell(<MobileMenu account={account} pathname="/platform" isOpen onClose={() => undefined} />);
    expect(screen.queryByText(/\bplan\b|^Free$/i)).toBeNull();
    expect(document.querySelector('[href="/platform/pricing"]')).toBeNull();
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
  const leaveBehind = () => {
    window.localStorage.setItem('isAuthenticated', 'true');
    window.sessionStorage.setItem('groundwork.advisor.draft.ws_1', 'half an answer');
    // biome-ignore lint/suspicious/noDocumentCookie: what a sign-out has to expire
    document.cookie = 'groundwork_test=1; Path=/';
  };
  const signOutWith = async (signOut: GroundworkAuthClient['signOut']) => {
    const leave = vi.fn();
    leaveBehind();
    renderInApp(
      <AuthProvider client={clientWith({ ...signedIn, signOut })}>
        <Guard leave={leave}>
          <ProfileMenu account={account} />
        </Guard>
      </AuthProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Marieke Kessler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    return leave;
  };
  const expectCleared = () => {
    expect(window.localStorage.getItem('isAuthenticated')).toBeNull();
    expect(window.sessionStorage.getItem('groundwork.advisor.draft.ws_1')).toBeNull();
    expect(document.cookie).not.toContain('groundwork_test');
  };

  it('removes isAuthenticated, clears the session storage, expires the cookies and goes to the root after 100 ms', async () => {
    const beganMs = Date.now();
    const leave = await signOutWith(async () => ({ error: null }));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(Date.now() - beganMs).toBeGreaterThanOrEqual(100);
    expectCleared();
    expect(takeUnfinishedSignOut()).toBe(false);
  });

  it.each([
    ['answers with an error', async () => ({ error: new AuthError('away') })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])(
    'where the server %s it is logged, everything is cleared all the same, and the next page says so',
    async (_what, fail) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const scopes: unknown[] = [];
      const leave = await signOutWith(async (options) => {
        scopes.push(options?.scope);
        return options?.scope === 'local' ? { error: null } : fail();
      });
      await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
      expect(log).toHaveBeenCalledWith('Error signing out:', expect.any(Error));
      expect(scopes).toEqual([undefined, 'local']);
      expectCleared();
      document.body.insertAdjacentHTML('beforeend', '<div id="sign-out-note" hidden></div>');
      showSignOutNote();
      expect(document.querySelector<HTMLElement>('#sign-out-note')?.hidden).toBe(false);
      expect(takeUnfinishedSignOut()).toBe(false);
      document.querySelector('#sign-out-note')?.remove();
    },
  );

  it('leads to the root without a way back or a dialog, with everything cleared before it does', async () => {
    const leave = vi.fn(() => {
      expectCleared();
      expect(takeUnfinishedSignOut()).toBe(true);
    });
    vi.spyOn(console, 'error').mockReturnValue();
    leaveBehind();
    const client = clientWith({ getSession: async () => ({ data: { session }, error: null }) });
    const subscription = { id: 's', callback: () => undefined, unsubscribe: () => undefined };
    const listen = vi.spyOn(client, 'onAuthStateChange').mockReturnValue({ data: { subscription } });
    // The server is away, and the client reports the end long before it returns.
    vi.spyOn(client, 'signOut').mockImplementation(async (options) => {
      if (options?.scope !== 'local') return { error: new AuthError('away') };
      for (const [report] of listen.mock.calls) void report('SIGNED_OUT', null);
      return new Promise(() => undefined);
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
    expect(leave).toHaveReturned();
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
    // The shortcut beside it is shown in the Advanced layout alone.
    expect(labels).toEqual(['Account SettingsCtrl ,', 'Upgrade Plan', 'Usage', 'Sign Out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    const busy = await screen.findByRole('menuitem', { name: 'Signing Out...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(busy);
    expect(signOut).toHaveBeenCalledOnce();
  });
});
