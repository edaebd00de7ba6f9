import { type ConformanceCase, clientCasesFor, inClient } from './conformance-case.ts';
import { asSignedIn } from './stage.ts';

const someId = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';

/** Sessions, and what a person changes of themselves, through the public client. */
export const clientSessionCases: readonly ConformanceCase[] = [
  ...clientCasesFor('getUser', 'GET /user', [
    ['', 'signed in', 200, null, (stage) => asSignedIn(stage, (client) => client.getUser())],
    ['', 'nobody signed in', 400, 'AuthSessionMissingError', (stage) => stage.client().getUser()],
    ['', 'an invented token', 403, 'bad_jwt', (stage) => stage.client().getUser('a.b.c')],
    [
      '',
      'signed out elsewhere',
      400,
      'AuthSessionMissingError',
      async (stage) => {
        const person = await stage.person();
        await stage.post('/logout', {}, person);
        return stage.client().getUser(person.accessToken);
      },
    ],
  ]),
  ...clientCasesFor('updateUser', 'PUT /user', [
    [
      'data',
      'signed in',
      200,
      null,
      (stage) => asSignedIn(stage, (client) => client.updateUser({ data: { full_name: 'Ada King' } })),
    ],
    [
      'password',
      'no current one',
      400,
      'current_password_invalid',
      (stage) => asSignedIn(stage, (client) => client.updateUser({ password: 'a whole new one' })),
    ],
    ['', 'nobody signed in', 400, 'AuthSessionMissingError', (stage) => stage.client().updateUser({ data: {} })],
  ]),
  ...clientCasesFor('getUserIdentities', 'GET /user', [
    ['', 'signed in', 200, null, (stage) => asSignedIn(stage, (client) => client.getUserIdentities())],
  ]),
  ...clientCasesFor('setSession', 'GET /user', [
    [
      '',
      'both tokens',
      200,
      null,
      async (stage) => {
        const { accessToken: access_token, refreshToken: refresh_token } = await stage.person();
        return stage.client().setSession({ access_token, refresh_token });
      },
    ],
    [
      '',
      'one token',
      400,
      'AuthSessionMissingError',
      async (stage) =>
        stage.client().setSession({ access_token: (await stage.person()).accessToken, refresh_token: '' }),
    ],
  ]),
  ...clientCasesFor('refreshSession', 'POST /token', [
    ['', 'signed in', 200, null, (stage) => asSignedIn(stage, (client) => client.refreshSession())],
    [
      '',
      'an unknown token',
      400,
      'refresh_token_not_found',
      (stage) => stage.client().refreshSession({ refresh_token: 'nobody knows it' }),
    ],
    ['', 'nobody signed in', 400, 'AuthSessionMissingError', (stage) => stage.client().refreshSession()],
  ]),
  ...clientCasesFor('signOut', 'POST /logout', [
    ['global', 'signed in', 204, null, (stage) => asSignedIn(stage, (client) => client.signOut())],
    ['local', 'signed in', 204, null, (stage) => asSignedIn(stage, (client) => client.signOut({ scope: 'local' }))],
    ['others', 'signed in', 204, null, (stage) => asSignedIn(stage, (client) => client.signOut({ scope: 'others' }))],
  ]),
  ...clientCasesFor('getSession', inClient, [
    ['', 'signed in', 0, null, (stage) => asSignedIn(stage, (client) => client.getSession())],
  ]),
  ...clientCasesFor('getClaims', 'GET /.well-known/jwks.json', [
    ['', 'signed in', 200, null, (stage) => asSignedIn(stage, (client) => client.getClaims())],
    [
      '',
      'a token with another signature',
      400,
      'invalid_jwt',
      async (stage) => {
        const [one, other] = [await stage.person(), await stage.person()];
        const mixed = [...one.accessToken.split('.').slice(0, 2), other.accessToken.split('.')[2]].join('.');
        return stage.client().getClaims(mixed);
      },
    ],
  ]),
  ...clientCasesFor('getClaims', inClient, [
    ['', 'a token of another shape', 400, 'invalid_jwt', (stage) => stage.client().getClaims('nothing')],
  ]),
  // What follows never leaves the client, or not by itself.
  ...clientCasesFor('admin.signOut', 'POST /logout', [
    [
      'global',
      "a person's own token",
      204,
      null,
      async (stage) => stage.admin().signOut((await stage.person()).accessToken),
    ],
    [
      'local',
      "a person's own token",
      204,
      null,
      async (stage) => stage.admin().signOut((await stage.person()).accessToken, 'local'),
    ],
    ['global', 'an invented token', 403, 'bad_jwt', (stage) => stage.admin().signOut(someId)],
  ]),
];
