import type { StripeConfig } from '#server/config-billing.ts';
import type { Database } from '#server/db/database.ts';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import type { Logger } from '#server/logger.ts';
import type { QueueMail } from '#server/mail/queue-mail.ts';
import { createBillingMails } from '../mails/billing-mails.ts';
import type { Payments } from '../payments.ts';
import { createEventsService } from './events.service.ts';
import { createPaymentLock } from './payment-lock.ts';
import { createPaymentJobs } from './payments.jobs.ts';
import { createPrices } from './prices.ts';
import { createRefunds } from './refunds.service.ts';
import { createStripeClient } from './stripe-client.ts';
import { createSubscriptions } from './subscriptions.service.ts';
import { createSyncService } from './sync.service.ts';
import { createWebhookRoute } from './webhook.routes.ts';

export interface StripePaymentsDependencies {
  readonly config: StripeConfig;
  readonly database: Database;
  readonly log: Logger;
  readonly queueMail: QueueMail;
  readonly publicUrl: string;
  readonly supportEmail: string;
  now(): Date;
}

export interface StripePayments extends Payments {
  /** For the worker: what waits and what ended every minute, reminders every hour. */
  readonly scheduled: readonly ScheduledJob[];
  /** Waits for messages that are being applied now. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Payments through Stripe, or a server with the same API at `config.apiUrl`. */
export function createStripePayments(dependencies: StripePaymentsDependencies): StripePayments {
  const { config, database, log, queueMail, publicUrl, supportEmail, now } = dependencies;
  const stripe = createStripeClient(config);
  const prices = createPrices(stripe);
  const lock = createPaymentLock(database);
  const mails = createBillingMails({ queueMail, siteUrl: publicUrl, supportEmail });
  const sync = createSyncService({ database, stripe, prices, lock, mails });
  const events = createEventsService({ database, stripe, sync, log });
  const shared = { database, stripe, prices, lock, sync, now };
  return {
    ...createSubscriptions({ ...shared, publicUrl }),
    ...createRefunds(shared),
    refresh: async ({ accountId }) => {
      await sync.run(accountId, now());
    },
    routes: [createWebhookRoute(stripe, config.webhookSecret, events)],
    scheduled: createPaymentJobs({ database, sync, events, mails, log }),
    settle: () => events.settle(),
    close: async () => {
      await events.settle();
      await lock.close();
    },
  };
}
