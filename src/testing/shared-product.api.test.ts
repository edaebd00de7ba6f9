import { expect, it } from 'vitest';
import { sharedTestProduct } from './test-product.ts';

it('everybody in a worker gets the same product, whose clock nobody moves and nobody closes', async () => {
  const [one, other] = [await sharedTestProduct(), await sharedTestProduct()];
  expect(one.database.database).toBe(other.database.database);
  expect(() => {
    one.clock.now = new Date(0);
  }).toThrow(TypeError);
  await one.close();
  const [first, second] = [await one.signUp(), await other.signUp()];
  expect(first.email).not.toBe(second.email);
  expect((await other.call('GET', '/api/account', { as: second })).status).toBe(200);
});
