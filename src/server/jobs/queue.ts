import { type JobResult, PgBoss } from 'pg-boss';
import type { Database, TenantScope } from '../db/database.ts';
import type { EventHandler } from '../events/handlers.ts';
import { type EventType, presentEventType, type StoredEvent } from '../events/outbox.ts';
import type { Logger } from '../logger.ts';
import { describeError } from './describe-error.ts';

/** Work that runs on a schedule, in one process at a time. */
export interface ScheduledJob {
  readonly name: string;
  /** Cron expression, UTC. */
  readonly cron: string;
  run(now: Date): Promise<void>;
}

interface QueueDependencies {
  readonly database: Database;
  readonly log: Logger;
  readonly handlers: readonly EventHandler[];
  readonly scheduled: readonly ScheduledJob[];
  now(): Date;
}

const eventQueue = 'events';
/** Events that one statement makes jobs of. */
const dispatchedAtOnce = 100;
/**
 * A worker says this often that it is alive (pg-boss does so by itself). What a killed one had begun is given to another
 * one within twice this time; without it, after fifteen minutes.
 */
const heartbeatSeconds = 10;

/**
 * Starts the worker: outbox rows become jobs that contain ids only, and each handler records what it handled in the
 * transaction of its effect. So an effect in our database happens exactly once however often a job is tried.
 */
export async function startQueue({
  database,
  log,
  handlers,
  scheduled,
  now,
}: QueueDependencies): Promise<{ stop(): Promise<void> }> {
  const { target } = database;
  const boss = new PgBoss({
    host: target.host,
    port: target.port,
    database: target.database,
    user: target.user,
    password: target.password,
    ssl: target.useTls,
    max: 3,
    schema: 'jobs',
    application_name: 'groundwork-jobs',
    useListenNotify: true,
    // Schedules are by the minute, and dependent jobs are not used: at rest it asks seldom.
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 60,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });
  boss.on('error', (error) => log.warn({ error: error.message }, 'job queue'));
  await boss.start();
  await boss.createQueue(eventQueue, { retryLimit: 20, retryDelay: 1, retryBackoff: true });
  // Also updates queues that an earlier version created.
  await boss.updateQueue(eventQueue, { notify: true, heartbeatSeconds });

  await boss.work(
    eventQueue,
    {
      batchSize: 20,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 30,
      // One notification may have been for more than a batch: without this the rest waits for the next one.
      burstWhenBatchFull: true,
      perJobResults: true,
    },
    async (jobs: { id: string; data: { eventId: string } }[]) => {
      const results: JobResult[] = [];
      for (const { id, data } of jobs) results.push({ id, ...(await tryEvent(data.eventId)) });
      return results;
    },
  );
  for (const job of scheduled) {
    await boss.createQueue(job.name, { retryLimit: 2 });
    await boss.updateQueue(job.name, { notify: true, heartbeatSeconds });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 60 }, async () =>
      job.run(now()),
    );
  }

  /** An event that cannot be handled is tried again later, and holds back none of its batch. */
  const tryEvent = async (eventId: string): Promise<Omit<JobResult, 'id'>> => {
    try {
      await handleEvent(eventId);
      return { status: 'completed' };
    } catch (error) {
      const message = describeError(error);
      log.warn({ eventId, error: message }, 'an event is tried again later');
      return { status: 'failed', output: { message } };
    }
  };

  const handleEvent = async (eventId: string): Promise<void> => {
    const [event] = await database.system<StoredEvent[]>`
      select e.id, e.type, e.workspace_id as "workspaceId", coalesce(e.account_id, w.account_id) as "accountId",
        e.occurred_at as "occurredAt", e.payload
      from outbox_event e left join workspace w on w.id = e.workspace_id where e.id = ${eventId}`;
    if (!event) return;
    const type = presentEventType(event.type);
    for (const handler of handlers.filter((candidate) => candidate.type === type)) await applyOnce(handler, event);
  };

  const applyOnce = (handler: EventHandler, event: StoredEvent<EventType>): Promise<void> =>
    database.withTenant(scopeOf(event), async (tx) => {
      const recorded = await tx`insert into event_handled (event_id, handler, workspace_id, account_id, handled_at)
        values (${event.id}, ${handler.name}, ${event.workspaceId}, ${event.workspaceId ? null : event.accountId}, ${now()})
        on conflict do nothing`;
      if (recorded.count === 1) await handler.handle(tx, event, now());
    });

  // A row is marked in the transaction that sends its job only after the send, so a crash in between sends it twice;
  // `event_handled` makes the second one harmless.
  let isStopping = false;
  const dispatch = async (): Promise<void> => {
    while (!isStopping) {
      const waiting = await database.system<{ id: string }[]>`
        select id from outbox_event where dispatched_at is null order by occurred_at limit ${dispatchedAtOnce}`;
      if (waiting.length === 0) return;
      await boss.insert(
        eventQueue,
        waiting.map(({ id }) => ({ data: { eventId: id } })),
      );
      await database.system`update outbox_event set dispatched_at = ${now()} where id in ${database.system(waiting.map(({ id }) => id))}`;
      if (waiting.length < dispatchedAtOnce) return;
    }
  };
  let dispatching = Promise.resolve();
  const dispatchSoon = (): void => {
    dispatching = dispatching.then(dispatch).catch((error: Error) => log.warn({ error: error.message }, 'events wait'));
  };
  const listener = await database.system.listen('outbox', dispatchSoon, dispatchSoon);
  const poll = setInterval(dispatchSoon, 5000);

  return {
    stop: async () => {
      isStopping = true;
      clearInterval(poll);
      await listener.unlisten().catch(() => {});
      await dispatching;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

const scopeOf = ({ accountId, workspaceId }: StoredEvent<EventType>): TenantScope => ({
  accountId,
  workspaceIds: workspaceId ? [workspaceId] : [],
});
