import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { type ConformanceContext, password } from './conformance-context.ts';

const signUp = (context: ConformanceContext, body: object) => context.post('/signup', body);
const fresh = (context: ConformanceContext, more: object = {}) =>
  signUp(context, { email: context.newEmail(), password, ...more });
const withToken = async (context: ConformanceContext, form: 'sign-in' | 'sign-up') =>
  withRobotCheck(await solveRobotCheck(context.world, form));

/** Signing up, in instances that confirm addresses, that do not, that are closed, and that check for robots. */
export const signUpCases: readonly ConformanceCase[] = [
  ...casesFor('POST /signup', [
    ['email', 'a new address', 200, null, (context) => fresh(context)],
    ['email with a name', 'a new address', 200, null, (context) => fresh(context, { data: { full_name: 'Ada' } })],
    [
      'email',
      'a taken address',
      422,
      'user_already_exists',
      async (context) => signUp(context, { email: (await context.person()).email, password }),
    ],
    [
      'email',
      'an address taken in other letters',
      422,
      'user_already_exists',
      async (context) => signUp(context, { email: (await context.person()).email.toUpperCase(), password }),
    ],
    ['email', 'a short password', 422, 'weak_password', (context) => fresh(context, { password: 'seven77' })],
    ['email', 'no password', 400, 'validation_failed', (context) => signUp(context, { email: context.newEmail() })],
    [
      'email',
      'a password too long',
      400,
      'validation_failed',
      (context) => fresh(context, { password: 'x'.repeat(5000) }),
    ],
    ['email', 'no address', 400, 'validation_failed', (context) => signUp(context, { password })],
    [
      'email',
      'no such address',
      400,
      'email_address_invalid',
      (context) => signUp(context, { email: 'nobody', password }),
    ],
    [
      'email',
      'too much metadata',
      400,
      'validation_failed',
      (context) => fresh(context, { data: { a: 'x'.repeat(9000) } }),
    ],
    [
      'email',
      'a name too long',
      400,
      'validation_failed',
      (context) => fresh(context, { data: { full_name: 'x'.repeat(200) } }),
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => signUp(context, { phone: '+32470000000', password }),
    ],
    ['anonymous', 'switched off', 422, 'anonymous_provider_disabled', (context) => signUp(context, {})],
    [
      'email',
      'a hundred tries from the network',
      429,
      'over_request_rate_limit',
      async (context) => {
        for (let index = 0; index < 100; index++) await signUp(context, {});
        return fresh(context);
      },
    ],
  ]),
  ...casesFor(
    'POST /signup',
    [
      ['email, confirmed by mail', 'a new address', 200, null, (context) => fresh(context)],
      [
        'email, confirmed by mail',
        'a confirmed address',
        200,
        null,
        async (context) => signUp(context, { email: (await context.person()).email, password }),
      ],
      [
        'email, confirmed by mail',
        'an unconfirmed address, a minute later',
        200,
        null,
        async (context) => {
          const email = context.newEmail();
          await signUp(context, { email, password });
          context.later(61_000);
          return signUp(context, { email, password });
        },
      ],
      [
        'email, confirmed by mail',
        'an unconfirmed address, at once',
        429,
        'over_email_send_rate_limit',
        async (context) => {
          const email = context.newEmail();
          await signUp(context, { email, password });
          return signUp(context, { email, password });
        },
      ],
      [
        'email, confirmed by mail',
        'a short password',
        422,
        'weak_password',
        (context) => fresh(context, { password: 'x' }),
      ],
    ],
    'confirming',
  ),
  ...casesFor(
    'POST /signup',
    [
      ['anonymous', 'switched on', 200, null, (context) => signUp(context, {})],
      [
        'anonymous with metadata',
        'switched on',
        200,
        null,
        (context) => signUp(context, { data: { colour: 'green' } }),
      ],
    ],
    'anonymous',
  ),
  ...casesFor(
    'POST /signup',
    [
      ['email', 'sign-up closed', 422, 'signup_disabled', (context) => fresh(context)],
      ['anonymous', 'sign-up closed', 422, 'signup_disabled', (context) => signUp(context, {})],
    ],
    'closed',
  ),
  ...casesFor(
    'POST /signup',
    [
      ['email, robot check', 'no token', 400, 'captcha_failed', (context) => fresh(context)],
      [
        'email, robot check',
        'an invented token',
        400,
        'captcha_failed',
        (context) => fresh(context, withRobotCheck('e30=')),
      ],
      [
        'email, robot check',
        'a solved token',
        200,
        null,
        async (context) => fresh(context, await withToken(context, 'sign-up')),
      ],
      [
        'email, robot check',
        'the token of another form',
        400,
        'captcha_failed',
        async (context) => fresh(context, await withToken(context, 'sign-in')),
      ],
      [
        'email, robot check',
        'a spent token',
        400,
        'captcha_failed',
        async (context) => {
          const token = await withToken(context, 'sign-up');
          await fresh(context, token);
          return fresh(context, token);
        },
      ],
      [
        'email, robot check',
        'an expired token',
        400,
        'captcha_failed',
        async (context) => {
          const token = await withToken(context, 'sign-up');
          context.later(10 * 60_000);
          return fresh(context, token);
        },
      ],
    ],
    'robots',
  ),
];
