/** What is promised over several processes on one database, tried with two that are processes of the system. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isChange, listenLiveAt } from '#testing/live-listener.ts';
import { processPassword as password, type SeveralProcesses, startSeveral } from './several-processes.ts';

let both: SeveralProcesses;
beforeAll(async () => {
  both = await startSeveral(2);
});
afterAll(() => both?.close());

const call: SeveralProcesses['call'] = (...asked) => both.call(...asked);
const signUp: SeveralProcesses['signUp'] = (at) => both.signUp(at);
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
  await both.processes[1]!.stop('SIGKILL');
  await both.restart(1);
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
    listenLiveAt(
      (headers) => fetch(`${both.processes[at]!.origin}/api/live`, { headers }),
      { accessToken: token },
      lastId,
    );
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
    countOf(
      both.database.system`select count(*) from notification where account_id = ${userId} and kind = 'archive_ready'`,
    );
  await expect.poll(announced, { timeout: 20_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await announced()).toBe(1);
  expect(await countOf(both.database.system`select count(*) from archive where account_id = ${userId}`)).toBe(1);
  expect(await countOf(both.database.system`select count(*) from stored_file where account_id = ${userId}`)).toBe(1);
});
