import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ideas } from '#features/advisor/domain/advisor.plan.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { quotaService } from './quota.service.ts';

let database: Database;

beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), inject('appSecret'));
});
afterAll(() => database.close());

async function createAccount(timezone = 'UTC'): Promise<string> {
  const id = randomUUID();
  const now = new Date('2026-01-01T00:00:00Z');
  await database.asSystem(async (tx) => {
    await tx`insert into auth_user (id, email, created_at, updated_at) values (${id}, ${`${id}@example.com`}, ${now}, ${now})`;
    await tx`insert into users (user_id, email, timezone, created_at) values (${id}, ${`${id}@example.com`}, ${timezone}, ${now})`;
  });
  return id;
}

const within = <T>(accountId: string, plan: PlanName, time: string, work: (context: UseCaseContext) => Promise<T>) =>
  database.withTenant({ accountId, workspaceIds: [] }, (tx) =>
    work({
      tx,
      actor: { accountId, plan, sessionId: '', email: '', workspaceIds: [] },
      now: new Date(time),
      requestId: 'req_test',
    }),
  );
const consume = (accountId: string, plan: PlanName, time: string) =>
  within(accountId, plan, time, (context) => quotaService.consume(context, ideas));
const read = (accountId: string, plan: PlanName, time: string) =>
  within(accountId, plan, time, (context) => quotaService.read(context, ideas));
const setTimeZone = (accountId: string, zone: string) =>
  database.asSystem((tx) => tx`update users set timezone = ${zone} where user_id = ${accountId}`);

const march = '2026-03-10T12:00:00Z';

describe('a quota', () => {
  it('is never exceeded by fifty requests at once', async () => {
    const account = await createAccount();
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => consume(account, 'Starter', march)));
    const counted = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.used] : []));
    expect(counted.sort()).toEqual([1, 2, 3, 4, 5]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ status: 429, problem: { code: 'billing.quota_exceeded' } });
    expect((await read(account, 'Starter', march)).used).toBe(5);
  });

  it('refuses with limit, used, reset and the plan that opens it', async () => {
    const account = await createAccount('Europe/Amsterdam');
    await consume(account, 'Free', march);
    await expect(consume(account, 'Free', march)).rejects.toMatchObject({
      status: 429,
      problem: {
        code: 'billing.quota_exceeded',
        limit: 1,
        used: 1,
        reset: '2026-03-31T22:00:00.000Z',
        plan: 'Starter',
      },
    });
  });

  it('names the plan that has room for what was used before a downgrade', async () => {
    const account = await createAccount();
    for (let index = 0; index < 7; index++) await consume(account, 'Pro', march);
    await expect(consume(account, 'Free', march)).rejects.toMatchObject({
      problem: { limit: 1, used: 7, plan: 'Pro' },
    });
  });

  it('counts without a limit on Pro', async () => {
    const account = await createAccount();
    await consume(account, 'Pro', march);
    expect(await consume(account, 'Pro', march)).toEqual({ limit: null, used: 2, reset: '2026-04-01T00:00:00.000Z' });
  });

  it('counts nothing when the use case it belongs to fails', async () => {
    const account = await createAccount();
    const failing = within(account, 'Free', march, async (context) => {
      await quotaService.consume(context, ideas);
      throw new Error('the answer could not be stored');
    });
    await expect(failing).rejects.toThrow('the answer could not be stored');
    expect(await read(account, 'Free', march)).toEqual({ limit: 1, used: 0, reset: '2026-04-01T00:00:00.000Z' });
  });

  it('opens again at the end of the month of the account', async () => {
    const account = await createAccount('America/Los_Angeles');
    await consume(account, 'Free', '2026-03-15T00:00:00Z');
    await expect(consume(account, 'Free', '2026-04-01T06:59:59Z')).rejects.toMatchObject({ status: 429 });
    expect(await consume(account, 'Free', '2026-04-01T07:00:00Z')).toMatchObject({ used: 1 });
  });

  it('keeps the time zone its period began in', async () => {
    const account = await createAccount('Pacific/Niue');
    await consume(account, 'Free', march);
    await setTimeZone(account, 'Pacific/Kiritimati');
    expect(await read(account, 'Free', march)).toMatchObject({ used: 1, reset: '2026-04-01T11:00:00.000Z' });
    await expect(consume(account, 'Free', '2026-04-01T10:59:59Z')).rejects.toMatchObject({ status: 429 });
    expect(await consume(account, 'Free', '2026-04-01T11:00:00Z')).toMatchObject({ reset: '2026-04-30T10:00:00.000Z' });
  });

  it('counts in UTC where the stored zone is none', async () => {
    const account = await createAccount('Mars/Olympus');
    expect(await consume(account, 'Free', march)).toMatchObject({ reset: '2026-04-01T00:00:00.000Z' });
  });

  it('belongs to one account alone', async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    await consume(one, 'Free', march);
    expect((await read(other, 'Free', march)).used).toBe(0);
  });
});
