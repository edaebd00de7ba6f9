import { join } from 'node:path';
import type { Hono } from 'hono';
import { accountRecords } from '#features/account/server/account-records.service.ts';
import type { AuthContext } from '#features/auth/server/auth-context.ts';
import { mailRequestJobKind } from '#features/auth/server/mail-requests/mail-requests.job.ts';
import { createEffectivePlan } from '#features/billing/server/create-billing.ts';
import type { Payments } from '#features/billing/server/payments.ts';
import type { StripePayments } from '#features/billing/server/stripe/create-stripe-payments.ts';
import type { Privacy } from '#features/privacy/server/create-privacy.ts';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { PreparedDatabase } from '#server/db/prepare.ts';
import { type DiskSpace, readDisk, watchDisk } from '#server/disk-space.ts';
import { createResolveDomain, type ResolveDomain } from '#server/dns/resolve-domain.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import { createAdmission } from '#server/http/admission.ts';
import { createApi } from '#server/http/api.ts';
import { createApp } from '#server/http/app.ts';
import { createMemoryAnswers, type TakeRequest } from '#server/http/memory-answers.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createDocumentationRoutes, describeApi } from '#server/http/openapi.ts';
import { createOperationsRoutes } from '#server/http/operations.routes.ts';
import { loadPages, type Pages } from '#server/http/pages.ts';
import { listRoutes, type RegisteredRoute } from '#server/http/registry.ts';
import type { AppEnvironment } from '#server/http/request.ts';
import { createRequestBudgets } from '#server/http/request-budgets.ts';
import { createSearchEngineRoutes } from '#server/http/search-engines.routes.ts';
import { createTurns } from '#server/http/turns.ts';
import { housekeeping } from '#server/jobs/housekeeping.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { startQueue } from '#server/jobs/queue.ts';
import { createLiveRoutes } from '#server/live/live.routes.ts';
import { liveHousekeeping } from '#server/live/live-housekeeping.ts';
import { createLiveHub, type LiveTimes } from '#server/live/live-hub.ts';
import type { Logger } from '#server/logger.ts';
import { createMail } from '#server/mail/mail-plumbing.ts';
import { createQueueMail } from '#server/mail/queue-mail.ts';
import { createUnsubscribeRoutes } from '#server/mail/unsubscribe.routes.ts';
import { createUnsubscribeAddress } from '#server/mail/unsubscribe.ts';
import { createAccountStorage } from '#server/plans/account-storage.ts';
import { deriveSecret, type Secrets } from '#server/secrets.ts';
import { openStorage } from '#server/storage/create-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import { createFeatures } from './features.ts';
import { productTables } from './product-tables.ts';

/** The assembled product, before it listens. */
export interface Product {
  readonly app: Hono<AppEnvironment>;
  /** What many strangers read, from memory, before `app` is asked. */
  readonly takeRequest: TakeRequest;
  readonly database: Database;
  readonly routes: readonly RegisteredRoute[];
  /** Archives and deletions, for whoever makes them happen outside the worker. */
  readonly privacy: Pick<Privacy, 'run' | 'housekeeping' | 'pseudonymOf'>;
  readonly storage: Storage;
  /** The authentication service's own parts, for tests that make people without signing them up. */
  readonly accounts: Pick<AuthContext, 'database' | 'users' | 'sessions'>;
  /** Stripe, where plans are paid through it: its jobs, for whoever makes them happen outside the worker. */
  readonly stripe: Pick<StripePayments, 'scheduled' | 'settle'> | undefined;
  startWorker(): Promise<{ stop(): Promise<void> }>;
  /** Ends what stays open longer than a request, before a stop waits for requests to finish. */
  endStreams(): void;
  /** Hands requests back that still wait for their turn. */
  endWaiting(): void;
  /** The jobs that are due, for whoever makes them happen outside the worker. */
  readonly jobs: Pick<JobRunner, 'drain'>;
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
  /** The times live streams work by, where a test cannot wait. */
  readonly live?: { readonly times: Partial<LiveTimes> };
  /** Given by tests in the place of the payment service that the configuration names. */
  readonly payments?: Payments;
  /** Given by tests that plant tables of their own. */
  readonly tables?: readonly DeclaredTable[];
  /** Given by tests in the place of the disk of DATA_DIR. */
  readonly disk?: DiskSpace;
  /** Given by tests in the place of the name servers. */
  readonly resolveDomain?: ResolveDomain;
  /** Given by tests that need no browser side. */
  readonly pages?: Pages;
}

const version = '0.1.0';

/** Puts the features and the plumbing together; the one place that knows all of them. */
export async function createProduct(dependencies: ProductDependencies): Promise<Product> {
  const { config, secrets, prepared, publicUrl, log, documents, now, isStopping } = dependencies;
  const database = openDatabase(prepared.owner, secrets.appSecret);
  const mail = createMail({ config: config.mail, database, log, now });
  const deriveKey = (purpose: string) => deriveSecret(secrets.appSecret, purpose);
  const unsubscribeKey = deriveKey('unsubscribe');
  const unsubscribeAddress = createUnsubscribeAddress(unsubscribeKey, publicUrl);
  const storage = openStorage(config, database);
  const disk = dependencies.disk ?? (await watchDisk(log, () => readDisk(config.dataDir)));
  const turns = createTurns();
  const budgets = createRequestBudgets(database.system, log, config.hasApiLimits);
  const admission = createAdmission(turns, budgets);
  const tables = dependencies.tables ?? productTables;
  const accountStorage = createAccountStorage(database, tables, log);
  const jobs: JobRunner = createJobRunner({
    database,
    log,
    listJobs: () => [...mail.jobs, ...each('jobs').flat()],
    placesPerAccount: config.jobsPerAccount,
    now,
  });
  const { each, auth, privacy, stripe } = await createFeatures(
    {
      config,
      appSecret: secrets.appSecret,
      database,
      storage,
      tables,
      documents,
      log,
      publicUrl,
      accounts: accountRecords,
      disk,
      admission,
      accountStorage,
      resolveDomain: dependencies.resolveDomain ?? createResolveDomain(),
      queueMail: createQueueMail(config.mail.mode, unsubscribeAddress),
      unsubscribeAddress,
      deriveKey,
      jobs,
      effectivePlan: createEffectivePlan(config.billing),
      now,
    },
    { payments: dependencies.payments },
  );
  const live = createLiveHub({ database, log, listHoldingSessions: auth.listHoldingSessions, ...dependencies.live });
  const features = each('routes');
  const metrics = createMetrics({ database, disk, queues: { requests: turns, documents: documents.queue } });
  const pages =
    dependencies.pages ??
    (await loadPages(join(import.meta.dirname, '../../../dist'), {
      supportEmail: config.supportEmail,
      hasPlans: config.billing.mode !== 'off',
      isDevelopment: config.environment === 'development',
      publicUrl,
    }));
  const sendAskedMails = () => jobs.drain([mailRequestJobKind.name]);
  const plain = [
    ...each('plainRoutes').flat(),
    ...mail.createRoutes({ notFoundPage: pages.notFoundPage, beforeReading: sendAskedMails }),
    ...createLiveRoutes({ hub: live, findActor: auth.findActor }),
    ...createUnsubscribeRoutes(database, accountRecords, unsubscribeKey),
    ...createOperationsRoutes(database, metrics, { disk, isStopping, metricsToken: config.metricsToken }),
    ...createDocumentationRoutes(describeApi(features, version)),
    ...createSearchEngineRoutes(publicUrl),
    ...pages.routes,
  ];
  const registered = listRoutes(features, plain);
  const app = createApp({
    buildId: pages.buildId,
    log,
    metrics,
    routes: plain,
    apiBodies: registered.filter(({ source, bodyLimitBytes }) => source.kind === 'contract' && bodyLimitBytes),
    hosts: each('hosts'),
    trustedProxies: config.trustedProxies,
    now,
    isStopping,
    api: createApi({ features, database, log, disk, metrics, admission, accountStorage, findHolder: auth.findHolder }),
    notFoundPage: pages.notFoundPage,
    refuseLargeBody: auth.refuseLargeBody,
  });
  const answers = each('fromMemory');
  return {
    app,
    takeRequest: createMemoryAnswers({ buildId: pages.buildId, log, metrics, answers, now, isStopping }),
    database,
    routes: registered,
    privacy,
    storage,
    accounts: auth.context,
    stripe,
    startWorker: async () => {
      await storage.start();
      const queue = await startQueue({
        database,
        log,
        now,
        handlers: each('events').flat(),
        scheduled: [
          housekeeping(database, async (before) => {
            for (const forget of each('housekeeping')) await forget(before, now());
          }),
          mail.housekeeping,
          liveHousekeeping(database.system),
          ...each('schedules').flat(),
        ],
      });
      await mail.adopt();
      for (const adopt of each('adopt')) await adopt();
      await jobs.start();
      return {
        stop: async () => {
          await jobs.stop();
          await queue.stop();
        },
      };
    },
    jobs,
    sendAskedMails,
    endStreams: () => live.endAll(),
    endWaiting: () => {
      turns.endWaiting();
      for (const endWaiting of each('endWaiting')) endWaiting();
    },
    close: async () => {
      await live.close();
      await jobs.close();
      for (const close of each('close')) await close();
      mail.close();
      disk.close();
      budgets.close();
      await database.close();
    },
  };
}
