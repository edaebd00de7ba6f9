import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';

/** Access tokens live fifteen minutes; the session row is checked on each request anyway. */
export const accessTokenSeconds = 900;

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  /** Signs a token with the claims of the protocol. */
  issue(claims: AccessClaims & { email: string; userMetadata: object }, now: Date): Promise<string>;
  /** The claims of a token we signed that has not expired; undefined for anything else. */
  verify(token: string, now: Date): Promise<AccessClaims | undefined>;
  /** The public keys, as published. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

/** Makes a signing key as JSON text, to be kept sealed. */
export async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({ ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) });
}

/** Builds the issuer and verifier around one stored signing key. Only ES256 with our key id is ever accepted. */
export async function createAccessTokens(signingKey: string, issuer: string): Promise<AccessTokens> {
  const jwk = JSON.parse(signingKey) as JWK;
  const { d: _private, ...publicJwk } = jwk;
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, 'ES256'), importJWK(publicJwk, 'ES256')]);
  const verified = new Map<string, { claims: AccessClaims; expiresMs: number }>();
  return {
    jwks: { keys: [{ ...publicJwk, key_ops: ['verify'] }] },
    issue: ({ userId, sessionId, email, userMetadata }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        email,
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: userMetadata,
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: issuedAt }],
        session_id: sessionId,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: jwk.kid! })
        .setIssuer(issuer)
        .setSubject(userId)
        .setAudience('authenticated')
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(privateKey);
    },
    verify: async (token, now) => {
      // A signature check costs more than the whole rest of a small request, so an accepted token is remembered by hash.
      const hash = createHash('sha256').update(token).digest('base64');
      const known = verified.get(hash);
      if (known) return known.expiresMs > now.getTime() ? known.claims : undefined;
      try {
        const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
          algorithms: ['ES256'],
          issuer,
          audience: 'authenticated',
          currentDate: now,
          requiredClaims: ['sub', 'exp', 'session_id'],
        });
        if (protectedHeader.kid !== jwk.kid) return undefined;
        const claims = { userId: payload.sub!, sessionId: String(payload.session_id) };
        if (verified.size >= 5000) verified.clear();
        verified.set(hash, { claims, expiresMs: payload.exp! * 1000 });
        return claims;
      } catch {
        return undefined;
      }
    },
  };
}
