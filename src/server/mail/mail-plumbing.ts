import type { MailConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import type { Job } from '../jobs/define-job.ts';
import type { ScheduledJob } from '../jobs/queue.ts';
import type { Logger } from '../logger.ts';
import { mailRepository } from './mail.repository.ts';
import { mailHousekeeping } from './mail-housekeeping.ts';
import { createMailJob } from './mail-job.ts';
import { createOutboxRoutes } from './outbox.routes.ts';
import { createQueueMail, enqueueMail, type QueueMail } from './queue-mail.ts';
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
  /** What sends mails; none in local mail mode, where mails stay in the outbox. */
  readonly jobs: readonly Job[];
  /** The outbox in local mail mode, nothing otherwise. */
  createRoutes(outbox: {
    notFoundPage(request: Request): Response | Promise<Response>;
    beforeReading(): Promise<void>;
  }): readonly PlainRoute[];
  /** Asks for the jobs of mails that an earlier version left behind. */
  adopt(): Promise<void>;
  close(): void;
}

/** Mail as configured: into the outbox, or through a mail server. The one place that gives mail the system role. */
export function createMail({ config, database, log, now }: MailDependencies): MailPlumbing {
  const { system } = database;
  const sender = config.mode === 'smtp' ? createSmtpSender(config, 'Groundwork') : undefined;
  return {
    queueMail: createQueueMail(config.mode),
    housekeeping: mailHousekeeping(system),
    jobs: sender ? [createMailJob({ system, sender, log })] : [],
    createRoutes: (outbox) => (config.mode === 'local' ? createOutboxRoutes(system, outbox) : []),
    adopt: async () => {
      if (!sender) return;
      await database.asSystem(async (tx) => {
        for (const mail of await mailRepository.listUnsent(tx)) await enqueueMail({ tx, now: now() }, mail);
      });
    },
    close: () => sender?.close(),
  };
}
