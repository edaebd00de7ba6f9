import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { challenge } from './mailed-cases.ts';
import { authorize, finish, newcomer, openCallback } from './provider-people.ts';

/** Going to another provider and coming back, and identities. */
export const oauthCases: readonly ConformanceCase[] = [
  ...casesFor('GET /authorize', [['google', 'not set up', 400, 'validation_failed', (stage) => authorize(stage)]]),
  ...casesFor(
    'GET /authorize',
    [
      ['implicit', 'set up', 302, null, (stage) => authorize(stage)],
      ['S256', 'set up', 302, null, (stage) => authorize(stage, challenge)],
      ['without a redirect', 'set up', 200, null, (stage) => authorize(stage, { skip_http_redirect: 'true' })],
      [
        'plain',
        'set up',
        400,
        'validation_failed',
        (stage) => authorize(stage, { ...challenge, code_challenge_method: 'plain' }),
      ],
      [
        'half a challenge',
        'set up',
        400,
        'validation_failed',
        (stage) => authorize(stage, { code_challenge: challenge.code_challenge }),
      ],
      ['another provider', 'unknown', 400, 'validation_failed', (stage) => authorize(stage, { provider: 'github' })],
      ['no provider', 'unknown', 400, 'validation_failed', (stage) => authorize(stage, { provider: '' })],
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
        (stage) => {
          newcomer(stage);
          return finish(stage);
        },
      ],
      [
        'S256',
        'somebody new',
        302,
        null,
        (stage) => {
          newcomer(stage);
          return finish(stage, challenge);
        },
      ],
      [
        'implicit',
        'an account with the same address',
        302,
        null,
        async (stage) => {
          newcomer(stage, { email: (await stage.person()).email });
          return finish(stage);
        },
      ],
      [
        'implicit',
        'the provider has not verified the address',
        302,
        'provider_email_needs_verification',
        (stage) => {
          newcomer(stage, { isVerified: false });
          return finish(stage);
        },
      ],
      [
        'implicit',
        'another browser',
        302,
        'bad_oauth_state',
        async (stage) => {
          newcomer(stage);
          return stage.get((await openCallback(stage)).path);
        },
      ],
      [
        'implicit',
        'came back before',
        302,
        'bad_oauth_state',
        async (stage) => {
          newcomer(stage);
          const { path, cookie } = await openCallback(stage);
          await stage.call('GET', path, { headers: { cookie } });
          return stage.call('GET', path, { headers: { cookie } });
        },
      ],
      [
        'implicit',
        'pressed Cancel',
        302,
        'bad_oauth_callback',
        (stage) => {
          stage.google.cancelNext();
          return finish(stage);
        },
      ],
      ['no state', 'nobody went', 302, 'bad_oauth_callback', (stage) => stage.get('/callback')],
      [
        'an invented state',
        'nobody went',
        302,
        'bad_oauth_state',
        (stage) => stage.get('/callback?state=invented&code=x'),
      ],
      [
        'implicit',
        'banned',
        302,
        'user_banned',
        async (stage) => {
          const { email, userId } = await stage.person();
          await stage.asService('PUT', `/admin/users/${userId}`, { ban_duration: '24h' });
          newcomer(stage, { email });
          return finish(stage);
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
        (stage) =>
          stage.call('POST', '/callback', {
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
        async (stage) =>
          stage.get('/user/identities/authorize?provider=google&skip_http_redirect=true', await stage.person()),
      ],
      [
        'another provider',
        'signed in',
        400,
        'validation_failed',
        async (stage) => stage.get('/user/identities/authorize?provider=github', await stage.person()),
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
      async (stage) => {
        const person = await stage.person();
        const { body } = await stage.get('/user', person);
        return stage.delete(`/user/identities/${body.identities[0].identity_id}`, person);
      },
    ],
    [
      'email',
      "somebody else's",
      422,
      'identity_not_found',
      async (stage) => {
        const { body } = await stage.get('/user', await stage.person());
        return stage.delete(`/user/identities/${body.identities[0].identity_id}`, await stage.person());
      },
    ],
    [
      'id',
      'no id at all',
      422,
      'identity_not_found',
      async (stage) => stage.delete('/user/identities/nothing', await stage.person()),
    ],
  ]),
];
