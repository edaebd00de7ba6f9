import { expect } from 'vitest';
import type { TestProduct } from '#testing/test-product.ts';

type World = Pick<TestProduct, 'product'>;

/** Forgets every try of everybody, so that the next one makes the only count of its limit. */
export async function forgetTries({ product }: World): Promise<void> {
  await product.database.system`delete from auth_limit`;
}

/**
 * Sets the one count of a limit, as if so many tries had been made: comparing a password a hundred times takes seconds.
 * Fails where tries of this limit were counted apart, or not at all.
 */
export async function setTries({ product }: World, limit: string, tries: number): Promise<void> {
  const changed = await product.database.system`
    update auth_limit set points = ${tries} where key like ${`${limit}:%`}`;
  expect(changed.count, `counts of ${limit}`).toBe(1);
}
