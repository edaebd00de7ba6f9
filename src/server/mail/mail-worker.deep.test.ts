/** A worker that is killed while a mail is on its way: real processes, real waiting. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, inject, it, vi } from 'vitest';
import { createTestProduct } from '#testing/test-product.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createLogger } from '../logger.ts';
import { createMailJob } from './mail-job.ts';
import { createQueueMail } from './queue-mail.ts';
import { createSmtpSender } from './smtp-sender.ts';

const from = 'hello@groundwork.example';

it('a mail whose worker was killed is sent by another within ten seconds, under the same Message-ID', async () => {
  const world = await createTestProduct();
  const { database } = world.product;
  const { system } = database;
  const messageIds: (string | undefined)[] = [];
  let child: ReturnType<typeof spawn> | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString();
      });
      stream.on('end', () => {
        messageIds.push(/^Message-ID: (.+)\r$/im.exec(raw)?.[1]);
        if (messageIds.length === 1) child?.kill('SIGKILL');
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  child = spawn(process.execPath, ['--input-type=module', '-e', workerProcess], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      PATH: process.env.PATH,
      SETTINGS: JSON.stringify({ owner: world.database, appSecret: inject('appSecret'), url, from }),
    },
    stdio: 'ignore',
  });
  const died = new Promise((resolve) => child?.once('exit', (_code, signal) => resolve(signal)));
  const mail = { to: 'ada@example.com', subject: 's', text: 't', html: 'h', category: 'essential' } as const;
  await database.asSystem((tx) => createQueueMail('smtp')(tx, mail, world.clock.now));
  expect(await died).toBe('SIGKILL');

  const log = createLogger('silent');
  const sender = createSmtpSender({ mode: 'smtp', url, from }, 'Groundwork');
  const job = createMailJob({ system, sender, log });
  const worker = createJobRunner({ database, log, listJobs: () => [job], now: () => new Date() });
  await worker.start();
  try {
    await vi.waitFor(
      async () => {
        const [row] = await system`select sent_at, attempts from mail`;
        expect([row?.sent_at !== null, row?.attempts]).toEqual([true, 2]);
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(messageIds).toHaveLength(2);
    expect(messageIds[1]).toBe(messageIds[0]);
  } finally {
    await worker.close();
    sender.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await world.close();
  }
});

/** A worker as its own process. */
const workerProcess = `
import { openDatabase } from './src/server/db/database.ts';
import { createJobRunner } from './src/server/jobs/job-runner.ts';
import { createLogger } from './src/server/logger.ts';
import { createMailJob } from './src/server/mail/mail-job.ts';
import { createSmtpSender } from './src/server/mail/smtp-sender.ts';
const { owner, appSecret, url, from } = JSON.parse(process.env.SETTINGS);
const database = openDatabase(owner, appSecret);
const log = createLogger('silent');
const sender = createSmtpSender({ mode: 'smtp', url, from }, 'Groundwork');
const job = createMailJob({ system: database.system, sender, log });
await createJobRunner({ database, log, listJobs: () => [job], now: () => new Date() }).start();
`;
