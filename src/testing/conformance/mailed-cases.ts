import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { password, type Stage } from './stage.ts';

/** The challenge of RFC 7636, appendix B. */
export const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 's256',
};
const known = async (stage: Stage, path: string, more: object = {}) =>
  stage.post(path, { email: (await stage.person()).email, ...more });
const unknown = (stage: Stage, path: string, more: object = {}) =>
  stage.post(path, { email: stage.newEmail(), ...more });
const twice = async (stage: Stage, path: string, more: object = {}) => {
  const body = { email: stage.newEmail(), ...more };
  await stage.post(path, body);
  return stage.post(path, body);
};
const phone = '+32470000000';
const unconfirmed = async (stage: Stage): Promise<string> => {
  const email = stage.newEmail();
  await stage.asService('POST', '/admin/users', { email, password });
  return email;
};
const banned = async (stage: Stage): Promise<string> => {
  const { email, userId } = await stage.person();
  await stage.asService('PUT', `/admin/users/${userId}`, { ban_duration: '24h' });
  return email;
};

/** POST /otp, /recover and /resend, and GET /reauthenticate. */
export const mailedCases: readonly ConformanceCase[] = [
  ...casesFor('POST /otp', [
    ['email', 'a known address', 200, null, (stage) => known(stage, '/otp')],
    ['email', 'an unknown address', 200, null, (stage) => unknown(stage, '/otp')],
    [
      'email',
      'an unconfirmed address',
      200,
      null,
      async (stage) => stage.post('/otp', { email: await unconfirmed(stage) }),
    ],
    ['email', 'a banned person', 200, null, async (stage) => stage.post('/otp', { email: await banned(stage) })],
    [
      'email without creating',
      'an unknown address',
      200,
      null,
      (stage) => unknown(stage, '/otp', { create_user: false }),
    ],
    ['email with S256', 'a known address', 200, null, (stage) => known(stage, '/otp', challenge)],
    [
      'email with plain',
      'a known address',
      400,
      'validation_failed',
      (stage) => known(stage, '/otp', { ...challenge, code_challenge_method: 'plain' }),
    ],
    [
      'email with half a challenge',
      'a known address',
      400,
      'validation_failed',
      (stage) => known(stage, '/otp', { code_challenge: challenge.code_challenge }),
    ],
    [
      'email with a short challenge',
      'a known address',
      400,
      'validation_failed',
      (stage) => known(stage, '/otp', { ...challenge, code_challenge: 'short' }),
    ],
    [
      'email with a channel',
      'a known address',
      400,
      'validation_failed',
      (stage) => known(stage, '/otp', { channel: 'sms' }),
    ],
    ['phone', 'phones not offered', 400, 'phone_provider_disabled', (stage) => stage.post('/otp', { phone })],
    ['email and phone', 'both', 400, 'validation_failed', (stage) => unknown(stage, '/otp', { phone })],
    ['neither', 'nothing to send to', 400, 'validation_failed', (stage) => stage.post('/otp')],
    ['email', 'no such address', 400, 'email_address_invalid', (stage) => stage.post('/otp', { email: 'nobody' })],
    ['email', 'asked a moment ago', 429, 'over_email_send_rate_limit', (stage) => twice(stage, '/otp')],
    [
      'email',
      'ten mails within the hour',
      429,
      'over_email_send_rate_limit',
      async (stage) => {
        const email = stage.newEmail();
        for (let index = 0; index < 10; index++) {
          await stage.post('/otp', { email, create_user: false });
          stage.later(61_000);
        }
        return stage.post('/otp', { email, create_user: false });
      },
    ],
  ]),
  ...casesFor(
    'POST /otp',
    [['email', 'an unknown address, sign-up closed', 200, null, (stage) => unknown(stage, '/otp')]],
    'closed',
  ),
  ...casesFor(
    'POST /otp',
    [
      ['email, robot check', 'no token', 400, 'captcha_failed', (stage) => known(stage, '/otp')],
      [
        'email, robot check',
        'a solved token',
        200,
        null,
        async (stage) => known(stage, '/otp', withRobotCheck(await solveRobotCheck(stage.world, 'password-reset'))),
      ],
    ],
    'robots',
  ),
  ...casesFor('POST /recover', [
    ['email', 'a known address', 200, null, (stage) => known(stage, '/recover')],
    ['email', 'an unknown address', 200, null, (stage) => unknown(stage, '/recover')],
    [
      'email',
      'an unconfirmed address',
      200,
      null,
      async (stage) => stage.post('/recover', { email: await unconfirmed(stage) }),
    ],
    [
      'email',
      'an account without a password',
      200,
      null,
      async (stage) => {
        const { email } = await stage.passwordless();
        stage.later(61_000);
        return stage.post('/recover', { email });
      },
    ],
    ['email', 'a banned person', 200, null, async (stage) => stage.post('/recover', { email: await banned(stage) })],
    ['email with S256', 'a known address', 200, null, (stage) => known(stage, '/recover', challenge)],
    [
      'email with plain',
      'a known address',
      400,
      'validation_failed',
      (stage) => known(stage, '/recover', { ...challenge, code_challenge_method: 'plain' }),
    ],
    ['neither', 'nothing to send to', 400, 'validation_failed', (stage) => stage.post('/recover')],
    ['email', 'no such address', 400, 'email_address_invalid', (stage) => stage.post('/recover', { email: 'nobody' })],
    ['email', 'asked a moment ago', 429, 'over_email_send_rate_limit', (stage) => twice(stage, '/recover')],
  ]),
  ...casesFor(
    'POST /recover',
    [
      ['email, robot check', 'no token', 400, 'captcha_failed', (stage) => known(stage, '/recover')],
      [
        'email, robot check',
        'the token of another form',
        400,
        'captcha_failed',
        async (stage) => known(stage, '/recover', withRobotCheck(await solveRobotCheck(stage.world, 'sign-in'))),
      ],
      [
        'email, robot check',
        'a solved token',
        200,
        null,
        async (stage) => known(stage, '/recover', withRobotCheck(await solveRobotCheck(stage.world, 'password-reset'))),
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
      async (stage) => stage.post('/resend', { type: 'signup', email: await unconfirmed(stage) }),
    ],
    ['signup', 'a confirmed address', 200, null, (stage) => known(stage, '/resend', { type: 'signup' })],
    ['signup', 'an unknown address', 200, null, (stage) => unknown(stage, '/resend', { type: 'signup' })],
    [
      'email_change',
      'a change under way',
      200,
      null,
      async (stage) => {
        const person = await stage.person();
        await stage.put('/user', { email: stage.newEmail() }, person);
        stage.later(61_000);
        return stage.post('/resend', { type: 'email_change', email: person.email });
      },
    ],
    ['email_change', 'no change under way', 200, null, (stage) => known(stage, '/resend', { type: 'email_change' })],
    [
      'recovery',
      'not to be sent again',
      400,
      'validation_failed',
      (stage) => known(stage, '/resend', { type: 'recovery' }),
    ],
    ['none', 'no type', 400, 'validation_failed', (stage) => known(stage, '/resend')],
    [
      'sms',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => stage.post('/resend', { type: 'sms', phone }),
    ],
    [
      'phone_change',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => stage.post('/resend', { type: 'phone_change', phone }),
    ],
    [
      'signup',
      'an address and a phone',
      400,
      'validation_failed',
      (stage) => unknown(stage, '/resend', { type: 'signup', phone }),
    ],
    ['signup', 'nothing to send to', 400, 'validation_failed', (stage) => stage.post('/resend', { type: 'signup' })],
    [
      'signup',
      'no such address',
      400,
      'email_address_invalid',
      (stage) => stage.post('/resend', { type: 'signup', email: 'nobody' }),
    ],
    [
      'signup',
      'asked a moment ago',
      429,
      'over_email_send_rate_limit',
      (stage) => twice(stage, '/resend', { type: 'signup' }),
    ],
  ]),
  ...casesFor('GET /reauthenticate', [
    ['session', 'with an address', 200, null, async (stage) => stage.get('/reauthenticate', await stage.person())],
    [
      'session',
      'without a password',
      200,
      null,
      async (stage) => {
        const person = await stage.passwordless();
        stage.later(61_000);
        return stage.get('/reauthenticate', person);
      },
    ],
    [
      'session',
      'asked a moment ago',
      429,
      'over_email_send_rate_limit',
      async (stage) => {
        const person = await stage.person();
        await stage.get('/reauthenticate', person);
        return stage.get('/reauthenticate', person);
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
        async (stage) => stage.get('/reauthenticate', await stage.anonymous()),
      ],
    ],
    'anonymous',
  ),
];
