import { AuthClient } from '@supabase/auth-js';
import { authFetch } from './auth-fetch.ts';

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
export function createAuthClient(
  config: AuthClientConfig = browserAuthConfig(),
  /** Pages that read the answer of a flow from their address themselves switch the detection off. */
  options: { readonly readsAddress?: boolean } = {},
): GroundworkAuthClient {
  return new AuthClient({
    ...common(config),
    storageKey: authStorageKey(config.supabaseUrl),
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: options.readsAddress ?? true,
  });
}

/**
 * A client whose session lives in the memory of this page and nowhere else: for setting a new password, and for
 * confirming an address without touching the session this browser has.
 */
export function createPassingAuthClient(config: AuthClientConfig = browserAuthConfig()): GroundworkAuthClient {
  return new AuthClient({
    ...common(config),
    storageKey: `${authStorageKey(config.supabaseUrl)}-passing`,
    flowType: 'implicit',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  });
}

function common(config: AuthClientConfig) {
  if (!config.supabaseUrl) throw new Error('supabaseUrl is required.');
  if (!config.supabaseKey) throw new Error('supabaseKey is required.');
  return {
    url: new URL('/auth/v1', config.supabaseUrl).href,
    headers: { apikey: config.supabaseKey },
    fetch: authFetch,
    experimental: { recoveryCodes: true },
  };
}
