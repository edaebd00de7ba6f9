import { type ConformanceCase, clientCasesFor } from './conformance-case.ts';
import { asSignedIn, password } from './conformance-context.ts';

/** Signing up and in, and asking for mails, through the public client. */
export const clientSignInCases: readonly ConformanceCase[] = [
  ...clientCasesFor('signUp', 'POST /signup', [
    ['', 'a new address', 200, null, (context) => context.client().signUp({ email: context.newEmail(), password })],
    [
      '',
      'a taken address',
      422,
      'user_already_exists',
      async (context) => context.client().signUp({ email: (await context.person()).email, password }),
    ],
    [
      '',
      'a short password',
      422,
      'weak_password',
      (context) => context.client().signUp({ email: context.newEmail(), password: 'x' }),
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => context.client().signUp({ phone: '+32470000000', password }),
    ],
    [
      '',
      'neither address nor phone',
      400,
      'AuthInvalidCredentialsError',
      (context) => context.client().signUp({ password } as never),
    ],
  ]),
  ...clientCasesFor(
    'signUp',
    'POST /signup',
    [
      [
        'with PKCE',
        'a new address',
        200,
        null,
        (context) => context.client({ flowType: 'pkce' }).signUp({ email: context.newEmail(), password }),
      ],
    ],
    'confirming',
  ),
  ...clientCasesFor('signInAnonymously', 'POST /signup', [
    ['', 'switched off', 422, 'anonymous_provider_disabled', (context) => context.client().signInAnonymously()],
  ]),
  ...clientCasesFor(
    'signInAnonymously',
    'POST /signup',
    [['', 'switched on', 200, null, (context) => context.client().signInAnonymously()]],
    'anonymous',
  ),
  ...clientCasesFor('signInWithPassword', 'POST /token', [
    [
      '',
      'the right password',
      200,
      null,
      async (context) => context.client().signInWithPassword({ email: (await context.person()).email, password }),
    ],
    [
      '',
      'a wrong password',
      400,
      'invalid_credentials',
      async (context) =>
        context.client().signInWithPassword({ email: (await context.person()).email, password: 'wrong' }),
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => context.client().signInWithPassword({ phone: '+32470000000', password }),
    ],
    [
      '',
      'neither address nor phone',
      400,
      'AuthInvalidCredentialsError',
      (context) => context.client().signInWithPassword({ password } as never),
    ],
  ]),
  ...clientCasesFor('signInWithOtp', 'POST /otp', [
    [
      '',
      'a known address',
      200,
      null,
      async (context) => context.client().signInWithOtp({ email: (await context.person()).email }),
    ],
    [
      'with PKCE',
      'a known address',
      200,
      null,
      async (context) => context.client({ flowType: 'pkce' }).signInWithOtp({ email: (await context.person()).email }),
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => context.client().signInWithOtp({ phone: '+32470000000' }),
    ],
    [
      '',
      'neither address nor phone',
      400,
      'AuthInvalidCredentialsError',
      (context) => context.client().signInWithOtp({} as never),
    ],
  ]),
  ...clientCasesFor('verifyOtp', 'POST /verify', [
    [
      'email',
      'the right code',
      200,
      null,
      async (context) => {
        const { email } = await context.person();
        const client = context.client();
        await client.signInWithOtp({ email });
        return client.verifyOtp({ email, token: (await context.newestMail(email)).code, type: 'email' });
      },
    ],
    [
      'token_hash',
      'an unknown link',
      403,
      'otp_expired',
      (context) => context.client().verifyOtp({ token_hash: 'f'.repeat(64), type: 'email' }),
    ],
    [
      'sms',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => context.client().verifyOtp({ phone: '+32470000000', token: '123456', type: 'sms' }),
    ],
  ]),
  ...clientCasesFor('signInWithSSO', 'POST /sso', [
    [
      'domain',
      'not offered',
      404,
      'saml_provider_disabled',
      (context) => context.client().signInWithSSO({ domain: 'example.com' }),
    ],
  ]),
  ...clientCasesFor('signInWithWeb3', 'POST /token', [
    [
      'ethereum',
      'not offered',
      422,
      'web3_provider_disabled',
      (context) => context.client().signInWithWeb3({ chain: 'ethereum', message: 'm', signature: '0x1' }),
    ],
    [
      'solana',
      'not offered',
      422,
      'web3_provider_disabled',
      (context) => context.client().signInWithWeb3({ chain: 'solana', message: 'm', signature: new Uint8Array(64) }),
    ],
  ]),
  ...clientCasesFor('reauthenticate', 'GET /reauthenticate', [
    ['', 'signed in', 200, null, (context) => asSignedIn(context, (client) => client.reauthenticate())],
    ['', 'nobody signed in', 400, 'AuthSessionMissingError', (context) => context.client().reauthenticate()],
  ]),
  ...clientCasesFor('resend', 'POST /resend', [
    [
      'signup',
      'a known address',
      200,
      null,
      async (context) => context.client().resend({ type: 'signup', email: (await context.person()).email }),
    ],
    [
      'sms',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => context.client().resend({ type: 'sms', phone: '+32470000000' }),
    ],
    [
      '',
      'neither address nor phone',
      400,
      'AuthInvalidCredentialsError',
      (context) => context.client().resend({ type: 'signup' } as never),
    ],
  ]),
  ...clientCasesFor('resetPasswordForEmail', 'POST /recover', [
    [
      '',
      'a known address',
      200,
      null,
      async (context) => context.client().resetPasswordForEmail((await context.person()).email),
    ],
    [
      'with PKCE',
      'a known address',
      200,
      null,
      async (context) => context.client({ flowType: 'pkce' }).resetPasswordForEmail((await context.person()).email),
    ],
    [
      '',
      'asked a moment ago',
      429,
      'over_email_send_rate_limit',
      async (context) => {
        const email = context.newEmail();
        await context.client().resetPasswordForEmail(email);
        return context.client().resetPasswordForEmail(email);
      },
    ],
  ]),
];
