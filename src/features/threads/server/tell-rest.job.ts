import { z } from 'zod';
import { publish } from '#server/events/outbox.ts';
import { defineJob, type JobKind } from '#server/jobs/define-job.ts';
import { threadsRepository } from './threads.repository.ts';

/** Tells a business together of what came in beyond what is told one by one; its key is the id of the first such thread. */
export const tellRestKind = {
  name: 'threads.tell-rest',
  payload: z.object({ workspaceId: z.string() }),
  isShown: false,
} satisfies JobKind;

/** Runs an hour after the first of them: whatever was read meanwhile is not told any more. */
export const tellRestJob = defineJob({
  ...tellRestKind,
  timeoutSeconds: 30,
  run: ({ complete, now }, { workspaceId }) =>
    complete(async (tx) => {
      await threadsRepository.lockInbox(tx, workspaceId);
      const count = await threadsRepository.announceAll(tx, workspaceId);
      if (count > 0)
        await publish({ tx, now: now() }, { type: 'threads.more_waiting', workspaceId, payload: { count } });
    }),
});
