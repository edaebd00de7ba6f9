import { createHash } from 'node:crypto';
import {
  calculateJwkThumbprint,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import type { AuthMethodRecord } from './auth-user.ts';

/** Access tokens live fifteen minutes; the session row is checked on each request anyway. */
export const accessTokenSeconds = 900;

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
}

/** What a token tells of its holder. */
export interface TokenSubject extends AccessClaims {
  readonly email: string | null;
  readonly appMetadata: object;
  readonly userMetadata: object;
  readonly amr: readonly AuthMethodRecord[];
  readonly isAnonymous: boolean;
}

export interface AccessTokens {
  /** Signs a token with the claims of the protocol. */
  issue(subject: TokenSubject, now: Date): Promise<string>;
  /** The claims of a token we signed that has not expired; undefined for anything else. */
  verify(token: string, now: Date): Promise<AccessClaims | undefined>;
  /** The public keys, as published; a shared secret is never among them. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

/** Both are looked up in columns that take nothing else. */
const idsSchema = z.object({ userId: z.uuid(), sessionId: z.uuid() });

const algorithms = ['ES256', 'RS256', 'HS256'] as const;

/** A private key as the configuration gives it: a JWK of one of the three algorithms. */
const signingKeySchema = z.looseObject({
  kty: z.enum(['EC', 'RSA', 'oct']),
  alg: z.enum(algorithms),
  kid: z.string().optional(),
});

/** Makes a signing key as JSON text, to be kept sealed. */
export async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({ ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) });
}

interface Key {
  readonly kid: string;
  readonly alg: (typeof algorithms)[number];
  readonly sign: Awaited<ReturnType<typeof importJWK>>;
  readonly verify: Awaited<ReturnType<typeof importJWK>>;
  readonly published: JWK | undefined;
}

async function loadKey(jwk: JWK): Promise<Key> {
  const alg = signingKeySchema.parse(jwk).alg;
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const sign = await importJWK(jwk, alg);
  if (alg === 'HS256') return { kid, alg, sign, verify: sign, published: undefined };
  const { kty, crv, x, y, n, e } = jwk;
  const shown = Object.fromEntries(Object.entries({ kty, crv, x, y, n, e }).filter(([, value]) => value !== undefined));
  const published = { ...shown, kty: kty!, alg, use: 'sig', kid, key_ops: ['verify'] };
  return { kid, alg, sign, verify: await importJWK(published, alg), published };
}

/**
 * Builds the issuer and verifier around private keys: the first signs, each verifies what names it. A token must name a
 * key of ours and use that key's own algorithm, so neither `none` nor a public key taken for a secret gets through.
 */
export async function createAccessTokens(signingKeys: readonly JWK[], issuer: string): Promise<AccessTokens> {
  const keys = await Promise.all(signingKeys.map(loadKey));
  const byKid = new Map(keys.map((key) => [key.kid, key]));
  const [first] = keys;
  if (!first) throw new Error('An authentication instance needs a signing key');
  const verified = new Map<string, { claims: AccessClaims; expiresMs: number }>();
  return {
    jwks: { keys: keys.flatMap(({ published }) => published ?? []) },
    issue: (subject, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        email: subject.email ?? '',
        phone: '',
        app_metadata: subject.appMetadata,
        user_metadata: subject.userMetadata,
        role: 'authenticated',
        aal: subject.aal,
        amr: subject.amr,
        session_id: subject.sessionId,
        is_anonymous: subject.isAnonymous,
      })
        .setProtectedHeader({ alg: first.alg, typ: 'JWT', kid: first.kid })
        .setIssuer(issuer)
        .setSubject(subject.userId)
        .setAudience('authenticated')
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(first.sign);
    },
    verify: async (token, now) => {
      // A signature check costs more than the whole rest of a small request, so an accepted token is remembered by hash.
      const hash = createHash('sha256').update(token).digest('base64');
      const known = verified.get(hash);
      if (known) return known.expiresMs > now.getTime() ? known.claims : undefined;
      try {
        const key = byKid.get(decodeProtectedHeader(token).kid ?? '');
        if (!key) return undefined;
        const { payload } = await jwtVerify(token, key.verify, {
          algorithms: [key.alg],
          issuer,
          audience: 'authenticated',
          currentDate: now,
          requiredClaims: ['sub', 'exp', 'session_id'],
        });
        const ids = idsSchema.safeParse({ userId: payload.sub, sessionId: payload.session_id });
        if (!ids.success) return undefined;
        const claims: AccessClaims = {
          ...ids.data,
          aal: payload.aal === 'aal2' ? 'aal2' : 'aal1',
        };
        if (verified.size >= 5000) verified.clear();
        verified.set(hash, { claims, expiresMs: payload.exp! * 1000 });
        return claims;
      } catch {
        return undefined;
      }
    },
  };
}
