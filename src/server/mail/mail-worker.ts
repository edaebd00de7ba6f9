import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { ConnectionTarget, Sql } from '../db/connect.ts';
import type { Logger } from '../logger.ts';
import { deliverMail } from './deliver-mail.ts';
import { mailRepository } from './mail.repository.ts';
import type { MailSender } from './smtp-sender.ts';

/** How often and how long apart a mail is tried. */
export interface MailRetries {
  readonly limit: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
}

/** Tries within seconds first, and about ten hours in all. */
const patientRetries: MailRetries = { limit: 20, firstDelaySeconds: 2, longestDelaySeconds: 3600 };

interface MailWorkerDependencies {
  readonly system: Sql;
  /** Where `system` connects. */
  readonly target: ConnectionTarget;
  readonly sender: MailSender;
  readonly log: Logger;
  now(): Date;
  readonly retries?: MailRetries;
}

const queueName = 'mail';

/**
 * Starts sending: waiting rows become jobs, and each job sends one mail. A job has its mail's id, so a row that is handed
 * over twice is still one job. Start it after the event queue, which owns the tables of jobs and looks after them.
 */
export async function startMailWorker({
  system,
  target,
  sender,
  log,
  now,
  retries = patientRetries,
}: MailWorkerDependencies): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    host: target.host,
    port: target.port,
    database: target.database,
    user: target.user,
    password: target.password,
    ssl: target.useTls,
    max: 2,
    schema: 'jobs',
    application_name: 'groundwork-mail',
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ error: error.message }, 'mail queue'));
  await boss.start();
  await boss.createQueue(queueName);
  // Each job carries them: those of a queue stay as they were when it was first made.
  const jobOptions = {
    retryLimit: retries.limit,
    retryDelay: retries.firstDelaySeconds,
    ...(retries.firstDelaySeconds > 0 && { retryBackoff: true, retryDelayMax: retries.longestDelaySeconds }),
    // Longer than every timeout of the connection to the mail server together.
    expireInSeconds: 90,
  };
  await boss.work(
    queueName,
    { batchSize: 1, localConcurrency: 3, pollingIntervalSeconds: 1, includeMetadata: true },
    async ([job]: JobWithMetadata<{ mailId: string }>[]) => {
      if (!job) return;
      await deliverMail({ system, sender, log, now }, job.data.mailId, job.retryCount >= job.retryLimit);
    },
  );

  const dispatch = async (): Promise<void> => {
    const ids = await mailRepository.listWaiting(system, 100);
    if (ids.length === 0) return;
    await boss.insert(
      queueName,
      ids.map((id) => ({ id, data: { mailId: id }, ...jobOptions })),
    );
    await mailRepository.markDispatched(system, ids, now());
  };
  let dispatching = Promise.resolve();
  const dispatchSoon = (): void => {
    dispatching = dispatching.then(dispatch).catch((error: Error) => log.warn({ error: error.message }, 'mail waits'));
  };
  const listener = await system.listen('mail', dispatchSoon, dispatchSoon);
  const poll = setInterval(dispatchSoon, 5000);

  return {
    stop: async () => {
      clearInterval(poll);
      await listener.unlisten().catch(() => {});
      await dispatching;
      await boss.stop({ graceful: true, timeout: 5000 });
      sender.close();
    },
  };
}
