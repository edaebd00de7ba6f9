/**
 * What is left after a deletion: an account with canaries in everything it has is deleted, the clock moves on, and then
 * every table, job, log line and file is looked through.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Sql } from '#server/db/connect.ts';
import { expireBackups } from '#server/db/expire-backups.ts';
import type { OwnedTable } from '#server/db/owned-tables.ts';
import { captureLog } from '#testing/leaving/captured-log.ts';
import { countOwned, fillEmptyTables, plantCanaries } from '#testing/leaving/fill-tables.ts';
import { readFilesBelow } from '#testing/leaving/read-files.ts';
import { makeWholeAccount, type WholeAccount } from '#testing/leaving/whole-account.ts';
import { dumpSchema, openWithoutRowSecurity, readOwnedTables } from '#testing/leaving/without-row-security.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const name = 'Quintilla Xanthopoulos';
const canary = 'canarybird7Q';
const password = 'correct horse battery';
const dayMs = 24 * 60 * 60_000;

const captured = captureLog();
let world: TestProduct;
let sql: Sql;
let jobs: Sql;
let owned: readonly OwnedTable[];
let leaving: WholeAccount;
let staying: WholeAccount;
let planted: readonly string[];

/** Everything that would tell of the account, in the forms in which it could be written. */
const traces = (): readonly string[] => {
  const { accountId, email, workspaceIds } = leaving.owner;
  return [
    accountId,
    accountId.replaceAll('-', ''),
    email,
    ...workspaceIds,
    leaving.conversationId,
    name,
    'Quintilla',
    canary,
  ];
};
const tracesIn = (text: string): readonly string[] =>
  traces().filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
const tracesInSchema = async (from: Sql, schema: 'public' | 'jobs') =>
  [...(await dumpSchema(from, schema))].flatMap(([table, rows]) =>
    rows.flatMap((row) => tracesIn(row).map((trace) => `${schema}.${table}: ${trace}`)),
  );
const tracesAnywhere = async (): Promise<readonly string[]> => [
  ...(await tracesInSchema(sql, 'public')),
  ...(await tracesInSchema(jobs, 'jobs')),
  ...(await readFilesBelow(world.dataDir)).flatMap(({ path, text }) =>
    tracesIn(`${path} ${text}`).map((trace) => `${path}: ${trace}`),
  ),
  ...tracesIn(captured.text()).map((trace) => `log: ${trace}`),
];

beforeAll(async () => {
  world = await createTestProduct({ log: captured.log });
  sql = await openWithoutRowSecurity(world.database);
  jobs = connect(world.product.database.target, { max: 1, name: 'tests' });
  owned = await readOwnedTables(sql);
  staying = await makeWholeAccount(world, 'Stella Staying');
  leaving = await makeWholeAccount(world, name);
  // Jobs of the account as the worker makes them, and one that failed with what it was about in its result.
  const worker = await world.product.startWorker();
  await world.call('POST', '/api/account/archives', { as: leaving.person });
  await until(async () => (await archiveOf()).state === 'ready' && (await eventsWaiting()) === 0);
  await sleep(300);
  await worker.stop();
  const { host, port, database, user, password: secret } = world.product.database.target;
  const boss = new PgBoss({
    host,
    port,
    database,
    user,
    password: secret,
    schema: 'jobs',
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.send('events', { eventId: 'evt_of_somebody', note: `${leaving.owner.email} ${canary}` });
  await boss.stop();
  const body = { confirmation: leaving.person.email, password };
  const answer = await world.call('POST', '/api/account/deletion', { as: leaving.person, body });
  expect(answer.status).toBe(200);
  // The waiting list and requests for mail know people by their address alone.
  await sql`insert into waitlist_entry (id, email, language, created_at, mailed_at, token_hash)
    values (gen_random_uuid(), ${leaving.owner.email}, 'en', now(), now(), ${Buffer.from(canary)})`;
  await sql`delete from account_deletion where account_id <> ${leaving.owner.accountId}`;
  expect([...(await fillEmptyTables(sql, owned, leaving.owner, canary))]).toEqual([]);
  planted = await plantCanaries(sql, owned, leaving.owner, canary);
});
afterAll(async () => {
  await sql.end();
  await jobs.end();
  await world.close();
});

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 20_000;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('The worker took too long');
    await sleep(50);
  }
};
const archiveOf = async () =>
  (await sql<{ state: string }[]>`select state from archive where account_id = ${leaving.owner.accountId}`)[0]!;
const eventsWaiting = async () => (await sql`select 1 from outbox_event where dispatched_at is null`).length;

describe('a deleted account', () => {
  let staysBefore: Map<string, number>;
  let auditBefore: number;

  it('had rows in every table that can hold any, and canaries in its texts', async () => {
    for (const table of owned)
      expect([table.name, (await countOwned(sql, table, owned, leaving.owner)) > 0]).toEqual([table.name, true]);
    expect(planted).toEqual(
      expect.arrayContaining([
        'message.content',
        'fact.value',
        'users.name',
        'conversation.seed',
        'mail.text',
        'auth_audit.detail',
        'plan.graph',
      ]),
    );
    expect(planted.length).toBeGreaterThan(60);
    const found = await tracesAnywhere();
    for (const place of [
      'public.message',
      'public.users',
      'public.mail',
      'public.waitlist_entry',
      'public.search_item',
      'jobs.',
    ])
      expect([place, found.some((trace) => trace.startsWith(place))]).toEqual([place, true]);
    expect(found.some((trace) => trace.startsWith('files/'))).toBe(true);
  });

  it('stays whole while it can be undone', async () => {
    staysBefore = new Map();
    for (const table of owned) staysBefore.set(table.name, await countOwned(sql, table, owned, staying.owner));
    [{ count: auditBefore }] = await sql<
      [{ count: number }]
    >`select count(*)::int as count from auth_audit where user_id = ${leaving.owner.accountId}`;
    world.clock.now = new Date(world.clock.now.getTime() + 14 * dayMs - 60_000);
    await world.product.privacy.run();
    expect((await sql`select 1 from users where user_id = ${leaving.owner.accountId}`).length).toBe(1);
  });

  it('goes on to be deleted where a stop interrupted it, and nobody signs in meanwhile', async () => {
    world.clock.now = new Date(world.clock.now.getTime() + 60_001);
    const storage = world.product.storage as { deleteAll: typeof world.product.storage.deleteAll };
    const { deleteAll } = storage;
    storage.deleteAll = () => Promise.reject(new Error('The process was killed'));
    await world.product.privacy.run();
    storage.deleteAll = deleteAll;
    const [deletion] =
      await sql`select state, total > 100 as "isCounted" from account_deletion where account_id = ${leaving.owner.accountId}`;
    expect(deletion).toEqual({ state: 'purging', isCounted: true });
    const body = { email: leaving.owner.email, password };
    expect((await world.call('POST', '/auth/v1/token?grant_type=password', { body })).body.error_code).toBe(
      'invalid_credentials',
    );
  });

  it('leaves neither id, address, name nor canary in tables, jobs, logs and files', async () => {
    // The pause before it is tried again.
    world.clock.now = new Date(world.clock.now.getTime() + 15_000);
    await world.product.privacy.run();
    expect(await tracesAnywhere()).toEqual([]);
    for (const table of owned)
      expect([table.name, await countOwned(sql, table, owned, leaving.owner)]).toEqual([table.name, 0]);
  });

  it('leaves a remainder under a pseudonym: when what happened, and nothing else', async () => {
    const pseudonym = world.product.privacy.pseudonymOf(leaving.owner.accountId);
    expect(pseudonym).toMatch(/^[0-9a-f]{32}$/);
    // Who knows the id but not the key cannot tell.
    const guess = createHash('sha256').update(leaving.owner.accountId).digest('hex');
    expect(guess.startsWith(pseudonym)).toBe(false);
    const accounts = await sql`select * from left_account`;
    expect(accounts.map((row) => Object.keys(row).sort())).toEqual([
      ['made_at', 'pseudonym', 'purged_at', 'requested_at'],
    ]);
    const events = await sql`select * from left_event where pseudonym = ${pseudonym} order by position`;
    expect(events).toHaveLength(auditBefore);
    expect(Object.keys(events[0]!).sort()).toEqual(['event', 'occurred_at', 'position', 'pseudonym']);
    // The factory wrote its canary into the trail's texts too: events are of a fixed list in the product.
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['signed_up', 'deletion_requested']));
  });

  it('keeps of its invoices what was charged when, under the same pseudonym', async () => {
    const invoices = await sql`select * from left_invoice`;
    expect(invoices.map((row) => [row.pseudonym, row.number, row.currency])).toEqual([
      [world.product.privacy.pseudonymOf(leaving.owner.accountId), 'GW-0001', 'usd'],
    ]);
    expect(Object.keys(invoices[0]!).sort()).toEqual([
      'amount_cents',
      'currency',
      'issued_at',
      'number',
      'plan',
      'plan_interval',
      'pseudonym',
      'status',
    ]);
  });

  it('takes nothing of another account with it', async () => {
    for (const table of owned)
      if (!['live_message'].includes(table.name))
        expect([table.name, await countOwned(sql, table, owned, staying.owner)]).toEqual([
          table.name,
          staysBefore.get(table.name),
        ]);
    const [file] = await world.product.storage.list(staying.owner.accountId);
    expect(await world.product.storage.read(staying.owner.accountId, file!.id)).toBeDefined();
  });

  it('is forgotten altogether when its remainder was kept long enough', async () => {
    world.clock.now = new Date(world.clock.now.getTime() + 366 * dayMs);
    await world.product.privacy.housekeeping.run(world.clock.now);
    expect(await sql`select 1 from left_account`).toEqual([]);
    expect(await sql`select 1 from left_event`).toEqual([]);
  });
});

describe('backups', () => {
  it('of the embedded database go by their day, and nothing else does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'groundwork-backups-'));
    const names = [
      '2026-11-01T10-00-00-000001',
      '2026-11-07T09-59-59-000000',
      '2026-11-07T10-00-01-000000',
      'kept by hand',
    ];
    for (const one of names) await mkdir(join(folder, 'backups', one), { recursive: true });
    expect(await expireBackups(folder, new Date('2026-11-07T10:00:00Z'))).toEqual(names.slice(0, 2));
    expect((await readdir(join(folder, 'backups'))).sort()).toEqual(names.slice(2).sort());
    await rm(folder, { recursive: true });
    expect(await expireBackups(folder, new Date())).toEqual([]);
  });
});
