import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { challenge } from './mailed-cases.ts';
import { authorize, finish, newcomer, openCallback } from './provider-people.ts';

/** Going to another provider and coming back, and identities. */
export const oauthCases: readonly ConformanceCase[] = [
  ...casesFor('GET /authorize', [['google', 'not set up', 400, 'validation_failed', (context) => authorize(context)]]),
  ...casesFor(
    'GET /authorize',
    [
      ['implicit', 'set up', 302, null, (context) => authorize(context)],
      ['S256', 'set up', 302, null, (context) => authorize(context, challenge)],
      ['without a redirect', 'set up', 200, null, (context) => authorize(context, { skip_http_redirect: 'true' })],
      [
        'plain',
        'set up',
        400,
        'validation_failed',
        (context) => authorize(context, { ...challenge, code_challenge_method: 'plain' }),
      ],
      [
        'half a challenge',
        'set up',
        400,
        'validation_failed',
        (context) => authorize(context, { code_challenge: challenge.code_challenge }),
      ],
      [
        'another provider',
        'unknown',
        400,
        'validation_failed',
        (context) => authorize(context, { provider: 'github' }),
      ],
      ['no provider', 'unknown', 400, 'validation_failed', (context) => authorize(context, { provider: '' })],
    ],
    'google',
  ),
  ...casesFor(
    'GET /callback',
    [
      [
        'implicit',
        'somebody new',
        302,
        null,
        (context) => {
          newcomer(context);
          return finish(context);
        },
      ],
      [
        'S256',
        'somebody new',
        302,
        null,
        (context) => {
          newcomer(context);
          return finish(context, challenge);
        },
      ],
      [
        'implicit',
        'an account with the same address',
        302,
        null,
        async (context) => {
          newcomer(context, { email: (await context.person()).email });
          return finish(context);
        },
      ],
      [
        'implicit',
        'the provider has not verified the address',
        302,
        'provider_email_needs_verification',
        (context) => {
          newcomer(context, { isVerified: false });
          return finish(context);
        },
      ],
      [
        'implicit',
        'another browser',
        302,
        'bad_oauth_state',
        async (context) => {
          newcomer(context);
          return context.get((await openCallback(context)).path);
        },
      ],
      [
        'implicit',
        'came back before',
        302,
        'bad_oauth_state',
        async (context) => {
          newcomer(context);
          const { path, cookie } = await openCallback(context);
          await context.call('GET', path, { headers: { cookie } });
          return context.call('GET', path, { headers: { cookie } });
        },
      ],
      [
        'implicit',
        'pressed Cancel',
        302,
        'bad_oauth_callback',
        (context) => {
          context.google.cancelNext();
          return finish(context);
        },
      ],
      ['no state', 'nobody went', 302, 'bad_oauth_callback', (context) => context.get('/callback')],
      [
        'an invented state',
        'nobody went',
        302,
        'bad_oauth_state',
        (context) => context.get('/callback?state=invented&code=x'),
      ],
      [
        'implicit',
        'banned',
        302,
        'user_banned',
        async (context) => {
          const { email, userId } = await context.person();
          await context.asService('PUT', `/admin/users/${userId}`, { ban_duration: '24h' });
          newcomer(context, { email });
          return finish(context);
        },
      ],
    ],
    'google',
  ),
  ...casesFor(
    'POST /callback',
    [
      [
        'form',
        'a provider that posts',
        303,
        null,
        (context) =>
          context.call('POST', '/callback', {
            body: 'state=a&code=b',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }),
      ],
    ],
    'google',
  ),
  ...casesFor(
    'GET /user/identities/authorize',
    [
      [
        'without a redirect',
        'signed in',
        200,
        null,
        async (context) =>
          context.get('/user/identities/authorize?provider=google&skip_http_redirect=true', await context.person()),
      ],
      [
        'another provider',
        'signed in',
        400,
        'validation_failed',
        async (context) => context.get('/user/identities/authorize?provider=github', await context.person()),
      ],
    ],
    'google',
  ),
  ...casesFor('DELETE /user/identities/:id', [
    [
      'email',
      'the only one',
      422,
      'single_identity_not_deletable',
      async (context) => {
        const person = await context.person();
        const { body } = await context.get('/user', person);
        return context.delete(`/user/identities/${body.identities[0].identity_id}`, person);
      },
    ],
    [
      'email',
      "somebody else's",
      422,
      'identity_not_found',
      async (context) => {
        const { body } = await context.get('/user', await context.person());
        return context.delete(`/user/identities/${body.identities[0].identity_id}`, await context.person());
      },
    ],
    [
      'id',
      'no id at all',
      422,
      'identity_not_found',
      async (context) => context.delete('/user/identities/nothing', await context.person()),
    ],
  ]),
];
