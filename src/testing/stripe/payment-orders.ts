import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Payer } from '#features/billing/server/payments.ts';
import { createStripePayments, type StripePayments } from '#features/billing/server/stripe/create-stripe-payments.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/logger.ts';
import { createQueueMail } from '#server/mail/queue-mail.ts';
import { type PlanName, planFromText, planNames } from '#shared/plans/plan-names.ts';
import { ProblemError } from '#shared/problem.ts';
import { createTestDatabase } from '../test-database.ts';
import type { SignedMessage } from './outbox.ts';
import { type Click, informs, type Step } from './payment-stories.ts';
import { startStripe, type TestStripe } from './start-stripe.ts';

/** Two processes of the product on one database, and the payment service. */
export interface PaymentOrders {
  /** Plays a story of a new customer and checks it at every step; resolves with what it ended on. */
  play(story: readonly Step[]): Promise<PlanName>;
  close(): Promise<void>;
}

export async function startPaymentOrders(appSecret: string): Promise<PaymentOrders> {
  const clock = { ms: Date.parse('2026-03-10T12:00:00Z') };
  const stripe = await startStripe({ now: () => clock.ms });
  const target = await createTestDatabase();
  const databases = [openDatabase(target, appSecret), openDatabase(target, appSecret)] as const;
  const processes = databases.map((database) =>
    createStripePayments({
      config: {
        secretKey: 'sk_test_groundwork',
        webhookSecret: stripe.webhookSecret,
        apiUrl: stripe.url,
      },
      database,
      log: createLogger('silent'),
      queueMail: createQueueMail('local'),
      publicUrl: 'http://localhost:18400',
      supportEmail: 'support@example.com',
      now: () => new Date(clock.ms),
    }),
  );
  return {
    play: (story) => playStory({ stripe, clock, database: databases[0], processes }, story),
    close: async () => {
      for (const each of processes) await each.close();
      for (const each of databases) await each.close();
      await stripe.close();
    },
  };
}

interface Stage {
  readonly stripe: TestStripe;
  readonly clock: { ms: number };
  readonly database: Database;
  readonly processes: readonly StripePayments[];
}

/** 0 for Free; more for a higher plan. */
const rankOf = (plan: string): number => planNames.indexOf(planFromText(plan));

async function createPayer(database: Database, nowMs: number): Promise<Payer> {
  const accountId = randomUUID();
  const email = `${accountId}@example.com`;
  const now = new Date(nowMs);
  await database.asSystem(async (tx) => {
    await tx`insert into auth_user (id, email, created_at, updated_at) values (${accountId}, ${email}, ${now}, ${now})`;
    await tx`insert into users (user_id, email, created_at) values (${accountId}, ${email}, ${now})`;
  });
  return { accountId, email };
}

async function playStory(stage: Stage, story: readonly Step[]): Promise<PlanName> {
  const { stripe, clock, database, processes } = stage;
  // Customers of other stories would go on paying, and telling of it, for as long as time passes.
  stripe.forgetCustomers();
  await database.system`delete from billing_account`;
  const payer = await createPayer(database, clock.ms);
  const pages: string[] = [];
  stripe.outbox.hold(true);

  const ownCustomers = () =>
    [...stripe.world.customers.values()].filter(({ metadata }) => metadata.account_id === payer.accountId);
  const rankPaid = (): number => {
    const [customer] = ownCustomers();
    return customer ? rankOf(stripe.paidPlan(customer.id)) : 0;
  };
  const rankHeld = async (): Promise<number> => {
    const [row] = await database.system<{ plan: PlanName }[]>`
      select plan from users where user_id = ${payer.accountId}`;
    return planNames.indexOf(row!.plan);
  };
  const looks = (): number => stripe.requests.filter((line) => line === 'GET /v1/charges').length;

  const make = async (wish: Click, process: 0 | 1): Promise<void> => {
    const service = processes[process]!;
    try {
      if (wish.does !== 'choose') await service[wish.does](payer, randomUUID());
      else {
        const choice = await service.choose(payer, { plan: wish.plan, interval: wish.interval }, randomUUID());
        if (choice.outcome === 'checkout') pages.push(choice.url);
      }
    } catch (error) {
      // Refused, or the process died: both are told to whoever clicked.
      if (!(error instanceof ProblemError)) throw error;
    }
  };
  const deliver = async (process: 0 | 1, { body, signature }: SignedMessage): Promise<number> => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    });
    const info = { params: {}, requestId: 'req_test', now: new Date(clock.ms), remoteAddress: '', userAgent: '' };
    return (await processes[process]!.routes[0]!.handle(request, info)).status;
  };
  const runMinutely = () => processes[0]!.scheduled[0]!.run(new Date(clock.ms));
  const runHourly = () => processes[0]!.scheduled[2]!.run(new Date(clock.ms));
  const living = () =>
    [...stripe.world.subscriptions.values()].filter(
      ({ customer, status }) => ownCustomers().some(({ id }) => id === customer) && status !== 'canceled',
    );

  const act = async (one: Step): Promise<void> => {
    switch (one.kind) {
      case 'click':
        return make(one.click, one.process);
      case 'two at once':
        await Promise.all([make(one.clicks[0], 0), make(one.clicks[1], 1)]);
        return;
      case 'killed':
        stripe.failAfter(one.afterChanges);
        await make(one.click, 0);
        stripe.failAfter(undefined);
        return;
      case 'pay': {
        const page = pages.at(-1 - one.page);
        if (page !== undefined) stripe.pay(page);
        return;
      }
      case 'card':
        for (const { id } of ownCustomers()) stripe.refuseCards(id, one.isRefused);
        return;
      case 'bank':
        for (const { id } of ownCustomers()) stripe.confirmCards(id, one.wantsConfirmation);
        return;
      case 'confirm': {
        const open = [...stripe.world.invoices.values()].findLast(({ status, customer }) =>
          ownCustomers().some(({ id }) => id === customer && status === 'open'),
        );
        if (open?.hosted_invoice_url) stripe.confirm(open.hosted_invoice_url);
        return;
      }
      case 'collect':
        for (const { id } of ownCustomers()) stripe.collectDebts(id);
        return;
      case 'dispute':
        for (const { id } of ownCustomers()) stripe.dispute(id);
        return;
      case 'dispute decided':
        for (const { id } of ownCustomers()) stripe.closeDisputes(id, one.status);
        return;
      case 'cancel in the portal':
      case 'end in the portal':
        return actInPortal(one.kind === 'end in the portal' ? 'end' : 'cancel');
      case 'lose messages':
        stripe.outbox.dropAll();
        return;
      case 'deliver':
        stripe.outbox.connect((message) => deliver(one.process, message));
        await stripe.outbox.deliverAll((all) => {
          const turned = all.map((_event, index) => all[(index * 7 + one.order) % all.length]!);
          const each = new Set(turned).size === all.length ? turned : [...all].reverse();
          return one.times === 1 ? each : [...each, ...each];
        });
        await processes[one.process]!.settle();
        return;
      case 'time':
        await runHourly();
        clock.ms += one.days * 86_400_000;
        stripe.passTime();
        return runMinutely();
    }
  };
  const actInPortal = async (action: string): Promise<void> => {
    try {
      const url = await processes[0]!.openPortal(payer);
      await fetch(`${url}/${action}`, { method: 'POST' });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
  };

  // What was paid at any moment since the product looked last: nobody may have more than that. Where nothing happened
  // since but time, not even that: the product knows by itself when a plan ends.
  let highestSinceLook = rankPaid();
  let isInformed = true;
  for (const one of story) {
    const before = looks();
    highestSinceLook = Math.max(highestSinceLook, rankPaid());
    await act(one);
    const held = await rankHeld();
    const after = rankPaid();
    highestSinceLook = Math.max(highestSinceLook, after);
    const most = one.kind === 'time' && isInformed ? after : highestSinceLook;
    expect(held, `after ${JSON.stringify(one)}`).toBeLessThanOrEqual(most);
    expect(living().length, 'subscriptions that are charged').toBeLessThanOrEqual(1);
    if (looks() > before && one.kind !== 'killed') highestSinceLook = Math.max(held, after);
    isInformed = informs(one) ?? isInformed;
  }

  stripe.outbox.connect((message) => deliver(0, message));
  await stripe.outbox.deliverAll();
  await processes[0]!.settle();
  await runMinutely();
  await runHourly();
  // Whatever messages were lost, and though nobody came back: what was paid is there.
  expect(await rankHeld()).toBeGreaterThanOrEqual(rankPaid());
  await processes[1]!.refresh(payer);
  expect(ownCustomers().length).toBeLessThanOrEqual(1);
  const held = planNames[await rankHeld()]!;
  expect(held).toBe(planNames[rankPaid()]);
  // The history leads from Free to the plan: each one was come to as often as it was left, but for the two ends.
  const changes = await database.system<{ from: PlanName; to: PlanName }[]>`
    select from_plan as "from", to_plan as "to" from plan_change where account_id = ${payer.accountId}`;
  const path = ['Free', ...changes.map(({ to }) => to)].sort();
  expect(path).toEqual([...changes.map(({ from }) => from), held].sort());
  return held;
}
