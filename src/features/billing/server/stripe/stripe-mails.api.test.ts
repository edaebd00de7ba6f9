/** Mails about payments say what will really be charged. */
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';
import type { Person } from '#testing/test-product.ts';

let pays: PayingProduct;

beforeAll(async () => {
  pays = await createPayingProduct();
});
afterAll(() => pays.close());

/** The texts of the mails with this subject, in one line each. */
async function textsOf(person: Person, subject: string): Promise<string[]> {
  const mails = (await pays.mailsTo(person)).filter((mail) => mail.subject.startsWith(subject));
  return mails.map(({ body }) => body.replace(/\s+/g, ' '));
}

describe('the mail that a plan has ended', () => {
  it('says that nothing more is charged, where that is so', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Starter');
    await pays.choose(person, 'Free');
    await pays.passDays(32);
    const texts = await textsOf(person, 'Your Groundwork Starter plan has ended');
    expect(texts).toEqual([expect.stringContaining('nothing more is charged')]);
  });

  it('says that the payment is still open, where paying it would bring the plan back', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Pro');
    const customer = await pays.customerOf(person);
    pays.stripe.refuseCards(customer, true);
    await pays.passDays(32);
    await pays.passDays(8);
    await pays.runJobs();
    expect(await pays.planOf(person)).toBe('Free');
    const texts = await textsOf(person, 'Your Groundwork Pro plan has ended');
    expect(texts).toEqual([expect.stringContaining('The payment is still open, so your account is on Free now.')]);
    expect(texts[0]).not.toContain('nothing more is charged');
    pays.stripe.refuseCards(customer, false);
    pays.stripe.collectDebts(customer);
    await pays.settle();
    expect(await pays.planOf(person)).toBe('Pro');
  });
});

describe('the reminder of a charge', () => {
  const isOfStarter = ({ metadata, recurring }: Stripe.Price) =>
    metadata.groundwork_plan === 'Starter' && recurring?.interval === 'month';

  /** What the mail says two days before the charge. */
  async function remindedText(person: Person): Promise<string | undefined> {
    const { periodEndsAt } = (await pays.call(person, 'GET', '')).body.subscription;
    await pays.passDays((new Date(periodEndsAt).getTime() - pays.test.clock.now.getTime()) / 86_400_000 - 2);
    await pays.runJobs();
    return (await textsOf(person, 'Your Groundwork plan renews on'))[0];
  }

  it('names the price of the subscription, though the plan has another one by now', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Starter');
    const price = [...pays.stripe.world.prices.values()].find(isOfStarter)!;
    price.unit_amount = 1900;
    const text = await remindedText(person);
    expect(text).toContain('$19.00');
    expect((await pays.call(person, 'GET', '')).body.subscription.amountCents).toBe(1900);
    price.unit_amount = 2400;
  });

  it('names the smaller plan that follows, and its price', async () => {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Pro');
    await pays.choose(person, 'Starter', 'year');
    const text = await remindedText(person);
    expect(text).toContain('Starter, yearly');
    expect(text).toContain('$230.40');
  });
});
