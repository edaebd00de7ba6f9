/** Mails about payments say what will really be charged. */
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
