import { type ConformanceCase, casesFor, clientCasesFor } from './conformance-case.ts';
import { anotherKey, password, type Stage } from './stage.ts';

const unknownId = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';
const link = (stage: Stage, body: object) => stage.asService('POST', '/admin/generate_link', body);
const linkFor = async (stage: Stage, type: string, more: object = {}) =>
  link(stage, { type, email: (await stage.person()).email, ...more });
const make = (stage: Stage, more: object = {}) =>
  stage.asService('POST', '/admin/users', { email: stage.newEmail(), ...more });
const change = async (stage: Stage, body: object) =>
  stage.asService('PUT', `/admin/users/${(await stage.person()).userId}`, body);

/** The administration API, over HTTP and through the client. */
export const adminCases: readonly ConformanceCase[] = [
  ...casesFor('POST /invite', [
    ['email', 'a new address', 200, null, (stage) => stage.asService('POST', '/invite', { email: stage.newEmail() })],
    [
      'email',
      'a confirmed address',
      422,
      'email_exists',
      async (stage) => stage.asService('POST', '/invite', { email: (await stage.person()).email }),
    ],
    [
      'email',
      'no such address',
      400,
      'email_address_invalid',
      (stage) => stage.asService('POST', '/invite', { email: 'nobody' }),
    ],
    ['email', 'no address', 400, 'email_address_invalid', (stage) => stage.asService('POST', '/invite', {})],
    ['email', 'sign-up closed', 200, null, (stage) => stage.asService('POST', '/invite', { email: stage.newEmail() })],
  ]),
  ...casesFor('POST /admin/generate_link', [
    [
      'signup',
      'a new address',
      200,
      null,
      (stage) => link(stage, { type: 'signup', email: stage.newEmail(), password }),
    ],
    ['signup', 'a confirmed address', 422, 'email_exists', (stage) => linkFor(stage, 'signup', { password })],
    [
      'signup',
      'no password',
      400,
      'validation_failed',
      (stage) => link(stage, { type: 'signup', email: stage.newEmail() }),
    ],
    [
      'signup',
      'a short password',
      422,
      'weak_password',
      (stage) => link(stage, { type: 'signup', email: stage.newEmail(), password: 'x' }),
    ],
    ['invite', 'a new address', 200, null, (stage) => link(stage, { type: 'invite', email: stage.newEmail() })],
    ['invite', 'a confirmed address', 422, 'email_exists', (stage) => linkFor(stage, 'invite')],
    ['magiclink', 'a known address', 200, null, (stage) => linkFor(stage, 'magiclink')],
    ['magiclink', 'a new address', 200, null, (stage) => link(stage, { type: 'magiclink', email: stage.newEmail() })],
    ['recovery', 'a known address', 200, null, (stage) => linkFor(stage, 'recovery')],
    [
      'recovery',
      'an unknown address',
      404,
      'user_not_found',
      (stage) => link(stage, { type: 'recovery', email: stage.newEmail() }),
    ],
    [
      'email_change_current',
      'a free address',
      200,
      null,
      (stage) => linkFor(stage, 'email_change_current', { new_email: stage.newEmail() }),
    ],
    [
      'email_change_new',
      'a free address',
      200,
      null,
      (stage) => linkFor(stage, 'email_change_new', { new_email: stage.newEmail() }),
    ],
    [
      'email_change_new',
      'a taken address',
      422,
      'email_exists',
      async (stage) => linkFor(stage, 'email_change_new', { new_email: (await stage.person()).email }),
    ],
    ['email_change_new', 'no new address', 400, 'validation_failed', (stage) => linkFor(stage, 'email_change_new')],
    ['other', 'an unknown type', 400, 'validation_failed', (stage) => linkFor(stage, 'other')],
  ]),
  ...casesFor('GET /admin/users', [
    ['first page', 'people', 200, null, (stage) => stage.asService('GET', '/admin/users')],
    ['a page beyond the last', 'people', 200, null, (stage) => stage.asService('GET', '/admin/users?page=9999')],
    ['page 0', 'people', 400, 'validation_failed', (stage) => stage.asService('GET', '/admin/users?page=0')],
    [
      'too many a page',
      'people',
      400,
      'validation_failed',
      (stage) => stage.asService('GET', '/admin/users?per_page=1001'),
    ],
  ]),
  ...casesFor('POST /admin/users', [
    ['email', 'a new address', 200, null, (stage) => make(stage)],
    ['email and password', 'a new address', 200, null, (stage) => make(stage, { password, email_confirm: true })],
    [
      'email',
      'a taken address',
      422,
      'email_exists',
      async (stage) => make(stage, { email: (await stage.person()).email }),
    ],
    ['id', 'taken', 422, 'user_already_exists', async (stage) => make(stage, { id: (await stage.person()).userId })],
    ['email', 'a short password', 422, 'weak_password', (stage) => make(stage, { password: 'x' })],
    ['neither', 'no address', 400, 'validation_failed', (stage) => make(stage, { email: null })],
    ['phone', 'phones not offered', 400, 'phone_provider_disabled', (stage) => make(stage, { phone: '+32470000000' })],
    ['role', 'another role', 400, 'validation_failed', (stage) => make(stage, { role: 'service_role' })],
    [
      'password_hash',
      'a foreign hash',
      400,
      'validation_failed',
      (stage) => make(stage, { password_hash: '$2a$10$x' }),
    ],
  ]),
  ...casesFor(
    'GET /admin/users',
    [
      ['first page', 'no key is set', 403, 'not_admin', (stage) => stage.asService('GET', '/admin/users')],
      [
        'first page',
        'no key is set, an empty one sent',
        401,
        'no_authorization',
        (stage) => stage.call('GET', '/admin/users', { headers: { authorization: 'Bearer ' } }),
      ],
    ],
    'without a service key',
  ),
  ...casesFor('GET /admin/users/:id', [
    [
      'id',
      "a person's",
      200,
      null,
      async (stage) => stage.asService('GET', `/admin/users/${(await stage.person()).userId}`),
    ],
    ['id', "nobody's", 404, 'user_not_found', (stage) => stage.asService('GET', `/admin/users/${unknownId}`)],
    ['id', 'no id at all', 404, 'user_not_found', (stage) => stage.asService('GET', '/admin/users/nothing')],
  ]),
  ...casesFor('PUT /admin/users/:id', [
    ['app_metadata', 'a person', 200, null, (stage) => change(stage, { app_metadata: { level: 3 } })],
    ['password', 'a person', 200, null, (stage) => change(stage, { password: 'a whole new password' })],
    ['password', 'a short one', 422, 'weak_password', (stage) => change(stage, { password: 'x' })],
    ['email', 'a free address', 200, null, (stage) => change(stage, { email: stage.newEmail() })],
    [
      'email',
      'a taken address',
      422,
      'email_exists',
      async (stage) => change(stage, { email: (await stage.person()).email }),
    ],
    ['ban_duration', 'a day', 200, null, (stage) => change(stage, { ban_duration: '24h' })],
    ['ban_duration', 'none', 200, null, (stage) => change(stage, { ban_duration: 'none' })],
    ['ban_duration', 'not a duration', 400, 'validation_failed', (stage) => change(stage, { ban_duration: 'a while' })],
    ['role', 'another role', 400, 'validation_failed', (stage) => change(stage, { role: 'service_role' })],
    ['id', "nobody's", 404, 'user_not_found', (stage) => stage.asService('PUT', `/admin/users/${unknownId}`, {})],
  ]),
  ...casesFor('DELETE /admin/users/:id', [
    [
      'id',
      "a person's",
      200,
      null,
      async (stage) => stage.asService('DELETE', `/admin/users/${(await stage.person()).userId}`),
    ],
    [
      'soft deletion',
      'not offered',
      400,
      'validation_failed',
      async (stage) =>
        stage.asService('DELETE', `/admin/users/${(await stage.person()).userId}`, { should_soft_delete: true }),
    ],
    ['id', "nobody's", 404, 'user_not_found', (stage) => stage.asService('DELETE', `/admin/users/${unknownId}`)],
  ]),
  ...casesFor('GET /admin/users/:id/factors', [
    [
      'id',
      "a person's",
      200,
      null,
      async (stage) => stage.asService('GET', `/admin/users/${(await stage.person()).userId}/factors`),
    ],
    ['id', "nobody's", 404, 'user_not_found', (stage) => stage.asService('GET', `/admin/users/${unknownId}/factors`)],
  ]),
  ...casesFor('DELETE /admin/users/:id/factors/:factorId', [
    [
      'totp',
      "a person's",
      200,
      null,
      async (stage) => {
        const { userId, factorId } = await stage.factors.signUpWithFactor();
        return stage.asService('DELETE', `/admin/users/${userId}/factors/${factorId}`);
      },
    ],
    [
      'totp',
      "somebody else's",
      404,
      'mfa_factor_not_found',
      async (stage) => {
        const [{ factorId }, { userId }] = [await stage.factors.signUpWithFactor(), await stage.person()];
        return stage.asService('DELETE', `/admin/users/${userId}/factors/${factorId}`);
      },
    ],
    [
      'id',
      "nobody's",
      404,
      'user_not_found',
      (stage) => stage.asService('DELETE', `/admin/users/${unknownId}/factors/${unknownId}`),
    ],
  ]),
  ...clientCasesFor('admin.inviteUserByEmail', 'POST /invite', [
    ['', 'a new address', 200, null, (stage) => stage.admin().inviteUserByEmail(stage.newEmail())],
    ['', 'another key', 403, 'not_admin', (stage) => stage.admin(anotherKey).inviteUserByEmail(stage.newEmail())],
  ]),
  ...clientCasesFor('admin.generateLink', 'POST /admin/generate_link', [
    [
      'magiclink',
      'a known address',
      200,
      null,
      async (stage) => stage.admin().generateLink({ type: 'magiclink', email: (await stage.person()).email }),
    ],
    [
      'recovery',
      'an unknown address',
      404,
      'user_not_found',
      (stage) => stage.admin().generateLink({ type: 'recovery', email: stage.newEmail() }),
    ],
  ]),
  ...clientCasesFor('admin.createUser', 'POST /admin/users', [
    [
      '',
      'a new address',
      200,
      null,
      (stage) => stage.admin().createUser({ email: stage.newEmail(), email_confirm: true }),
    ],
    [
      '',
      'a taken address',
      422,
      'email_exists',
      async (stage) => stage.admin().createUser({ email: (await stage.person()).email }),
    ],
  ]),
  ...clientCasesFor('admin.listUsers', 'GET /admin/users', [
    ['', 'people', 200, null, (stage) => stage.admin().listUsers({ page: 1, perPage: 2 })],
  ]),
  ...clientCasesFor('admin.getUserById', 'GET /admin/users/:id', [
    ['', "a person's", 200, null, async (stage) => stage.admin().getUserById((await stage.person()).userId)],
    ['', "nobody's", 404, 'user_not_found', (stage) => stage.admin().getUserById(unknownId)],
  ]),
  ...clientCasesFor('admin.updateUserById', 'PUT /admin/users/:id', [
    [
      '',
      "a person's",
      200,
      null,
      async (stage) => stage.admin().updateUserById((await stage.person()).userId, { app_metadata: { level: 3 } }),
    ],
  ]),
  ...clientCasesFor('admin.deleteUser', 'DELETE /admin/users/:id', [
    ['', "a person's", 200, null, async (stage) => stage.admin().deleteUser((await stage.person()).userId)],
    [
      'softly',
      "a person's",
      400,
      'validation_failed',
      async (stage) => stage.admin().deleteUser((await stage.person()).userId, true),
    ],
  ]),
  ...clientCasesFor('admin.mfa.listFactors', 'GET /admin/users/:id/factors', [
    [
      '',
      "a person's",
      200,
      null,
      async (stage) => stage.admin().mfa.listFactors({ userId: (await stage.person()).userId }),
    ],
  ]),
  ...clientCasesFor('admin.mfa.deleteFactor', 'DELETE /admin/users/:id/factors/:factorId', [
    [
      '',
      "a person's",
      200,
      null,
      async (stage) => {
        const { userId, factorId: id } = await stage.factors.signUpWithFactor();
        return stage.admin().mfa.deleteFactor({ userId, id });
      },
    ],
  ]),
];
