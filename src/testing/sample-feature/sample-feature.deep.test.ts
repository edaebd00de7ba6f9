import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { knownPassword } from '#testing/mint-person.ts';
import { removeData } from '#testing/remove-data.ts';
import { type RunningProduct, startProduct } from '#testing/running-product.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { type PlantedTree, plantSample } from './plant-sample.ts';

/** A feature with every ability, planted in a copy of the tree, built and started: each ability is used once. */

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
type Body = any;
interface Founder {
  readonly token: string;
  readonly workspaceId: string;
}

let tree: PlantedTree;
let product: RunningProduct;
let database: Database;
let owner: Founder;
let stranger: Founder;
let noteId: string;
const binaries = join(import.meta.dirname, '../../../node_modules/.bin');
const text = 'Zebrawood shelves for the bakery';

/** Runs one of the repository's own commands in the copy; throws with what it printed. */
function run(command: string, ...args: readonly string[]): void {
  // As from a shell: under the variables of the test runner some of them behave otherwise.
  const env = { PATH: `${binaries}:${process.env.PATH}`, HOME: process.env.HOME, TZ: 'UTC' };
  const options = { cwd: tree.root, env, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

async function call(method: string, path: string, as?: Founder, body?: unknown) {
  const response = await fetch(`${product.origin}${path}`, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const read: Body = isJson ? JSON.parse(strFromU8(bytes)) : undefined;
  return { status: response.status, body: read, bytes };
}

async function signUp(email: string): Promise<Founder> {
  const data = { full_name: 'Marieke Koster' };
  const { body } = await call('POST', '/auth/v1/signup', undefined, { email, password: knownPassword, data });
  const token = body.access_token as string;
  const { workspaces } = (await call('GET', '/api/workspaces', { token, workspaceId: '' })).body;
  return { token, workspaceId: workspaces[0].id };
}

/** Asks again until the answer fits; fails with the last one. */
async function until(ask: () => Promise<Body>, fits: (answer: Body) => boolean): Promise<Body> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Waited for another answer than ${JSON.stringify(answer)}`);
    await sleep(100);
  }
}

const get = async (path: string): Promise<Body> => (await call('GET', path, owner)).body;
const getNote = () => get(`/api/sample/notes/${noteId}`);
const write = (words: string) => call('POST', `/api/sample/${owner.workspaceId}/notes`, owner, { text: words });

/** Runs what is scheduled now, through the queue of the product. */
async function runScheduled(job: string): Promise<void> {
  const { host, port, database: name, user, password } = database.target;
  const boss = new PgBoss({
    host,
    port,
    database: name,
    user,
    password,
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(job, {});
  await boss.stop({ graceful: false });
}

beforeAll(async () => {
  tree = plantSample();
  run('lingui', 'extract', '--clean');
  run('tsc', '-b');
  run('biome', 'lint', '--vcs-enabled=false', 'src/features/sample');
  run(process.execPath, 'scripts/build-web.ts');
  const target = await createTestDatabase();
  database = openDatabase(target, inject('appSecret'));
  const user = `${encodeURIComponent(target.user)}:${encodeURIComponent(target.password)}`;
  const host = encodeURIComponent(target.host);
  const environment = {
    DATABASE_URL: `postgres://${user}@localhost:${target.port}/${target.database}?host=${host}`,
    APP_SECRET: inject('appSecret'),
  };
  product = await startProduct(`${tree.root}/.data`, environment, tree.root);
  owner = await signUp('owner@example.com');
  stranger = await signUp('stranger@example.com');
  const { status, body } = await write(text);
  expect(status).toBe(200);
  noteId = body.id;
}, 600_000);
afterAll(async () => {
  await product?.stop();
  await database?.close();
  if (tree) await removeData(tree.root);
});

describe('a feature with every ability', () => {
  it('is written with at most 8 files outside its folder; a command writes the catalogues', () => {
    const written = tree.listChanged().filter((path) => !/\/locales\/[a-z]+\.po$/.test(path));
    expect([...written].sort()).toEqual([...tree.touched].sort());
    expect(written.length).toBeLessThanOrEqual(8);
  });

  it('has endpoints for its owner, and a 404 for a stranger', async () => {
    expect(noteId).toMatch(/^smp_[0-9a-z]{26}$/);
    expect(await getNote()).toMatchObject({ id: noteId, text });
    expect((await call('GET', `/api/sample/notes/${noteId}`, stranger)).status).toBe(404);
    expect((await call('GET', `/api/sample/${owner.workspaceId}/notes`, stranger)).status).toBe(404);
    expect((await call('GET', `/api/sample/notes/${noteId}`)).status).toBe(401);
  });

  it('answers its own problem code', async () => {
    const { status, body } = await write(' ');
    expect([status, body.code ?? body.data?.code]).toEqual([409, 'sample.blank_note']);
  });

  it('has a download at a signed address', async () => {
    const { body } = await call('POST', `/api/sample/notes/${noteId}/download`, owner);
    const file = await call('GET', body.address);
    expect([file.status, strFromU8(file.bytes)]).toEqual([200, text]);
    expect((await call('GET', `${body.address}x`)).status).toBe(404);
  });

  it('handles its event, and its job is run by the worker', async () => {
    const note = await until(getNote, ({ isHeard, isStamped }) => isHeard && isStamped);
    expect(note).toMatchObject({ isHeard: true, isStamped: true });
  });

  it('works by the clock', async () => {
    const [schedule] = await database.system`select cron from jobs.schedule where name = 'sample-count'`;
    expect(schedule?.cron).toBe('0 4 * * *');
    expect((await getNote()).isCounted).toBe(false);
    await runScheduled('sample-count');
    await until(getNote, ({ isCounted }) => isCounted);
  });

  it('is found by words', async () => {
    const found = await until(
      () => get('/api/search?query=zebrawood'),
      ({ groups }) => groups.length > 0,
    );
    expect(found.groups[0]).toMatchObject({ kind: 'sample-note', items: [{ parts: { noteId } }] });
  });

  it('tells the person by a notification kind of its own', async () => {
    const { notifications } = await until(
      () => get('/api/notifications'),
      (list) => list.notifications.length > 0,
    );
    expect(notifications[0]).toMatchObject({ kind: 'sample.note_written', params: { noteId } });
  });

  it('stands on the dashboard with its thread and its step of the journey', async () => {
    const { steps, threads } = await get(`/api/dashboard/${owner.workspaceId}`);
    expect(steps).toContainEqual({ id: 'brand', isDone: true, count: 1 });
    expect(threads[0]).toMatchObject({ kind: 'sample.note', title: text, parts: { noteId } });
  });

  it('hears of facts: it is named before one is saved, and stale after', async () => {
    const path = `/api/profile/${owner.workspaceId}/facts/audience.size`;
    const value = { type: 'count', count: 9000 };
    const { body } = await call('POST', `${path}/preview`, owner, { value });
    expect(body.dependants).toMatchObject([{ kind: 'sample-note', fate: 'kept', parts: { noteId } }]);
    const saved = await call('PUT', path, owner, { value, version: 0 });
    expect(saved.body.stale).toMatchObject([{ kind: 'sample-note', fate: 'stale', parts: { noteId } }]);
    expect((await getNote()).isStale).toBe(true);
  });

  it('tells open tabs of its live subject, counts its quota and refuses what no plan gives', async () => {
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${owner.token}` };
    const stream = await fetch(`${product.origin}/api/live`, { headers, signal: leave.signal });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await write('The second note')).status).toBe(200);
    let heard = '';
    while (!heard.includes('"what":"sample"')) heard += (await reader.read()).value;
    leave.abort();
    expect((await write('The third note')).status).toBe(200);
    const refused = await write('One too many');
    expect(refused.status).toBe(429);
    const { quotas } = await get('/api/billing/usage');
    expect(quotas).toContainEqual(
      expect.objectContaining({ quota: 'sample.notes', tool: 'sample', used: 3, limit: 3, opensWith: 'Starter' }),
    );
    const share = () => call('POST', `/api/sample/notes/${noteId}/share`, owner);
    expect((await share()).status).toBe(403);
    await database.system`update users set plan = 'Starter' where email = 'owner@example.com'`;
    expect((await share()).status).toBe(200);
  });

  it('goes into the archive without its secret column', async () => {
    const asked = await call('POST', '/api/account/archives', owner);
    expect(asked.status).toBe(200);
    await until(
      () => get('/api/account/privacy'),
      ({ archive }) => archive?.state === 'ready',
    );
    const { body } = await call('POST', `/api/account/archives/${asked.body.id}/download`, owner);
    const files = unzipSync((await call('GET', body.address)).bytes);
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    const [row] = await database.system<
      { key: string }[]
    >`select share_key as key from sample_note where id = ${noteId}`;
    expect(row!.key.length).toBe(32);
    expect(all).toContain(text);
    expect(all).not.toContain(row!.key);
  });

  it('forgets at night', async () => {
    await database.system`update sample_note set created_at = created_at - interval '10 years' where id = ${noteId}`;
    await runScheduled('housekeeping');
    await until(
      () => call('GET', `/api/sample/notes/${noteId}`, owner),
      ({ status }) => status === 404,
    );
  });
});
