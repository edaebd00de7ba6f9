import { createProviderBrowser } from '#testing/provider-browser.ts';
import { type ConformanceCase, clientCasesFor } from './conformance-case.ts';
import { authCode, googleIdentity, idToken, linked, newcomer } from './provider-people.ts';

/** Other providers and identities through the public client. */
export const clientOauthCases: readonly ConformanceCase[] = [
  ...clientCasesFor(
    'signInWithOAuth',
    'GET /authorize',
    [
      [
        'google',
        'set up',
        302,
        null,
        async (stage) => {
          const { data, error } = await stage
            .client()
            .signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
          return error ? { error } : stage.get(data.url!.slice('http://localhost:18400/auth/v1'.length));
        },
      ],
    ],
    'google',
  ),
  ...clientCasesFor(
    'exchangeCodeForSession',
    'POST /token',
    [
      [
        '',
        'the client that asked',
        200,
        null,
        async (stage) => {
          newcomer(stage);
          const client = stage.client({ flowType: 'pkce' });
          const { data } = await client.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
          const end = await createProviderBrowser(stage.world).open(data.url!);
          return client.exchangeCodeForSession(end.searchParams.get('code')!);
        },
      ],
      [
        '',
        'another client',
        400,
        'pkce_code_verifier_not_found',
        async (stage) => stage.client({ flowType: 'pkce' }).exchangeCodeForSession(await authCode(stage)),
      ],
    ],
    'google',
  ),
  ...clientCasesFor(
    'signInWithIdToken',
    'POST /token',
    [
      [
        'google',
        'somebody new',
        200,
        null,
        async (stage) => stage.client().signInWithIdToken({ provider: 'google', token: await idToken(stage) }),
      ],
      [
        'google',
        'an invented token',
        400,
        'validation_failed',
        (stage) => stage.client().signInWithIdToken({ provider: 'google', token: 'a.b.c' }),
      ],
      [
        'github',
        'unknown',
        400,
        'provider_disabled',
        (stage) => stage.client().signInWithIdToken({ provider: 'github', token: 'a.b.c' }),
      ],
    ],
    'google',
  ),
  ...clientCasesFor(
    'linkIdentity',
    'GET /user/identities/authorize',
    [
      [
        'google',
        'signed in',
        200,
        null,
        async (stage) => (await stage.signedIn()).client.linkIdentity({ provider: 'google' }),
      ],
    ],
    'google',
  ),
  ...clientCasesFor(
    'linkIdentity',
    'POST /token',
    [
      [
        'id_token',
        'signed in',
        200,
        null,
        async (stage) => {
          const { client, email } = await stage.signedIn();
          return client.linkIdentity({ provider: 'google', token: await idToken(stage, { email }) });
        },
      ],
      [
        'id_token',
        "somebody else's",
        422,
        'identity_already_exists',
        async (stage) => {
          const token = await idToken(stage);
          await stage.client().signInWithIdToken({ provider: 'google', token });
          return (await stage.signedIn()).client.linkIdentity({ provider: 'google', token });
        },
      ],
    ],
    'google',
  ),
  ...clientCasesFor(
    'unlinkIdentity',
    'DELETE /user/identities/:id',
    [
      [
        '',
        'another way in is left',
        200,
        null,
        async (stage) => {
          const client = await linked(stage);
          return client.unlinkIdentity(await googleIdentity(client));
        },
      ],
      [
        '',
        'the only one',
        422,
        'single_identity_not_deletable',
        async (stage) => {
          const client = stage.client();
          await client.signInWithIdToken({ provider: 'google', token: await idToken(stage) });
          return client.unlinkIdentity(await googleIdentity(client));
        },
      ],
    ],
    'google',
  ),
];
