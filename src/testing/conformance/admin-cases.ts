import { type ConformanceCase, casesFor, clientCasesFor } from './conformance-case.ts';
import { anotherKey, type ConformanceContext, password } from './conformance-context.ts';

const unknownId = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';
const link = (context: ConformanceContext, body: object) => context.asService('POST', '/admin/generate_link', body);
const linkFor = async (context: ConformanceContext, type: string, more: object = {}) =>
  link(context, { type, email: (await context.person()).email, ...more });
const make = (context: ConformanceContext, more: object = {}) =>
  context.asService('POST', '/admin/users', { email: context.newEmail(), ...more });
const change = async (context: ConformanceContext, body: object) =>
  context.asService('PUT', `/admin/users/${(await context.person()).userId}`, body);

/** The administration API, over HTTP and through the client. */
export const adminCases: readonly ConformanceCase[] = [
  ...casesFor('POST /invite', [
    [
      'email',
      'a new address',
      200,
      null,
      (context) => context.asService('POST', '/invite', { email: context.newEmail() }),
    ],
    [
      'email',
      'a confirmed address',
      422,
      'email_exists',
      async (context) => context.asService('POST', '/invite', { email: (await context.person()).email }),
    ],
    [
      'email',
      'no such address',
      400,
      'email_address_invalid',
      (context) => context.asService('POST', '/invite', { email: 'nobody' }),
    ],
    ['email', 'no address', 400, 'email_address_invalid', (context) => context.asService('POST', '/invite', {})],
    [
      'email',
      'sign-up closed',
      200,
      null,
      (context) => context.asService('POST', '/invite', { email: context.newEmail() }),
    ],
  ]),
  ...casesFor('POST /admin/generate_link', [
    [
      'signup',
      'a new address',
      200,
      null,
      (context) => link(context, { type: 'signup', email: context.newEmail(), password }),
    ],
    ['signup', 'a confirmed address', 422, 'email_exists', (context) => linkFor(context, 'signup', { password })],
    [
      'signup',
      'no password',
      400,
      'validation_failed',
      (context) => link(context, { type: 'signup', email: context.newEmail() }),
    ],
    [
      'signup',
      'a short password',
      422,
      'weak_password',
      (context) => link(context, { type: 'signup', email: context.newEmail(), password: 'x' }),
    ],
    ['invite', 'a new address', 200, null, (context) => link(context, { type: 'invite', email: context.newEmail() })],
    ['invite', 'a confirmed address', 422, 'email_exists', (context) => linkFor(context, 'invite')],
    ['magiclink', 'a known address', 200, null, (context) => linkFor(context, 'magiclink')],
    [
      'magiclink',
      'a new address',
      200,
      null,
      (context) => link(context, { type: 'magiclink', email: context.newEmail() }),
    ],
    ['recovery', 'a known address', 200, null, (context) => linkFor(context, 'recovery')],
    [
      'recovery',
      'an unknown address',
      404,
      'user_not_found',
      (context) => link(context, { type: 'recovery', email: context.newEmail() }),
    ],
    [
      'email_change_current',
      'a free address',
      200,
      null,
      (context) => linkFor(context, 'email_change_current', { new_email: context.newEmail() }),
    ],
    [
      'email_change_new',
      'a free address',
      200,
      null,
      (context) => linkFor(context, 'email_change_new', { new_email: context.newEmail() }),
    ],
    [
      'email_change_new',
      'a taken address',
      422,
      'email_exists',
      async (context) => linkFor(context, 'email_change_new', { new_email: (await context.person()).email }),
    ],
    ['email_change_new', 'no new address', 400, 'validation_failed', (context) => linkFor(context, 'email_change_new')],
    ['other', 'an unknown type', 400, 'validation_failed', (context) => linkFor(context, 'other')],
  ]),
  ...casesFor('GET /admin/users', [
    ['first page', 'people', 200, null, (context) => context.asService('GET', '/admin/users')],
    ['a page beyond the last', 'people', 200, null, (context) => context.asService('GET', '/admin/users?page=9999')],
    ['page 0', 'people', 400, 'validation_failed', (context) => context.asService('GET', '/admin/users?page=0')],
    [
      'too many a page',
      'people',
      400,
      'validation_failed',
      (context) => context.asService('GET', '/admin/users?per_page=1001'),
    ],
  ]),
  ...casesFor('POST /admin/users', [
    ['email', 'a new address', 200, null, (context) => make(context)],
    ['email and password', 'a new address', 200, null, (context) => make(context, { password, email_confirm: true })],
    [
      'email',
      'a taken address',
      422,
      'email_exists',
      async (context) => make(context, { email: (await context.person()).email }),
    ],
    [
      'id',
      'taken',
      422,
      'user_already_exists',
      async (context) => make(context, { id: (await context.person()).userId }),
    ],
    ['email', 'a short password', 422, 'weak_password', (context) => make(context, { password: 'x' })],
    ['neither', 'no address', 400, 'validation_failed', (context) => make(context, { email: null })],
    [
      'phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => make(context, { phone: '+32470000000' }),
    ],
    ['role', 'another role', 400, 'validation_failed', (context) => make(context, { role: 'service_role' })],
    [
      'password_hash',
      'a foreign hash',
      400,
      'validation_failed',
      (context) => make(context, { password_hash: '$2a$10$x' }),
    ],
  ]),
  ...casesFor(
    'GET /admin/users',
    [
      ['first page', 'no key is set', 403, 'not_admin', (context) => context.asService('GET', '/admin/users')],
      [
        'first page',
        'no key is set, an empty one sent',
        401,
        'no_authorization',
        (context) => context.call('GET', '/admin/users', { headers: { authorization: 'Bearer ' } }),
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
      async (context) => context.asService('GET', `/admin/users/${(await context.person()).userId}`),
    ],
    ['id', "nobody's", 404, 'user_not_found', (context) => context.asService('GET', `/admin/users/${unknownId}`)],
    ['id', 'no id at all', 404, 'user_not_found', (context) => context.asService('GET', '/admin/users/nothing')],
  ]),
  ...casesFor('PUT /admin/users/:id', [
    ['app_metadata', 'a person', 200, null, (context) => change(context, { app_metadata: { level: 3 } })],
    ['password', 'a person', 200, null, (context) => change(context, { password: 'a whole new password' })],
    ['password', 'a short one', 422, 'weak_password', (context) => change(context, { password: 'x' })],
    ['email', 'a free address', 200, null, (context) => change(context, { email: context.newEmail() })],
    [
      'email',
      'a taken address',
      422,
      'email_exists',
      async (context) => change(context, { email: (await context.person()).email }),
    ],
    ['ban_duration', 'a day', 200, null, (context) => change(context, { ban_duration: '24h' })],
    ['ban_duration', 'none', 200, null, (context) => change(context, { ban_duration: 'none' })],
    [
      'ban_duration',
      'not a duration',
      400,
      'validation_failed',
      (context) => change(context, { ban_duration: 'a while' }),
    ],
    ['role', 'another role', 400, 'validation_failed', (context) => change(context, { role: 'service_role' })],
    ['id', "nobody's", 404, 'user_not_found', (context) => context.asService('PUT', `/admin/users/${unknownId}`, {})],
  ]),
  ...casesFor('DELETE /admin/users/:id', [
    [
      'id',
      "a person's",
      200,
      null,
      async (context) => context.asService('DELETE', `/admin/users/${(await context.person()).userId}`),
    ],
    [
      'soft deletion',
      'not offered',
      400,
      'validation_failed',
      async (context) =>
        context.asService('DELETE', `/admin/users/${(await context.person()).userId}`, { should_soft_delete: true }),
    ],
    ['id', "nobody's", 404, 'user_not_found', (context) => context.asService('DELETE', `/admin/users/${unknownId}`)],
  ]),
  ...casesFor('GET /admin/users/:id/factors', [
    [
      'id',
      "a person's",
      200,
      null,
      async (context) => context.asService('GET', `/admin/users/${(await context.person()).userId}/factors`),
    ],
    [
      'id',
      "nobody's",
      404,
      'user_not_found',
      (context) => context.asService('GET', `/admin/users/${unknownId}/factors`),
    ],
  ]),
  ...casesFor('DELETE /admin/users/:id/factors/:factorId', [
    [
      'totp',
      "a person's",
      200,
      null,
      async (context) => {
        const { userId, factorId } = await context.factors.signUpWithFactor();
        return context.asService('DELETE', `/admin/users/${userId}/factors/${factorId}`);
      },
    ],
    [
      'totp',
      "somebody else's",
      404,
      'mfa_factor_not_found',
      async (context) => {
        const [{ factorId }, { userId }] = [await context.factors.signUpWithFactor(), await context.person()];
        return context.asService('DELETE', `/admin/users/${userId}/factors/${factorId}`);
      },
    ],
    [
      'id',
      "nobody's",
      404,
      'user_not_found',
      (context) => context.asService('DELETE', `/admin/users/${unknownId}/factors/${unknownId}`),
    ],
  ]),
  ...clientCasesFor('admin.inviteUserByEmail', 'POST /invite', [
    ['', 'a new address', 200, null, (context) => context.admin().inviteUserByEmail(context.newEmail())],
    ['', 'another key', 403, 'not_admin', (context) => context.admin(anotherKey).inviteUserByEmail(context.newEmail())],
  ]),
  ...clientCasesFor('admin.generateLink', 'POST /admin/generate_link', [
    [
      'magiclink',
      'a known address',
      200,
      null,
      async (context) => context.admin().generateLink({ type: 'magiclink', email: (await context.person()).email }),
    ],
    [
      'recovery',
      'an unknown address',
      404,
      'user_not_found',
      (context) => context.admin().generateLink({ type: 'recovery', email: context.newEmail() }),
    ],
  ]),
  ...clientCasesFor('admin.createUser', 'POST /admin/users', [
    [
      '',
      'a new address',
      200,
      null,
      (context) => context.admin().createUser({ email: context.newEmail(), email_confirm: true }),
    ],
    [
      '',
      'a taken address',
      422,
      'email_exists',
      async (context) => context.admin().createUser({ email: (await context.person()).email }),
    ],
  ]),
  ...clientCasesFor('admin.listUsers', 'GET /admin/users', [
    ['', 'people', 200, null, (context) => context.admin().listUsers({ page: 1, perPage: 2 })],
  ]),
  ...clientCasesFor('admin.getUserById', 'GET /admin/users/:id', [
    ['', "a person's", 200, null, async (context) => context.admin().getUserById((await context.person()).userId)],
    ['', "nobody's", 404, 'user_not_found', (context) => context.admin().getUserById(unknownId)],
  ]),
  ...clientCasesFor('admin.updateUserById', 'PUT /admin/users/:id', [
    [
      '',
      "a person's",
      200,
      null,
      async (context) =>
        context.admin().updateUserById((await context.person()).userId, { app_metadata: { level: 3 } }),
    ],
  ]),
  ...clientCasesFor('admin.deleteUser', 'DELETE /admin/users/:id', [
    ['', "a person's", 200, null, async (context) => context.admin().deleteUser((await context.person()).userId)],
    [
      'softly',
      "a person's",
      400,
      'validation_failed',
      async (context) => context.admin().deleteUser((await context.person()).userId, true),
    ],
  ]),
  ...clientCasesFor('admin.mfa.listFactors', 'GET /admin/users/:id/factors', [
    [
      '',
      "a person's",
      200,
      null,
      async (context) => context.admin().mfa.listFactors({ userId: (await context.person()).userId }),
    ],
  ]),
  ...clientCasesFor('admin.mfa.deleteFactor', 'DELETE /admin/users/:id/factors/:factorId', [
    [
      '',
      "a person's",
      200,
      null,
      async (context) => {
        const { userId, factorId: id } = await context.factors.signUpWithFactor();
        return context.admin().mfa.deleteFactor({ userId, id });
      },
    ],
  ]),
];
