import type { Session } from '@supabase/auth-js';

/** A session without an address behind it; it opens the protocol, never the platform. */
export function isAnonymousSession(session: Session): boolean {
  return session.user.is_anonymous === true;
}

/** The authenticator app that confirms sign-ins of this person, if there is one. */
export function findFactorId(session: Session): string | undefined {
  return session.user.factors?.find((factor) => factor.factor_type === 'totp' && factor.status === 'verified')?.id;
}

/**
 * Whether the person has a second factor that this session was not confirmed with. The server decides the same on every
 * request; this only chooses the screen.
 */
export function needsSecondFactor(session: Session): boolean {
  return findFactorId(session) !== undefined && readLevel(session.access_token) !== 'aal2';
}

/** The assurance level an access token says it has; undefined when it cannot be read. */
function readLevel(accessToken: string): unknown {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return Object(JSON.parse(atob(payload))).aal;
  } catch {
    return undefined;
  }
}
