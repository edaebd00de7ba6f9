import { AuthClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import type { Product } from '#app/server/product.ts';

const password = 'correct horse battery';

interface Person {
  readonly email: string;
  readonly userId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface CallOptions {
  readonly as?: Person;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  readonly body: any;
}

/** What is needed of the product under test. */
interface World {
  readonly product: Pick<Product, 'app' | 'database' | 'routes'>;
  readonly clock: { now: Date };
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  signUp(name?: string): Promise<Person>;
  close(): Promise<void>;
}

/** Somebody with an authenticator app, signed in with it. */
export interface FactorPerson extends Person {
  readonly factorId: string;
  readonly secret: string;
}

/** The product, with what tests of second factors do again and again. */
export function createFactorWorld(world: World) {
  const auth = (method: string, path: string, options: CallOptions = {}) =>
    world.call(method, `/auth/v1${path}`, options);

  const later = (ms: number): void => {
    world.clock.now = new Date(world.clock.now.getTime() + ms);
  };
  const codeOf = (secret: string, offsetSeconds = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: world.clock.now.getTime() + offsetSeconds * 1000,
    });
  const wrongCodeOf = (secret: string): string => {
    const right = [-30, 0, 30].map((offset) => codeOf(secret, offset));
    return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code))!;
  };

  const challenge = (person: Person, factorId: string) =>
    auth('POST', `/factors/${factorId}/challenge`, { as: person });
  const enrol = (person: Person, name = 'Phone') =>
    auth('POST', '/factors', { as: person, body: { factor_type: 'totp', friendly_name: name } });
  /** Challenges and answers with the code; the answer of the last call. */
  const show = async (person: Person, factorId: string, code: string, headers: Record<string, string> = {}) => {
    const opened = await challenge(person, factorId);
    if (opened.status !== 200) return opened;
    const body = { challenge_id: opened.body.id, code };
    return auth('POST', `/factors/${factorId}/verify`, { as: person, body, headers });
  };
  const holding = <T extends Person>(person: T, session: { access_token: string; refresh_token: string }): T => ({
    ...person,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  });
  const signIn = async <T extends Person>(person: T, headers: Record<string, string> = {}): Promise<T> => {
    const body = { email: person.email, password };
    const answer = await auth('POST', '/token?grant_type=password', { body, headers });
    return holding(person, answer.body);
  };
  /** A new person with a verified app; the clock has moved on, so that the next code is a new one. */
  const signUpWithFactor = async (): Promise<FactorPerson> => {
    const person = await world.signUp();
    const { body } = await enrol(person);
    const raised = await show(person, body.id, codeOf(body.totp.secret));
    if (raised.status !== 200) throw new Error(`The factor was not verified: ${JSON.stringify(raised.body)}`);
    later(31_000);
    return { ...holding(person, raised.body), factorId: body.id, secret: body.totp.secret };
  };

  /** The public client, speaking to the product in process. */
  const createClient = () => {
    const stored = new Map<string, string>();
    return new AuthClient({
      url: 'http://localhost:18400/auth/v1',
      autoRefreshToken: false,
      experimental: { recoveryCodes: true },
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      fetch: (input, init) => Promise.resolve(world.product.app.request(new Request(input as string, init))),
    });
  };
  const eventsOf = (person: Person) => world.product.database.system<
    { event: string; detail: Record<string, string> }[]
  >`
    select event, detail from auth_audit where user_id = ${person.userId} order by id`;

  /** The mails to a person, oldest first. */
  const mailsTo = async ({ email }: Person): Promise<readonly { subject: string; text: string }[]> => {
    const { body } = await world.call('GET', '/outbox.json');
    return body.filter(({ to }: { to: string }) => to === email).reverse();
  };

  return {
    mailsTo,
    world,
    auth,
    later,
    codeOf,
    wrongCodeOf,
    challenge,
    enrol,
    show,
    holding,
    signIn,
    signUpWithFactor,
    createClient,
    eventsOf,
  };
}

export type FactorWorld = ReturnType<typeof createFactorWorld>;
