/** A payment service that accepts requests and does not answer: the product reports that before a proxy times out. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPayingProduct, type PayingProduct } from '#testing/stripe/paying-product.ts';
import type { Person } from '#testing/test-product.ts';

let pays: PayingProduct;

beforeAll(async () => {
  pays = await createPayingProduct();
});
afterAll(() => pays.close());

/** What proxies commonly wait for, in seconds. */
const patienceSeconds = 60;

it('refuses more people than it serves at a time within that time, and two choices of one of them', async () => {
  const people: Person[] = [];
  for (let index = 0; index < 9; index++) {
    const person = await pays.test.signUp();
    await pays.buy(person, 'Starter');
    people.push(person);
  }
  pays.stripe.setSilent(true);
  const asked = performance.now();
  const answers = await Promise.all(
    [...people, people[0]!].map(async (person) => {
      const { status, body } = await pays.choose(person, 'Pro');
      const isInTime = performance.now() - asked < patienceSeconds * 1000;
      return [status, body.code, body.retryAfter, isInTime];
    }),
  );
  expect(answers).toEqual(answers.map(() => [503, 'billing.payment_unreachable', 30, true]));
  pays.stripe.setSilent(false);
  expect(await pays.choose(people[8]!, 'Pro')).toMatchObject({ status: 200, body: { outcome: 'switched' } });
}, 400_000);
