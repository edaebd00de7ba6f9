import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { type ConformanceContext, password } from './conformance-context.ts';

const newPassword = 'a whole new password';
const update = async (context: ConformanceContext, body: object) => context.put('/user', body, await context.person());
const withNonce = async (context: ConformanceContext) => {
  const person = await context.person();
  await context.get('/reauthenticate', person);
  return { person, nonce: (await context.newestMail(person.email)).code };
};
const recovered = async (context: ConformanceContext) => {
  const person = await context.person();
  await context.post('/recover', { email: person.email });
  const { code } = await context.newestMail(person.email);
  const { body } = await context.post('/verify', { type: 'recovery', email: person.email, token: code });
  return { ...person, accessToken: body.access_token as string };
};
const logout = async (context: ConformanceContext, query: string) =>
  context.post(`/logout${query}`, {}, await context.person());

/** Reading and changing oneself, signing out, and what an instance tells of itself. */
export const userCases: readonly ConformanceCase[] = [
  ...casesFor('GET /user', [
    ['session', 'a living session', 200, null, async (context) => context.get('/user', await context.person())],
    [
      'session at aal1',
      'a verified factor',
      200,
      null,
      async ({ factors, ...context }) => context.get('/user', await factors.signIn(await factors.signUpWithFactor())),
    ],
  ]),
  ...casesFor('PUT /user', [
    ['data', 'a living session', 200, null, (context) => update(context, { data: { full_name: 'Ada King' } })],
    [
      'data',
      'too much of it',
      400,
      'validation_failed',
      (context) => update(context, { data: { a: 'x'.repeat(9000) } }),
    ],
    [
      'app_metadata and role',
      'not read',
      200,
      null,
      (context) => update(context, { app_metadata: { admin: true }, role: 'service_role' }),
    ],
    ['nothing', 'a living session', 200, null, (context) => update(context, {})],
    ['email', 'a free address', 200, null, (context) => update(context, { email: context.newEmail() })],
    [
      'email',
      'their own address',
      200,
      null,
      async (context) => {
        const person = await context.person();
        return context.put('/user', { email: person.email }, person);
      },
    ],
    [
      'email',
      'a taken address',
      422,
      'email_exists',
      async (context) => update(context, { email: (await context.person()).email }),
    ],
    ['email', 'no such address', 400, 'email_address_invalid', (context) => update(context, { email: 'nobody' })],
    [
      'email',
      'asked a moment ago',
      429,
      'over_email_send_rate_limit',
      async (context) => {
        const [person, email] = [await context.person(), context.newEmail()];
        await context.put('/user', { email }, person);
        return context.put('/user', { email }, person);
      },
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => update(context, { phone: '+32470000000' }),
    ],
    [
      'password',
      'the current one shown',
      200,
      null,
      (context) => update(context, { password: newPassword, current_password: password }),
    ],
    [
      'password',
      'a wrong current one',
      400,
      'current_password_invalid',
      (context) => update(context, { password: newPassword, current_password: 'wrong' }),
    ],
    [
      'password',
      'no current one',
      400,
      'current_password_invalid',
      (context) => update(context, { password: newPassword }),
    ],
    [
      'password',
      'a short one',
      422,
      'weak_password',
      (context) => update(context, { password: 'seven77', current_password: password }),
    ],
    [
      'password',
      'the old one',
      422,
      'same_password',
      (context) => update(context, { password, current_password: password }),
    ],
    [
      'password',
      'twenty wrong current ones before',
      429,
      'over_request_rate_limit',
      async (context) => {
        const person = await context.person();
        const attempt = () => context.put('/user', { password: newPassword, current_password: 'wrong' }, person);
        for (let index = 0; index < 20; index++) await attempt();
        return attempt();
      },
    ],
    [
      'password and nonce',
      'sent a moment ago',
      200,
      null,
      async (context) => {
        const { person, nonce } = await withNonce(context);
        return context.put('/user', { password: newPassword, nonce }, person);
      },
    ],
    [
      'password and nonce',
      'nobody sent it',
      422,
      'reauthentication_not_valid',
      (context) => update(context, { password: newPassword, nonce: '123456' }),
    ],
    [
      'password and nonce',
      'used before',
      422,
      'reauthentication_not_valid',
      async (context) => {
        const { person, nonce } = await withNonce(context);
        await context.put('/user', { password: newPassword, nonce }, person);
        return context.put('/user', { password: 'yet another password', nonce }, person);
      },
    ],
    [
      'password and nonce',
      'ten minutes old',
      422,
      'reauthentication_not_valid',
      async (context) => {
        const { person, nonce } = await withNonce(context);
        context.later(10 * 60_000);
        return context.put('/user', { password: newPassword, nonce }, person);
      },
    ],
    [
      'password',
      'an account without one',
      400,
      'reauthentication_needed',
      async (context) => context.put('/user', { password: newPassword }, await context.passwordless()),
    ],
    [
      'password',
      'a recovery session',
      200,
      null,
      async (context) => context.put('/user', { password: newPassword }, await recovered(context)),
    ],
    [
      'password',
      'a recovery session ten minutes old',
      400,
      'current_password_invalid',
      async (context) => {
        const session = await recovered(context);
        context.later(10 * 60_000);
        return context.put('/user', { password: newPassword }, session);
      },
    ],
  ]),
  ...casesFor(
    'PUT /user',
    [
      [
        'email',
        'anonymous',
        200,
        null,
        async (context) => context.put('/user', { email: context.newEmail() }, await context.anonymous()),
      ],
      [
        'password',
        'anonymous',
        400,
        'validation_failed',
        async (context) => context.put('/user', { password: newPassword }, await context.anonymous()),
      ],
    ],
    'anonymous',
  ),
  ...casesFor(
    'PUT /user',
    [
      [
        'email, confirmed by mail',
        'a taken address',
        200,
        null,
        async (context) => update(context, { email: (await context.person()).email }),
      ],
    ],
    'confirming',
  ),
  ...casesFor('POST /logout', [
    ['global', 'a living session', 204, null, (context) => logout(context, '?scope=global')],
    ['local', 'a living session', 204, null, (context) => logout(context, '?scope=local')],
    ['others', 'a living session', 204, null, (context) => logout(context, '?scope=others')],
    ['no scope', 'a living session', 204, null, (context) => logout(context, '')],
    ['everybody', 'no such scope', 400, 'validation_failed', (context) => logout(context, '?scope=everybody')],
  ]),
  ...casesFor('GET /settings', [
    ['nobody', 'addresses confirmed at once', 200, null, (context) => context.get('/settings')],
  ]),
  ...casesFor(
    'GET /settings',
    [['nobody', 'addresses confirmed by mail', 200, null, (context) => context.get('/settings')]],
    'confirming',
  ),
  ...casesFor(
    'GET /settings',
    [['nobody', 'sign-up closed', 200, null, (context) => context.get('/settings')]],
    'closed',
  ),
  ...casesFor(
    'GET /settings',
    [['nobody', 'robots checked', 200, null, (context) => context.get('/settings')]],
    'robots',
  ),
  ...casesFor('GET /health', [['nobody', 'running', 200, null, (context) => context.get('/health')]]),
  ...casesFor('GET /.well-known/jwks.json', [
    ['nobody', 'running', 200, null, (context) => context.get('/.well-known/jwks.json')],
  ]),
  ...casesFor('GET /challenge', [
    ['sign-in', 'offered', 200, null, (context) => context.get('/challenge?form=sign-in')],
    ['sign-up', 'offered', 200, null, (context) => context.get('/challenge?form=sign-up')],
    ['password-reset', 'offered', 200, null, (context) => context.get('/challenge?form=password-reset')],
    ['another form', 'not offered', 400, 'validation_failed', (context) => context.get('/challenge?form=another')],
    ['no form', 'not offered', 400, 'validation_failed', (context) => context.get('/challenge')],
  ]),
  ...casesFor('POST /sso', [
    [
      'domain',
      'not offered',
      404,
      'saml_provider_disabled',
      (context) => context.post('/sso', { domain: 'example.com' }),
    ],
  ]),
];
