import { createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto';
import type { JWK } from 'jose';
import { z } from 'zod';

const switchOf = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback);

/** What the authentication service reads from the environment; part of the one list in `config.ts`. */
export const authVariables = {
  AUTH_BASE_PATH: {
    schema: z.string().default('/auth/v1'),
    help: 'Where the authentication protocol is served.',
  },
  AUTH_SIGN_UP: {
    schema: switchOf('on'),
    help: 'on | off: whether people may create accounts.',
  },
  AUTH_CONFIRM_EMAIL: {
    schema: z.enum(['on', 'off']).optional(),
    help: 'on | off: whether a new address is confirmed by mail first. Default: on with SMTP_URL, off without.',
  },
  AUTH_ANONYMOUS: {
    schema: switchOf('off'),
    help: 'on | off: whether anonymous sessions are given out.',
  },
  AUTH_ROBOT_CHECK: {
    schema: switchOf('on'),
    help: 'on | off: whether sign-in, sign-up, mails that are asked for and password reset ask for a solved challenge.',
  },
  AUTH_MIN_PASSWORD: {
    schema: z.coerce.number().int().min(8).max(72).default(8),
    help: 'Fewest characters of a new password, 8 to 72.',
  },
  AUTH_LIMITS: {
    schema: switchOf('on'),
    help: 'on | off: limits per network address and account. off on loopback only.',
  },
  AUTH_REDIRECTS: {
    schema: z.string().optional(),
    help: 'Where sign-in may lead besides PUBLIC_URL: exact origins or addresses with *, separated by commas.',
  },
  AUTH_SIGNING_KEYS: {
    schema: z.string().optional(),
    help: 'JSON array of private JWKs (ES256, RS256, HS256); the first signs, all verify. Unset: one is made and kept.',
  },
  AUTH_SERVICE_KEY: {
    schema: z
      .string()
      .min(32, 'needs at least 32 characters')
      .regex(/^\S+$/, 'cannot hold a space: it is sent as a bearer token')
      .optional(),
    help: 'Key of the admin API, at least 32 characters without a space. Unset: the admin API is refused.',
  },
  GOOGLE_CLIENT_ID: {
    schema: z.string().optional(),
    help: 'Client id for Google sign-in. Unset: Google sign-in is off.',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: z.string().optional(),
    help: 'Client secret for Google sign-in.',
  },
  GOOGLE_ISSUER: {
    schema: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
    help: 'OpenID Connect issuer behind the Google button.',
  },
} as const;

const algorithms = ['ES256', 'RS256', 'HS256'] as const;

/** A private key that signs access tokens; its algorithm is always set. */
export type SigningKey = JWK & { readonly alg: (typeof algorithms)[number] };

/** How one authentication service is set. */
export interface AuthConfig {
  /** Starts with `/` and does not end with one. */
  readonly basePath: string;
  /** The first signs, all verify. Undefined: one is made on the first start and kept sealed. */
  readonly signingKeys: readonly SigningKey[] | undefined;
  readonly isSignUpOn: boolean;
  readonly isAnonymousOn: boolean;
  /** Whether a new address is confirmed by mail before it signs in. */
  readonly isConfirmationOn: boolean;
  readonly isRobotCheckOn: boolean;
  /** In characters, never below 8. */
  readonly minPasswordLength: number;
  readonly hasLimits: boolean;
  /** Exact origins, or addresses in which `*` stands for anything, besides PUBLIC_URL. */
  readonly redirects: readonly string[];
  /** Undefined: the admin API is refused. */
  readonly serviceKey: string | undefined;
  /** Undefined: Google sign-in is not set up. The issuer has no trailing slash. */
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | undefined;
}

const part = z.string().regex(/^[\w-]+$/);
const bytesOf = (text: string): number => Buffer.from(text, 'base64url').length;
/** A key whose `use` or `key_ops` do not allow signing would be refused only when it is used: report it at the start. */
const signingUse = {
  use: z.literal('sig').exactOptional(),
  key_ops: z.tuple([z.literal('sign')], 'of a private key has to be ["sign"], or left out').exactOptional(),
};
const keySchema = z.discriminatedUnion('kty', [
  z.looseObject({
    kty: z.literal('EC'),
    ...signingUse,
    crv: z.literal('P-256'),
    x: part,
    y: part,
    d: part,
    alg: z.literal('ES256').default('ES256'),
  }),
  z.looseObject({
    kty: z.literal('RSA'),
    ...signingUse,
    n: part.refine((text) => bytesOf(text) >= 256, 'needs at least 2048 bits'),
    e: part,
    d: part,
    p: part,
    q: part,
    dp: part,
    dq: part,
    qi: part,
    alg: z.literal('RS256').default('RS256'),
  }),
  z.looseObject({
    kty: z.literal('oct'),
    use: z.literal('sig').exactOptional(),
    // One key does both.
    key_ops: z.array(z.enum(['sign', 'verify'])).exactOptional(),
    k: part.refine((text) => bytesOf(text) >= 32, 'needs at least 256 bits'),
    alg: z.literal('HS256').default('HS256'),
  }),
]);

/**
 * Reads AUTH_SIGNING_KEYS. Throws with the place of the first fault and never with anything of a key: the message is
 * printed.
 */
export function parseSigningKeys(text: string): readonly SigningKey[] {
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    throw new Error('is not JSON');
  }
  if (!Array.isArray(keys) || keys.length === 0) throw new Error('needs to be an array of at least one private JWK');
  const parsed = keys.map((key, index): SigningKey => {
    const result = keySchema.and(z.looseObject({ kid: z.string().min(1).max(200).exactOptional() })).safeParse(key);
    if (result.success && isUsable(result.data)) return result.data;
    if (result.success) throw new Error(`key ${index + 1} does not verify what it signs`);
    throw new Error(`key ${index + 1} is no private ${algorithms.join(', ')} key (${placeOf(result.error)})`);
  });
  const names = parsed.flatMap(({ kid }) => (kid === undefined ? [] : [kid]));
  if (new Set(names).size !== names.length) throw new Error('two keys have the same kid');
  return parsed;
}

/** Whether a private key and its public half belong together: tried here, before anything is started. */
function isUsable(key: SigningKey): boolean {
  if (key.kty === 'oct') return true;
  const { kty, crv, x, y, n, e } = key;
  const probe = Buffer.from('a probe');
  try {
    const signature = sign('sha256', probe, createPrivateKey({ key: key as JsonWebKey, format: 'jwk' }));
    const half = Object.fromEntries(Object.entries({ kty, crv, x, y, n, e }).filter(([, part]) => part !== undefined));
    return verify('sha256', probe, createPublicKey({ key: half as JsonWebKey, format: 'jwk' }), signature);
  } catch {
    return false;
  }
}

function placeOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const path = issue?.path.join('.') || 'kty';
  return issue?.code === 'custom' || path === 'key_ops' ? `${path} ${issue?.message}` : path;
}

/**
 * Splits AUTH_REDIRECTS. Throws for an entry that is no address, contains credentials or a backslash, or whose host is
 * nothing but `*`: that would let a sign-in lead anywhere.
 */
export function parseRedirects(text: string): readonly string[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of entries) if (!isRedirect(entry)) throw new Error(`"${entry}" is no origin or address with *`);
  return entries;
}

function isRedirect(entry: string): boolean {
  const match = /^[a-z][a-z0-9+.-]*:\/\/([^\s/@\\?#]*)([^\s@\\]*)$/i.exec(entry);
  // A star may match a port as well, which has to be a number.
  const example = entry.replace(/:\*(?=\/|$)/, ':1').replaceAll('*', 'x');
  if (!match || !URL.canParse(example)) return false;
  const host = match[1]!.replace(/:[\d*]+$/, '');
  if (!/^https?:/i.test(entry)) return !/^(?:javascript|data|file|blob|vbscript):/i.test(entry);
  // The registered part of a name has to be spelt out: "*.example.com" is fine, "*", "*.com" and "exa*" are not.
  return /^(?:[^*]+|\*\*?(?:\.[^.*]+){2,})$/.test(host);
}

/** Why an AUTH_BASE_PATH cannot be used; undefined for one that can. */
export function basePathFault(path: string): string | undefined {
  if (!/^(?:\/[A-Za-z0-9._-]+)+$/.test(path)) return 'needs to be a path like /auth/v1';
  return /^\/(?:api|assets|outbox|downloads)(?:\/|$)/.test(path)
    ? 'is taken by another part of the product'
    : undefined;
}
