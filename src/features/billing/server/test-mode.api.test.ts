import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCommands } from '#app/server/cli/admin-commands.ts';
import { billingActions, stripeEnvironment } from '#testing/billing-actions.ts';
import { createFakePayments } from '#testing/fake-payments.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

describe('test mode', () => {
  let world: TestProduct;
  let act: ReturnType<typeof billingActions>;
  beforeAll(async () => {
    world = await createTestProduct();
    act = billingActions(world, createFakePayments());
  });
  afterAll(() => world.close());

  it('keeps the plan when it is switched off, and then changes nothing more', async () => {
    const person = await world.signUp();
    await act.setTestMode(person, true);
    await act.choose(person, { plan: 'Pro', interval: 'year' });
    const off = await act.setTestMode(person, false);
    expect([off.body.plan, off.body.isTestModeOn, off.body.subscription.interval]).toEqual(['Pro', false, 'year']);
    expect(await act.choose(person, { plan: 'Free', interval: 'month' })).toBe('billing.payment_not_set_up');
    expect(await act.planOf(person)).toBe('Pro');
  });

  it('tells open windows when it is switched', async () => {
    const person = await world.signUp();
    const heard = async () =>
      (
        await world.product.database.system`select 1 from live_message
        where account_id = ${person.userId} and subject = 'account'`
      ).length;
    const before = await heard();
    await act.setTestMode(person, true);
    expect(await heard()).toBe(before + 1);
  });

  it('writes no invoice for Free, and no two with one number', async () => {
    const people = await Promise.all([world.signUp(), world.signUp()]);
    for (const person of people) await act.setTestMode(person, true);
    await Promise.all(people.map((person) => act.choose(person, { plan: 'Starter', interval: 'month' })));
    for (const person of people) await act.choose(person, { plan: 'Free', interval: 'year' });
    const numbers = (await Promise.all(people.map(act.get))).flatMap(({ invoices }) =>
      invoices.map((one) => one.number),
    );
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 2]);
  });

  it('lists invoices by their numbers, though the request for the last one began first', async () => {
    const person = await world.signUp();
    await act.setTestMode(person, true);
    await act.choose(person, { plan: 'Starter', interval: 'month' });
    const { now } = world.clock;
    world.clock.now = new Date(now.getTime() - 1000);
    await act.choose(person, { plan: 'Pro', interval: 'month' });
    world.clock.now = now;
    const numbers = (await act.get(person)).invoices.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted().toReversed());
  });

  it('carries an attempt out once though it reaches two instances', async () => {
    const other = await createTestProduct({ database: world.database });
    const person = await world.signUp();
    await act.setTestMode(person, true);
    const wish = { plan: 'Pro', interval: 'month' } as const;
    const key = crypto.randomUUID();
    const there = billingActions(other, createFakePayments());
    const answers = await Promise.all([act, there, act, there].map(({ send }) => send(person, wish, key)));
    expect(answers.map(({ body }) => body.outcome)).toEqual(Array.from({ length: 4 }, () => 'switched'));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await act.get(person)).invoices).toHaveLength(1);
    await other.close();
  });

  it('waits for an attempt that is under way, and takes one over whose process is gone', async () => {
    const person = await world.signUp();
    await act.setTestMode(person, true);
    const wish = { plan: 'Starter', interval: 'month' } as const;
    const key = crypto.randomUUID();
    await act.send(person, wish, key);
    const { system } = world.product.database;
    await system`update idempotency_key set answer = null, claimed_at = clock_timestamp() where key = ${key}`;
    let isAnswered = false;
    const waiting = act.send(person, wish, key).then((answer) => {
      isAnswered = true;
      return answer;
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(isAnswered).toBe(false);
    await system`update idempotency_key set claimed_at = clock_timestamp() - interval '11 seconds' where key = ${key}`;
    // A switch and its answer are stored together; here the answer alone was taken away, and still nothing happens twice.
    expect((await waiting).body.code).toBe('billing.no_change');
    expect((await act.get(person)).invoices).toHaveLength(1);
  });
});

it('a subscription of a payment service that is not set up any more is charged and given back by nobody here', async () => {
  const world = await createTestProduct();
  const act = billingActions(world, createFakePayments());
  const person = await world.signUp();
  await world.product.database.system`insert into billing_account (account_id, plan_interval, stripe_customer_id,
      stripe_subscription_id, subscription_status, period_end, next_plan, first_paid_at)
    values (${person.userId}, 'month', 'cus_1', 'sub_1', 'active', ${new Date(world.clock.now.getTime() + 86_400_000)},
      'Free', ${world.clock.now})`;
  const nothingDue = { interval: 'month', periodEndsAt: null, next: null, graceEndsAt: null, refundableUntil: null };
  expect((await act.get(person)).subscription).toEqual({ ...nothingDue, amountCents: 0 });
  await act.setTestMode(person, true);
  await act.choose(person, { plan: 'Pro', interval: 'month' });
  expect((await act.get(person)).subscription).toEqual({ ...nothingDue, amountCents: 7900 });
  await world.close();
});

describe('test mode beside a payment service', () => {
  const payments = createFakePayments();
  let world: TestProduct;
  let act: ReturnType<typeof billingActions>;
  beforeAll(async () => {
    world = await createTestProduct({ environment: { ...stripeEnvironment, BILLING_TEST_MODE: 'on' }, payments });
    act = billingActions(world, payments);
  });
  afterAll(() => world.close());

  it('switches whoever turned it on and pays nothing', async () => {
    const person = await world.signUp();
    expect((await act.get(person)).isTestModeOffered).toBe(true);
    await act.setTestMode(person, true);
    expect(await act.choose(person, { plan: 'Pro', interval: 'month' })).toBe('switched');
    expect((await act.get(person)).invoices.map(({ kind }) => kind)).toEqual(['test']);
    expect(payments.charges).toEqual([]);
  });

  it('leaves what is paid to the payment service', async () => {
    const person = await world.signUp();
    await act.choose(person, { plan: 'Starter', interval: 'month' });
    await act.setTestMode(person, true);
    expect(await act.choose(person, { plan: 'Free', interval: 'month' })).toBe('scheduled');
    expect(await act.planOf(person)).toBe('Starter');
  });

  it('ends a plan that nobody pays for at once, with test mode off too', async () => {
    const person = await world.signUp();
    await act.setTestMode(person, true);
    await act.choose(person, { plan: 'Pro', interval: 'month' });
    await act.setTestMode(person, false);
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    expect(await act.choose(person, { plan: 'Free', interval: 'month' })).toBe('switched');
    const { plan, subscription, changes } = await act.get(person);
    expect([plan, subscription, changes[0]?.madeBy]).toEqual(['Free', null, 'account']);
    expect(await act.choose(person, { plan: 'Free', interval: 'month' })).toBe('billing.no_change');
  });
});

describe('a plan that an operator gives', () => {
  let world: TestProduct;
  let act: ReturnType<typeof billingActions>;
  beforeAll(async () => {
    world = await createTestProduct();
    act = billingActions(world, createFakePayments());
  });
  afterAll(() => world.close());

  const give = async (person: Person, plan: string, now: Date): Promise<void> => {
    const context = { database: world.product.database, now, say: () => undefined };
    await adminCommands.find(({ name }) => name === 'set-plan')!.run(context as never, person.email, plan);
  };

  it('stands in the history, tells the person once, and is paid by nobody', async () => {
    const person = await world.signUp();
    await act.setTestMode(person, true);
    await act.choose(person, { plan: 'Starter', interval: 'year' });
    const now = new Date(world.clock.now.getTime() + 86_400_000);
    await give(person, 'Pro', now);
    await give(person, 'Pro', now);
    const { plan, since, subscription, changes } = await act.get(person);
    expect([plan, since, subscription]).toEqual(['Pro', now.toISOString(), null]);
    expect(changes.map(({ from, to, madeBy }) => [from, to, madeBy])).toEqual([
      ['Starter', 'Pro', 'operator'],
      ['Free', 'Starter', 'test_mode'],
    ]);
    expect((await act.eventsOf(person)).map(({ payload }) => payload)).toEqual([
      { from: 'Free', to: 'Starter' },
      { from: 'Starter', to: 'Pro' },
    ]);
  });

  it('is the newest change, though what asked for it began before the last one', async () => {
    const person = await world.signUp();
    const later = new Date(world.clock.now.getTime() + 60_000);
    await give(person, 'Pro', later);
    await give(person, 'Starter', new Date(later.getTime() - 1000));
    await give(person, 'Pro', later);
    const { plan, since, changes } = await act.get(person);
    expect(changes.map(({ from, to }) => `${from} ${to}`)).toEqual(['Starter Pro', 'Pro Starter', 'Free Pro']);
    expect([plan, since]).toEqual(['Pro', changes[0]!.changedAt]);
    expect(Date.parse(since) - later.getTime()).toBeLessThan(10);
  });
});
