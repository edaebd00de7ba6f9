/** A message says only that something happened: forged ones are refused, and no order or number of true ones does harm. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';
import type { Person } from '#testing/test-product.ts';

let pays: PayingProduct;

beforeAll(async () => {
  pays = await createPayingProduct();
});
afterAll(() => pays.close());

async function payer(plan = 'Starter'): Promise<{ person: Person; customer: string }> {
  const person = await pays.test.signUp();
  await pays.buy(person, plan);
  return { person, customer: await pays.customerOf(person) };
}
const countStored = async (): Promise<number> => {
  const [row] = await pays.test.product.database.system<
    { count: number }[]
  >`select count(*) as count from billing_event`;
  return row!.count;
};
const stored = (id: string) =>
  pays.test.product.database.system<{ attempts: number; error: string | null; isApplied: boolean }[]>`
    select attempts, last_error as error, applied_at is not null as "isApplied" from billing_event where id = ${id}`;
const lookAt = (sign: string) => pays.stripe.requests.filter((line) => line === sign).length;

/** What happened to somebody's subscription meanwhile, kept back. */
async function heldBack(work: () => Promise<unknown>) {
  pays.stripe.outbox.hold(true);
  await work();
  pays.stripe.outbox.hold(false);
  return pays.stripe.outbox.listWaiting();
}

describe('a message that is not signed by the payment service', () => {
  it.each([
    ['by another secret', { secret: 'whsec_somebody_else' }],
    ['six minutes ago', { at: -360_000 }],
  ])('but %s is refused, and nothing is stored', async (_how, by) => {
    const { person } = await payer();
    const [event] = await heldBack(() => pays.choose(person, 'Free'));
    const before = await countStored();
    const at = pays.test.clock.now.getTime() + ('at' in by ? by.at : 0);
    expect(await pays.send(pays.stripe.outbox.sign(event!, { ...by, at }))).toBe(400);
    expect(await countStored()).toBe(before);
    await pays.stripe.outbox.deliverAll();
  });

  it('or was changed on its way, or is not signed at all, is refused', async () => {
    const { person } = await payer();
    const [event] = await heldBack(() => pays.choose(person, 'Free'));
    const before = await countStored();
    const signed = pays.stripe.outbox.sign(event!);
    const faults = [
      { ...signed, body: signed.body.replace('false', 'true') },
      { ...signed, signature: '' },
      { ...signed, signature: 't=0,v1=00' },
      { body: '{', signature: signed.signature },
      { body: `${signed.body}${' '.repeat(300_000)}`, signature: signed.signature },
    ];
    for (const fault of faults) expect(await pays.send(fault)).toBe(400);
    expect(await countStored()).toBe(before);
    await pays.stripe.outbox.deliverAll();
  });
});

describe('a true message', () => {
  it('that comes three times, and is caught and sent again, is applied once', async () => {
    const { person } = await payer();
    const [event] = await heldBack(() => pays.choose(person, 'Free'));
    const message = pays.stripe.outbox.sign(event!);
    const before = lookAt('GET /v1/subscriptions');
    for (let time = 0; time < 3; time++) {
      expect(await pays.send(message)).toBe(200);
      await pays.settle();
    }
    expect(lookAt('GET /v1/subscriptions')).toBe(before + 1);
    expect(await stored(event!.id)).toMatchObject([{ attempts: 1, isApplied: true }]);
    pays.stripe.outbox.dropAll();
  });

  it('about nobody we know is taken, leads to nothing and is not kept', async () => {
    const { person } = await payer();
    const [event] = await heldBack(() => pays.choose(person, 'Free'));
    const before = lookAt('GET /v1/subscriptions');
    const body = JSON.stringify(event)
      .replaceAll(/cus_test\d+/g, 'cus_of_somebody_else')
      .replace(event!.id, 'evt_else');
    const other = { ...JSON.parse(body) };
    expect(await pays.send(pays.stripe.outbox.sign(other))).toBe(200);
    await pays.settle();
    expect(lookAt('GET /v1/subscriptions')).toBe(before);
    expect(await stored('evt_else')).toEqual([]);
    await pays.stripe.outbox.deliverAll();
  });

  it.each([
    ['of a type that nobody here knows', { type: 'customer.subscription.reconsidered' }],
    ['in the shape of another version of their API', { api_version: '2019-03-14', data: { object: { customer: '' } } }],
    ['about what is real money elsewhere', { livemode: true }],
    ['whose customer stands in full', { data: { object: { customer: { id: '', email: 'x@example.com' } } } }],
    ['about the customer', { data: { object: { object: 'customer', id: '' } } }],
  ])('%s leads to a look all the same, and what it says is not believed', async (_what, differing) => {
    const { person, customer } = await payer();
    const [event] = await heldBack(() => pays.choose(person, 'Free'));
    pays.stripe.outbox.dropAll();
    const body = { ...event!, id: `evt_${crypto.randomUUID()}`, ...differing };
    const named = JSON.parse(JSON.stringify(body).replaceAll('""', JSON.stringify(customer)));
    const before = lookAt('GET /v1/subscriptions');
    expect(await pays.send(pays.stripe.outbox.sign(named))).toBe(200);
    await pays.settle();
    expect(lookAt('GET /v1/subscriptions')).toBe(before + 1);
    expect(await stored(named.id)).toMatchObject([{ attempts: 1, isApplied: true, error: null }]);
    expect(await pays.planOf(person)).toBe('Starter');
  });

  it('is kept while the payment service cannot be asked, and applied by the job', async () => {
    const { person } = await payer('Pro');
    pays.stripe.outbox.hold(true);
    const portal = await pays.call(person, 'POST', '/portal');
    await fetch(`${portal.body.url}/end`, { method: 'POST' });
    const [event] = pays.stripe.outbox.listWaiting();
    pays.stripe.failAfter(0);
    pays.stripe.outbox.hold(false);
    await pays.stripe.outbox.deliverAll();
    await pays.settle();
    expect(await stored(event!.id)).toMatchObject([
      { attempts: 1, isApplied: false, error: 'The payment service cannot be reached' },
    ]);
    expect(await pays.planOf(person)).toBe('Pro');
    pays.stripe.failAfter(undefined);
    await pays.runJobs();
    expect(await stored(event!.id)).toMatchObject([{ attempts: 2, isApplied: true, error: null }]);
    expect(await pays.planOf(person)).toBe('Free');
  });
});

describe('messages out of order', () => {
  it('end where the payment service is, though each shows an older state', async () => {
    const { person } = await payer('Starter');
    const events = await heldBack(async () => {
      await pays.choose(person, 'Pro');
      await pays.choose(person, 'Free');
      await pays.choose(person, 'Starter');
    });
    const shown = events.map(({ data }) => JSON.stringify(data));
    expect(new Set(shown).size).toBeGreaterThan(2);
    await pays.stripe.outbox.deliverAll((all) => [...all].reverse());
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Pro');
    const { body } = await pays.call(person, 'GET', '');
    expect(body.subscription.next).toEqual({ plan: 'Starter', interval: 'month' });
  });

  it('that say a plan was bought, long after it ended, do not bring it back', async () => {
    const person = await pays.test.signUp();
    const events = await heldBack(() => pays.buy(person, 'Pro'));
    await pays.stripe.outbox.deliverAll();
    await pays.settle();
    const later = await heldBack(() => pays.call(person, 'POST', '/refund'));
    expect(await pays.planOf(person)).toBe('Free');
    expect(later.length).toBeGreaterThan(0);
    // Delivered for the first time only now, signed again as the service does.
    for (const event of events) await pays.send(pays.stripe.outbox.sign({ ...event, id: `${event.id}_late` }));
    await pays.stripe.outbox.deliverAll();
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Free');
  });

  it('that come at once are applied one after the other', async () => {
    const { person } = await payer('Starter');
    await pays.passDays(1);
    const events = await heldBack(async () => {
      await pays.choose(person, 'Pro');
      await pays.choose(person, 'Free');
    });
    await Promise.all(events.map((event) => pays.send(pays.stripe.outbox.sign(event))));
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Pro');
    const { body } = await pays.call(person, 'GET', '');
    expect(body.changes.map(({ to }: { to: string }) => to)).toEqual(['Pro', 'Starter']);
    pays.stripe.outbox.dropAll();
  });
});

describe('where no message ever comes and nobody comes back', () => {
  it('what was paid on a page opens its plan within the hour, and not when the page has long been closed', async () => {
    const person = await pays.test.signUp();
    const { body } = await pays.choose(person, 'Pro');
    await heldBack(async () => void expect(pays.stripe.pay(body.url)).toBe('paid'));
    pays.stripe.outbox.dropAll();
    expect(await pays.planOf(person)).toBe('Free');
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Pro');
    const looksOf = async () => {
      const before = pays.stripe.requests.length;
      await pays.runJobs();
      return pays.stripe.requests.length - before;
    };
    expect(await looksOf()).toBeGreaterThan(0);
    await pays.passDays(2);
    expect(await looksOf()).toBe(0);
  });

  it('a debt that was paid brings its plan back within the hour', async () => {
    const { person, customer } = await payer('Starter');
    pays.stripe.refuseCards(customer, true);
    await pays.passDays(32);
    await pays.passDays(8);
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Free');
    pays.stripe.refuseCards(customer, false);
    await heldBack(async () => pays.stripe.collectDebts(customer));
    pays.stripe.outbox.dropAll();
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Starter');
  });
});
