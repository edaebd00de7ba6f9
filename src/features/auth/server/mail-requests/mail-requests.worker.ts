import type { Sql } from '#server/db/connect.ts';
import type { Logger } from '#server/logger.ts';
import type { MailRequests } from './mail-requests.service.ts';

/** By then the answer has left: what is done for some addresses alone slows no answer down. */
const pauseMs = 50;
/** For what was asked while nobody listened, and what is to be tried again. */
const pollMs = 5000;

interface MailRequestsWorkerDependencies {
  readonly system: Sql;
  readonly log: Logger;
  readonly requests: Pick<MailRequests, 'handleWaiting'>;
  now(): Date;
}

/** Starts handling the mails that people ask for, those first that were asked for while no worker ran. */
export async function startMailRequestsWorker({
  system,
  log,
  requests,
  now,
}: MailRequestsWorkerDependencies): Promise<{ stop(): Promise<void> }> {
  let handling = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const handle = (): void => {
    timer = undefined;
    handling = handling
      .then(() => requests.handleWaiting(now()))
      .catch((error: Error) => log.warn({ error: error.message }, 'requests for mail wait'));
  };
  const handleSoon = (): void => {
    timer ??= setTimeout(handle, pauseMs);
  };
  const listener = await system.listen('auth_mail', handleSoon, handleSoon);
  const poll = setInterval(handleSoon, pollMs);
  return {
    stop: async () => {
      clearInterval(poll);
      await listener.unlisten().catch(() => {});
      clearTimeout(timer);
      await handling;
    },
  };
}
