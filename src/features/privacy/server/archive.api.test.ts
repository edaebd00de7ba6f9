/** The archive: complete by the declarations, counted, importable, resumable, private, and gone when it says so. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '#server/db/connect.ts';
import type { OwnedTable } from '#server/db/owned-tables.ts';
import { countOwned, fillEmptyTables } from '#testing/leaving/fill-tables.ts';
import { makeWholeAccount, type WholeAccount } from '#testing/leaving/whole-account.ts';
import { openWithoutRowSecurity, readOwnedTables } from '#testing/leaving/without-row-security.ts';
import { readMails } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const dayMs = 24 * 60 * 60_000;

let world: TestProduct;
let sql: Sql;
let account: WholeAccount;
let other: WholeAccount;
let owned: readonly OwnedTable[];
beforeAll(async () => {
  world = await createTestProduct();
  sql = await openWithoutRowSecurity(world.database);
  owned = await readOwnedTables(sql);
  [account, other] = [await makeWholeAccount(world, 'Ada Archive'), await makeWholeAccount(world, 'Otto Other')];
});
afterAll(async () => {
  await sql.end();
  await world.close();
});

const request = (as: Person) => world.call('POST', '/api/account/archives', { as });
const read = async (as: Person) => (await world.call('GET', '/api/account/privacy', { as })).body.archive;
const download = async (as: Person, archiveId: string) => {
  const { body } = await world.call('POST', `/api/account/archives/${archiveId}/download`, { as });
  const response = await world.product.app.request(`http://localhost:18400${body.address}`);
  return { response, address: body.address as string, fileName: body.fileName as string };
};
const unpack = async (response: Response): Promise<Record<string, string>> => {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes, true)]));
};
const makeArchive = async (as: Person): Promise<Record<string, string>> => {
  const { body } = await request(as);
  await world.product.privacy.run();
  return unpack((await download(as, body.id)).response);
};
const rowsOf = (files: Record<string, string>, table: string): Record<string, unknown>[] =>
  JSON.parse(Buffer.from(files[`data/${table}.json`]!, 'latin1').toString('utf8')).rows;

describe('an archive', () => {
  let files: Record<string, string>;
  let counts: Map<string, number>;
  beforeAll(async () => {
    const failures = await fillEmptyTables(sql, owned, account.owner, 'factory');
    expect([...failures]).toEqual([]);
    const exported = owned.filter(({ exported }) => exported.length > 0);
    counts = new Map();
    for (const table of exported) counts.set(table.name, await countOwned(sql, table, owned, account.owner));
    files = await makeArchive(account.person);
  });

  it('has as many rows of each table as the account has, and the factory made some of each', () => {
    const manifest = JSON.parse(files['manifest.json']!);
    const listed = new Map(manifest.tables.map((table: { name: string; rows: number }) => [table.name, table.rows]));
    expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(counts));
    for (const [name, count] of counts) expect([name, rowsOf(files, name).length]).toEqual([name, count]);
  });

  it('has a readable page, every plan as PDF and DOCX, and the pictures', () => {
    expect(files['index.html']).toContain('Levain &amp; Rye bakes sourdough');
    expect(files['index.html']).toContain('href="plans/business-plan-1.pdf"');
    expect(files['plans/business-plan-1.pdf']).toMatch(/^%PDF-/);
    expect(files['plans/business-plan-1.docx']).toMatch(/^PK/);
    expect(files['files/picture-1.webp']).toBe('picture of Ada Archive');
    expect(files['index.html']).not.toMatch(/<script|src=|https?:/);
  });

  it('says in its manifest what was left out and why', () => {
    const manifest = JSON.parse(files['manifest.json']!);
    expect(manifest).toMatchObject({ format: 'groundwork-archive', version: 1, couldNotBeMade: [] });
    expect(manifest.leftOut.auth_refresh_token).toContain('Hashes');
    expect(Object.keys(files).some((path) => path.includes('refresh_token'))).toBe(false);
  });

  it('holds neither a hash nor a secret, and nothing of another account', async () => {
    const [mine] = await sql<
      { hash: string }[]
    >`select password_hash as hash from auth_user where id = ${account.owner.accountId}`;
    const all = Object.values(files).join('\n');
    expect(all).not.toContain(mine!.hash);
    expect(all).not.toContain('$argon2');
    expect(rowsOf(files, 'auth_session')[0]).not.toHaveProperty('cookie_hash');
    expect(rowsOf(files, 'mail')[0]).not.toHaveProperty('text');
    for (const canary of [other.person.email, other.owner.accountId, 'Otto Other', ...other.owner.workspaceIds])
      expect(all).not.toContain(canary);
  });

  it('can be imported into a fresh account, from which the same archive is made again', async () => {
    const fresh = await createTestProduct();
    const freshSql = await openWithoutRowSecurity(fresh.database);
    try {
      const importable = owned
        .map(({ name }) => name)
        .filter((name) => files[`data/${name}.json`] && JSON.parse(files[`data/${name}.json`]!).isImportable)
        .reverse();
      expect(importable).toEqual(
        expect.arrayContaining(['users', 'workspace', 'fact', 'message', 'plan_section', 'notification']),
      );
      await freshSql.unsafe('alter table workspace disable trigger user; alter table users disable trigger user');
      for (const name of importable) {
        const document = Buffer.from(files[`data/${name}.json`]!, 'latin1').toString('utf8');
        const columns = JSON.parse(document)
          .columns.map((column: { name: string }) => `"${column.name}"`)
          .join(', ');
        await freshSql.unsafe(
          `insert into "${name}" (${columns}) overriding system value
          select ${columns} from jsonb_populate_recordset(null::"${name}", $1::text::jsonb -> 'rows')`,
          [document],
        );
      }
      const compared = importable.filter((name) => !['live_message'].includes(name));
      for (const name of compared) {
        const { columns } = JSON.parse(files[`data/${name}.json`]!);
        const names = columns.map((column: { name: string }) => `'${column.name}', t."${column.name}"`).join(', ');
        const rows = await freshSql.unsafe<{ row: string }[]>(
          `select jsonb_build_object(${names})::text as row from "${name}" t`,
        );
        const original = await sql.unsafe<{ row: string }[]>(
          `select r::text as row from jsonb_array_elements($1::text::jsonb -> 'rows') r`,
          [Buffer.from(files[`data/${name}.json`]!, 'latin1').toString('utf8')],
        );
        expect([name, rows.map(({ row }) => row).sort()]).toEqual([name, original.map(({ row }) => row).sort()]);
      }
    } finally {
      await freshSql.end();
      await fresh.close();
    }
  });
});

describe('asking for an archive', () => {
  it('shows items done of all, the same after a reload, and one at a time however often it is asked', async () => {
    const person = await world.signUp('Petra Progress');
    const answers = await Promise.all([request(person), request(person), request(person)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0].body).toMatchObject({ state: 'running', done: 0, total: null });
    expect(Date.parse(answers[0].body.readyBy) - Date.parse(answers[0].body.requestedAt)).toBe(2 * dayMs);
    await world.product.privacy.run();
    const ready = await read(person);
    expect(ready).toMatchObject({ id: answers[0].body.id, state: 'ready', done: ready.total });
    expect(ready.total).toBeGreaterThan(10);
    expect(Date.parse(ready.expiresAt) - world.clock.now.getTime()).toBe(7 * dayMs);
    expect(await read(person)).toEqual(ready);
  });

  it('goes on behind the last finished item after a crash', async () => {
    const person = await world.signUp('Carla Crash');
    const { body } = await request(person);
    // A renderer, disk or process that goes away in the middle.
    const storage = world.product.storage as { put: typeof world.product.storage.put };
    const { put } = storage;
    let puts = 0;
    const made: string[] = [];
    storage.put = async (file, now) => {
      puts += 1;
      if (puts === 8) throw new Error('gone');
      made.push(file.purpose);
      return put(file, now);
    };
    try {
      await world.product.privacy.run();
      expect(await read(person)).toMatchObject({ state: 'running', done: 7 });
      world.clock.now = new Date(world.clock.now.getTime() + 11_000);
      await world.product.privacy.run();
    } finally {
      storage.put = put;
    }
    const ready = await read(person);
    expect(ready).toMatchObject({ id: body.id, state: 'ready' });
    expect(made.filter((purpose) => purpose === 'archive part')).toHaveLength(ready.total - 1);
    expect(await world.product.storage.list(person.userId, 'archive part')).toEqual([]);
  });

  it('gives up after five failures within hours, says so, and can be asked again', async () => {
    let person = await world.signUp('Fay Failed');
    await request(person);
    const storage = world.product.storage as { put: typeof world.product.storage.put };
    const { put } = storage;
    storage.put = () => Promise.reject(new Error('no room'));
    const startedMs = world.clock.now.getTime();
    const stateOf = async () =>
      (await sql<{ state: string }[]>`select state from archive where account_id = ${person.userId}`)[0]!.state;
    try {
      while ((await stateOf()) === 'running') {
        await world.product.privacy.run();
        world.clock.now = new Date(world.clock.now.getTime() + 10 * 60_000);
      }
    } finally {
      storage.put = put;
    }
    expect(await stateOf()).toBe('failed');
    expect(world.clock.now.getTime() - startedMs).toBeLessThan(3 * 3_600_000);
    const body = { email: person.email, password: 'correct horse battery' };
    const signedIn = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
    person = { ...person, accessToken: signedIn.body.access_token };
    expect((await read(person)).state).toBe('failed');
    expect((await request(person)).body.state).toBe('running');
    await world.product.privacy.run();
    expect((await read(person)).state).toBe('ready');
  });
});

describe('downloading an archive', () => {
  let person: Person;
  let archiveId: string;
  beforeAll(async () => {
    person = await world.signUp('Dora Download');
    archiveId = (await request(person)).body.id;
    await world.product.privacy.run();
  });

  it('works by a signed address for two minutes and only for it', async () => {
    const { response, address, fileName } = await download(person, archiveId);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    expect(fileName).toMatch(/^groundwork-archive-\d{4}-\d{2}-\d{2}\.zip$/);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    for (const wrong of [
      `${address}x`,
      address.replace(/.\./, '.'),
      '/downloads/archive/x',
      '/downloads/archive/e30.e30',
    ])
      expect((await world.call('GET', wrong)).status).toBe(404);
    world.clock.now = new Date(world.clock.now.getTime() + 121_000);
    expect((await world.call('GET', address)).status).toBe(404);
  });

  it('opens nothing for another account, and nothing once the session has ended', async () => {
    const stranger = await world.signUp();
    const path = `/api/account/archives/${archiveId}/download`;
    expect((await world.call('POST', path, { as: stranger })).status).toBe(404);
    const { address } = (await world.call('POST', path, { as: person })).body;
    await world.call('POST', '/auth/v1/logout?scope=local', { as: person });
    expect((await world.call('GET', address)).status).toBe(404);
  });

  it('ends after seven days, file and all', async () => {
    const body = { email: person.email, password: 'correct horse battery' };
    const again = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
    const back = { ...person, accessToken: again.body.access_token };
    world.clock.now = new Date(world.clock.now.getTime() + 7 * dayMs);
    const fresh = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
    back.accessToken = fresh.body.access_token;
    expect((await read(back)).state).toBe('expired');
    expect((await world.call('POST', `/api/account/archives/${archiveId}/download`, { as: back })).status).toBe(404);
    await world.product.privacy.housekeeping.run(world.clock.now);
    expect(await world.product.storage.list(person.userId)).toEqual([]);
  });
});

describe('a finished archive', () => {
  it('is announced: a notification, and a mail while email updates are on', async () => {
    const worker = await world.product.startWorker();
    try {
      const person = await world.signUp('Nora Notified');
      await request(person);
      const until = performance.now() + 15_000;
      for (;;) {
        const mails = await readMails(world, person.email);
        const list = await world.call('GET', '/api/notifications', { as: person });
        const kinds = list.body.notifications.map(({ kind }: { kind: string }) => kind);
        if (kinds.includes('archive_ready') && mails.some(({ subject }) => subject === 'Your data archive is ready'))
          break;
        if (performance.now() > until)
          throw new Error(`Not announced: ${kinds}, ${mails.map(({ subject }) => subject)}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    } finally {
      await worker.stop();
    }
  });
});
