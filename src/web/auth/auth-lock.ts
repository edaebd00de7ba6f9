import { type LockFunc, navigatorLock } from '@supabase/auth-js';

/**
 * One tab refreshes at a time. The auth client no longer locks by itself, and two tabs would then spend one refresh
 * token. Where the browser has no locks (an insecure address) the work runs unguarded.
 */
export const authLock: LockFunc = (name, acquireTimeout, work) =>
  globalThis.navigator?.locks ? navigatorLock(name, acquireTimeout, work) : work();
