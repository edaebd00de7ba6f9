/** How much one account and one network address may ask for in a minute, over all processes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { createLogger } from '#server/logger.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { accountPoints, addressPoints, costs, createRequestBudgets, windowMs } from './request-budgets.ts';

const log = createLogger('silent');
const now = new Date('2026-11-23T10:00:20.500Z');
const tooOften = expect.objectContaining({
  status: 429,
  problem: expect.objectContaining({ code: 'request.too_often' }),
});

let world: TestProduct;
let person: Person;
beforeAll(async () => {
  world = await createTestProduct();
  world.clock.now = new Date('2026-11-23T10:00:00Z');
  person = await world.signUp();
});
afterAll(() => world.close());

describe('a budget of requests', () => {
  const processOf = () => createRequestBudgets(world.product.database.system, log, true);
  const trySpend = (
    budgets: ReturnType<typeof processOf>,
    accountId: string | undefined,
    address: string,
    at = now,
  ) => {
    try {
      budgets.spend({ accountId, address }, 'reading', at);
      return undefined;
    } catch (error) {
      return error;
    }
  };

  it('lets an account have 3,000 points a minute and an address 15,000: readings of 1, writings of 5, plans of 10, pictures of 20', () => {
    expect([accountPoints, addressPoints, windowMs]).toEqual([3000, 15_000, 60_000]);
    expect(costs).toEqual({ reading: 1, writing: 5, composing: 10, rendering: 20 });
  });

  it('is kept to the point, and tells the seconds to the next minute, where it begins anew', () => {
    const budgets = processOf();
    for (let point = 0; point < 3000; point += 1)
      budgets.spend({ accountId: 'a', address: '192.0.2.1' }, 'reading', now);
    expect(trySpend(budgets, 'a', '192.0.2.1')).toMatchObject({ status: 429, problem: { retryAfter: 40 } });
    expect(trySpend(budgets, 'b', '192.0.2.1')).toBeUndefined();
    expect(trySpend(budgets, 'a', '192.0.2.1', new Date(now.getTime() + 39_499))).toEqual(tooOften);
    expect(trySpend(budgets, 'a', '192.0.2.1', new Date(now.getTime() + 39_500))).toBeUndefined();
    budgets.close();
  });

  it('of an address holds for all accounts behind it, and for nobody elsewhere', () => {
    const budgets = processOf();
    for (let account = 0; account < 6; account += 1)
      for (let picture = 0; picture < 125; picture += 1)
        budgets.spend({ accountId: `office ${account}`, address: '192.0.2.9' }, 'rendering', now);
    expect(trySpend(budgets, 'another', '192.0.2.9')).toEqual(tooOften);
    expect(trySpend(budgets, undefined, '192.0.2.9')).toEqual(tooOften);
    expect(trySpend(budgets, 'another', '192.0.2.10')).toBeUndefined();
    budgets.close();
  });

  it('holds across three processes', async () => {
    const processes = [processOf(), processOf(), processOf()];
    for (const budgets of processes)
      for (let point = 0; point < 1000; point += 1)
        budgets.spend({ accountId: 'shared', address: '192.0.2.20' }, 'reading', now);
    for (const budgets of processes) await budgets.tell();
    // The first told before the others had: it learns with its next request.
    expect(trySpend(processes[2]!, 'shared', '192.0.2.20')).toEqual(tooOften);
    expect(trySpend(processes[0]!, 'shared', '192.0.2.20')).toBeUndefined();
    await processes[0]!.tell();
    for (const budgets of processes.toSpliced(1, 1))
      expect(trySpend(budgets, 'shared', '192.0.2.20')).toEqual(tooOften);
    for (const budgets of processes) budgets.close();
  });

  it('goes on in each process by itself where the database is away', async () => {
    const broken = connect({ host: '127.0.0.1', port: 1, database: 'none', user: 'nobody', password: '' } as never, {
      max: 1,
      name: 'away',
    });
    const budgets = createRequestBudgets(broken, log, true);
    for (let point = 0; point < 3000; point += 1)
      budgets.spend({ accountId: 'a', address: '192.0.2.1' }, 'reading', now);
    await expect(budgets.tell()).rejects.toThrow();
    expect(trySpend(budgets, 'a', '192.0.2.1')).toEqual(tooOften);
    budgets.close();
    await broken.end({ timeout: 1 });
  });
});

describe('an account that asks for too much', () => {
  it('is refused with 429 and the seconds to wait, slowly, while another is answered; after the minute it goes on', async () => {
    const other = await world.signUp();
    const read = (as: Person) => world.call('GET', '/api/account', { as });
    const write = () => world.call('POST', '/api/workspaces', { as: person, body: { name: 7 } });
    const statuses = new Set((await Promise.all(Array.from({ length: 200 }, write))).map(({ status }) => status));
    for (let round = 0; round < 2; round += 1) await Promise.all(Array.from({ length: 200 }, write));
    expect([...statuses]).toEqual([400]);
    const startedMs = performance.now();
    const refused = await read(person);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'request.too_often',
      '60',
    ]);
    expect(performance.now() - startedMs).toBeGreaterThan(240);
    expect((await read(other)).status).toBe(200);
    world.clock.now = new Date('2026-11-23T10:01:00Z');
    expect((await read(person)).status).toBe(200);
  });

  it('is seen by the operator: what was refused by its code, what waits, and endpoints by what they do', async () => {
    const metrics = String((await world.call('GET', '/metrics')).body);
    expect(metrics).toMatch(/^groundwork_refused_requests_total\{code="request\.too_often"\} 1$/m);
    expect(metrics).toMatch(/^groundwork_endpoint_seconds_count\{cost="writing",status="400"\} 600$/m);
    expect(metrics).toMatch(/^groundwork_endpoint_seconds_count\{cost="reading",status="200"\} 2$/m);
    for (const queue of ['requests', 'documents']) {
      expect(metrics).toContain(`groundwork_queue_waiting{queue="${queue}"} 0\n`);
      expect(metrics).toContain(`groundwork_queue_oldest_seconds{queue="${queue}"} 0\n`);
    }
    expect(metrics).not.toContain(person.userId);
  });

  it('is refused at addresses that are not there as well', async () => {
    world.clock.now = new Date('2026-11-23T10:03:00Z');
    const ask = () => world.call('GET', '/api/nothing', { as: person });
    expect((await ask()).status).toBe(404);
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        Array.from({ length: 200 }, () => world.call('POST', '/api/workspaces', { as: person, body: {} })),
      );
    // The last of the writings did not fit.
    await Promise.all(Array.from({ length: 4 }, ask));
    expect((await ask()).status).toBe(429);
  });

  it('counts a household with IPv6 as one address, behind a trusted proxy as well', async () => {
    const proxied = await createTestProduct({ environment: { TRUSTED_PROXIES: '2001:db8:ffff::/48, 10.0.0.1' } });
    const path = `/api/advisor/conversations/conv_${'0'.repeat(26)}/plan`;
    const ask = (address: string, from = '2001:db8:ffff::1') =>
      proxied.call('GET', path, { from, headers: { 'x-forwarded-for': `198.51.100.1, ${address}` } });
    let count = 0;
    const round = () =>
      Promise.all(
        Array.from({ length: 150 }, () => {
          count += 1;
          return ask(`2001:db8:1:2::${count.toString(16)}`, count % 2 === 0 ? '10.0.0.1' : undefined);
        }),
      );
    for (let rounds = 0; rounds < 10; rounds += 1)
      expect(new Set((await round()).map(({ status }) => status))).toEqual(new Set([401]));
    expect((await ask('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await ask('2001:db8:1:3::1')).status).toBe(401);
    await proxied.close();
  });

  it('has 256 requests waiting at most: what is more is refused, and what waits is answered', async () => {
    world.clock.now = new Date('2026-11-23T10:05:00Z');
    const reads = Array.from({ length: 400 }, () => world.call('GET', '/api/account', { as: person }));
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    const answered = statuses.filter((status) => status === 200).length;
    expect(answered).toBeGreaterThanOrEqual(256);
    expect(statuses.filter((status) => status === 429)).toHaveLength(400 - answered);
    expect(answered).toBeLessThan(400);
  });
});
