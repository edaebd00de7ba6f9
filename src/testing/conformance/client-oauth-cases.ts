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
        async (context) => {
          const { data, error } = await context
            .client()
            .signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
          return error ? { error } : context.get(data.url!.slice('http://localhost:18400/auth/v1'.length));
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
        async (context) => {
          newcomer(context);
          const client = context.client({ flowType: 'pkce' });
          const { data } = await client.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
          const end = await createProviderBrowser(context.world).open(data.url!);
          return client.exchangeCodeForSession(end.searchParams.get('code')!);
        },
      ],
      [
        '',
        'another client',
        400,
        'pkce_code_verifier_not_found',
        async (context) => context.client({ flowType: 'pkce' }).exchangeCodeForSession(await authCode(context)),
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
        async (context) => context.client().signInWithIdToken({ provider: 'google', token: await idToken(context) }),
      ],
      [
        'google',
        'an invented token',
        400,
        'validation_failed',
        (context) => context.client().signInWithIdToken({ provider: 'google', token: 'a.b.c' }),
      ],
      [
        'github',
        'unknown',
        400,
        'provider_disabled',
        (context) => context.client().signInWithIdToken({ provider: 'github', token: 'a.b.c' }),
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
        async (context) => (await context.signedIn()).client.linkIdentity({ provider: 'google' }),
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
        async (context) => {
          const { client, email } = await context.signedIn();
          return client.linkIdentity({ provider: 'google', token: await idToken(context, { email }) });
        },
      ],
      [
        'id_token',
        "somebody else's",
        422,
        'identity_already_exists',
        async (context) => {
          const token = await idToken(context);
          await context.client().signInWithIdToken({ provider: 'google', token });
          return (await context.signedIn()).client.linkIdentity({ provider: 'google', token });
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
        async (context) => {
          const client = await linked(context);
          return client.unlinkIdentity(await googleIdentity(client));
        },
      ],
      [
        '',
        'the only one',
        422,
        'single_identity_not_deletable',
        async (context) => {
          const client = context.client();
          await client.signInWithIdToken({ provider: 'google', token: await idToken(context) });
          return client.unlinkIdentity(await googleIdentity(client));
        },
      ],
    ],
    'google',
  ),
];
