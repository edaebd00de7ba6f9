// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Mutant } from '../mutant.ts';

const auth = 'src/features/auth/server';
const pkceTest = `${auth}/pkce.api.test.ts`;
const redirects = `${auth}/redirects.ts`;
const redirectTest = 'src/features/auth/testing/rules/redirects.api.test.ts';

export const flowMutants: readonly Mutant[] = [
  {
    name: 'a challenge that is its own verifier',
    rule: 'PKCE S256',
    edits: [
      {
        file: `${auth}/pkce.service.ts`,
        find: 'return made.length === stored.length',
        replace: 'return challenge === verifier || made.length === stored.length',
      },
    ],
    killedBy: { file: pkceTest, test: 'is not opened by its challenge' },
  },
  {
    name: 'a verifier that is not looked at',
    rule: 'PKCE S256',
    edits: [
      {
        file: `${auth}/pkce.service.ts`,
        find: 'if (!isVerifierOf(flow.codeChallenge, sent.codeVerifier)) throw',
        replace: "if (!isVerifierOf(flow.codeChallenge, sent.codeVerifier) && flow.kind === 'email') throw",
      },
    ],
    killedBy: { file: pkceTest, test: 'is used up by a wrong verifier' },
  },
  {
    name: 'the plain method',
    rule: 'PKCE S256',
    edits: [
      {
        file: `${auth}/otp-requests.ts`,
        find: "if (method.toLowerCase() !== 's256')",
        replace: "if (method.toLowerCase() !== 's256' && method !== 'plain')",
      },
    ],
    killedBy: { file: `${auth}/oauth.api.test.ts`, test: 'refuses a provider that is not set up, and plain PKCE' },
  },
  {
    name: 'a challenge that sign-up does not look at',
    rule: 'PKCE S256',
    edits: [
      {
        file: `${auth}/sign-up.routes.ts`,
        find: 'const codeChallenge = readCodeChallenge(body);',
        replace: 'void readCodeChallenge;\n      const codeChallenge = body.code_challenge ?? null;',
      },
    ],
    killedBy: { file: pkceTest, test: 'is refused with another method wherever one may be sent' },
  },
  {
    name: 'a code that can be exchanged again',
    rule: 'PKCE codes are for single use',
    edits: [
      {
        file: `${auth}/identities/flows.repository.ts`,
        find: 'where code_hash = ${codeHash} and exchanged_at is null for update',
        replace: 'where code_hash = ${codeHash} for update',
      },
    ],
    killedBy: { file: pkceTest, test: 'works once' },
  },
  {
    name: 'a code of six minutes',
    rule: 'PKCE codes live 5 minutes',
    edits: [{ file: `${auth}/pkce.service.ts`, find: 'codeLifeMs = 5 * 60_000', replace: 'codeLifeMs = 6 * 60_000' }],
    killedBy: { file: pkceTest, test: 'lives five minutes' },
  },
  {
    name: 'a state that comes back twice',
    rule: '`state` is for single use',
    edits: [
      {
        file: `${auth}/oauth.service.ts`,
        find: 'refusal: isFirst && !isLate ?',
        replace: 'refusal: (isFirst || flow.userId === null) && !isLate ?',
      },
    ],
    killedBy: { file: `${auth}/oauth.api.test.ts`, test: 'takes a state once' },
  },
  {
    name: 'every address on the list',
    rule: 'Redirects lead only to the allow-list',
    edits: [{ file: redirects, find: '=> matches(url, pattern))', replace: '=> matches(url, pattern) || pattern)' }],
    killedBy: { file: redirectTest, test: 'leads to the site for another host' },
  },
  {
    name: 'addresses compared without their scheme',
    rule: 'Redirects lead only to the allow-list',
    edits: [
      { file: redirects, find: 'if (url.protocol !== scheme.toLowerCase() ||', replace: 'if (scheme.length < 2 ||' },
    ],
    killedBy: { file: redirectTest, test: 'leads to the site for another scheme' },
  },
  {
    name: 'hosts compared by their beginning',
    rule: 'Redirects to odd hosts are refused',
    edits: [{ file: redirects, find: '`^${source}${end}$`', replace: '`^${source}${end}`' }],
    killedBy: { file: redirectTest, test: 'leads to the site for an odd host' },
  },
  {
    name: 'hosts compared by their end',
    rule: 'Redirects to odd hosts are refused',
    edits: [{ file: redirects, find: '`^${source}${end}$`', replace: '`${source}${end}$`' }],
    killedBy: { file: redirectTest, test: 'leads to the site for an odd host' },
  },
  {
    name: 'names and passwords in an address',
    rule: 'Redirects with `@` are refused',
    edits: [
      { file: redirects, find: "if (url.username !== '' || url.password !== '') return undefined;", replace: '' },
    ],
    killedBy: { file: redirectTest, test: 'leads to the site for an @' },
  },
  {
    name: 'backslashes read as slashes',
    rule: 'Redirects with backslashes are refused',
    edits: [{ file: redirects, find: 'if (/[\\\\\\s\\p{Cc}]/u', replace: 'if (/[\\s\\p{Cc}]/u' }],
    killedBy: { file: redirectTest, test: 'leads to the site for a backslash' },
  },
  {
    name: 'addresses written as one number',
    rule: 'Redirects to decimal addresses are refused',
    edits: [
      {
        file: redirects,
        find: 'return bare === url.hostname;',
        replace: 'return bare === url.hostname || /^[\\dx.a-f]+$/.test(bare);',
      },
    ],
    killedBy: { file: redirectTest, test: 'leads to the site for a decimal address' },
  },
];
