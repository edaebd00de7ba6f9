import type { Studio } from '#features/brand/brand.contract.ts';
import { firstWorkspaceOf } from '#testing/founder.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';

export const bakeryBrief = {
  name: 'Levain & Rye',
  description: 'Sourdough bread and pastries, baked every morning',
  style: 'Modern',
} as const;

/** A logo somebody had before, as it is sent: a ring with a dot, in two colours. */
export const ownLogoFile = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><circle cx="50" cy="50" r="36" fill="none" stroke="#0b5fff" stroke-width="12"/><path d="M110 20h60v60h-60z" fill="#d4380d"/></svg>',
).toString('base64');

/** Somebody's brand: made over HTTP, and read again. */
export async function makeBrand(
  world: TestProduct,
  person: Person,
  brief: { readonly name: string; readonly description: string; readonly style: string } = bakeryBrief,
): Promise<{
  readonly workspaceId: string;
  readonly studio: Studio & { readonly brand: NonNullable<Studio['brand']> };
}> {
  const workspaceId = await firstWorkspaceOf(world, person);
  const known = (await world.call('GET', `/api/brand/${workspaceId}`, { as: person })).body as Studio;
  const made = await world.call('POST', `/api/brand/${workspaceId}/generate`, {
    as: person,
    body: { ...brief, revision: known.brand?.revision ?? 0 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  if (made.status !== 200) throw new Error(`${made.status} ${JSON.stringify(made.body)}`);
  const { body } = await world.call('GET', `/api/brand/${workspaceId}`, { as: person });
  return { workspaceId, studio: body };
}
