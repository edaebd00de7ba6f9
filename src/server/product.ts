import { join } from 'node:path';
import type { Hono } from 'hono';
import { bindAccountRoutes } from '#features/account/server/account.routes.ts';
import { bindAdvisorRoutes } from '#features/advisor/server/advisor.routes.ts';
import { createAdvisorDownloads } from '#features/advisor/server/advisor-downloads.routes.ts';
import { createAccountSecurity } from '#features/auth/server/account-security.service.ts';
import { createAuth } from '#features/auth/server/create-auth.ts';
import { nameWorkspaceAfterBusiness } from '#features/workspaces/server/workspaces.events.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { PreparedDatabase } from './db/prepare.ts';
import type { DocumentRenderer } from './documents/renderer.ts';
import { createApi } from './http/api.ts';
import { createApp } from './http/app.ts';
import { createMetrics } from './http/metrics.ts';
import { createDocumentationRoutes, describeApi } from './http/openapi.ts';
import { createOperationsRoutes } from './http/operations.routes.ts';
import { loadPages, type Pages } from './http/pages.ts';
import { listRoutes, type RegisteredRoute } from './http/registry.ts';
import type { AppEnvironment } from './http/request.ts';
import { housekeeping } from './jobs/housekeeping.ts';
import { startQueue } from './jobs/queue.ts';
import type { Logger } from './logger.ts';
import { createMail } from './mail/mail-plumbing.ts';
import { createQueueMail } from './mail/queue-mail.ts';
import { deriveSecret, type Secrets } from './secrets.ts';

/** The assembled product, before it listens. */
export interface Product {
  readonly app: Hono<AppEnvironment>;
  readonly database: Database;
  readonly routes: readonly RegisteredRoute[];
  startWorker(): Promise<{ stop(): Promise<void> }>;
  /** Sends now what people asked a mail for; the worker does so by itself. */
  sendAskedMails(): Promise<void>;
  close(): Promise<void>;
}

export interface ProductDependencies {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly prepared: Pick<PreparedDatabase, 'owner'>;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly documents: DocumentRenderer;
  now(): Date;
  isStopping(): boolean;
  /** Given by tests that need no browser side. */
  readonly pages?: Pages;
}

const version = '0.1.0';

/** Puts the features and the plumbing together; the one place that knows all of them. */
export async function createProduct(dependencies: ProductDependencies): Promise<Product> {
  const { config, secrets, prepared, publicUrl, log, documents, now, isStopping } = dependencies;
  const database = openDatabase(prepared.owner, secrets.appSecret);
  const mail = createMail({ config: config.mail, database, log, now });
  const queueMail = createQueueMail(config.mail.mode);
  const auth = await createAuth({
    config,
    appSecret: secrets.appSecret,
    database,
    log,
    publicUrl,
    queueMail,
    now: now(),
    prepareAccount: (tx, account) => workspacesService.createFirst(tx, account),
  });
  const downloads = { key: deriveSecret(secrets.appSecret, 'downloads') };
  const features = [bindAccountRoutes(createAccountSecurity(database)), bindAdvisorRoutes(downloads)];
  const metrics = createMetrics(database);
  const pages =
    dependencies.pages ??
    (await loadPages(join(import.meta.dirname, '../../dist'), {
      supportEmail: config.supportEmail,
      isDevelopment: config.environment === 'development',
    }));
  const plain = [
    ...auth.routes,
    ...createAdvisorDownloads({ database, documents, findActorOfSession: auth.findActorOfSession, ...downloads }),
    ...mail.createRoutes({ notFoundPage: pages.notFoundPage, beforeReading: () => auth.sendAskedMails(now()) }),
    ...createOperationsRoutes(database, metrics, isStopping),
    ...createDocumentationRoutes(describeApi(features, version)),
    ...pages.routes,
  ];
  const app = createApp({
    buildId: pages.buildId,
    log,
    metrics,
    routes: plain,
    trustedProxies: config.trustedProxies,
    now,
    isStopping,
    api: createApi({ features, database, log, authenticate: auth.findActor }),
    notFoundPage: pages.notFoundPage,
    refuseLargeBody: auth.refuseLargeBody,
  });
  return {
    app,
    database,
    routes: listRoutes(features, plain),
    startWorker: async () => {
      const queue = await startQueue({
        database,
        log,
        now,
        handlers: [nameWorkspaceAfterBusiness],
        scheduled: [housekeeping(database, [(before) => auth.housekeeping(before, now())]), mail.housekeeping],
      });
      const asking = await auth.startWorker(now);
      const mailing = await mail.startWorker();
      return {
        stop: async () => {
          await asking.stop();
          await mailing.stop();
          await queue.stop();
        },
      };
    },
    sendAskedMails: () => auth.sendAskedMails(now()),
    close: () => database.close(),
  };
}
