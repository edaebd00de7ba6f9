import { type ConformanceCase, clientCasesFor, inClient } from './conformance-case.ts';
import { asSignedIn, type Client, type ConformanceContext } from './conformance-context.ts';

const someId = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';

/** A client with an app begun. */
const begun = async (context: ConformanceContext) => {
  const { client } = await context.signedIn();
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  return { client, factorId: data.id, secret: data.totp.secret };
};
/** A client at the second level; its next code is a new one. */
const secured = async (context: ConformanceContext) => {
  const made = await begun(context);
  const code = context.factors.codeOf(made.secret);
  const { error } = await made.client.mfa.challengeAndVerify({ factorId: made.factorId, code });
  if (error) throw error;
  context.later(31_000);
  return made;
};
const codes = async (client: Client): Promise<readonly string[]> => {
  const { data, error } = await client.mfa.recoveryCodes.generate();
  if (error) throw error;
  return data.codes;
};
const webauthn = { rpId: 'localhost', rpOrigins: ['http://localhost:18400'] };

/** Second factors through the public client; what it has for security keys is refused. */
export const clientFactorCases: readonly ConformanceCase[] = [
  ...clientCasesFor('mfa.enroll', 'POST /factors', [
    [
      'totp',
      'signed in',
      200,
      null,
      (context) => asSignedIn(context, (client) => client.mfa.enroll({ factorType: 'totp' })),
    ],
    [
      'phone',
      'not offered',
      422,
      'mfa_phone_enroll_not_enabled',
      (context) => asSignedIn(context, (client) => client.mfa.enroll({ factorType: 'phone', phone: '+32470000000' })),
    ],
    [
      'webauthn',
      'not offered',
      422,
      'mfa_webauthn_enroll_not_enabled',
      (context) => asSignedIn(context, (client) => client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })),
    ],
  ]),
  ...clientCasesFor('mfa.challenge', 'POST /factors/:id/challenge', [
    [
      'totp',
      'begun',
      200,
      null,
      async (context) => {
        const { client, factorId } = await begun(context);
        return client.mfa.challenge({ factorId });
      },
    ],
    [
      'totp',
      "nobody's factor",
      404,
      'mfa_factor_not_found',
      (context) => asSignedIn(context, (client) => client.mfa.challenge({ factorId: someId })),
    ],
  ]),
  ...clientCasesFor('mfa.verify', 'POST /factors/:id/verify', [
    [
      'totp',
      'the right code',
      200,
      null,
      async (context) => {
        const { client, factorId, secret } = await begun(context);
        const { data } = await client.mfa.challenge({ factorId });
        return client.mfa.verify({ factorId, challengeId: data!.id, code: context.factors.codeOf(secret) });
      },
    ],
    [
      'totp',
      'a wrong code',
      422,
      'mfa_verification_failed',
      async (context) => {
        const { client, factorId, secret } = await begun(context);
        const { data } = await client.mfa.challenge({ factorId });
        return client.mfa.verify({ factorId, challengeId: data!.id, code: context.factors.wrongCodeOf(secret) });
      },
    ],
  ]),
  ...clientCasesFor('mfa.challengeAndVerify', 'POST /factors/:id/verify', [
    [
      'totp',
      'the right code',
      200,
      null,
      async (context) => {
        const { client, factorId, secret } = await begun(context);
        return client.mfa.challengeAndVerify({ factorId, code: context.factors.codeOf(secret) });
      },
    ],
  ]),
  ...clientCasesFor('mfa.unenroll', 'DELETE /factors/:id', [
    [
      'totp',
      'at the second level',
      200,
      null,
      async (context) => {
        const { client, factorId } = await secured(context);
        return client.mfa.unenroll({ factorId });
      },
    ],
  ]),
  ...clientCasesFor('mfa.listFactors', 'GET /user', [
    [
      '',
      'one verified',
      200,
      null,
      async (context) => {
        const { client } = await secured(context);
        const { data, error } = await client.mfa.listFactors();
        if (data?.totp.length !== 1) throw new Error('One factor is verified');
        return { error };
      },
    ],
  ]),
  ...clientCasesFor('mfa.getAuthenticatorAssuranceLevel', inClient, [
    [
      '',
      'at the second level',
      0,
      null,
      async (context) => {
        const { client } = await secured(context);
        const { data, error } = await client.mfa.getAuthenticatorAssuranceLevel();
        if (data?.currentLevel !== 'aal2' || data.nextLevel !== 'aal2') throw new Error('The level is aal2');
        return { error };
      },
    ],
  ]),
  ...clientCasesFor('mfa.recoveryCodes.generate', 'POST /factors/recovery-codes', [
    [
      '',
      'at the second level',
      200,
      null,
      async (context) => (await secured(context)).client.mfa.recoveryCodes.generate(),
    ],
    [
      '',
      'no second factor',
      403,
      'insufficient_aal',
      (context) => asSignedIn(context, (client) => client.mfa.recoveryCodes.generate()),
    ],
  ]),
  ...clientCasesFor('mfa.recoveryCodes.getStatus', 'GET /factors/recovery-codes', [
    [
      '',
      'a set',
      200,
      null,
      async (context) => {
        const { client } = await secured(context);
        await codes(client);
        return client.mfa.recoveryCodes.getStatus();
      },
    ],
    [
      '',
      'no set',
      404,
      'mfa_factor_not_found',
      (context) => asSignedIn(context, (client) => client.mfa.recoveryCodes.getStatus()),
    ],
  ]),
  ...clientCasesFor('mfa.recoveryCodes.verify', 'POST /factors/recovery-codes/verify', [
    [
      '',
      'a good code',
      200,
      null,
      async (context) => {
        const { client } = await secured(context);
        const [code] = await codes(client);
        return client.mfa.recoveryCodes.verify({ code: code! });
      },
    ],
    [
      '',
      'a wrong code',
      422,
      'mfa_verification_failed',
      async (context) => {
        const { client } = await secured(context);
        await codes(client);
        return client.mfa.recoveryCodes.verify({ code: 'wrong' });
      },
    ],
  ]),
  ...clientCasesFor('mfa.recoveryCodes.regenerate', 'POST /factors/recovery-codes/regenerate', [
    [
      '',
      'a set',
      200,
      null,
      async (context) => {
        const { client } = await secured(context);
        await codes(client);
        return client.mfa.recoveryCodes.regenerate();
      },
    ],
  ]),
  ...clientCasesFor('mfa.recoveryCodes.unenroll', 'DELETE /factors/recovery-codes', [
    [
      '',
      'a set',
      200,
      null,
      async (context) => {
        const { client } = await secured(context);
        await codes(client);
        return client.mfa.recoveryCodes.unenroll();
      },
    ],
  ]),
  ...clientCasesFor('mfa.webauthn.enroll', 'POST /factors', [
    [
      '',
      'not offered',
      422,
      'mfa_webauthn_enroll_not_enabled',
      (context) => asSignedIn(context, (client) => client.mfa.webauthn.enroll({ friendlyName: 'Key' })),
    ],
  ]),
  ...clientCasesFor('mfa.webauthn.challenge', 'POST /factors/:id/challenge', [
    [
      '',
      'nobody has such a factor',
      404,
      'mfa_factor_not_found',
      (context) => asSignedIn(context, (client) => client.mfa.webauthn.challenge({ factorId: someId, webauthn })),
    ],
  ]),
  ...clientCasesFor('mfa.webauthn.verify', 'POST /factors/:id/verify', [
    [
      '',
      'no code can come of it',
      400,
      'validation_failed',
      (context) =>
        asSignedIn(context, (client) => {
          const response = { ...webauthn, type: 'request', credential_response: { toJSON: () => ({}) } };
          return client.mfa.webauthn.verify({ factorId: someId, challengeId: someId, webauthn: response as never });
        }),
    ],
  ]),
  // Node has no security keys: the browser test asks the server.
  ...clientCasesFor('mfa.webauthn.authenticate', inClient, [
    [
      '',
      'no browser',
      0,
      'AuthUnknownError',
      (context) => asSignedIn(context, (client) => client.mfa.webauthn.authenticate({ factorId: someId, webauthn })),
    ],
  ]),
  ...clientCasesFor('mfa.webauthn.register', inClient, [
    [
      '',
      'no browser',
      0,
      'AuthUnknownError',
      (context) => asSignedIn(context, (client) => client.mfa.webauthn.register({ friendlyName: 'Key', webauthn })),
    ],
  ]),
  ...clientCasesFor('signInWithPasskey', inClient, [
    ['', 'no browser', 0, 'AuthUnknownError', (context) => context.client().signInWithPasskey()],
  ]),
  ...clientCasesFor('registerPasskey', inClient, [
    ['', 'no browser', 0, 'AuthUnknownError', (context) => asSignedIn(context, (client) => client.registerPasskey())],
  ]),
];
