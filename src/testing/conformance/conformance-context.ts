import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { createFactorWorld, type FactorWorld } from '#features/auth/server/factors/testing/factor-world.ts';
import { type ReadMail, readNewestMail } from '#testing/mailbox.ts';
import { startOidcProvider, type TestOidcProvider } from '#testing/oidc-provider.ts';
import {
  type Answer,
  type CallOptions,
  createTestProduct,
  type Person,
  type TestProduct,
} from '#testing/test-product.ts';
import type { ClientAnswer } from './conformance-case.ts';
import { recordCalls } from './recording-client.ts';

/** The key of the administration API. */
export const serviceKey = 'service-key-of-at-least-32-characters';
/** A key of no instance. */
export const anotherKey = 'a-key-that-opens-nothing-at-all-anywhere';
/** Everybody's password. */
export const password = 'correct horse battery';
const url = 'http://localhost:18400/auth/v1';

/** Differently set instances, each a product of its own. All but the one with a provider share a database. */
const environments = {
  plain: {},
  confirming: { AUTH_CONFIRM_EMAIL: 'on', AUTH_ANONYMOUS: 'on' },
  anonymous: { AUTH_ANONYMOUS: 'on' },
  closed: { AUTH_SIGN_UP: 'off', AUTH_ANONYMOUS: 'on' },
  robots: { AUTH_ROBOT_CHECK: 'on' },
  'without a service key': {},
  google: {},
} as const;

/** The public client. */
export type Client = InstanceType<typeof AuthClient>;

export type ProductName = keyof typeof environments;

/** Everything one case needs: an instance, a network address of its own, and people. */
export interface ConformanceContext {
  readonly world: TestProduct;
  readonly google: TestOidcProvider;
  readonly factors: FactorWorld;
  /** Public methods of the client that were called so far. */
  readonly called: ReadonlySet<string>;
  /** The status of the last answer a client got; 0 before any. */
  lastStatus(): number;
  /** Calls a path below the base path. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, as?: Person): Promise<Answer>;
  post(path: string, body?: unknown, as?: Person): Promise<Answer>;
  put(path: string, body: unknown, as?: Person): Promise<Answer>;
  delete(path: string, as?: Person): Promise<Answer>;
  /** Calls with the service key. */
  asService(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A public client with nobody in it. */
  client(options?: { flowType?: 'implicit' | 'pkce'; fetch?: typeof fetch }): Client;
  /** A public client somebody is signed in with. */
  signedIn(): Promise<{ client: Client; email: string; userId: string }>;
  /** The administration API of the public client, with the service key or with another one. */
  admin(key?: string): GoTrueAdminApi;
  newEmail(): string;
  /** Somebody with a confirmed address and a session. */
  person(): Promise<Person>;
  /** Somebody without an address, where that is allowed. */
  anonymous(): Promise<Person>;
  /** Somebody with a confirmed address and no password. */
  passwordless(): Promise<Person>;
  signIn(email: string, tried?: string): Promise<Answer>;
  newestMail(to: string): Promise<ReadMail>;
  later(ms: number): void;
}

export interface ConformanceContexts {
  /** A context for one case; the clock is set to the machine's. */
  open(product: ProductName): Promise<ConformanceContext>;
  close(): Promise<void>;
}

/** Starts instances as cases ask for them. */
export function createConformanceContexts(): ConformanceContexts {
  const worlds = new Map<ProductName, Promise<TestProduct>>();
  const running: TestProduct[] = [];
  let provider: Promise<TestOidcProvider> | undefined;
  let opened = 0;
  let people = 0;

  const getProvider = (): Promise<TestOidcProvider> => {
    provider ??= startOidcProvider({ redirectUris: [`${url}/callback`] });
    return provider;
  };
  const getWorld = (name: ProductName): Promise<TestProduct> => {
    const existing = worlds.get(name);
    if (existing) return existing;
    const world = startWorld(name);
    worlds.set(name, world);
    return world;
  };
  /** All of them read one time. */
  const setClocks = (now: Date): void => {
    for (const { clock } of running) clock.now = now;
  };
  const startWorld = async (name: ProductName): Promise<TestProduct> => {
    const world = await makeWorld(name);
    running.push(world);
    return world;
  };
  const makeWorld = async (name: ProductName): Promise<TestProduct> => {
    const key = name === 'without a service key' ? undefined : { AUTH_SERVICE_KEY: serviceKey };
    const environment = { ...key, ...environments[name] };
    if (name === 'plain') return createTestProduct({ environment });
    if (name === 'google')
      return createTestProduct({ environment: { ...environment, ...(await getProvider()).environment } });
    return createTestProduct({ environment, database: (await getWorld('plain')).database });
  };

  const open = async (name: ProductName): Promise<ConformanceContext> => {
    const world = await getWorld(name);
    // People are made where addresses are confirmed at once and nobody asks for a robot check.
    const home = name === 'google' ? world : await getWorld('plain');
    const google = name === 'google' ? await getProvider() : (undefined as never);
    opened += 1;
    const from = `10.${opened >> 16}.${(opened >> 8) & 255}.${opened & 255}`;
    setClocks(new Date());
    const called = new Set<string>();
    let lastStatus = 0;

    const callBelow =
      (product: TestProduct, base: string) =>
      (method: string, path: string, options: CallOptions = {}) =>
        product.call(method, base + path, { from, ...options });
    const call = callBelow(world, '/auth/v1');
    const callHome = callBelow(home, '/auth/v1');
    const fetchInProcess: typeof fetch = async (input, init) => {
      const socket = { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } };
      const response = await world.product.app.request(new Request(input as string, init), undefined, socket);
      lastStatus = response.status;
      return response;
    };
    const newEmail = (): string => {
      people += 1;
      return `conforming-${people}@example.com`;
    };
    const toPerson = (email: string, body: Answer['body']): Person => {
      if (!body.access_token) throw new Error(`No session: ${JSON.stringify(body)}`);
      const { access_token: accessToken, refresh_token: refreshToken, user } = body;
      return { email, userId: user.id, accessToken, refreshToken };
    };
    const person = async (): Promise<Person> => {
      const email = newEmail();
      const body = { email, password, data: { full_name: 'Ada Byron' } };
      return toPerson(email, (await callHome('POST', '/signup', { body })).body);
    };

    const context: Omit<ConformanceContext, 'factors'> = {
      world,
      google,
      called,
      lastStatus: () => lastStatus,
      call,
      get: (path, as) => call('GET', path, { ...(as && { as }) }),
      post: (path, body = {}, as?) => call('POST', path, { body, ...(as && { as }) }),
      put: (path, body, as) => call('PUT', path, { body, ...(as && { as }) }),
      delete: (path, as) => call('DELETE', path, { ...(as && { as }) }),
      asService: (method, path, body) =>
        call(method, path, { headers: { authorization: `Bearer ${serviceKey}` }, ...(body !== undefined && { body }) }),
      client: (options = {}) => recordCalls(createClient({ fetch: fetchInProcess, ...options }), called),
      signedIn: async () => {
        const one = await person();
        const client = recordCalls(createClient({ fetch: fetchInProcess }), called);
        await client.setSession({ access_token: one.accessToken, refresh_token: one.refreshToken });
        return { client, email: one.email, userId: one.userId };
      },
      admin: (key = serviceKey) => {
        const headers = { Authorization: `Bearer ${key}` };
        return recordCalls(new GoTrueAdminApi({ url, headers, fetch: fetchInProcess, experimental }), called, 'admin');
      },
      newEmail,
      person,
      anonymous: async () => {
        const other = await getWorld('anonymous');
        other.clock.now = world.clock.now;
        return toPerson('', (await other.call('POST', '/auth/v1/signup', { body: {}, from })).body);
      },
      passwordless: async () => {
        const email = newEmail();
        await callHome('POST', '/otp', { body: { email } });
        const { code } = await readNewestMail(home, email);
        return toPerson(
          email,
          (await callHome('POST', '/verify', { body: { type: 'email', email, token: code } })).body,
        );
      },
      signIn: (email, tried = password) =>
        call('POST', '/token?grant_type=password', { body: { email, password: tried } }),
      newestMail: (to) => readNewestMail(world, to),
      later: (ms) => setClocks(new Date(world.clock.now.getTime() + ms)),
    };
    const factors = createFactorWorld({ ...world, call: callBelow(world, ''), signUp: person });
    return { ...context, factors };
  };

  return {
    open,
    close: async () => {
      const started = await Promise.all(worlds.values());
      for (const world of started.reverse()) await world.close();
      await (await provider)?.close();
    },
  };
}

const experimental = { passkey: true, recoveryCodes: true };

function createClient(options: { fetch: typeof fetch; flowType?: 'implicit' | 'pkce' }): Client {
  const stored = new Map<string, string>();
  return new AuthClient({
    url,
    autoRefreshToken: false,
    experimental,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    ...options,
  });
}

/** Signs somebody in with a client, and hands over to what is to be tried. */
export async function asSignedIn(
  context: ConformanceContext,
  run: (client: Client, email: string) => Promise<ClientAnswer>,
): Promise<ClientAnswer> {
  const { client, email } = await context.signedIn();
  return run(client, email);
}
