import { AuthApiError, AuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { problemOf } from '#web/api/problem-error.ts';
import { getAccessToken } from './access-token.ts';

type Answer = Awaited<ReturnType<Parameters<typeof getAccessToken>[0]['getSession']>>;

const clientWith = (answer: Answer) => ({ getSession: async () => answer });

describe('the access token for a call', () => {
  it('is the one of the session', async () => {
    const session = { access_token: 'token' } as Session;
    expect(await getAccessToken(clientWith({ data: { session }, error: null }))).toBe('token');
  });

  it('is missing without a session and after one that was refused', async () => {
    expect(await getAccessToken(clientWith({ data: { session: null }, error: null }))).toBeUndefined();
    const error = new AuthApiError('Invalid Refresh Token', 400, 'refresh_token_not_found');
    expect(await getAccessToken(clientWith({ data: { session: null }, error }))).toBeUndefined();
  });

  it('that could not be refreshed for want of a connection is a network problem, not an ended session', async () => {
    const error = new AuthRetryableFetchError('Failed to fetch', 0);
    const asked = getAccessToken(clientWith({ data: { session: null }, error }));
    await expect(asked).rejects.toSatisfy((thrown) => problemOf(thrown).code === 'network.unreachable');
  });
});
