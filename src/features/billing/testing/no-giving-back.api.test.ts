/** Nothing that somebody can change about themselves or their businesses gives a used quota back. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { QuotaUse } from '#features/billing/billing.contract.ts';
import { firstWorkspaceOf } from '#testing/founder.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

const begin = (as: Person, workspaceId: string) =>
  world.call('POST', '/api/advisor/answers', {
    as,
    body: { workspaceId, conversationId: null, question: 'idea', content: 'A bakery in Ghent' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const ideasOf = async (as: Person): Promise<QuotaUse> =>
  (await world.call('GET', '/api/billing/usage', { as })).body.quotas[0];

/** Somebody on Free who has used their idea. */
async function usedUp(): Promise<{ person: Person; workspaceId: string }> {
  const person = await world.signUp();
  const workspaceId = await firstWorkspaceOf(world, person);
  expect((await begin(person, workspaceId)).status).toBe(200);
  return { person, workspaceId };
}

async function expectUsedUp(person: Person, workspaceId: string): Promise<void> {
  const refused = await begin(person, workspaceId);
  expect([refused.status, refused.body.code, refused.body.used]).toEqual([429, 'billing.quota_exceeded', 1]);
  expect(await ideasOf(person)).toMatchObject({ limit: 1, used: 1, opensWith: 'Starter' });
}

describe('a used quota stays used', () => {
  it.each(['Asia/Tokyo', 'America/Los_Angeles'])('when the account moves to %s', async (timezone) => {
    const { person, workspaceId } = await usedUp();
    const before = await ideasOf(person);
    const { profile } = (await world.call('GET', '/api/account/settings', { as: person })).body;
    const moved = await world.call('PUT', '/api/account/settings/profile', {
      as: person,
      body: { revision: profile.revision, name: profile.name, timezone },
    });
    expect(moved.status).toBe(200);
    await expectUsedUp(person, workspaceId);
    expect((await ideasOf(person)).reset).toBe(before.reset);
  });

  it('in another workspace, and when the first one is archived', async () => {
    const { person, workspaceId } = await usedUp();
    const other = await world.call('POST', '/api/workspaces', {
      as: person,
      body: { name: 'Another business' },
      headers: { 'idempotency-key': 'another' },
    });
    expect(other.status).toBe(200);
    const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
    const second = workspaces.find(({ id }: { id: string }) => id !== workspaceId);
    await expectUsedUp(person, second.id);
    const first = workspaces.find(({ id }: { id: string }) => id === workspaceId);
    const archived = await world.call('POST', `/api/workspaces/${workspaceId}/archive`, {
      as: person,
      body: { revision: first.revision },
    });
    expect(archived.status).toBe(200);
    await expectUsedUp(person, second.id);
  });

  it('when everything that was made is deleted', async () => {
    const { person, workspaceId } = await usedUp();
    const scope = { accountId: person.userId, workspaceIds: [workspaceId] };
    await world.product.database.withTenant(scope, async (tx) => {
      await tx`delete from message`;
      await tx`delete from conversation`;
    });
    await expectUsedUp(person, workspaceId);
  });
});
