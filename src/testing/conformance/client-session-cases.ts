import { type ConformanceCase, clientCasesFor, inClient } from './conformance-case.ts';
import { asSignedIn } from './conformance-context.ts';

const someId = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';

/** Sessions, and what a person changes of themselves, through the public client. */
export const clientSessionCases: readonly ConformanceCase[] = [
  ...clientCasesFor('getUser', 'GET /user', [
    ['', 'signed in', 200, null, (context) => asSignedIn(context, (client) => client.getUser())],
    ['', 'nobody signed in', 400, 'AuthSessionMissingError', (context) => context.client().getUser()],
    ['', 'an invented token', 403, 'bad_jwt', (context) => context.client().getUser('a.b.c')],
    [
      '',
      'signed out elsewhere',
      400,
      'AuthSessionMissingError',
      async (context) => {
        const person = await context.person();
        await context.post('/logout', {}, person);
        return context.client().getUser(person.accessToken);
      },
    ],
  ]),
  ...clientCasesFor('updateUser', 'PUT /user', [
    [
      'data',
      'signed in',
      200,
      null,
      (context) => asSignedIn(context, (client) => client.updateUser({ data: { full_name: 'Ada King' } })),
    ],
    [
      'password',
      'no current one',
      400,
      'current_password_invalid',
      (context) => asSignedIn(context, (client) => client.updateUser({ password: 'a whole new one' })),
    ],
    ['', 'nobody signed in', 400, 'AuthSessionMissingError', (context) => context.client().updateUser({ data: {} })],
  ]),
  ...clientCasesFor('getUserIdentities', 'GET /user', [
    ['', 'signed in', 200, null, (context) => asSignedIn(context, (client) => client.getUserIdentities())],
  ]),
  ...clientCasesFor('setSession', 'GET /user', [
    [
      '',
      'both tokens',
      200,
      null,
      async (context) => {
        const { accessToken: access_token, refreshToken: refresh_token } = await context.person();
        return context.client().setSession({ access_token, refresh_token });
      },
    ],
    [
      '',
      'one token',
      400,
      'AuthSessionMissingError',
      async (context) =>
        context.client().setSession({ access_token: (await context.person()).accessToken, refresh_token: '' }),
    ],
  ]),
  ...clientCasesFor('refreshSession', 'POST /token', [
    ['', 'signed in', 200, null, (context) => asSignedIn(context, (client) => client.refreshSession())],
    [
      '',
      'an unknown token',
      400,
      'refresh_token_not_found',
      (context) => context.client().refreshSession({ refresh_token: 'nobody knows it' }),
    ],
    ['', 'nobody signed in', 400, 'AuthSessionMissingError', (context) => context.client().refreshSession()],
  ]),
  ...clientCasesFor('signOut', 'POST /logout', [
    ['global', 'signed in', 204, null, (context) => asSignedIn(context, (client) => client.signOut())],
    ['local', 'signed in', 204, null, (context) => asSignedIn(context, (client) => client.signOut({ scope: 'local' }))],
    [
      'others',
      'signed in',
      204,
      null,
      (context) => asSignedIn(context, (client) => client.signOut({ scope: 'others' })),
    ],
  ]),
  ...clientCasesFor('getSession', inClient, [
    ['', 'signed in', 0, null, (context) => asSignedIn(context, (client) => client.getSession())],
  ]),
  ...clientCasesFor('getClaims', 'GET /.well-known/jwks.json', [
    ['', 'signed in', 200, null, (context) => asSignedIn(context, (client) => client.getClaims())],
    [
      '',
      'a token with another signature',
      400,
      'invalid_jwt',
      async (context) => {
        const [one, other] = [await context.person(), await context.person()];
        const mixed = [...one.accessToken.split('.').slice(0, 2), other.accessToken.split('.')[2]].join('.');
        return context.client().getClaims(mixed);
      },
    ],
  ]),
  ...clientCasesFor('getClaims', inClient, [
    ['', 'a token of another shape', 400, 'invalid_jwt', (context) => context.client().getClaims('nothing')],
  ]),
  // What follows never leaves the client, or not by itself.
  ...clientCasesFor('admin.signOut', 'POST /logout', [
    [
      'global',
      "a person's own token",
      204,
      null,
      async (context) => context.admin().signOut((await context.person()).accessToken),
    ],
    [
      'local',
      "a person's own token",
      204,
      null,
      async (context) => context.admin().signOut((await context.person()).accessToken, 'local'),
    ],
    ['global', 'an invented token', 403, 'bad_jwt', (context) => context.admin().signOut(someId)],
  ]),
];
