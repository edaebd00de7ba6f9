import { expect } from 'vitest';
import { readLibrary } from '#features/media/testing/make-picture.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { readBuilder } from './make-site.ts';
import { bringSource, type SourceFiles } from './make-source.ts';

/** Of what somebody sent nothing is there. */
export async function expectNothingOf(world: TestProduct, person: Person): Promise<void> {
  expect(await world.product.storage.list(person.userId)).toEqual([]);
  expect((await readBuilder(world, person, await firstWorkspaceOf(world, person))).site).toBeNull();
  expect((await readLibrary(world, person)).pictures).toEqual([]);
}

/** Somebody new, on Pro, brings a source in: it is refused with its place, and nothing of it is there. */
export async function expectRefused(
  world: TestProduct,
  source: SourceFiles | Uint8Array,
  place: string,
): Promise<void> {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const refused = await bringSource(world, person, source);
  expect([refused.status, refused.body.code]).toEqual([400, 'request.invalid']);
  expect(Object.keys(refused.body.fields)).toContain(place);
  await expectNothingOf(world, person);
}
