import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { password, type Stage } from './stage.ts';

const newPassword = 'a whole new password';
const update = async (stage: Stage, body: object) => stage.put('/user', body, await stage.person());
const withNonce = async (stage: Stage) => {
  const person = await stage.person();
  await stage.get('/reauthenticate', person);
  return { person, nonce: (await stage.newestMail(person.email)).code };
};
const recovered = async (stage: Stage) => {
  const person = await stage.person();
  await stage.post('/recover', { email: person.email });
  const { code } = await stage.newestMail(person.email);
  const { body } = await stage.post('/verify', { type: 'recovery', email: person.email, token: code });
  return { ...person, accessToken: body.access_token as string };
};
const logout = async (stage: Stage, query: string) => stage.post(`/logout${query}`, {}, await stage.person());

/** Reading and changing oneself, signing out, and what an instance tells of itself. */
export const userCases: readonly ConformanceCase[] = [
  ...casesFor('GET /user', [
    ['session', 'a living session', 200, null, async (stage) => stage.get('/user', await stage.person())],
    [
      'session at aal1',
      'a verified factor',
      200,
      null,
      async ({ factors, ...stage }) => stage.get('/user', await factors.signIn(await factors.signUpWithFactor())),
    ],
  ]),
  ...casesFor('PUT /user', [
    ['data', 'a living session', 200, null, (stage) => update(stage, { data: { full_name: 'Ada King' } })],
    ['data', 'too much of it', 400, 'validation_failed', (stage) => update(stage, { data: { a: 'x'.repeat(9000) } })],
    [
      'app_metadata and role',
      'not read',
      200,
      null,
      (stage) => update(stage, { app_metadata: { admin: true }, role: 'service_role' }),
    ],
    ['nothing', 'a living session', 200, null, (stage) => update(stage, {})],
    ['email', 'a free address', 200, null, (stage) => update(stage, { email: stage.newEmail() })],
    [
      'email',
      'their own address',
      200,
      null,
      async (stage) => {
        const person = await stage.person();
        return stage.put('/user', { email: person.email }, person);
      },
    ],
    [
      'email',
      'a taken address',
      422,
      'email_exists',
      async (stage) => update(stage, { email: (await stage.person()).email }),
    ],
    ['email', 'no such address', 400, 'email_address_invalid', (stage) => update(stage, { email: 'nobody' })],
    [
      'email',
      'asked a moment ago',
      429,
      'over_email_send_rate_limit',
      async (stage) => {
        const [person, email] = [await stage.person(), stage.newEmail()];
        await stage.put('/user', { email }, person);
        return stage.put('/user', { email }, person);
      },
    ],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => update(stage, { phone: '+32470000000' }),
    ],
    [
      'password',
      'the current one shown',
      200,
      null,
      (stage) => update(stage, { password: newPassword, current_password: password }),
    ],
    [
      'password',
      'a wrong current one',
      400,
      'current_password_invalid',
      (stage) => update(stage, { password: newPassword, current_password: 'wrong' }),
    ],
    [
      'password',
      'no current one',
      400,
      'current_password_invalid',
      (stage) => update(stage, { password: newPassword }),
    ],
    [
      'password',
      'a short one',
      422,
      'weak_password',
      (stage) => update(stage, { password: 'seven77', current_password: password }),
    ],
    [
      'password',
      'the old one',
      422,
      'same_password',
      (stage) => update(stage, { password, current_password: password }),
    ],
    [
      'password',
      'twenty wrong current ones before',
      429,
      'over_request_rate_limit',
      async (stage) => {
        const person = await stage.person();
        const attempt = () => stage.put('/user', { password: newPassword, current_password: 'wrong' }, person);
        for (let index = 0; index < 20; index++) await attempt();
        return attempt();
      },
    ],
    [
      'password and nonce',
      'sent a moment ago',
      200,
      null,
      async (stage) => {
        const { person, nonce } = await withNonce(stage);
        return stage.put('/user', { password: newPassword, nonce }, person);
      },
    ],
    [
      'password and nonce',
      'nobody sent it',
      422,
      'reauthentication_not_valid',
      (stage) => update(stage, { password: newPassword, nonce: '123456' }),
    ],
    [
      'password and nonce',
      'used before',
      422,
      'reauthentication_not_valid',
      async (stage) => {
        const { person, nonce } = await withNonce(stage);
        await stage.put('/user', { password: newPassword, nonce }, person);
        return stage.put('/user', { password: 'yet another password', nonce }, person);
      },
    ],
    [
      'password and nonce',
      'ten minutes old',
      422,
      'reauthentication_not_valid',
      async (stage) => {
        const { person, nonce } = await withNonce(stage);
        stage.later(10 * 60_000);
        return stage.put('/user', { password: newPassword, nonce }, person);
      },
    ],
    [
      'password',
      'an account without one',
      400,
      'reauthentication_needed',
      async (stage) => stage.put('/user', { password: newPassword }, await stage.passwordless()),
    ],
    [
      'password',
      'a recovery session',
      200,
      null,
      async (stage) => stage.put('/user', { password: newPassword }, await recovered(stage)),
    ],
    [
      'password',
      'a recovery session ten minutes old',
      400,
      'current_password_invalid',
      async (stage) => {
        const session = await recovered(stage);
        stage.later(10 * 60_000);
        return stage.put('/user', { password: newPassword }, session);
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
        async (stage) => stage.put('/user', { email: stage.newEmail() }, await stage.anonymous()),
      ],
      [
        'password',
        'anonymous',
        400,
        'validation_failed',
        async (stage) => stage.put('/user', { password: newPassword }, await stage.anonymous()),
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
        async (stage) => update(stage, { email: (await stage.person()).email }),
      ],
    ],
    'confirming',
  ),
  ...casesFor('POST /logout', [
    ['global', 'a living session', 204, null, (stage) => logout(stage, '?scope=global')],
    ['local', 'a living session', 204, null, (stage) => logout(stage, '?scope=local')],
    ['others', 'a living session', 204, null, (stage) => logout(stage, '?scope=others')],
    ['no scope', 'a living session', 204, null, (stage) => logout(stage, '')],
    ['everybody', 'no such scope', 400, 'validation_failed', (stage) => logout(stage, '?scope=everybody')],
  ]),
  ...casesFor('GET /settings', [
    ['nobody', 'addresses confirmed at once', 200, null, (stage) => stage.get('/settings')],
  ]),
  ...casesFor(
    'GET /settings',
    [['nobody', 'addresses confirmed by mail', 200, null, (stage) => stage.get('/settings')]],
    'confirming',
  ),
  ...casesFor('GET /settings', [['nobody', 'sign-up closed', 200, null, (stage) => stage.get('/settings')]], 'closed'),
  ...casesFor('GET /settings', [['nobody', 'robots checked', 200, null, (stage) => stage.get('/settings')]], 'robots'),
  ...casesFor('GET /health', [['nobody', 'running', 200, null, (stage) => stage.get('/health')]]),
  ...casesFor('GET /.well-known/jwks.json', [
    ['nobody', 'running', 200, null, (stage) => stage.get('/.well-known/jwks.json')],
  ]),
  ...casesFor('GET /challenge', [
    ['sign-in', 'offered', 200, null, (stage) => stage.get('/challenge?form=sign-in')],
    ['sign-up', 'offered', 200, null, (stage) => stage.get('/challenge?form=sign-up')],
    ['password-reset', 'offered', 200, null, (stage) => stage.get('/challenge?form=password-reset')],
    ['another form', 'not offered', 400, 'validation_failed', (stage) => stage.get('/challenge?form=another')],
    ['no form', 'not offered', 400, 'validation_failed', (stage) => stage.get('/challenge')],
  ]),
  ...casesFor('POST /sso', [
    ['domain', 'not offered', 404, 'saml_provider_disabled', (stage) => stage.post('/sso', { domain: 'example.com' })],
  ]),
];
