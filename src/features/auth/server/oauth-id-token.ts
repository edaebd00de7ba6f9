import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { AuthError } from './auth-errors.ts';
import { type OAuthProvider, providerAway } from './oauth-provider.ts';

/** Signatures that a published key can check; a shared secret proves nothing to us. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const toleranceSeconds = 60;
const googleIssuer = 'https://accounts.google.com';

interface SentIdToken {
  readonly idToken: string;
  readonly accessToken: string | undefined;
  /** As the client made it: the token carries its SHA-256 in hexadecimal. */
  readonly nonce: string | undefined;
}

/**
 * The claims of an ID token a client got from the provider by itself. Checks signature, issuer, audience, expiry, nonce,
 * and the access token against `at_hash` where both are there. Throws validation_failed, or unexpected_failure where the
 * provider's keys cannot be read.
 */
export async function verifyIdToken(
  provider: OAuthProvider,
  sent: SentIdToken,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const keys = await provider.getKeys(now);
  const claims = await verifySigned(provider, sent.idToken, keys, now);
  if (Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== provider.clientId)
    throw refuse('Unacceptable audience in id_token');
  assertNonce(claims.nonce, sent.nonce);
  if (sent.accessToken !== undefined && claims.at_hash !== undefined) {
    const { alg = '' } = decodeProtectedHeader(sent.idToken);
    if (!isSame(String(claims.at_hash), accessTokenHash(sent.accessToken, alg))) throw refuse('Bad ID token');
  }
  return claims;
}

async function verifySigned(
  provider: OAuthProvider,
  idToken: string,
  keys: Awaited<ReturnType<OAuthProvider['getKeys']>>,
  now: Date,
): Promise<JWTPayload> {
  // Google's documentation names both forms as its own (OpenID Connect, "Validating an ID token").
  const issuer = provider.issuer === googleIssuer ? [googleIssuer, 'accounts.google.com'] : provider.issuer;
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: provider.clientId,
      algorithms,
      currentDate: now,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) throw providerAway();
    if (!(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC') throw providerAway();
    const isAudience = error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud';
    throw refuse(isAudience ? 'Unacceptable audience in id_token' : 'Bad ID token');
  }
}

function assertNonce(claimed: unknown, sent: string | undefined): void {
  const hasClaim = typeof claimed === 'string' && claimed !== '';
  if (hasClaim !== Boolean(sent)) throw refuse('Passed nonce and nonce in id_token should either both exist or not.');
  if (!hasClaim) return;
  if (!isSame(claimed, createHash('sha256').update(sent!).digest('hex'))) throw refuse('Nonces mismatch');
}

/** The left half of the access token's hash (OpenID Connect Core, section 3.1.3.6). */
function accessTokenHash(accessToken: string, alg: string): string {
  const size = /\d{3}$/.exec(alg)?.[0] ?? '512';
  const digest = createHash(`sha${alg.startsWith('Ed') ? '512' : size}`)
    .update(accessToken)
    .digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
}

function isSame(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

const refuse = (message: string): AuthError => new AuthError('validation_failed', { message });
