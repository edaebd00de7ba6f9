/** What a version without jobs left behind when it was stopped. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { createMail } from '#server/mail/mail-plumbing.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());
const within = { timeout: 20_000, interval: 50 };

it('an archive, a deletion and an asked mail without a job are taken up when a worker starts', async () => {
  const [archiving, leaving, asking] = [await world.signUp(), await world.signUp(), await world.signUp()];
  const { system } = world.product.database;
  const { now } = world.clock;
  await system`insert into archive (id, account_id, requested_at) values ('arc_old', ${archiving.userId}, ${now})`;
  await system`insert into account_deletion (account_id, requested_at, due_at) values (${leaving.userId}, ${now}, ${now})`;
  await system`insert into auth_mail_request (id, kind, email, redirect_to, remote_address, user_agent, asked_at)
    values (${randomUUID()}, 'recovery', ${asking.email}, 'http://localhost:18400', '127.0.0.1', '', ${now})`;
  const worker = await world.product.startWorker();
  try {
    await vi.waitFor(async () => {
      const [row] = await system`select
        (select state from archive where id = 'arc_old') as archive,
        (select count(*)::int from users where user_id = ${leaving.userId}) as leaving,
        (select count(*)::int from mail where recipient = ${asking.email} and subject = 'Set a new password') as mails`;
      expect(row).toEqual({ archive: 'ready', leaving: 0, mails: 1 });
    }, within);
  } finally {
    await worker.stop();
  }
});

it('a mail without a job gets one, once', async () => {
  const { database } = world.product;
  await database.system`insert into mail (id, recipient, subject, text, html, category, created_at)
    values ('old', 'ada@example.com', 's', 't', 'h', 'essential', ${world.clock.now})`;
  const config = { mode: 'smtp', url: 'smtp://127.0.0.1:1', from: 'hello@example.com' } as const;
  const mail = createMail({ config, database, log: createLogger('silent'), now: () => world.clock.now });
  await mail.adopt();
  await mail.adopt();
  expect(await database.system`select key, state from job where name = 'mail.send'`).toEqual([
    { key: 'old', state: 'waiting' },
  ]);
  mail.close();
});
