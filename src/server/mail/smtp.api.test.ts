/** Sending, against a mail server that is not ours. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import type { JobContext, JobRetries } from '../jobs/define-job.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createLogger } from '../logger.ts';
import { deliverMail } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import { createMailJob } from './mail-job.ts';
import { createQueueMail } from './queue-mail.ts';
import { createSmtpSender } from './smtp-sender.ts';

let world: TestProduct;
const log = createLogger('silent');
const queueMail = createQueueMail('smtp');
const from = 'hello@groundwork.example';
const letter = (more: Partial<Mail> = {}): Mail => ({
  to: 'ada@example.com',
  subject: 'Ünïcode subject',
  text: 'In full.',
  html: '<p>In full.</p>',
  category: 'essential',
  ...more,
});

interface Received {
  readonly to: readonly string[];
  readonly from: string;
  readonly raw: string;
  readonly messageId: string | undefined;
}

/** A mail server on loopback; `onData` and `onRecipient` may throw what it answers instead of accepting. */
async function startServer(answers: {
  onData?: (received: Received) => void;
  onRecipient?: (address: string) => void;
}) {
  const received: Received[] = [];
  const recipientOptions: SMTPServerOptions = answers.onRecipient
    ? {
        onRcptTo: (address, _session, done) => {
          try {
            answers.onRecipient?.(address.address);
            done();
          } catch (error) {
            done(error as Error);
          }
        },
      }
    : {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...recipientOptions,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const mail = {
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          raw,
          messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim(),
        };
        received.push(mail);
        try {
          answers.onData?.(mail);
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  opened.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { url, received };
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
const quickRetries: JobRetries = { limit: 3, firstDelaySeconds: 0, longestDelaySeconds: 0 };

/** Starts a worker as a process would. */
async function startWorker(url: string, retries = quickRetries) {
  const { database } = world.product;
  const sender = createSmtpSender({ mode: 'smtp', url, from }, 'Groundwork');
  const job = createMailJob({ system: database.system, sender, log, retries });
  const worker = createJobRunner({ database, log, listJobs: () => [job], now: () => world.clock.now });
  await worker.start();
  opened.push(async () => {
    await worker.close();
    sender.close();
  });
}

interface Row {
  readonly id: string;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly attempts: number;
  readonly lastError: string | null;
}

async function queue(mail: Mail): Promise<() => Promise<Row>> {
  const key = crypto.randomUUID();
  const { database } = world.product;
  await database.asSystem((tx) => queueMail(tx, { ...mail, dedupeKey: key }, world.clock.now));
  return async () => {
    const [row] = await database.system<Row[]>`select id, sent_at as "sentAt", failed_at as "failedAt", attempts,
      last_error as "lastError" from mail where dedupe_key = ${key}`;
    return row!;
  };
}

const opened: (() => Promise<void>)[] = [];
const within = { timeout: 60_000, interval: 100 };

beforeAll(async () => {
  world = await createTestProduct();
});
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});
afterAll(() => world.close());

describe('a mail server', () => {
  it('gets each mail once, to one recipient, in both forms', async () => {
    const { url, received } = await startServer({});
    await startWorker(url);
    await startWorker(url);
    const rows = await Promise.all(
      Array.from({ length: 10 }, (_, index) => queue(letter({ to: `p${index}@example.com` }))),
    );
    await vi.waitFor(async () => {
      for (const row of rows) expect((await row()).sentAt).not.toBeNull();
    }, within);
    expect(received.map(({ to }) => to.join()).sort()).toEqual(rows.map((_, index) => `p${index}@example.com`));
    const { raw, messageId } = received.find(({ to }) => to[0] === 'p0@example.com')!;
    const { id, attempts } = await rows[0]!();
    expect([messageId, attempts]).toEqual([`<${id}@groundwork.example>`, 1]);
    expect(raw).toMatch(/^From: Groundwork <hello@groundwork\.example>\r$/m);
    expect(raw).toMatch(/^To: p0@example\.com\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toContain('multipart/alternative');
  });

  it('gets the way out of a mail as headers, and of no other mail (RFC 8058)', async () => {
    const server = await startServer({});
    const sender = createSmtpSender({ mode: 'smtp', url: server.url, from }, 'Groundwork');
    const mail = { recipient: 'ada@example.com', subject: 'News', text: 'x', html: 'x', createdAt: new Date() };
    const url = `https://groundwork.example/waitlist/leave?token=${'a'.repeat(60)}`;
    await sender.send({ ...mail, id: '1', listUnsubscribe: url });
    await sender.send({ ...mail, id: '2', listUnsubscribe: null });
    const [withWay, without] = server.received.map(({ raw }) => raw.replace(/\r\n[ \t]+/g, ' '));
    expect(withWay).toMatch(new RegExp(`^list-unsubscribe: <${url.replaceAll('?', '\\?')}>\r$`, 'im'));
    expect(withWay).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click\r$/im);
    expect(without).not.toMatch(/^list-unsubscribe/im);
    sender.close();
  });

  it('gets where an answer goes and whose name a mail has, which then is no notice of a machine (RFC 3834)', async () => {
    const { url, received } = await startServer({});
    await startWorker(url);
    const written = await queue(
      letter({ to: 'mara@example.com', replyTo: 'owner@levain.example', senderName: 'Levain, Rye & Söhne' }),
    );
    const notice = await queue(letter({ replyTo: 'mara@example.com' }));
    await vi.waitFor(async () => {
      for (const row of [written, notice]) expect((await row()).sentAt).not.toBeNull();
    }, within);
    const rawTo = (address: string) => received.find(({ to }) => to[0] === address)!.raw.replace(/\r\n[ \t]+/g, ' ');
    const letterOut = rawTo('mara@example.com');
    expect(letterOut).toMatch(/^From: [^\r]*<hello@groundwork\.example>\r$/m);
    expect(letterOut).not.toMatch(/^From: Groundwork/m);
    expect(letterOut).toMatch(/^Reply-To: owner@levain\.example\r$/m);
    expect(letterOut).not.toMatch(/^Auto-Submitted/im);
    expect(rawTo('ada@example.com')).toMatch(/^Reply-To: mara@example\.com\r$/m);
    expect(rawTo('ada@example.com')).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(received.map(({ from: sender }) => sender)).toEqual([from, from]);
  });

  it('that answers 451 twice is asked a third time, and then has it', async () => {
    let refusals = 0;
    const { url, received } = await startServer({
      onData: () => {
        refusals += 1;
        if (refusals <= 2) throw refusal(451, 'try again later');
      },
    });
    await startWorker(url);
    const row = await queue(letter());
    await vi.waitFor(async () => expect((await row()).sentAt).not.toBeNull(), within);
    expect(await row()).toMatchObject({ attempts: 3, failedAt: null, lastError: null });
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(received).toHaveLength(3);
  });

  it('that refuses the recipient with 550 is not asked again, and what it said is kept', async () => {
    const { url, received } = await startServer({
      onRecipient: () => {
        throw refusal(550, 'no such person');
      },
    });
    await startWorker(url);
    const row = await queue(letter());
    await vi.waitFor(async () => expect((await row()).failedAt).not.toBeNull(), within);
    const failed = await row();
    expect(failed).toMatchObject({ attempts: 1, sentAt: null });
    expect(failed.lastError).toContain('550 no such person');
    expect(received).toEqual([]);
    // The job ends after the mail's own row is written.
    await vi.waitFor(async () => {
      const [job] = await world.product.database.system`select state from job where key = ${failed.id}`;
      expect(job?.state).toBe('done');
    }, within);
  });

  it('that never accepts is given up after the last attempt', async () => {
    const { url } = await startServer({
      onData: () => {
        throw refusal(451, 'never');
      },
    });
    await startWorker(url, { ...quickRetries, limit: 1 });
    const row = await queue(letter());
    await vi.waitFor(async () => expect((await row()).failedAt).not.toBeNull(), within);
    expect(await row()).toMatchObject({ attempts: 2, sentAt: null });
  });

  it('gets no code that has ended', async () => {
    const { url, received } = await startServer({});
    const row = await queue(letter({ voidAt: new Date(world.clock.now.getTime() - 1) }));
    await startWorker(url);
    await vi.waitFor(async () => expect((await row()).failedAt).not.toBeNull(), within);
    expect(await row()).toMatchObject({ attempts: 0, lastError: 'Its code ended before it could be sent' });
    expect(received).toEqual([]);
  });

  it('gets a repeat with the same Message-ID when the process dies between its answer and the record of it', async () => {
    let child: ReturnType<typeof spawn> | undefined;
    const { url, received } = await startServer({
      onData: () => {
        if (received.length === 1) child?.kill('SIGKILL');
      },
    });
    const row = await queue(letter());
    const { id } = await row();
    const settings = { target: world.product.database.target, url, from, id };
    child = spawn(process.execPath, ['--input-type=module', '-e', dyingProcess], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH, SETTINGS: JSON.stringify(settings) },
      stdio: 'ignore',
    });
    const signal = await new Promise((resolve) => child?.once('exit', (_code, name) => resolve(name)));
    expect([signal, received.length]).toEqual(['SIGKILL', 1]);
    expect(await row()).toMatchObject({ attempts: 1, sentAt: null });

    const sender = createSmtpSender({ mode: 'smtp', url, from }, 'Groundwork');
    const { system } = world.product.database;
    const context: Pick<JobContext, 'now' | 'complete' | 'isLastAttempt'> = {
      now: () => world.clock.now,
      complete: (work) => world.product.database.asSystem(work),
      isLastAttempt: false,
    };
    await deliverMail({ system, sender, log }, id, context);
    await deliverMail({ system, sender, log }, id, context);
    sender.close();
    expect(received.map(({ messageId }) => messageId)).toEqual([
      `<${id}@groundwork.example>`,
      `<${id}@groundwork.example>`,
    ]);
    expect(await row()).toMatchObject({ attempts: 2, sentAt: world.clock.now });
  });

  it('that offers no encryption gets nothing across a network', async () => {
    const { url } = await startServer({});
    const { port } = new URL(url);
    // The same server under a name that is not loopback to us.
    const sender = createSmtpSender({ mode: 'smtp', url: `smtp://0.0.0.0:${port}`, from }, 'Groundwork');
    const mail = { id: 'x', recipient: 'ada@example.com', subject: 's', text: 't', html: 'h', createdAt: new Date() };
    await expect(sender.send(mail)).rejects.toThrow(/TLS/);
    sender.close();
  });
});

/** What a worker does with a job, in a process of its own. */
const dyingProcess = `
import { connect } from './src/server/db/connect.ts';
import { createLogger } from './src/server/logger.ts';
import { deliverMail } from './src/server/mail/deliver-mail.ts';
import { createSmtpSender } from './src/server/mail/smtp-sender.ts';
const { target, url, from, id } = JSON.parse(process.env.SETTINGS);
const system = connect(target, { max: 1, name: 'dying' });
const sender = createSmtpSender({ mode: 'smtp', url, from }, 'Groundwork');
const complete = (work) => system.begin(work);
await deliverMail({ system, sender, log: createLogger('silent') }, id, { now: () => new Date(), complete, isLastAttempt: false });
`;
