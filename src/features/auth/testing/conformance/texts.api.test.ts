/** The exact messages of the public client, each caused by a real call (docs/pages.md, "Messages"). */
import { AuthClient } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { specifiedTexts } from '#testing/conformance/specified-texts.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { createAuthClient } from '#web/auth/auth-client.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());
afterEach(() => {
  vi.unstubAllGlobals();
});

const password = 'correct horse battery';
const home = 'http://localhost:18400';
const fetchInProcess: typeof fetch = (input, init) =>
  Promise.resolve(world.product.app.request(new Request(input as string, init)));
const answerNothing: typeof fetch = async () => new Response('{}', { headers: { 'content-type': 'application/json' } });

function createClient(options: { flowType?: 'implicit' | 'pkce'; fetch?: typeof fetch; stored?: object } = {}) {
  const { stored = {}, ...rest } = options;
  const values = new Map<string, string>(Object.entries(stored));
  return new AuthClient({
    url: `${home}/auth/v1`,
    storageKey: 'key',
    autoRefreshToken: false,
    fetch: fetchInProcess,
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    ...rest,
  });
}

/** As much of a browser as the client looks at, with this address open. */
function openAddress(address: string): void {
  const url = new URL(address, home);
  vi.stubGlobal('window', { location: { href: url.href, hash: url.hash } });
  vi.stubGlobal('document', {});
  vi.stubGlobal('BroadcastChannel', undefined);
}
const initialize = async (address: string, options: Parameters<typeof createClient>[0] = {}) => {
  openAddress(address);
  return (await createClient(options).initialize()).error?.message;
};
/** The step that reads a session from an address, where nothing else in the client leads to it. */
const readAddress = async (parameters: Record<string, string>, kind: 'implicit' | 'pkce') => {
  const client = createClient({ flowType: kind });
  const answer: { error: Error } = await Reflect.get(client, '_getSessionFromURL').call(client, parameters, kind);
  return answer.error.message;
};
const messageOf = async (call: Promise<{ error: { message: string } | null }>) => (await call).error?.message;
const thrown = (build: () => unknown): string => {
  try {
    build();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

/** One call or more for each text. */
const calls: Readonly<Record<string, readonly (() => Promise<string | undefined>)[]>> = {
  'You must provide either an email or phone number.': [() => messageOf(createClient().signInWithOtp({} as never))],
  'You must provide either an email or phone number and a password': [
    () => messageOf(createClient().signInWithPassword({ password } as never)),
    () => messageOf(createClient().signUp({ password } as never)),
  ],
  'You must provide either an email or phone number and a type': [
    () => messageOf(createClient().resend({ type: 'signup' } as never)),
  ],
  'No session defined in URL': [
    () => initialize('/#access_token=a'),
    () => initialize('/#access_token=a&expires_in=900&token_type=bearer'),
    () => initialize('/#access_token=a&expires_in=900&refresh_token=b'),
  ],
  'No code detected.': [
    async () => {
      openAddress('/');
      return readAddress({}, 'pkce');
    },
  ],
  'Not a valid PKCE flow url.': [
    () => initialize('/#access_token=a&expires_in=900&refresh_token=b&token_type=bearer', { flowType: 'pkce' }),
  ],
  'Not a valid implicit grant flow url.': [
    () => initialize('/?code=abc', { flowType: 'implicit', stored: { 'key-code-verifier': '"verifier"' } }),
  ],
  'Email link is invalid or has expired': [
    async () => {
      const answer = await world.call('GET', `/auth/v1/verify?type=magiclink&token=${'f'.repeat(64)}`);
      return initialize(answer.headers.get('location')!);
    },
  ],
  'Auth session missing!': [
    () => messageOf(createClient().getUser()),
    () => messageOf(createClient().updateUser({ data: {} })),
    () => messageOf(createClient().setSession({ access_token: 'a', refresh_token: '' })),
    () => messageOf(createClient().setSession({ access_token: '', refresh_token: 'b' })),
    () => messageOf(createClient().refreshSession()),
    async () => {
      const person = await world.signUp();
      await world.call('POST', '/auth/v1/logout', { as: person });
      return messageOf(createClient().getUser(person.accessToken));
    },
    // A stored session without one of its three parts is none.
    () => messageOf(createClient({ stored: { key: '{"access_token":"a","refresh_token":"b"}' } }).getUser()),
  ],
  'Auth session or user missing': [
    () => messageOf(createClient({ fetch: answerNothing }).signInWithPassword({ email: 'a@example.com', password })),
    () => messageOf(createClient({ fetch: answerNothing }).signInWithIdToken({ provider: 'google', token: 'a.b.c' })),
  ],
  'supabaseUrl is required.': [async () => thrown(() => createAuthClient({ supabaseUrl: '', supabaseKey: 'key' }))],
  'supabaseKey is required.': [async () => thrown(() => createAuthClient({ supabaseUrl: home, supabaseKey: '' }))],
  'No browser detected.': [() => readAddress({ access_token: 'a' }, 'implicit')],
};

describe('what the client says', () => {
  it('is asked for text by text', () => {
    const specified = specifiedTexts.filter(({ by }) => by === 'client').map(({ text }) => text);
    expect(Object.keys(calls).sort()).toEqual([...new Set(specified)].sort());
  });

  it.each(Object.entries(calls))('is to the character: %s', async (text, ways) => {
    for (const way of ways) expect(await way()).toBe(text);
  });

  it('about an empty answer to a proof is nothing: there is neither user nor session', async () => {
    const answer = createClient({ fetch: answerNothing }).verifyOtp({
      email: 'a@example.com',
      token: '1',
      type: 'email',
    });
    expect(await answer).toEqual({ data: { user: null, session: null }, error: null });
  });
});
