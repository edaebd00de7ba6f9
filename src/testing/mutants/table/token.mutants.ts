// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Mutant } from '../mutant.ts';

const auth = 'src/features/auth/server';
const tokens = `${auth}/access-tokens.ts`;
const instanceTest = `${auth}/auth-instance.api.test.ts`;
const adminTest = `${auth}/admin/admin-users.api.test.ts`;

export const tokenMutants: readonly Mutant[] = [
  {
    name: 'a token that says it needs no signature',
    rule: 'Unsigned and `alg:none` tokens are refused',
    edits: [
      {
        file: tokens,
        find: "        const key = byKid.get(decodeProtectedHeader(token).kid ?? '');",
        replace: `        const head = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString());
        if (String(head.alg).toLowerCase() === 'none') {
          const told = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
          return { userId: told.sub, sessionId: told.session_id, aal: told.aal };
        }
        const key = byKid.get(decodeProtectedHeader(token).kid ?? '');`,
      },
    ],
    killedBy: { file: instanceTest, test: 'is refused unsigned, whatever spelling of none it names' },
  },
  {
    name: 'a signature nobody checks',
    rule: 'Wrong-key tokens are refused',
    edits: [
      {
        file: tokens,
        find: 'const { payload } = await jwtVerify(token, key.verify, {',
        replace:
          "const payload = decodeJwt(token);\n        if (payload.exp! * 1000 < now.getTime()) return undefined;\n        if (token === '') await jwtVerify(token, key.verify, {",
      },
      { file: tokens, find: '  calculateJwkThumbprint,\n', replace: '  calculateJwkThumbprint,\n  decodeJwt,\n' },
    ],
    killedBy: { file: instanceTest, test: 'is refused when a stranger signed it under the name of a key of ours' },
  },
  {
    name: 'a public key that works as a secret',
    rule: 'Wrong-key tokens are refused',
    edits: [
      {
        file: tokens,
        find: '        if (!key) return undefined;\n        const { payload } = await jwtVerify(token, key.verify, {\n          algorithms: [key.alg],',
        replace:
          "        if (!key) return undefined;\n        const isShared = decodeProtectedHeader(token).alg === 'HS256' && key.published !== undefined;\n        const secret = isShared ? Buffer.from(JSON.stringify(key.published)) : key.verify;\n        const { payload } = await jwtVerify(token, secret, {\n          algorithms: [key.alg, 'HS256'],",
      },
    ],
    killedBy: { file: instanceTest, test: 'is refused when a public key was taken for a secret' },
  },
  {
    name: 'a token that never ends',
    rule: 'Expired tokens are refused',
    edits: [{ file: tokens, find: 'currentDate: now,', replace: 'currentDate: new Date(Math.min(now.getTime(), 0)),' }],
    killedBy: { file: instanceTest, test: 'is refused that has ended' },
  },
  {
    name: 'a token that does not end where it was taken before',
    rule: 'Expired tokens are refused',
    edits: [
      {
        file: tokens,
        find: 'if (known) return known.expiresMs > now.getTime() ? known.claims : undefined;',
        replace: 'if (known) return known.claims;',
      },
    ],
    killedBy: { file: instanceTest, test: 'is refused after fifteen minutes, also where it was taken before' },
  },
  {
    name: 'a token whose session is not looked up',
    rule: 'Tokens without a living session are refused',
    edits: [
      {
        file: `${auth}/sessions/sessions.service.ts`,
        find: "if (session.endedAt || session.userId !== claims.userId) throw new AuthError('session_not_found');",
        replace: '',
      },
    ],
    killedBy: {
      file: instanceTest,
      test: 'is refused without a living session of its person, though the signature is right',
    },
  },
  {
    name: 'an admin API for everybody',
    rule: 'No admin call without the service key',
    edits: [
      {
        file: `${auth}/protocol/auth-route.ts`,
        find: 'assertServiceKey(settings.serviceKey, bearerOf(call.request));',
        replace: "assertServiceKey(settings.serviceKey ?? '', settings.serviceKey ?? bearerOf(call.request));",
      },
    ],
    killedBy: { file: adminTest, test: 'is asked for by every route of the administration API' },
  },
  {
    name: 'an admin API that is open while no key is set',
    rule: 'No admin call without the service key',
    edits: [
      {
        file: `${auth}/protocol/auth-route.ts`,
        find: 'if (serviceKey === undefined || !timingSafeEqual(',
        replace: 'if (serviceKey !== undefined && !timingSafeEqual(',
      },
    ],
    killedBy: { file: adminTest, test: 'opens nothing where none is set' },
  },
];
