import { AuthClient } from '@supabase/auth-js';

export type GroundworkAuthClient = InstanceType<typeof AuthClient>;

export interface AuthClientConfig {
  /** The address that serves `/auth/v1`. */
  readonly supabaseUrl: string;
  /** The public key sent as `apikey`; it opens nothing by itself. */
  readonly supabaseKey: string;
}

/** The configuration of a page of ours: its own origin. */
export function browserAuthConfig(): AuthClientConfig {
  return { supabaseUrl: window.location.origin, supabaseKey: 'groundwork' };
}

/** `sb-<first label of the host>-auth-token`, the key under which the session is stored. */
export function authStorageKey(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`;
}

/**
 * The public auth client against our own `/auth/v1`: PKCE and automatic refresh. Tabs that refresh at once need no lock:
 * the server answers them the same successor (see docs/decisions/0009-no-lock-between-tabs.md).
 * Throws 'supabaseUrl is required.' or 'supabaseKey is required.' when built without configuration.
 */
export function createAuthClient(config: AuthClientConfig = browserAuthConfig()): GroundworkAuthClient {
  if (!config.supabaseUrl) throw new Error('supabaseUrl is required.');
  if (!config.supabaseKey) throw new Error('supabaseKey is required.');
  return new AuthClient({
    url: new URL('/auth/v1', config.supabaseUrl).href,
    headers: { apikey: config.supabaseKey },
    storageKey: authStorageKey(config.supabaseUrl),
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
}
