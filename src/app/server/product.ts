import { join } from 'node:path';
import type { Hono } from 'hono';
import { bindAccountRoutes } from '#features/account/server/account.routes.ts';
import { createPictureRoutes } from '#features/account/server/picture.routes.ts';
import { bindAdvisorRoutes } from '#features/advisor/server/advisor.routes.ts';
import { advisorDependants } from '#features/advisor/server/advisor-dependants.service.ts';
import { createAdvisorDownloads } from '#features/advisor/server/advisor-downloads.routes.ts';
import { createAccountProof } from '#features/auth/server/account-proof.service.ts';
import { createAccountSecurity } from '#features/auth/server/account-security.service.ts';
import { createAuth } from '#features/auth/server/create-auth.ts';
import { createOpenFormGuard } from '#features/auth/server/open-form.service.ts';
import { createBilling, createEffectivePlan } from '#features/billing/server/create-billing.ts';
import type { Payments } from '#features/billing/server/payments.ts';
import { createStripePayments, type StripePayments } from '#features/billing/server/stripe/create-stripe-payments.ts';
import { bindDashboardRoutes } from '#features/dashboard/server/dashboard.routes.ts';
import { createNotifications } from '#features/notifications/server/create-notifications.ts';
import { createPrivacy, type Privacy } from '#features/privacy/server/create-privacy.ts';
import { keepAccount } from '#features/privacy/server/deletion.service.ts';
import { createLeavingMails } from '#features/privacy/server/mails/leaving-mails.ts';
import { bindProfileRoutes } from '#features/profile/server/profile.routes.ts';
import { createSearch } from '#features/search/server/create-search.ts';
import { createWaitlistRoutes } from '#features/waitlist/server/waitlist.routes.ts';
import { createWaitlistService } from '#features/waitlist/server/waitlist.service.ts';
import { nameWorkspaceAfterBusiness } from '#features/workspaces/server/workspaces.events.ts';
import { bindWorkspacesRoutes } from '#features/workspaces/server/workspaces.routes.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { PreparedDatabase } from '#server/db/prepare.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import { createApi } from '#server/http/api.ts';
import { createApp } from '#server/http/app.ts';
import { createDownloads } from '#server/http/downloads/downloads.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createDocumentationRoutes, describeApi } from '#server/http/openapi.ts';
import { createOperationsRoutes } from '#server/http/operations.routes.ts';
import { loadPages, type Pages } from '#server/http/pages.ts';
import { listRoutes, type RegisteredRoute } from '#server/http/registry.ts';
import type { AppEnvironment } from '#server/http/request.ts';
import { createSearchEngineRoutes } from '#server/http/search-engines.routes.ts';
import { housekeeping } from '#server/jobs/housekeeping.ts';
import { startQueue } from '#server/jobs/queue.ts';
import { createLiveRoutes } from '#server/live/live.routes.ts';
import { liveHousekeeping } from '#server/live/live-housekeeping.ts';
import { createLiveHub, type LiveTimes } from '#server/live/live-hub.ts';
import type { Logger } from '#server/logger.ts';
import { createMail } from '#server/mail/mail-plumbing.ts';
import { createQueueMail } from '#server/mail/queue-mail.ts';
import { createUnsubscribeRoutes } from '#server/mail/unsubscribe.routes.ts';
import { createUnsubscribeAddress } from '#server/mail/unsubscribe.ts';
import { searchSources } from '#server/search/search-sources.ts';
import { deriveSecret, type Secrets } from '#server/secrets.ts';
import { openStorage } from '#server/storage/create-storage.ts';
import type { Storage } from '#server/storage/storage.ts';

/** The assembled product, before it listens. */
export interface Product {
  readonly app: Hono<AppEnvironment>;
  readonly database: Database;
  readonly routes: readonly RegisteredRoute[];
  /** Archives and deletions, for whoever makes them happen outside the worker. */
  readonly privacy: Pick<Privacy, 'run' | 'housekeeping' | 'pseudonymOf'>;
  readonly storage: Storage;
  /** Stripe, where plans are paid through it: its jobs, for whoever makes them happen outside the worker. */
  readonly stripe: Pick<StripePayments, 'scheduled' | 'settle'> | undefined;
  startWorker(): Promise<{ stop(): Promise<void> }>;
  /** Ends what stays open longer than a request, before a stop waits for requests to finish. */
  endStreams(): void;
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
  /** Given by tests that need no browser side. */
  readonly pages?: Pages;
}

const version = '0.1.0';

/** Puts the features and the plumbing together; the one place that knows all of them. */
export async function createProduct(dependencies: ProductDependencies): Promise<Product> {
  const { config, secrets, prepared, publicUrl, log, documents, now, isStopping } = dependencies;
  const database = openDatabase(prepared.owner, secrets.appSecret);
  const mail = createMail({ config: config.mail, database, log, now });
  const unsubscribeKey = deriveSecret(secrets.appSecret, 'unsubscribe');
  const unsubscribeAddress = createUnsubscribeAddress(unsubscribeKey, publicUrl);
  const queueMail = createQueueMail(config.mail.mode, unsubscribeAddress);
  const leavingMails = createLeavingMails({ queueMail, siteUrl: publicUrl, supportEmail: config.supportEmail });
  const effectivePlan = createEffectivePlan(config.billing);
  const auth = await createAuth({
    config,
    appSecret: secrets.appSecret,
    database,
    log,
    publicUrl,
    queueMail,
    now: now(),
    prepareAccount: (tx, account) => workspacesService.createFirst(tx, account),
    effectivePlan,
    keepAccount: (tx, person, time) => keepAccount(tx, leavingMails, person, time),
    deleteAccount: (accountId, at) => privacy.purgeNow(accountId, at),
  });
  const waitlist = createWaitlistService({
    database,
    queueMail,
    siteUrl: publicUrl,
    key: deriveSecret(secrets.appSecret, 'waitlist'),
  });
  const accounts = createAccountSecurity(database);
  const downloads = createDownloads({
    key: deriveSecret(secrets.appSecret, 'downloads'),
    database,
    findActorOfSession: auth.findActorOfSession,
    record: accounts.recordDownload,
  });
  const search = createSearch(searchSources);
  const notifications = createNotifications({
    database,
    queueMail,
    siteUrl: publicUrl,
    supportEmail: config.supportEmail,
    unsubscribeAddress,
  });
  const live = createLiveHub({ database, log, listHoldingSessions: auth.listHoldingSessions, ...dependencies.live });
  const storage = openStorage(config, database);
  const stripe =
    config.billing.stripe && !dependencies.payments
      ? createStripePayments({
          config: config.billing.stripe,
          database,
          log,
          queueMail,
          publicUrl,
          supportEmail: config.supportEmail,
          now,
        })
      : undefined;
  const billing = createBilling({
    config: config.billing,
    database,
    payments: dependencies.payments ?? stripe,
    documents,
    downloads,
  });
  const privacy = createPrivacy({
    database,
    storage,
    documents,
    log,
    mails: leavingMails,
    proof: createAccountProof(auth.context),
    appSecret: secrets.appSecret,
    dataDir: config.dataDir,
    effectivePlan,
    leaveBilling: billing.leave,
    downloads,
    now,
  });
  const features = [
    bindAccountRoutes({
      accounts,
      storage,
      downloads,
      getBilling: billing.getBadge,
    }),
    billing.routes,
    bindAdvisorRoutes(downloads),
    bindProfileRoutes([advisorDependants]),
    bindDashboardRoutes(),
    bindWorkspacesRoutes(),
    search.routes,
    notifications.routes,
    privacy.routes,
  ];
  const metrics = createMetrics(database);
  const pages =
    dependencies.pages ??
    (await loadPages(join(import.meta.dirname, '../../../dist'), {
      supportEmail: config.supportEmail,
      hasPlans: config.billing.mode !== 'off',
      isDevelopment: config.environment === 'development',
      publicUrl,
    }));
  const plain = [
    ...auth.routes,
    ...createAdvisorDownloads({ downloads, documents }),
    ...createPictureRoutes({ downloads, storage }),
    ...createWaitlistRoutes({ waitlist, ...createOpenFormGuard(auth.context, 'waitlist', 'waitlist.address') }),
    ...mail.createRoutes({ notFoundPage: pages.notFoundPage, beforeReading: () => auth.sendAskedMails(now()) }),
    ...billing.plainRoutes,
    ...privacy.plainRoutes,
    ...createLiveRoutes({ hub: live, findActor: auth.findActor }),
    ...createUnsubscribeRoutes(database.system, unsubscribeKey),
    ...createOperationsRoutes(database, metrics, isStopping),
    ...createDocumentationRoutes(describeApi(features, version)),
    ...createSearchEngineRoutes(publicUrl),
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
    privacy,
    storage,
    stripe,
    startWorker: async () => {
      await storage.start();
      const queue = await startQueue({
        database,
        log,
        now,
        handlers: [nameWorkspaceAfterBusiness, ...notifications.handlers, ...search.handlers],
        scheduled: [
          housekeeping(database, [
            (before) => auth.housekeeping(before, now()),
            () => waitlist.forgetUnconfirmed(now()),
            (before) => billing.housekeeping(before, now()),
          ]),
          mail.housekeeping,
          liveHousekeeping(database.system),
          notifications.tips,
          search.catchUp(database),
          privacy.housekeeping,
          ...(stripe?.scheduled ?? []),
        ],
      });
      const asking = await auth.startWorker(now);
      const mailing = await mail.startWorker();
      const leaving = await privacy.startWorker();
      return {
        stop: async () => {
          await leaving.stop();
          await asking.stop();
          await mailing.stop();
          await queue.stop();
        },
      };
    },
    sendAskedMails: () => auth.sendAskedMails(now()),
    endStreams: () => live.endAll(),
    close: async () => {
      await live.close();
      await stripe?.close();
      await database.close();
    },
  };
}
