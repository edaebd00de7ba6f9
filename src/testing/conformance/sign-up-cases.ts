import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { password, type Stage } from './stage.ts';

const signUp = (stage: Stage, body: object) => stage.post('/signup', body);
const fresh = (stage: Stage, more: object = {}) => signUp(stage, { email: stage.newEmail(), password, ...more });
const withToken = async (stage: Stage, form: 'sign-in' | 'sign-up') =>
  withRobotCheck(await solveRobotCheck(stage.world, form));

/** Signing up, in instances that confirm addresses, that do not, that are closed, and that check for robots. */
export const signUpCases: readonly ConformanceCase[] = [
  ...casesFor('POST /signup', [
    ['email', 'a new address', 200, null, (stage) => fresh(stage)],
    ['email with a name', 'a new address', 200, null, (stage) => fresh(stage, { data: { full_name: 'Ada' } })],
    [
      'email',
      'a taken address',
      422,
      'user_already_exists',
      async (stage) => signUp(stage, { email: (await stage.person()).email, password }),
    ],
    [
      'email',
      'an address taken in other letters',
      422,
      'user_already_exists',
      async (stage) => signUp(stage, { email: (await stage.person()).email.toUpperCase(), password }),
    ],
    ['email', 'a short password', 422, 'weak_password', (stage) => fresh(stage, { password: 'seven77' })],
    ['email', 'no password', 400, 'validation_failed', (stage) => signUp(stage, { email: stage.newEmail() })],
    ['email', 'a password too long', 400, 'validation_failed', (stage) => fresh(stage, { password: 'x'.repeat(5000) })],
    ['email', 'no address', 400, 'validation_failed', (stage) => signUp(stage, { password })],
    ['email', 'no such address', 400, 'email_address_invalid', (stage) => signUp(stage, { email: 'nobody', password })],
    [
      'email',
      'too much metadata',
      400,
      'validation_failed',
      (stage) => fresh(stage, { data: { a: 'x'.repeat(9000) } }),
    ],
    [
      'email',
      'a name too long',
      400,
      'validation_failed',
      (stage) => fresh(stage, { data: { full_name: 'x'.repeat(200) } }),
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => signUp(stage, { phone: '+32470000000', password }),
    ],
    ['anonymous', 'switched off', 422, 'anonymous_provider_disabled', (stage) => signUp(stage, {})],
    [
      'email',
      'a hundred tries from the network',
      429,
      'over_request_rate_limit',
      async (stage) => {
        for (let index = 0; index < 100; index++) await signUp(stage, {});
        return fresh(stage);
      },
    ],
  ]),
  ...casesFor(
    'POST /signup',
    [
      ['email, confirmed by mail', 'a new address', 200, null, (stage) => fresh(stage)],
      [
        'email, confirmed by mail',
        'a confirmed address',
        200,
        null,
        async (stage) => signUp(stage, { email: (await stage.person()).email, password }),
      ],
      [
        'email, confirmed by mail',
        'an unconfirmed address, a minute later',
        200,
        null,
        async (stage) => {
          const email = stage.newEmail();
          await signUp(stage, { email, password });
          stage.later(61_000);
          return signUp(stage, { email, password });
        },
      ],
      [
        'email, confirmed by mail',
        'an unconfirmed address, at once',
        429,
        'over_email_send_rate_limit',
        async (stage) => {
          const email = stage.newEmail();
          await signUp(stage, { email, password });
          return signUp(stage, { email, password });
        },
      ],
      [
        'email, confirmed by mail',
        'a short password',
        422,
        'weak_password',
        (stage) => fresh(stage, { password: 'x' }),
      ],
    ],
    'confirming',
  ),
  ...casesFor(
    'POST /signup',
    [
      ['anonymous', 'switched on', 200, null, (stage) => signUp(stage, {})],
      ['anonymous with metadata', 'switched on', 200, null, (stage) => signUp(stage, { data: { colour: 'green' } })],
    ],
    'anonymous',
  ),
  ...casesFor(
    'POST /signup',
    [
      ['email', 'sign-up closed', 422, 'signup_disabled', (stage) => fresh(stage)],
      ['anonymous', 'sign-up closed', 422, 'signup_disabled', (stage) => signUp(stage, {})],
    ],
    'closed',
  ),
  ...casesFor(
    'POST /signup',
    [
      ['email, robot check', 'no token', 400, 'captcha_failed', (stage) => fresh(stage)],
      [
        'email, robot check',
        'an invented token',
        400,
        'captcha_failed',
        (stage) => fresh(stage, withRobotCheck('e30=')),
      ],
      [
        'email, robot check',
        'a solved token',
        200,
        null,
        async (stage) => fresh(stage, await withToken(stage, 'sign-up')),
      ],
      [
        'email, robot check',
        'the token of another form',
        400,
        'captcha_failed',
        async (stage) => fresh(stage, await withToken(stage, 'sign-in')),
      ],
      [
        'email, robot check',
        'a spent token',
        400,
        'captcha_failed',
        async (stage) => {
          const token = await withToken(stage, 'sign-up');
          await fresh(stage, token);
          return fresh(stage, token);
        },
      ],
      [
        'email, robot check',
        'an expired token',
        400,
        'captcha_failed',
        async (stage) => {
          const token = await withToken(stage, 'sign-up');
          stage.later(10 * 60_000);
          return fresh(stage, token);
        },
      ],
    ],
    'robots',
  ),
];
