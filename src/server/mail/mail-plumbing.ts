import type { MailConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import type { ScheduledJob } from '../jobs/queue.ts';
import type { Logger } from '../logger.ts';
import { mailHousekeeping } from './mail-housekeeping.ts';
import { startMailWorker } from './mail-worker.ts';
import { createOutboxRoutes } from './outbox.routes.ts';
import { createQueueMail, type QueueMail } from './queue-mail.ts';
import { createSmtpSender } from './smtp-sender.ts';

interface MailDependencies {
  readonly config: MailConfig;
  readonly database: Database;
  readonly log: Logger;
  now(): Date;
}

/** Everything about mail that the product puts together. */
export interface MailPlumbing {
  readonly queueMail: QueueMail;
  readonly housekeeping: ScheduledJob;
  /** The outbox in local mail mode, nothing otherwise. */
  createRoutes(outbox: {
    notFoundPage(request: Request): Response | Promise<Response>;
    beforeReading(): Promise<void>;
  }): readonly PlainRoute[];
  /** Starts sending; in local mail mode there is nothing to send. */
  startWorker(): Promise<{ stop(): Promise<void> }>;
}

/** Mail as configured: into the outbox, or through a mail server. The one place that gives mail the system role. */
export function createMail({ config, database, log, now }: MailDependencies): MailPlumbing {
  const { system, target } = database;
  return {
    queueMail: createQueueMail(config.mode),
    housekeeping: mailHousekeeping(system),
    createRoutes: (outbox) => (config.mode === 'local' ? createOutboxRoutes(system, outbox) : []),
    startWorker: async () =>
      config.mode === 'local'
        ? { stop: async () => {} }
        : startMailWorker({ system, target, sender: createSmtpSender(config, 'Groundwork'), log, now }),
  };
}
