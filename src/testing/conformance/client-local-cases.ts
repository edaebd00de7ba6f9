import { type ClientAnswer, type ConformanceCase, clientCasesFor, inClient } from './conformance-case.ts';
import { asSignedIn, password } from './conformance-context.ts';

/** What a method that answers no error at all has done. */
const done: ClientAnswer = { error: null };

/** What never leaves the client, or not by itself. */
export const clientLocalCases: readonly ConformanceCase[] = [
  ...clientCasesFor('initialize', inClient, [
    ['', 'nobody signed in', 0, null, (context) => context.client().initialize()],
  ]),
  ...clientCasesFor('isThrowOnErrorEnabled', inClient, [
    [
      '',
      'as it is made',
      0,
      null,
      async (context) => {
        if (context.client().isThrowOnErrorEnabled()) throw new Error('Errors are to be answered');
        return done;
      },
    ],
  ]),
  ...clientCasesFor('onAuthStateChange', inClient, [
    [
      '',
      'signing in',
      0,
      null,
      async (context) => {
        const client = context.client();
        const events: string[] = [];
        const { data } = client.onAuthStateChange((event: string) => void events.push(event));
        const { error } = await client.signInWithPassword({ email: (await context.person()).email, password });
        data.subscription.unsubscribe();
        if (!events.includes('SIGNED_IN')) throw new Error(`Heard ${events.join()}`);
        return { error };
      },
    ],
  ]),
  ...clientCasesFor('startAutoRefresh', 'POST /token', [
    [
      '',
      'a session about to expire',
      200,
      null,
      (context) =>
        asSignedIn(context, async (client) => {
          const { data } = await client.getSession();
          // As it is stored: less than a minute is left.
          const expiring = { ...data.session!, expires_at: Math.floor(Date.now() / 1000) + 30 };
          await Reflect.get(client, '_saveSession').call(client, expiring);
          const refreshed = new Promise<void>((resolve) => {
            client.onAuthStateChange((event: string) => {
              if (event === 'TOKEN_REFRESHED') resolve();
            });
          });
          await client.startAutoRefresh();
          await refreshed;
          await client.stopAutoRefresh();
          return done;
        }),
    ],
  ]),
  ...clientCasesFor('stopAutoRefresh', inClient, [
    [
      '',
      'started before',
      0,
      null,
      async (context) => {
        const client = context.client();
        await client.startAutoRefresh();
        await client.stopAutoRefresh();
        return done;
      },
    ],
  ]),
  ...clientCasesFor('dispose', inClient, [
    [
      '',
      'nobody signed in',
      0,
      null,
      async (context) => {
        await context.client().dispose();
        return done;
      },
    ],
  ]),
];
