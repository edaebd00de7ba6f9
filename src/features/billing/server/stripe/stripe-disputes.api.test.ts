/** Money that a bank takes back was never paid; while the bank has not decided, it was. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';
import type { Person } from '#testing/test-product.ts';

let pays: PayingProduct;

beforeAll(async () => {
  pays = await createPayingProduct();
});
afterAll(() => pays.close());

/** Somebody on Starter whose bank asks for the payment back, and has decided where that is said. */
async function disputant(status?: 'won' | 'lost'): Promise<{ person: Person; customer: string }> {
  const person = await pays.test.signUp();
  await pays.buy(person, 'Starter');
  const customer = await pays.customerOf(person);
  pays.stripe.dispute(customer);
  if (status) pays.stripe.closeDisputes(customer, status);
  await pays.settle();
  return { person, customer };
}
const invoicesOf = async (person: Person) => (await pays.call(person, 'GET', '')).body.invoices;

describe('a payment that is disputed at the bank', () => {
  it.each([['open', undefined] as const, ['won', 'won'] as const])(
    'changes nothing while it is %s',
    async (_how, status) => {
      const { person } = await disputant(status);
      await pays.call(person, 'POST', '/refresh');
      expect(await pays.planOf(person)).toBe('Starter');
      expect(await invoicesOf(person)).toMatchObject([{ status: 'paid' }]);
    },
  );

  it('is money that went back once it is lost: Free at once, and nothing more is charged', async () => {
    const { person, customer } = await disputant('lost');
    expect(await pays.planOf(person)).toBe('Free');
    expect(await invoicesOf(person)).toMatchObject([{ status: 'refunded' }]);
    const own = [...pays.stripe.world.subscriptions.values()].filter((each) => each.customer === customer);
    expect(own.map(({ status }) => status)).toEqual(['canceled']);
    // The bank gave it back, not we.
    const subjects = (await pays.mailsTo(person)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Groundwork Starter plan has ended');
    expect(subjects).not.toContain('Your money is on its way back');
  });

  it('is not given back twice: whoever asks for a refund meanwhile is on Free, and the bank decides', async () => {
    const { person, customer } = await disputant();
    expect(await pays.call(person, 'POST', '/refund')).toMatchObject({ status: 200, body: { plan: 'Free' } });
    expect([...pays.stripe.world.refunds.values()].filter((refund) => refund.customer === customer)).toEqual([]);
  });

  it('whose end is told while the payment service cannot be asked is looked at by the job', async () => {
    const { person, customer } = await disputant();
    pays.stripe.failAfter(0);
    pays.stripe.closeDisputes(customer, 'lost');
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Starter');
    pays.stripe.failAfter(undefined);
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Free');
  });
});
