import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createProduct, type Product } from '#app/server/product.ts';
import { parseConfig } from '#server/config.ts';
import type { ConnectionTarget } from '#server/db/connect.ts';
import type { DiskSpace } from '#server/disk-space.ts';
import type { ResolveDomain } from '#server/dns/resolve-domain.ts';
import { createDocumentRenderer, type DocumentRenderer } from '#server/documents/renderer.ts';
import type { Pages } from '#server/http/pages.ts';
import type { LiveTimes } from '#server/live/live-hub.ts';
import { createLogger, type Logger } from '#server/logger.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import { standInDocuments } from './documents/stand-in-documents.ts';
import type { FakePayments } from './fake-payments.ts';
import { knownPassword, mintPerson } from './mint-person.ts';
import { createTestDatabase } from './test-database.ts';

/** Somebody signed in, and what they call the product with. */
export interface Person {
  readonly email: string;
  readonly userId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface CallOptions {
  readonly as?: Person;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address the call comes from. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  readonly body: any;
}

/** The whole product on its own database, without a socket. */
export interface TestProduct {
  readonly product: Product;
  readonly database: ConnectionTarget;
  /** Where its files lie; there is no such folder before the first one is stored. */
  readonly dataDir: string;
  /** The one clock; move it by assigning `clock.now`. */
  readonly clock: { now: Date };
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** A new person with an open session, as after signing up; addresses are unique within the product. */
  signUp(name?: string): Promise<Person>;
  /** The same through `POST /signup`, with its hash and limits: where signing up is the subject. */
  signUpOverHttp(name?: string): Promise<Person>;
  close(): Promise<void>;
}

/**
 * Makes real files. One for all products of a worker: starting its process costs more than a document. It ends with the
 * worker.
 */
export const realDocuments = createDocumentRenderer({ idleMs: 600_000 });

const pages: Pages = {
  routes: [],
  buildId: 'test',
  notFoundPage: () => new Response('Page Not Found', { status: 404 }),
};

export interface TestProductOptions {
  /** Variables of the environment; the robot check is off unless a test turns it on. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The address people type; loopback unless given. */
  readonly publicUrl?: string;
  /** Another process on the same database: give it the first one's. */
  readonly database?: ConnectionTarget;
  /** Its documents; stand-ins that hold their model unless `realDocuments` are given. */
  readonly documents?: DocumentRenderer;
  /** What it logs goes here. */
  readonly log?: Logger;
  /** A payment service in memory; set BILLING=stripe with it. */
  readonly payments?: FakePayments;
  /** The tables it knows, where a test plants some. */
  readonly tables?: readonly DeclaredTable[];
  /** A disk that a test fills. */
  readonly disk?: DiskSpace;
  /** What name servers say; without it, that there is no record of anything. */
  readonly resolveDomain?: ResolveDomain;
  /** The times live streams work by. */
  readonly liveTimes?: Partial<LiveTimes>;
}

/** Name servers that know nothing: tests ask none. */
const emptyDomains: ResolveDomain = { texts: async () => [], names: async () => [], addresses: async () => [] };

/** Builds a product for one test file. Close it in afterAll. */
export async function createTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const database = options.database ?? (await createTestDatabase());
  const clock = { now: new Date() };
  // Made with the first file that is stored.
  const dataDir = join(tmpdir(), `groundwork-files-${randomUUID()}`);
  const product = await createProduct({
    config: parseConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      AUTH_ROBOT_CHECK: 'off',
      DATA_DIR: dataDir,
      ...options.environment,
    }),
    secrets: { appSecret: inject('appSecret'), databasePassword: '' },
    prepared: { owner: database },
    publicUrl: options.publicUrl ?? 'http://localhost:18400',
    log: options.log ?? createLogger(process.env.TEST_LOG ?? 'silent'),
    documents: options.documents ?? standInDocuments,
    pages,
    resolveDomain: options.resolveDomain ?? emptyDomains,
    now: () => clock.now,
    isStopping: () => false,
    ...(options.payments && { payments: options.payments }),
    ...(options.tables && { tables: options.tables }),
    ...(options.disk && { disk: options.disk }),
    ...(options.liveTimes && { live: { times: options.liveTimes } }),
  });
  options.payments?.attach(product.database, () => clock.now);
  let people = 0;
  const nextAddress = (): string => {
    people += 1;
    return `person${people}@example.com`;
  };

  const call: TestProduct['call'] = async (method, path, { as, body, headers, from } = {}) => {
    const init = {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.accessToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const socket =
      from === undefined ? {} : { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } };
    const response = await product.app.request(`http://localhost:18400${path}`, init, socket);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  };

  return {
    product,
    database,
    dataDir,
    clock,
    call,
    signUp: async (name = 'Marieke Koster') => {
      const email = nextAddress();
      return { email, ...(await mintPerson(product.accounts, { email, name, now: clock.now })) };
    },
    signUpOverHttp: async (name = 'Marieke Koster') => {
      const email = nextAddress();
      const body = { email, password: knownPassword, data: { full_name: name } };
      const answer = await call('POST', '/auth/v1/signup', { body });
      if (answer.status !== 200) throw new Error(`Sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return {
        email,
        userId: answer.body.user.id,
        accessToken: answer.body.access_token,
        refreshToken: answer.body.refresh_token,
      };
    },
    close: async () => {
      await product.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let shared: Promise<TestProduct> | undefined;

/**
 * One product for all files of a worker that ask for nothing special: make people of your own, look at nothing else, and
 * leave the clock alone (moving it throws). It goes with the worker; closing it does nothing.
 */
export async function sharedTestProduct(): Promise<TestProduct> {
  // Its clock stands still, so that a budget of requests would never begin anew.
  shared ??= createTestProduct({ environment: { API_LIMITS: 'off' } }).then((world) => {
    Object.freeze(world.clock);
    return { ...world, close: async () => {} };
  });
  return shared;
}
