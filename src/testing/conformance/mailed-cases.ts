import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { type ConformanceContext, password } from './conformance-context.ts';

/** The challenge of RFC 7636, appendix B. */
export const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 's256',
};
const known = async (context: ConformanceContext, path: string, more: object = {}) =>
  context.post(path, { email: (await context.person()).email, ...more });
const unknown = (context: ConformanceContext, path: string, more: object = {}) =>
  context.post(path, { email: context.newEmail(), ...more });
const twice = async (context: ConformanceContext, path: string, more: object = {}) => {
  const body = { email: context.newEmail(), ...more };
  await context.post(path, body);
  return context.post(path, body);
};
const phone = '+32470000000';
const unconfirmed = async (context: ConformanceContext): Promise<string> => {
  const email = context.newEmail();
  await context.asService('POST', '/admin/users', { email, password });
  return email;
};
const banned = async (context: ConformanceContext): Promise<string> => {
  const { email, userId } = await context.person();
  await context.asService('PUT', `/admin/users/${userId}`, { ban_duration: '24h' });
  return email;
};

/** POST /otp, /recover and /resend, and GET /reauthenticate. */
export const mailedCases: readonly ConformanceCase[] = [
  ...casesFor('POST /otp', [
    ['email', 'a known address', 200, null, (context) => known(context, '/otp')],
    ['email', 'an unknown address', 200, null, (context) => unknown(context, '/otp')],
    [
      'email',
      'an unconfirmed address',
      200,
      null,
      async (context) => context.post('/otp', { email: await unconfirmed(context) }),
    ],
    ['email', 'a banned person', 200, null, async (context) => context.post('/otp', { email: await banned(context) })],
    [
      'email without creating',
      'an unknown address',
      200,
      null,
      (context) => unknown(context, '/otp', { create_user: false }),
    ],
    ['email with S256', 'a known address', 200, null, (context) => known(context, '/otp', challenge)],
    [
      'email with plain',
      'a known address',
      400,
      'validation_failed',
      (context) => known(context, '/otp', { ...challenge, code_challenge_method: 'plain' }),
    ],
    [
      'email with half a challenge',
      'a known address',
      400,
      'validation_failed',
      (context) => known(context, '/otp', { code_challenge: challenge.code_challenge }),
    ],
    [
      'email with a short challenge',
      'a known address',
      400,
      'validation_failed',
      (context) => known(context, '/otp', { ...challenge, code_challenge: 'short' }),
    ],
    [
      'email with a channel',
      'a known address',
      400,
      'validation_failed',
      (context) => known(context, '/otp', { channel: 'sms' }),
    ],
    ['phone', 'phones not offered', 400, 'phone_provider_disabled', (context) => context.post('/otp', { phone })],
    ['email and phone', 'both', 400, 'validation_failed', (context) => unknown(context, '/otp', { phone })],
    ['neither', 'nothing to send to', 400, 'validation_failed', (context) => context.post('/otp')],
    ['email', 'no such address', 400, 'email_address_invalid', (context) => context.post('/otp', { email: 'nobody' })],
    ['email', 'asked a moment ago', 429, 'over_email_send_rate_limit', (context) => twice(context, '/otp')],
    [
      'email',
      'ten mails within the hour',
      429,
      'over_email_send_rate_limit',
      async (context) => {
        const email = context.newEmail();
        for (let index = 0; index < 10; index++) {
          await context.post('/otp', { email, create_user: false });
          context.later(61_000);
        }
        return context.post('/otp', { email, create_user: false });
      },
    ],
  ]),
  ...casesFor(
    'POST /otp',
    [['email', 'an unknown address, sign-up closed', 200, null, (context) => unknown(context, '/otp')]],
    'closed',
  ),
  ...casesFor(
    'POST /otp',
    [
      ['email, robot check', 'no token', 400, 'captcha_failed', (context) => known(context, '/otp')],
      [
        'email, robot check',
        'a solved token',
        200,
        null,
        async (context) =>
          known(context, '/otp', withRobotCheck(await solveRobotCheck(context.world, 'password-reset'))),
      ],
    ],
    'robots',
  ),
  ...casesFor('POST /recover', [
    ['email', 'a known address', 200, null, (context) => known(context, '/recover')],
    ['email', 'an unknown address', 200, null, (context) => unknown(context, '/recover')],
    [
      'email',
      'an unconfirmed address',
      200,
      null,
      async (context) => context.post('/recover', { email: await unconfirmed(context) }),
    ],
    [
      'email',
      'an account without a password',
      200,
      null,
      async (context) => {
        const { email } = await context.passwordless();
        context.later(61_000);
        return context.post('/recover', { email });
      },
    ],
    [
      'email',
      'a banned person',
      200,
      null,
      async (context) => context.post('/recover', { email: await banned(context) }),
    ],
    ['email with S256', 'a known address', 200, null, (context) => known(context, '/recover', challenge)],
    [
      'email with plain',
      'a known address',
      400,
      'validation_failed',
      (context) => known(context, '/recover', { ...challenge, code_challenge_method: 'plain' }),
    ],
    ['neither', 'nothing to send to', 400, 'validation_failed', (context) => context.post('/recover')],
    [
      'email',
      'no such address',
      400,
      'email_address_invalid',
      (context) => context.post('/recover', { email: 'nobody' }),
    ],
    ['email', 'asked a moment ago', 429, 'over_email_send_rate_limit', (context) => twice(context, '/recover')],
  ]),
  ...casesFor(
    'POST /recover',
    [
      ['email, robot check', 'no token', 400, 'captcha_failed', (context) => known(context, '/recover')],
      [
        'email, robot check',
        'the token of another form',
        400,
        'captcha_failed',
        async (context) => known(context, '/recover', withRobotCheck(await solveRobotCheck(context.world, 'sign-in'))),
      ],
      [
        'email, robot check',
        'a solved token',
        200,
        null,
        async (context) =>
          known(context, '/recover', withRobotCheck(await solveRobotCheck(context.world, 'password-reset'))),
      ],
    ],
    'robots',
  ),
  ...casesFor('POST /resend', [
    [
      'signup',
      'an unconfirmed address',
      200,
      null,
      async (context) => context.post('/resend', { type: 'signup', email: await unconfirmed(context) }),
    ],
    ['signup', 'a confirmed address', 200, null, (context) => known(context, '/resend', { type: 'signup' })],
    ['signup', 'an unknown address', 200, null, (context) => unknown(context, '/resend', { type: 'signup' })],
    [
      'email_change',
      'a change under way',
      200,
      null,
      async (context) => {
        const person = await context.person();
        await context.put('/user', { email: context.newEmail() }, person);
        context.later(61_000);
        return context.post('/resend', { type: 'email_change', email: person.email });
      },
    ],
    [
      'email_change',
      'no change under way',
      200,
      null,
      (context) => known(context, '/resend', { type: 'email_change' }),
    ],
    [
      'recovery',
      'not to be sent again',
      400,
      'validation_failed',
      (context) => known(context, '/resend', { type: 'recovery' }),
    ],
    ['none', 'no type', 400, 'validation_failed', (context) => known(context, '/resend')],
    [
      'sms',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => context.post('/resend', { type: 'sms', phone }),
    ],
    [
      'phone_change',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => context.post('/resend', { type: 'phone_change', phone }),
    ],
    [
      'signup',
      'an address and a phone',
      400,
      'validation_failed',
      (context) => unknown(context, '/resend', { type: 'signup', phone }),
    ],
    [
      'signup',
      'nothing to send to',
      400,
      'validation_failed',
      (context) => context.post('/resend', { type: 'signup' }),
    ],
    [
      'signup',
      'no such address',
      400,
      'email_address_invalid',
      (context) => context.post('/resend', { type: 'signup', email: 'nobody' }),
    ],
    [
      'signup',
      'asked a moment ago',
      429,
      'over_email_send_rate_limit',
      (context) => twice(context, '/resend', { type: 'signup' }),
    ],
  ]),
  ...casesFor('GET /reauthenticate', [
    [
      'session',
      'with an address',
      200,
      null,
      async (context) => context.get('/reauthenticate', await context.person()),
    ],
    [
      'session',
      'without a password',
      200,
      null,
      async (context) => {
        const person = await context.passwordless();
        context.later(61_000);
        return context.get('/reauthenticate', person);
      },
    ],
    [
      'session',
      'asked a moment ago',
      429,
      'over_email_send_rate_limit',
      async (context) => {
        const person = await context.person();
        await context.get('/reauthenticate', person);
        return context.get('/reauthenticate', person);
      },
    ],
  ]),
  ...casesFor(
    'GET /reauthenticate',
    [
      [
        'session',
        'anonymous',
        400,
        'validation_failed',
        async (context) => context.get('/reauthenticate', await context.anonymous()),
      ],
    ],
    'anonymous',
  ),
];
