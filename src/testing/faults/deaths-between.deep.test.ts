/**
 * Where two of our own writes have to agree (a file and its row, a row and the queue, two transactions), the process is
 * killed exactly between them. After a restart nothing acknowledged is lost, nothing happened twice, and what is left over
 * goes by itself.
 */
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { deleteUnusedPictures } from '#features/account/server/picture.service.ts';
import { backUpEmbedded } from '#server/db/backup.ts';
import { connect, type Sql } from '#server/db/connect.ts';
import { openDatabase } from '#server/db/database.ts';
import { createDiskDriver } from '#server/storage/disk-driver.ts';
import { createStorage } from '#server/storage/storage.ts';
import { findFreePort, type RunningProduct, spawnProduct, waitUntilReady } from '#testing/running-product.ts';
import { inDataFolder } from './data-folder.ts';
import { clusterOf, getRunningDatabase } from './running-database.ts';

const root = join(import.meta.dirname, '../../..');
const hourMs = 3_600_000;
const email = 'between@example.com';
const password = 'correct horse battery';

const dying = (text: string) => ({
  DIE_BEFORE: text,
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'die-before.ts')).href}`,
});

/** One product on one data folder, which dies where a test says so and is started again. */
async function createMortal(dataDir: string) {
  const port = String(await findFreePort());
  let product: RunningProduct | undefined;
  let token = '';
  const start = async (environment: Record<string, string> = {}): Promise<void> => {
    product = await spawnProduct(dataDir, { PORT: port, ...environment });
    await waitUntilReady(product);
  };
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  const call = async (method: string, path: string, body?: unknown, key = crypto.randomUUID()): Promise<any> => {
    const answer = await fetch(product!.origin + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'idempotency-key': key,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answered = await answer.json();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answered)}`);
    return answered;
  };
  return {
    start,
    call,
    signUp: async (address: string) => {
      const body = { email: address, password, data: { full_name: 'Between' } };
      token = (await call('POST', '/auth/v1/signup', body)).access_token;
    },
    /** Works in a process that dies before it sends `text`; afterwards a sound one runs. */
    dieBefore: async (text: string, work: () => Promise<unknown>): Promise<void> => {
      await product!.stop();
      await start(dying(text));
      const working = work().catch(() => undefined);
      const isDead = await Promise.race([product!.exited.then(() => true), sleep(60_000, false)]);
      if (!isDead) throw new Error(`Nobody sent "${text}"`);
      expect(product!.process.signalCode).toBe('SIGKILL');
      await working;
      await start();
    },
    stop: async () => product?.stop(),
  };
}

async function withSql<T>(dataDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect((await getRunningDatabase(dataDir)).target, { max: 1, name: 'tests' });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** What housekeeping of the running product does, as if it were `laterMs` later. */
async function tidy(dataDir: string, laterMs: number): Promise<void> {
  const { target } = await getRunningDatabase(dataDir);
  const system = connect(target, { max: 2, name: 'tests' });
  const database = { ...openDatabase(target, inject('appSecret')), system };
  database.asSystem = ((work) => system.begin((tx) => work(tx))) as typeof database.asSystem;
  try {
    const storage = createStorage(database, createDiskDriver(join(dataDir, 'files')));
    const now = new Date(Date.now() + laterMs);
    await storage.housekeeping(now);
    await deleteUnusedPictures({ database, storage }, now);
  } finally {
    await system.end();
    await database.close();
  }
}

const hashesIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []))
    .filter((path) => /[0-9a-f]{64}$/.test(path))
    .map((path) => path.slice(-64))
    .sort();
const filesOf = (dataDir: string, purpose: string) =>
  withSql(
    dataDir,
    (sql) => sql<{ id: string; hash: string }[]>`select id, hash from stored_file
    where purpose = ${purpose} order by hash`,
  );

const imageOf = async (background: string): Promise<{ image: string }> => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  return { image: bytes.toString('base64') };
};

it('a picture is the old one or the new one wherever its upload is cut off, and no file stays that nobody shows', () =>
  inDataFolder(async (dataDir) => {
    const mortal = await createMortal(dataDir);
    try {
      await mortal.start();
      await mortal.signUp(email);
      const { pictureUrl: first } = await mortal.call('PUT', '/api/account/picture', await imageOf('#ff0000'));
      const shown = async (): Promise<string> => (await mortal.call('GET', '/api/account')).pictureUrl;
      const idOf = () => withSql(dataDir, async (sql) => (await sql`select picture_file_id as id from users`)[0]?.id);
      const [firstId] = [await idOf()];
      expect(first).toBe(await shown());

      // The bytes lie there, and no row names them.
      await mortal.dieBefore('insert into stored_file', async () =>
        mortal.call('PUT', '/api/account/picture', await imageOf('#00ff00')),
      );
      expect([await idOf(), (await hashesIn(dataDir)).length]).toEqual([firstId, 2]);
      // The row is there, and no account shows it.
      await mortal.dieBefore('update users set picture_file_id', async () =>
        mortal.call('PUT', '/api/account/picture', await imageOf('#0000ff')),
      );
      expect([await idOf(), (await filesOf(dataDir, 'picture')).length]).toEqual([firstId, 2]);
      // The new one is shown, and the one before has lost its bytes but not its row.
      await mortal.dieBefore('delete from stored_file', async () =>
        mortal.call('PUT', '/api/account/picture', await imageOf('#ffffff')),
      );
      const lastId = await idOf();
      expect(lastId).not.toBe(firstId);
      expect((await filesOf(dataDir, 'picture')).map(({ id }) => id)).toContain(firstId);

      await tidy(dataDir, 2 * hourMs);
      expect((await filesOf(dataDir, 'picture')).map(({ id }) => id)).toEqual([lastId]);
      expect(await hashesIn(dataDir)).toEqual((await filesOf(dataDir, 'picture')).map(({ hash }) => hash));
    } finally {
      await mortal.stop();
    }
  }));

it('an archive becomes ready once wherever its making is cut off, is announced once, and its parts go', () =>
  inDataFolder(async (dataDir) => {
    const mortal = await createMortal(dataDir);
    try {
      await mortal.start();
      await mortal.signUp(email);
      let expected = 0;
      for (const text of [
        // A finished item is stored, and not noted.
        'insert into archive_part',
        // The file is whole, and the archive does not say so.
        "update archive set state = 'ready'",
        // The archive is ready, and the first part has lost its bytes but not its row.
        'delete from stored_file',
        // The worker has taken the event, and its handler has done nothing yet.
        'insert into event_handled',
        // The event was sent to the queue, and is not marked as sent: it is sent again.
        'update outbox_event set dispatched_at',
      ]) {
        await mortal.dieBefore(text, () => mortal.call('POST', '/api/account/archives'));
        expected += 1;
        const untilMs = performance.now() + 60_000;
        for (;;) {
          const { archive } = await mortal.call('GET', '/api/account/privacy');
          if (archive?.state === 'ready') break;
          if (performance.now() > untilMs) throw new Error(`After "${text}" it is ${JSON.stringify(archive)}`);
          await sleep(100);
        }
        await withSql(dataDir, async (sql) => {
          const announced = async () =>
            (await sql<{ count: number }[]>`select count(*) from notification where kind = 'archive_ready'`)[0]!.count;
          while ((await announced()) < expected && performance.now() < untilMs) await sleep(50);
          await sleep(1500);
          expect([text, await announced()]).toEqual([text, expected]);
          const states = await sql`select state, count(*) from archive group by state`;
          expect([text, ...states]).toEqual([text, { state: 'ready', count: expected }]);
          const undone = await sql`select name, state from job where state not in ('done', 'cancelled')`;
          expect([text, ...undone]).toEqual([text]);
        });
      }
      // docs/privacy.md: everything of an archive is kept for seven days.
      await tidy(dataDir, 7 * 24 * hourMs + hourMs);
      expect([await filesOf(dataDir, 'archive part'), await filesOf(dataDir, 'archive')]).toEqual([[], []]);
      expect(await hashesIn(dataDir)).toEqual([]);
    } finally {
      await mortal.stop();
    }
  }));

it('a plan that is chosen is given once, wherever its claimed key is left without an answer', () =>
  inDataFolder(async (dataDir) => {
    const mortal = await createMortal(dataDir);
    try {
      await mortal.start({ BILLING: 'test' });
      await mortal.signUp(email);
      await mortal.call('PUT', '/api/billing/test-mode', { isOn: true });
      for (const [text, plan, given] of [
        // The key is claimed, and nothing else has happened.
        ['insert into plan_change', 'Starter', 1],
        // Plan, history and invoice are written, and the answer is not.
        ['update idempotency_key set answer', 'Pro', 2],
      ] as const) {
        const key = crypto.randomUUID();
        const choose = () => mortal.call('POST', '/api/billing/plan', { plan, interval: 'month' }, key);
        await mortal.dieBefore(text, choose);
        // The repeat waits until the claim of the dead process is over.
        const answers = [await choose(), await choose()];
        expect([text, answers[0].outcome, answers[1]]).toEqual([text, 'switched', answers[0]]);
        await withSql(dataDir, async (sql) => {
          const [row] = await sql`select (select plan from users) as plan,
            (select count(*) from plan_change) as changes, (select count(*) from billing_invoice) as invoices`;
          expect([text, row]).toEqual([text, { plan, changes: given, invoices: given }]);
        });
      }
    } finally {
      await mortal.stop();
    }
  }));

it('a backup that was cut off is no backup: it goes, and pushes out none of the three that are kept', () =>
  inDataFolder(async (dataDir) => {
    const mortal = await createMortal(dataDir);
    try {
      await mortal.start();
      const { target } = await getRunningDatabase(dataDir);
      const embedded = { superuser: { ...target, database: 'postgres' }, clusterDir: await clusterOf(dataDir) };
      const backUp = () => backUpEmbedded(embedded as Parameters<typeof backUpEmbedded>[0], dataDir);
      const names = async () => (await readdir(join(dataDir, 'backups'))).sort();
      const first = await backUp();
      const child = spawn(process.execPath, ['src/testing/faults/back-up-main.ts'], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          TZ: 'UTC',
          SETTINGS: JSON.stringify({ ...embedded, dataDir }),
          ...dying('select labelfile'),
        },
        stdio: 'inherit',
      });
      const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
      expect(signal).toBe('SIGKILL');
      expect((await names()).map((name) => name.endsWith('.unfinished'))).toEqual([false, true]);
      await backUp();
      await backUp();
      expect((await names()).map((name) => join(dataDir, 'backups', name))).toContain(first);
      expect((await names()).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
      expect(await names()).toHaveLength(3);
    } finally {
      await mortal.stop();
    }
  }));
