// @vitest-environment happy-dom
import type { Session } from '@supabase/auth-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider, useAuth, useSession } from '#web/auth/auth-provider.tsx';
import { AccountQueries } from './account-queries.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Known() {
  const client = useQueryClient();
  const before = client.getQueryData<string>(['account']) ?? 'nothing';
  client.setQueryData(['account'], 'the plan of the account before');
  return <p>{before}</p>;
}

function KnownByToken() {
  return <Known key={useSession().access_token} />;
}

/** Asks for something that is never answered. */
function Asking({ onCalledOff }: { readonly onCalledOff: () => void }) {
  const { signOut } = useAuth();
  useQuery({
    queryKey: ['slow'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          onCalledOff();
          reject(signal.reason);
        }),
      ),
  });
  return (
    <button type="button" onClick={() => void signOut()}>
      leave
    </button>
  );
}

function Guarded({ children }: { readonly children: ReactNode }) {
  const { state } = useAuth();
  return state.status === 'signed-in' ? <AccountQueries>{children}</AccountQueries> : null;
}

it('what one account was shown is never there for the next, and stays when only the token is another', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
  const sessionOf = (id: string, token: string) =>
    ({ access_token: token, user: { id, user_metadata: {} } }) as Session;
  let tell: (event: 'SIGNED_IN', session: Session) => void = () => undefined;
  const session = sessionOf('one', 'a');
  Object.assign(client, {
    getSession: async () => ({ data: { session }, error: null }),
    onAuthStateChange: (listener: typeof tell) => {
      tell = listener;
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
  });
  render(
    <AuthProvider client={client}>
      <Guarded>
        <KnownByToken />
      </Guarded>
    </AuthProvider>,
  );
  expect(await screen.findByText('nothing')).toBeTruthy();
  act(() => tell('SIGNED_IN', sessionOf('one', 'b')));
  expect(await screen.findByText('the plan of the account before')).toBeTruthy();
  act(() => tell('SIGNED_IN', sessionOf('two', 'c')));
  expect(await screen.findByText('nothing')).toBeTruthy();
});

it('what is still under way when somebody signs out is called off before the session ends', async () => {
  const order: string[] = [];
  const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
  let end: () => void = () => undefined;
  Object.assign(client, {
    getSession: async () => ({
      data: { session: { access_token: 'a', user: { id: 'one', user_metadata: {} } } },
      error: null,
    }),
    signOut: () =>
      new Promise((resolve) => {
        end = () => {
          order.push('ended');
          resolve({ error: null });
        };
      }),
  });
  render(
    <AuthProvider client={client}>
      <Guarded>
        <Asking onCalledOff={() => order.push('called off')} />
      </Guarded>
    </AuthProvider>,
  );
  const leave = await screen.findByRole('button', { name: 'leave' });
  expect(order).toEqual([]);
  fireEvent.click(leave);
  await waitFor(() => expect(order).toEqual(['called off']));
  end();
});
