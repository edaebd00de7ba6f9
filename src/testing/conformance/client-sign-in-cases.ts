import { type ConformanceCase, clientCasesFor } from './conformance-case.ts';
import { asSignedIn, password } from './stage.ts';

/** Signing up and in, and asking for mails, through the public client. */
export const clientSignInCases: readonly ConformanceCase[] = [
  ...clientCasesFor('signUp', 'POST /signup', [
    ['', 'a new address', 200, null, (stage) => stage.client().signUp({ email: stage.newEmail(), password })],
    [
      '',
      'a taken address',
      422,
      'user_already_exists',
      async (stage) => stage.client().signUp({ email: (await stage.person()).email, password }),
    ],
    [
      '',
      'a short password',
      422,
      'weak_password',
      (stage) => stage.client().signUp({ email: stage.newEmail(), password: 'x' }),
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => stage.client().signUp({ phone: '+32470000000', password }),
    ],
    [
      '',
      'neither address nor phone',
      400,
      'AuthInvalidCredentialsError',
      (stage) => stage.client().signUp({ password } as never),
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
        (stage) => stage.client({ flowType: 'pkce' }).signUp({ email: stage.newEmail(), password }),
      ],
    ],
    'confirming',
  ),
  ...clientCasesFor('signInAnonymously', 'POST /signup', [
    ['', 'switched off', 422, 'anonymous_provider_disabled', (stage) => stage.client().signInAnonymously()],
  ]),
  ...clientCasesFor(
    'signInAnonymously',
    'POST /signup',
    [['', 'switched on', 200, null, (stage) => stage.client().signInAnonymously()]],
    'anonymous',
  ),
  ...clientCasesFor('signInWithPassword', 'POST /token', [
    [
      '',
      'the right password',
      200,
      null,
      async (stage) => stage.client().signInWithPassword({ email: (await stage.person()).email, password }),
    ],
    [
      '',
      'a wrong password',
      400,
      'invalid_credentials',
      async (stage) => stage.client().signInWithPassword({ email: (await stage.person()).email, password: 'wrong' }),
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => stage.client().signInWithPassword({ phone: '+32470000000', password }),
    ],
    [
      '',
      'neither address nor phone',
      400,
      'AuthInvalidCredentialsError',
      (stage) => stage.client().signInWithPassword({ password } as never),
    ],
  ]),
  ...clientCasesFor('signInWithOtp', 'POST /otp', [
    [
      '',
      'a known address',
      200,
      null,
      async (stage) => stage.client().signInWithOtp({ email: (await stage.person()).email }),
    ],
    [
      'with PKCE',
      'a known address',
      200,
      null,
      async (stage) => stage.client({ flowType: 'pkce' }).signInWithOtp({ email: (await stage.person()).email }),
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => stage.client().signInWithOtp({ phone: '+32470000000' }),
    ],
    [
      '',
      'neither address nor phone',
      400,
      'AuthInvalidCredentialsError',
      (stage) => stage.client().signInWithOtp({} as never),
    ],
  ]),
  ...clientCasesFor('verifyOtp', 'POST /verify', [
    [
      'email',
      'the right code',
      200,
      null,
      async (stage) => {
        const { email } = await stage.person();
        const client = stage.client();
        await client.signInWithOtp({ email });
        return client.verifyOtp({ email, token: (await stage.newestMail(email)).code, type: 'email' });
      },
    ],
    [
      'token_hash',
      'an unknown link',
      403,
      'otp_expired',
      (stage) => stage.client().verifyOtp({ token_hash: 'f'.repeat(64), type: 'email' }),
    ],
    [
      'sms',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => stage.client().verifyOtp({ phone: '+32470000000', token: '123456', type: 'sms' }),
    ],
  ]),
  ...clientCasesFor('signInWithSSO', 'POST /sso', [
    [
      'domain',
      'not offered',
      404,
      'saml_provider_disabled',
      (stage) => stage.client().signInWithSSO({ domain: 'example.com' }),
    ],
  ]),
  ...clientCasesFor('signInWithWeb3', 'POST /token', [
    [
      'ethereum',
      'not offered',
      422,
      'web3_provider_disabled',
      (stage) => stage.client().signInWithWeb3({ chain: 'ethereum', message: 'm', signature: '0x1' }),
    ],
    [
      'solana',
      'not offered',
      422,
      'web3_provider_disabled',
      (stage) => stage.client().signInWithWeb3({ chain: 'solana', message: 'm', signature: new Uint8Array(64) }),
    ],
  ]),
  ...clientCasesFor('reauthenticate', 'GET /reauthenticate', [
    ['', 'signed in', 200, null, (stage) => asSignedIn(stage, (client) => client.reauthenticate())],
    ['', 'nobody signed in', 400, 'AuthSessionMissingError', (stage) => stage.client().reauthenticate()],
  ]),
  ...clientCasesFor('resend', 'POST /resend', [
    [
      'signup',
      'a known address',
      200,
      null,
      async (stage) => stage.client().resend({ type: 'signup', email: (await stage.person()).email }),
    ],
    [
      'sms',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => stage.client().resend({ type: 'sms', phone: '+32470000000' }),
    ],
    [
      '',
      'neither address nor phone',
      400,
      'AuthInvalidCredentialsError',
      (stage) => stage.client().resend({ type: 'signup' } as never),
    ],
  ]),
  ...clientCasesFor('resetPasswordForEmail', 'POST /recover', [
    [
      '',
      'a known address',
      200,
      null,
      async (stage) => stage.client().resetPasswordForEmail((await stage.person()).email),
    ],
    [
      'with PKCE',
      'a known address',
      200,
      null,
      async (stage) => stage.client({ flowType: 'pkce' }).resetPasswordForEmail((await stage.person()).email),
    ],
    [
      '',
      'asked a moment ago',
      429,
      'over_email_send_rate_limit',
      async (stage) => {
        const email = stage.newEmail();
        await stage.client().resetPasswordForEmail(email);
        return stage.client().resetPasswordForEmail(email);
      },
    ],
  ]),
];
