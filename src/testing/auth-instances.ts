import { Hono } from 'hono';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type AuthInstance, createAuthInstance } from '#features/auth/server/auth-instance.ts';
import type { AuthSettings } from '#features/auth/server/auth-settings.ts';
import { createAuthMails } from '#features/auth/server/mails/create-auth-mails.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Database } from '#server/db/database.ts';
import { createJobRunner } from '#server/jobs/job-runner.ts';
import { createLogger } from '#server/logger.ts';
import { createQueueMail } from '#server/mail/queue-mail.ts';
import { seal, unseal } from '#server/sealed-secrets.ts';
import { deriveSecret } from '#server/secrets.ts';

/** How an instance behaves that a test says nothing about. */
const plainSettings: AuthSettings = {
  siteUrl: 'http://localhost:18400',
  basePath: '/auth/v1',
  signingKeys: [],
  isSignUpOpen: true,
  isAnonymousOpen: false,
  confirmsEmail: false,
  checksRobots: false,
  countsLimits: true,
  minPasswordLength: 8,
  providers: [],
  redirects: [],
  serviceKey: undefined,
};

export interface RunningInstance extends AuthInstance {
  readonly settings: AuthSettings;
  /** Sends a request to the instance; the path is absolute. */
  fetch(request: Request): Promise<Response>;
  /** Handles now what people asked a mail for, as a worker would. */
  sendAskedMails(): Promise<void>;
  /** Calls a path below the base path. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; headers?: Readonly<Record<string, string>> },
    // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  ): Promise<{ status: number; headers: Headers; body: any }>;
}

/** Makes a private key as in the configuration. */
export async function makeKey(alg: 'ES256' | 'RS256' | 'HS256', kid: string): Promise<JWK> {
  if (alg === 'HS256')
    return { kty: 'oct', alg, kid, k: Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url') };
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg, kid };
}

/** Starts one instance of the authentication service in this process, the way docs/authentication.md shows. */
export async function startInstance(options: {
  readonly database: Database;
  readonly appSecret: string;
  readonly settings?: Partial<AuthSettings>;
  readonly keys?: readonly JWK[];
  readonly clock?: { now: Date };
}): Promise<RunningInstance> {
  const { database, appSecret, clock = { now: new Date() } } = options;
  const settings = { ...plainSettings, ...options.settings };
  const instance = await createAuthInstance({
    settings,
    database,
    log: createLogger('silent'),
    keys: {
      refresh: deriveSecret(appSecret, 'refresh tokens'),
      code: deriveSecret(appSecret, 'one-time codes'),
      device: deriveSecret(appSecret, 'devices'),
      robot: deriveSecret(appSecret, 'robot check'),
      seal: (name, plain) => seal(appSecret, name, plain),
      unseal: (name, sealed) => unseal(appSecret, name, sealed),
    },
    signingKeys: options.keys ?? [await makeKey('ES256', 'first')],
    mails: createAuthMails({
      queueMail: createQueueMail('local'),
      siteUrl: settings.siteUrl,
      supportEmail: 'support@example.com',
    }),
    prepareAccount: (tx, account) => workspacesService.createFirst(tx, account),
  });
  const app = new Hono();
  for (const route of instance.routes)
    app.on(route.method, route.path, (context) =>
      route.handle(context.req.raw, {
        requestId: 'req_test',
        now: clock.now,
        remoteAddress: '127.0.0.1',
        userAgent: context.req.header('user-agent') ?? '',
        params: context.req.param(),
      }),
    );
  const send = async (request: Request): Promise<Response> => app.request(request);
  const jobs = createJobRunner({
    database,
    log: createLogger('silent'),
    listJobs: () => instance.jobs,
    now: () => clock.now,
  });
  return {
    ...instance,
    settings,
    sendAskedMails: async () => {
      await jobs.drain(instance.jobs.map(({ name }) => name));
      await jobs.close();
    },
    fetch: send,
    call: async (method, path, { body, token, headers } = {}) => {
      const response = await send(
        new Request(`${settings.siteUrl}${settings.basePath}${path}`, {
          method,
          headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
    },
  };
}
