import { createStripePayments } from '#features/billing/server/stripe/create-stripe-payments.ts';
import { createLogger } from '#server/logger.ts';
import { createQueueMail } from '#server/mail/queue-mail.ts';
import { createTestProduct, type Person, type TestProduct, type TestProductOptions } from '../test-product.ts';
import type { SignedMessage } from './outbox.ts';
import { startStripe, type TestStripe } from './start-stripe.ts';

/** A product whose plans are paid at the stand-in, by one clock. */
export interface PayingProduct {
  readonly test: TestProduct;
  readonly stripe: TestStripe;
  /** Takes a message where the product listens; gives the status. */
  send(message: Pick<SignedMessage, 'body' | 'signature'>): Promise<number>;
  /** Asks for a plan as the browser does. */
  choose(person: Person, plan: string, interval?: string, key?: string): ReturnType<TestProduct['call']>;
  /** Chooses and pays. */
  buy(person: Person, plan: string, interval?: string): Promise<void>;
  /** The plan that every gate reads. */
  planOf(person: Person): Promise<string>;
  customerOf(person: Person): Promise<string>;
  /** Calls an endpoint of billing as somebody, signed in again where time has passed. */
  call(person: Person, method: string, path: string, body?: unknown, key?: string): ReturnType<TestProduct['call']>;
  /** Lets days pass: what is due happens at the stand-in; the product learns of it by messages alone. */
  passDays(days: number): Promise<void>;
  /** Waits until everything that was sent is applied. */
  settle(): Promise<void>;
  /** What the worker does every minute, and every hour. */
  runJobs(): Promise<void>;
  /** Ends what somebody pays for, as the deletion of their account does. */
  leave(person: Person): Promise<void>;
  mailsTo(person: Person): Promise<readonly { subject: string; body: string }[]>;
  close(): Promise<void>;
}

export async function createPayingProduct(options: TestProductOptions = {}): Promise<PayingProduct> {
  const clock = { now: new Date('2026-03-10T12:00:00Z') };
  const stripe = await startStripe({ now: () => clock.now.getTime() });
  const environment = { ...stripe.environment, ...options.environment };
  const test = await createTestProduct({ ...options, environment });
  // Sign-ins and payments go by one clock, in whole seconds as the payment service counts them.
  clock.now = new Date(Math.floor(test.clock.now.getTime() / 1000) * 1000);
  test.clock.now = clock.now;

  const send: PayingProduct['send'] = async ({ body, signature }) => {
    const answer = await test.call('POST', '/api/billing/stripe/webhook', {
      body,
      headers: { 'stripe-signature': signature },
    });
    return answer.status;
  };
  stripe.outbox.connect(send);

  const settle = async (): Promise<void> => {
    await stripe.outbox.settle();
    await test.product.stripe?.settle();
  };
  const signedIn = new Map<string, { person: Person; at: number }>();
  const inPerson = async (person: Person): Promise<Person> => {
    const known = signedIn.get(person.userId);
    if (known && clock.now.getTime() - known.at < 1_800_000) return known.person;
    const body = { email: person.email, password: 'correct horse battery' };
    const answer = await test.call('POST', '/auth/v1/token?grant_type=password', { body });
    if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const fresh = { ...person, accessToken: answer.body.access_token, refreshToken: answer.body.refresh_token };
    signedIn.set(person.userId, { person: fresh, at: clock.now.getTime() });
    return fresh;
  };
  const call: PayingProduct['call'] = async (person, method, path, body, key: string = crypto.randomUUID()) =>
    test.call(method, `/api/billing${path}`, {
      as: await inPerson(person),
      ...(body !== undefined && { body }),
      headers: { 'idempotency-key': key },
    });
  const choose: PayingProduct['choose'] = (person, plan, interval = 'month', key) =>
    call(person, 'POST', '/plan', { plan, interval }, key);

  return {
    test,
    stripe,
    send,
    choose,
    buy: async (person, plan, interval) => {
      const { status, body } = await choose(person, plan, interval);
      if (body.outcome !== 'checkout') throw new Error(`No page to pay on: ${status} ${JSON.stringify(body)}`);
      const outcome = stripe.pay(body.url);
      if (outcome !== 'paid') throw new Error(`The payment was ${outcome}`);
      await settle();
    },
    planOf: async ({ userId }) => {
      const [row] = await test.product.database.system<{ plan: string }[]>`
        select plan from users where user_id = ${userId}`;
      return row!.plan;
    },
    customerOf: async ({ userId }) => {
      const [row] = await test.product.database.system<{ id: string }[]>`
        select stripe_customer_id as id from billing_account where account_id = ${userId}`;
      return row!.id;
    },
    call,
    passDays: async (days) => {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000);
      test.clock.now = clock.now;
      stripe.passTime();
      await settle();
    },
    settle,
    runJobs: async () => {
      for (const job of test.product.stripe?.scheduled ?? []) await job.run(test.clock.now);
    },
    leave: async ({ userId: accountId, email }) => {
      const payments = createStripePayments({
        config: { secretKey: 'sk_test_groundwork', webhookSecret: stripe.webhookSecret, apiUrl: stripe.url },
        database: test.product.database,
        log: createLogger('silent'),
        queueMail: createQueueMail('local'),
        publicUrl: 'http://localhost:18400',
        supportEmail: 'support@example.com',
        now: () => test.clock.now,
      });
      await payments.end({ accountId, email });
      await payments.close();
      await settle();
    },
    mailsTo: ({ email }) =>
      test.product.database.system<{ subject: string; body: string }[]>`
        select subject, text as body from mail where recipient = ${email} order by created_at, id`,
    close: async () => {
      await test.close();
      await stripe.close();
    },
  };
}
