// @vitest-environment happy-dom
import type { Session } from '@supabase/auth-js';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider, useAuth } from '#web/auth/auth-provider.tsx';
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

function Guarded() {
  const { state } = useAuth();
  return state.status === 'signed-in' ? (
    <AccountQueries>
      <Known key={state.session.access_token} />
    </AccountQueries>
  ) : null;
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
      <Guarded />
    </AuthProvider>,
  );
  expect(await screen.findByText('nothing')).toBeTruthy();
  act(() => tell('SIGNED_IN', sessionOf('one', 'b')));
  expect(await screen.findByText('the plan of the account before')).toBeTruthy();
  act(() => tell('SIGNED_IN', sessionOf('two', 'c')));
  expect(await screen.findByText('nothing')).toBeTruthy();
});
