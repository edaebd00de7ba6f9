/** Three processes of the system behind one proxy and behind two: whose request it is, and what holds over all three. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountPoints, addressPoints, costs } from '#server/http/request-budgets.ts';
import { processPassword, type SeveralProcesses, startSeveral } from './several-processes.ts';

/** The addresses of this machine that proxies connect from; only these two are trusted. */
const outer = '127.0.0.2';
const inner = '127.0.0.3';

interface Proxy {
  readonly port: number;
  readonly server: Server;
}

/** Passes requests on as proxies do, from an address of its own: to each of the targets in turn. */
async function startProxy(localAddress: string, targets: readonly number[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer((asked, answer) => {
    const known = asked.headers['x-forwarded-for'];
    const peer = asked.socket.remoteAddress!;
    const headers = { ...asked.headers, 'x-forwarded-for': known === undefined ? peer : `${known}, ${peer}` };
    const port = targets[turn++ % targets.length]!;
    const { method, url } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, localAddress }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly from: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(port: number, { method = 'GET', path, from, body, headers }: Asked) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { host: '127.0.0.1', port, method, path, localAddress: from, headers: { ...json, ...headers } };
    const asking = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode!, text }));
    });
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

let three: SeveralProcesses;
let one: Proxy;
let two: Proxy;
beforeAll(async () => {
  three = await startSeveral(3, { API_LIMITS: 'on', TRUSTED_PROXIES: `${outer}, ${inner}` });
  one = await startProxy(
    inner,
    three.processes.map(({ origin }) => Number(new URL(origin).port)),
  );
  two = await startProxy(outer, [one.port]);
});
afterAll(async () => {
  for (const proxy of [one, two]) proxy?.server.close();
  await three?.close();
});

/** Signs in from an address of this machine and returns the address the audit trail has for it. */
async function addressSeen(port: number, from: string, headers: Readonly<Record<string, string>> = {}) {
  const { email, userId } = await three.signUp(0);
  const body = { email, password: processPassword };
  const path = '/auth/v1/token?grant_type=password';
  const answer = await ask(port, { method: 'POST', path, from, body, headers });
  expect(answer.status, answer.text).toBe(200);
  const [event] = await three.database.system<{ address: string }[]>`
    select remote_address as address from auth_audit where user_id = ${userId} order by occurred_at desc, id desc limit 1`;
  return event!.address;
}

it('the caller is who spoke to the outermost trusted proxy, whatever they say of themselves', async () => {
  const forged = { 'x-forwarded-for': '203.0.113.66', 'x-real-ip': '203.0.113.67', forwarded: 'for=203.0.113.68' };
  for (const port of [one.port, two.port]) {
    expect(await addressSeen(port, '127.0.0.9')).toBe('127.0.0.9');
    expect(await addressSeen(port, '127.0.0.9', forged)).toBe('127.0.0.9');
    expect(await addressSeen(port, '127.0.0.9', { 'x-forwarded-for': `${outer}, ${inner}` })).toBe('127.0.0.9');
  }
  // Nobody trusts who speaks to the product itself.
  const own = Number(new URL(three.processes[0]!.origin).port);
  expect(await addressSeen(own, '127.0.0.9', forged)).toBe('127.0.0.9');
});

it('what is for this machine alone is not there through a proxy', async () => {
  for (const path of ['/metrics', '/outbox']) {
    const own = Number(new URL(three.processes[0]!.origin).port);
    const headers = { host: `localhost:${own}` };
    expect([path, (await ask(own, { path, from: '127.0.0.1', headers })).status]).toEqual([path, 200]);
    for (const { port } of [one, two])
      expect([path, (await ask(port, { path, from: '127.0.0.1', headers })).status]).toEqual([path, 404]);
  }
});

/** Until this many milliseconds of a minute are left a burst cannot reach into the next one. */
async function waitForAFreshMinute(): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 45_000) await sleep(leftMs + 100);
}

async function statusesOf(count: number, call: () => Promise<{ readonly status: number }>) {
  const statuses = new Map<number, number>();
  let left = count;
  const sender = async (): Promise<void> => {
    while (left-- > 0) {
      const { status } = await call();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, sender));
  return statuses;
}

it('an account has one budget over three processes, and nobody else has less for it', async () => {
  const { token } = await three.signUp(0);
  const other = await three.signUp(1);
  await waitForAFreshMinute();
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'x' };
  // Composing, and refused for what it names: it costs what it would cost.
  const path = `/api/advisor/conversations/conv_${'0'.repeat(26)}/plan`;
  const most = accountPoints / costs.composing;
  const compose = () => ask(two.port, { path, from: '127.0.0.20', headers });
  expect(await statusesOf(most, compose)).toEqual(new Map([[404, most]]));
  // Twice a second a process that let something through tells the others and learns what they did: one that was told too early
  // lets a little through once more, then none does.
  await sleep(1500);
  expect((await statusesOf(most, compose)).get(429)).toBeGreaterThan(most / 2);
  await sleep(1500);
  expect(await statusesOf(most, compose)).toEqual(new Map([[429, most]]));
  const asOther = { authorization: `Bearer ${other.token}` };
  expect((await ask(two.port, { path: '/api/account', from: '127.0.0.21', headers: asOther })).status).toBe(200);
}, 120_000);

it('an address has one budget over three processes, whatever it says that it passes on', async () => {
  await waitForAFreshMinute();
  let forged = 0;
  const askAround = () => {
    forged += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${forged % 250}` };
    return ask(one.port, { path: '/api/nothing', from: '127.0.0.30', headers, method: 'GET' });
  };
  const most = addressPoints / costs.reading;
  const statuses = await statusesOf(most + 3000, askAround);
  expect(statuses.get(404)).toBeGreaterThanOrEqual(most);
  expect(statuses.get(429)).toBeGreaterThan(0);
  expect((await ask(one.port, { path: '/api/nothing', from: '127.0.0.31' })).status).toBe(404);
}, 180_000);
