import { accessTokenSeconds } from '../access-tokens.ts';
import { type AuthFactor, type AuthIdentity, appMetadataOf, type WholeUser } from '../auth-user.ts';
import type { IssuedSession } from '../sessions/sessions.service.ts';

/** The user object of the protocol. */
export function toUser(user: WholeUser) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...(user.emailConfirmedAt && { email_confirmed_at: user.emailConfirmedAt, confirmed_at: user.emailConfirmedAt }),
    ...(user.newEmail && { new_email: user.newEmail }),
    ...(user.invitedAt && { invited_at: user.invitedAt }),
    ...(user.confirmationSentAt && { confirmation_sent_at: user.confirmationSentAt }),
    ...(user.recoverySentAt && { recovery_sent_at: user.recoverySentAt }),
    ...(user.reauthenticationSentAt && { reauthentication_sent_at: user.reauthenticationSentAt }),
    ...(user.emailChangeSentAt && { email_change_sent_at: user.emailChangeSentAt }),
    ...(user.bannedUntil && { banned_until: user.bannedUntil }),
    phone: '',
    ...(user.lastSignInAt && { last_sign_in_at: user.lastSignInAt }),
    app_metadata: appMetadataOf(user),
    user_metadata: user.userMetadata,
    identities: user.identities.map(toIdentity),
    ...(user.factors.length > 0 && { factors: user.factors.map(toFactor) }),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  };
}

/** The identity object of the protocol. */
function toIdentity(identity: AuthIdentity) {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    ...(identity.lastSignInAt && { last_sign_in_at: identity.lastSignInAt }),
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
    ...(typeof identity.identityData.email === 'string' && { email: identity.identityData.email }),
  };
}

/** The factor object of the protocol; never its secret. */
export function toFactor(factor: AuthFactor) {
  return {
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.factorType,
    status: factor.status,
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
  };
}

/** The session object of the protocol. */
export function toSession(session: IssuedSession, now: Date) {
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: Math.min(accessTokenSeconds, session.expiresAt - Math.floor(now.getTime() / 1000)),
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    user: toUser(session.user),
  };
}

/** An answer of the protocol that nobody may keep. */
export function answerJson(
  body: unknown,
  options: { status?: number; cookies?: readonly string[]; cacheControl?: string } = {},
): Response {
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': options.cacheControl ?? 'no-store',
  });
  for (const cookie of options.cookies ?? []) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(body), { status: options.status ?? 200, headers });
}

/** A session, with the cookie halves it set. */
export function answerSession(session: IssuedSession, now: Date): Response {
  return answerJson(toSession(session, now), { cookies: session.cookies });
}
