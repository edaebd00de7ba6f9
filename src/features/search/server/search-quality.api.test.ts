/** A sample of search-quality.deep.test.ts: fewer documents, the same rules. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDamaged, fillAccounts, type SearchAccount } from '#testing/search/search-world.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let accounts: SearchAccount[];

beforeAll(async () => {
  world = await createTestProduct();
  accounts = await fillAccounts(world, 3, 400);
});
afterAll(() => world.close());

it('finds the item among the first three for nine in ten damaged titles of three scripts', async () => {
  const finding = await askDamaged(world, accounts, { seed: 'sample', count: 54 });
  expect(finding.found, `${finding.byKind.join(', ')}`).toBeGreaterThanOrEqual(49);
});
