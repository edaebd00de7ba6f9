/** What is promised over several processes on one database, tried with two that are processes of the system. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { isChange, listenLiveAt } from '#testing/live-listener.ts';
import { findFreePort, type RunningProduct, startProduct } from '#testing/running-product.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const password = 'correct horse battery';

let folder: string;
let environment: Record<string, string>;
let ports: readonly number[];
let database: Database;
const processes: RunningProduct[] = [];

const start = async (at: number): Promise<void> => {
  processes[at] = await startProduct(join(folder, `${at}`), { ...environment, PORT: `${ports[at]}` });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groundwork-processes-'));
  ports = [await findFreePort(), await findFreePort()];
  const target = await createTestDatabase();
  const user = `${encodeURIComponent(target.user)}:${encodeURIComponent(target.password)}`;
  environment = {
    DATABASE_URL: `postgres://${user}@localhost:${target.port}/${target.database}?host=${encodeURIComponent(target.host)}`,
    APP_SECRET: inject('appSecret'),
    // Both stand behind one address.
    PUBLIC_URL: `http://localhost:${ports[0]}`,
    AUTH_LIMITS: 'on',
  };
  database = openDatabase(target, inject('appSecret'), { app: 1, system: 2 });
  await start(0);
  await start(1);
});
afterAll(async () => {
  for (const one of processes) await one.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  readonly body: any;
}

/** Asks one of the two. */
async function call(at: number, method: string, path: string, body?: unknown, as?: string, key?: string) {
  const answer = await fetch(processes[at]!.origin + path, {
    method,
    headers: {
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'idempotency-key': key ?? randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) } as Answer;
}

let people = 0;
async function signUp(at: number) {
  people += 1;
  const email = `person-${people}@example.com`;
  const { body, status } = await call(at, 'POST', '/auth/v1/signup', { email, password, data: { full_name: 'Both' } });
  expect(status, JSON.stringify(body)).toBe(200);
  return { email, userId: body.user.id as string, token: body.access_token as string, refresh: body.refresh_token };
}
const signIn = (at: number, email: string, tried: string) =>
  call(at, 'POST', '/auth/v1/token?grant_type=password', { email, password: tried });
const toBoth = <T>(count: number, ask: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index % 2)));

it('one key sent to both at once makes one thing, and both answer with it', async () => {
  const { token } = await signUp(0);
  for (let round = 0; round < 10; round++) {
    const key = randomUUID();
    const body = { name: `Bakery ${round}` };
    const answers = await toBoth(8, (at) => call(at, 'POST', '/api/workspaces', body, token, key));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.body.id ?? JSON.stringify(answer.body))).size).toBe(1);
  }
  // The first came with the account.
  expect((await call(1, 'GET', '/api/workspaces', undefined, token)).body.workspaces).toHaveLength(11);
});

it('wrong passwords for one account are counted over both, and stay counted when one is killed', async () => {
  const { email } = await signUp(0);
  const answers = await toBoth(40, (at) => signIn(at, email, 'a wrong password'));
  const ofStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
  // Twenty in a quarter of an hour.
  expect([ofStatus(400), ofStatus(429)]).toEqual([20, 20]);
  await processes[1]!.stop('SIGKILL');
  await start(1);
  for (const at of [0, 1]) expect((await signIn(at, email, password)).status).toBe(429);
  // It is that account that is held up: anybody else signs in.
  const other = await signUp(1);
  for (const at of [0, 1]) expect((await signIn(at, other.email, password)).status).toBe(200);
});

it('one refresh token sent to both at once has one successor', async () => {
  const { refresh } = await signUp(0);
  const path = '/auth/v1/token?grant_type=refresh_token';
  const answers = await toBoth(20, (at) => call(at, 'POST', path, { refresh_token: refresh }));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
});

it('a session that ended at one is refused at the other at once', async () => {
  const { token } = await signUp(0);
  expect((await call(1, 'GET', '/api/account', undefined, token)).status).toBe(200);
  expect((await call(0, 'POST', '/auth/v1/logout', undefined, token)).status).toBe(204);
  expect((await call(1, 'GET', '/api/account', undefined, token)).status).toBe(401);
});

it('no sign-in with the old password at one outlives a change of the password at the other', async () => {
  for (let round = 0; round < 5; round++) {
    const { email, token } = await signUp(0);
    const changed = `another horse battery ${round}`;
    const opened: string[] = [];
    let isChanged = false;
    const loop = async () => {
      for (let attempt = 0; !isChanged && attempt < 15; attempt++) {
        const { status, body } = await signIn(1, email, password);
        if (status === 200) opened.push(body.access_token);
      }
    };
    const looping = Promise.all([loop(), loop()]);
    while (opened.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const body = { password: changed, current_password: password };
    expect((await call(0, 'PUT', '/auth/v1/user', body, token)).status).toBe(200);
    isChanged = true;
    await looping;
    expect(opened.length).toBeGreaterThan(0);
    for (const old of opened) expect((await call(0, 'GET', '/api/account', undefined, old)).status).toBe(401);
    expect((await signIn(1, email, changed)).status).toBe(200);
  }
});

it('a stream at one hears what changes at the other, and is resumed there without a gap or a repeat', async () => {
  const { token } = await signUp(0);
  const [workspace] = (await call(0, 'GET', '/api/workspaces', undefined, token)).body.workspaces;
  const listen = (at: number, lastId?: string) =>
    listenLiveAt((headers) => fetch(`${processes[at]!.origin}/api/live`, { headers }), { accessToken: token }, lastId);
  const rename = async (at: number, name: string) => {
    const [{ revision }] = (await call(at, 'GET', '/api/workspaces', undefined, token)).body.workspaces;
    const { status } = await call(at, 'PATCH', `/api/workspaces/${workspace.id}`, { name, revision }, token);
    expect(status).toBe(200);
  };
  const first = await listen(1);
  await first.settle();
  await rename(0, 'Heard at the other');
  await first.hear(isChange('workspaces'));
  const lastId = first.lastId();
  await first.leave();
  await rename(1, 'Said to nobody');
  const second = await listen(0, lastId);
  expect((await second.hear(({ name }) => name === 'ready')).data).toEqual({ beginning: 'resumed' });
  await second.hear(isChange('workspaces'));
  const third = await listen(1, second.lastId());
  await third.hear(({ name }) => name === 'ready');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(third.events.map(({ name }) => name)).toEqual(['ready']);
  await second.leave();
  await third.leave();
});

it('an archive that both are asked for is made once by their workers, and announced once', async () => {
  const { token, userId } = await signUp(0);
  await toBoth(8, (at) => call(at, 'POST', '/api/account/archives', undefined, token));
  await expect
    .poll(async () => (await call(0, 'GET', '/api/account/privacy', undefined, token)).body.archive?.state, {
      timeout: 60_000,
    })
    .toBe('ready');
  const countOf = async (rows: PromiseLike<readonly { count: number }[]>) => (await rows)[0]!.count;
  const announced = () =>
    countOf(database.system`select count(*) from notification where account_id = ${userId} and kind = 'archive_ready'`);
  await expect.poll(announced, { timeout: 20_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await announced()).toBe(1);
  expect(await countOf(database.system`select count(*) from archive where account_id = ${userId}`)).toBe(1);
  expect(await countOf(database.system`select count(*) from stored_file where account_id = ${userId}`)).toBe(1);
});
