import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { authCode, byIdToken, exchange, hashedNonce, nonce, verifier } from './provider-people.ts';

/** POST /token with a code of ours or an ID token of a provider. */
export const oauthTokenCases: readonly ConformanceCase[] = [
  ...casesFor('POST /token', [
    [
      'id_token',
      'the provider is not set up',
      400,
      'provider_disabled',
      (context) => context.post('/token?grant_type=id_token', { provider: 'google', id_token: 'a.b.c' }),
    ],
  ]),
  ...casesFor(
    'POST /token',
    [
      [
        'pkce',
        'the right verifier',
        200,
        null,
        async (context) => exchange(context, { auth_code: await authCode(context), code_verifier: verifier }),
      ],
      [
        'pkce',
        'a wrong verifier',
        400,
        'bad_code_verifier',
        async (context) => exchange(context, { auth_code: await authCode(context), code_verifier: 'x'.repeat(43) }),
      ],
      [
        'pkce',
        'a wrong verifier before',
        404,
        'flow_state_not_found',
        async (context) => {
          const auth_code = await authCode(context);
          await exchange(context, { auth_code, code_verifier: 'x'.repeat(43) });
          return exchange(context, { auth_code, code_verifier: verifier });
        },
      ],
      [
        'pkce',
        'used before',
        404,
        'flow_state_not_found',
        async (context) => {
          const auth_code = await authCode(context);
          await exchange(context, { auth_code, code_verifier: verifier });
          return exchange(context, { auth_code, code_verifier: verifier });
        },
      ],
      [
        'pkce',
        'five minutes old',
        404,
        'flow_state_expired',
        async (context) => {
          const auth_code = await authCode(context);
          context.later(5 * 60_000 + 1);
          return exchange(context, { auth_code, code_verifier: verifier });
        },
      ],
      [
        'pkce',
        'an unknown code',
        404,
        'flow_state_not_found',
        (context) => exchange(context, { auth_code: 'x', code_verifier: verifier }),
      ],
      ['pkce', 'no verifier', 400, 'validation_failed', (context) => exchange(context, { auth_code: 'x' })],
      ['pkce', 'no code', 400, 'validation_failed', (context) => exchange(context, { code_verifier: verifier })],
      ['id_token', 'somebody new', 200, null, (context) => byIdToken(context)],
      ['id_token', 'the right nonce', 200, null, (context) => byIdToken(context, { nonce: hashedNonce }, { nonce })],
      [
        'id_token',
        'a wrong nonce',
        400,
        'validation_failed',
        (context) => byIdToken(context, { nonce: hashedNonce }, { nonce: 'another' }),
      ],
      [
        'id_token',
        'a nonce in the token alone',
        400,
        'validation_failed',
        (context) => byIdToken(context, { nonce: hashedNonce }),
      ],
      [
        'id_token',
        'for another audience',
        400,
        'validation_failed',
        (context) => byIdToken(context, { aud: 'somebody else' }),
      ],
      [
        'id_token',
        'of another issuer',
        400,
        'validation_failed',
        (context) => byIdToken(context, { iss: 'https://issuer.example' }),
      ],
      [
        'id_token',
        'expired',
        400,
        'validation_failed',
        (context) => byIdToken(context, { exp: Math.floor(Date.now() / 1000) - 120 }),
      ],
      [
        'id_token',
        'the address is not verified',
        403,
        'provider_email_needs_verification',
        (context) => byIdToken(context, { email_verified: false }),
      ],
      [
        'id_token',
        'no token',
        400,
        'validation_failed',
        (context) => context.post('/token?grant_type=id_token', { provider: 'google' }),
      ],
      [
        'id_token',
        'no provider',
        400,
        'validation_failed',
        (context) => context.post('/token?grant_type=id_token', { id_token: 'a.b.c' }),
      ],
      [
        'id_token',
        'another provider',
        400,
        'provider_disabled',
        (context) => context.post('/token?grant_type=id_token', { provider: 'github', id_token: 'a.b.c' }),
      ],
    ],
    'google',
  ),
];
