/** A process that runs jobs until it is killed: each writes two effects, the second together with "done". */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createJobRunner } from '#server/jobs/job-runner.ts';
import { createLogger } from '#server/logger.ts';

const { owner, appSecret } = JSON.parse(process.env.SETTINGS ?? '{}');
const database = openDatabase(owner, appSecret);

const job = defineJob({
  name: 'test.killed',
  payload: z.object({ what: z.string() }),
  timeoutSeconds: 60,
  run: async (context, { what }) => {
    const [made] = await database.system`select 1 from effect where what = ${`${what} step`}`;
    if (!made)
      await context.save(async (tx) => {
        await tx`insert into effect (what) values (${`${what} step`})`;
      });
    await sleep(2);
    await context.complete(async (tx) => {
      await tx`insert into effect (what) values (${what})`;
    });
  },
});
const runner = createJobRunner({
  database,
  log: createLogger('silent'),
  listJobs: () => [job],
  now: () => new Date(),
  pollMs: 200,
});
await runner.start();
