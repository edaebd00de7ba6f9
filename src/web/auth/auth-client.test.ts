// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authStorageKey, createAuthClient } from './auth-client.ts';

afterEach(() => vi.restoreAllMocks());

describe('the auth client', () => {
  it('is not built without an address', () => {
    expect(() => createAuthClient({ supabaseUrl: '', supabaseKey: 'k' })).toThrow('supabaseUrl is required.');
  });

  it('is not built without a key', () => {
    expect(() => createAuthClient({ supabaseUrl: 'http://localhost', supabaseKey: '' })).toThrow(
      'supabaseKey is required.',
    );
  });

  it('stores the session under the first label of the host', () => {
    expect(authStorageKey('https://abc.example.com:8443/x')).toBe('sb-abc-auth-token');
    expect(authStorageKey('http://localhost:18080')).toBe('sb-localhost-auth-token');
  });

  it('reports no session in a fresh browser without asking the server', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const fetch = vi.spyOn(globalThis, 'fetch');
    const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
    const { data } = await client.getSession();
    await client.stopAutoRefresh();
    expect(data.session).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });
});
