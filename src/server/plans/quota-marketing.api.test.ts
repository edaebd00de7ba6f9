/** Several quotas at once, counted by day and by month: all or none, and no change of plan or zone gives more. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { ideas } from '#features/advisor/domain/advisor.plan.ts';
import { createUsageService } from '#features/billing/server/usage.service.ts';
import {
  adArchitectures,
  blueprints,
  clusters,
  emailFlows,
  overall,
} from '#features/marketing/domain/marketing.quotas.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { Quota } from '#shared/plans/quota.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { quotaService } from './quota.service.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), inject('appSecret'));
});
afterAll(() => database.close());

/** What a full generation counts. */
const full = [overall, clusters, emailFlows, blueprints, adArchitectures];
/** The advisor alone is built. */
const usageService = createUsageService(
  { tools: planTable.tools.map((tool) => ({ ...tool, isBuilt: tool.id === 'advisor' })) },
  { measure: async () => 0 },
);

/** Somebody whose clock stands where the test puts it. */
async function createSomebody(timezone = 'UTC') {
  const accountId = randomUUID();
  const begun = new Date('2026-01-01T00:00:00Z');
  const email = `${accountId}@example.com`;
  await database.asSystem(async (tx) => {
    await tx`insert into auth_user (id, email, created_at, updated_at) values (${accountId}, ${email}, ${begun}, ${begun})`;
    await tx`insert into users (user_id, email, timezone, created_at) values (${accountId}, ${email}, ${timezone}, ${begun})`;
  });
  const within = <T>(plan: PlanName, time: string, work: (context: UseCaseContext) => Promise<T>) =>
    database.withTenant({ accountId, workspaceIds: [] }, (tx) =>
      work({
        tx,
        actor: { accountId, plan, sessionId: '', email: '', workspaceIds: [] },
        now: new Date(time),
        requestId: 'req_test',
      }),
    );
  return {
    within,
    count: (plan: PlanName, time: string, quotas: readonly Quota[] = [overall]) =>
      within(plan, time, (context) => quotaService.consumeAll(context, quotas)),
    read: (plan: PlanName, time: string, quota: Quota = overall) =>
      within(plan, time, (context) => quotaService.read(context, quota)),
    moveTo: (zone: string) =>
      database.asSystem((tx) => tx`update users set timezone = ${zone} where user_id = ${accountId}`),
  };
}

const refused = (quota: Quota) => ({
  status: 429,
  problem: { code: 'billing.quota_exceeded', message: expect.stringContaining(`(${quota.id})`) },
});

describe('several quotas at once', () => {
  it('count one of each', async () => {
    const person = await createSomebody();
    const states = await person.count('Starter', '2026-03-10T12:00:00Z', full);
    expect([...states.values()].map(({ used, limit }) => [used, limit])).toEqual([
      [1, 50],
      [1, 5],
      [1, 5],
      [1, 5],
      [1, 5],
    ]);
    for (const quota of full) expect((await person.read('Starter', '2026-03-10T12:00:00Z', quota)).used).toBe(1);
  });

  it('count none where one has no room, and name the first of those', async () => {
    const person = await createSomebody();
    const time = '2026-03-10T12:00:00Z';
    for (let index = 0; index < 5; index++) {
      await person.count('Starter', time, [overall, blueprints]);
      await person.count('Starter', time, [overall, adArchitectures]);
    }
    await expect(person.count('Starter', time, full)).rejects.toMatchObject(refused(blueprints));
    await expect(person.count('Starter', time, full.toReversed())).rejects.toMatchObject(refused(adArchitectures));
    const used = await Promise.all(full.map((quota) => person.read('Starter', time, quota)));
    expect(used.map((state) => state.used)).toEqual([10, 0, 0, 5, 5]);
  });

  it('count once what is named twice', async () => {
    const person = await createSomebody();
    await person.count('Starter', '2026-03-10T12:00:00Z', [overall, overall]);
    expect((await person.read('Starter', '2026-03-10T12:00:00Z')).used).toBe(1);
  });

  it('never wait for each other, in whatever order they are named', async () => {
    const person = await createSomebody();
    const random = seededRandom('orders');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => person.count('Starter', '2026-03-10T12:00:00Z', random.shuffle(full))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 429 });
    expect((await person.read('Starter', '2026-03-10T12:00:00Z')).used).toBe(5);
  });

  it('give everything back when what they belong to fails', async () => {
    const person = await createSomebody();
    const failing = person.within('Free', '2026-03-10T12:00:00Z', async (context) => {
      await quotaService.consumeAll(context, full);
      throw new Error('the generation could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    for (const quota of full) expect((await person.read('Free', '2026-03-10T12:00:00Z', quota)).used).toBe(0);
  });
});

describe('a quota by day', () => {
  it('refuses the second of a day with the midnight that opens it, and the plan', async () => {
    const person = await createSomebody('Europe/Amsterdam');
    await person.count('Free', '2026-03-10T12:00:00Z');
    await expect(person.count('Free', '2026-03-10T22:59:59Z')).rejects.toMatchObject({
      problem: { limit: 1, used: 1, reset: '2026-03-10T23:00:00.000Z', plan: 'Starter' },
    });
    await person.count('Free', '2026-03-10T23:00:00Z');
  });

  it('gives no more to somebody who moves around the world than to somebody who stays', async () => {
    const person = await createSomebody();
    // Twelve hours apart: each has its midnight at the other's noon.
    const zones = ['UTC', 'Asia/Kamchatka'];
    const begin = Date.UTC(2026, 9, 1, 12);
    let counted = 0;
    for (let hours = 0; hours < 10 * 24; hours += 12) {
      await person.moveTo(zones[(hours / 12) % zones.length]!);
      const time = new Date(begin + hours * 3_600_000).toISOString();
      counted += await person.count('Free', time).then(
        () => 1,
        () => 0,
      );
    }
    // Beginning at noon, ten times twenty-four hours reach into eleven days.
    expect(counted).toBeLessThanOrEqual(11);
    expect(counted).toBeGreaterThanOrEqual(5);
  });
});

describe('a change of plan', () => {
  it('to Starter begins with the whole month, whatever Free used of its days', async () => {
    const person = await createSomebody();
    // The first day of a month: its day and its month begin at one instant.
    for (const day of ['01', '02', '03']) await person.count('Free', `2026-03-${day}T12:00:00Z`);
    expect(await person.read('Starter', '2026-03-03T13:00:00Z')).toEqual({
      limit: 50,
      used: 0,
      reset: '2026-04-01T00:00:00.000Z',
    });
    expect((await person.read('Free', '2026-03-03T13:00:00Z')).used).toBe(1);
  });

  it('finds what was used today on Starter in the day of Free', async () => {
    const person = await createSomebody();
    for (let index = 0; index < 3; index++) await person.count('Starter', '2026-03-10T12:00:00Z');
    await expect(person.count('Free', '2026-03-10T13:00:00Z')).rejects.toMatchObject({
      problem: { limit: 1, used: 3, reset: '2026-03-11T00:00:00.000Z', plan: 'Starter' },
    });
  });

  it('back and forth gives no more than the higher of the two plans', async () => {
    const person = await createSomebody();
    let counted = 0;
    for (let attempt = 0; attempt < 70; attempt++)
      counted += await person.count(attempt % 2 === 0 ? 'Starter' : 'Free', '2026-03-10T12:00:00Z').then(
        () => 1,
        () => 0,
      );
    // Thirty-five attempts on Starter fit; the day of Free was used by the first of them.
    expect(counted).toBe(35);
    expect((await person.read('Starter', '2026-03-10T13:00:00Z')).used).toBe(35);
  });

  it('to Starter after fifty on Pro is refused until the month ends, and names Pro', async () => {
    const person = await createSomebody();
    for (let index = 0; index < 51; index++) await person.count('Pro', '2026-03-10T12:00:00Z');
    await expect(person.count('Starter', '2026-03-11T12:00:00Z')).rejects.toMatchObject({
      problem: { limit: 50, used: 51, plan: 'Pro', reset: '2026-04-01T00:00:00.000Z' },
    });
    await person.count('Starter', '2026-04-01T00:00:00Z');
  });
});

describe('the use of an account', () => {
  it('has the quotas of tools that exist, with the plan to ask for where there is no room', async () => {
    const person = await createSomebody();
    const usage = (plan: PlanName) => person.within(plan, '2026-03-10T12:00:00Z', usageService.readQuotas);
    const expected = {
      quota: 'advisor.ideas',
      tool: 'advisor',
      period: 'month',
      reset: '2026-04-01T00:00:00.000Z',
      opensWith: null,
    };
    expect(await usage('Free')).toEqual([{ ...expected, limit: 1, used: 0 }]);
    await person.count('Free', '2026-03-10T12:00:00Z', [ideas]);
    expect(await usage('Free')).toEqual([{ ...expected, limit: 1, used: 1, opensWith: 'Starter' }]);
    expect(await usage('Starter')).toEqual([{ ...expected, limit: 5, used: 1 }]);
    for (let index = 0; index < 6; index++) await person.count('Pro', '2026-03-10T12:00:00Z', [ideas]);
    expect(await usage('Pro')).toEqual([{ ...expected, limit: null, used: 7 }]);
    expect(await usage('Starter')).toEqual([{ ...expected, limit: 5, used: 7, opensWith: 'Pro' }]);
  });
});
