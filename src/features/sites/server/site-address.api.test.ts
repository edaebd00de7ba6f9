import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../sites.contract.ts';
import { askToBegin, assertDone, makeReadySite } from '../testing/make-site.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const on = async (plan: 'Starter'): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  return person;
};
const createBusiness = async (as: Person, name: string): Promise<string> =>
  assertDone(
    await world.call('POST', '/api/workspaces', {
      as,
      body: { name },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  ).workspace.id;
const put = (as: Person, { id, revision }: Site, part: string, body: object) =>
  world.call('PUT', `/api/sites/${id}/${part}`, { as, body: { revision, ...body } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('the address of a site', () => {
  it('is made of the name; the second one of a name has a number, and what is kept for us is left out', async () => {
    const addressOf = async (name: string): Promise<string> => {
      const person = await on('Starter');
      const workspaceId = await createBusiness(person, name);
      const { body } = await askToBegin(world, person, { workspaceId });
      expect(body.url).toBe(`http://localhost:18400/s/${body.address}/`);
      return body.address;
    };
    expect(await addressOf('Brødhuset Žižkov')).toBe('br-dhuset-zizkov');
    expect([await addressOf('Harbour & Hearth'), await addressOf('Harbour & Hearth')]).toEqual([
      'harbour-hearth',
      'harbour-hearth-2',
    ]);
    expect(await addressOf('Platform')).toBe('platform-2');
    expect(await addressOf('京都町家')).toMatch(/^site(-\d+)?$/);
    expect(await addressOf('x'.repeat(200))).toBe('x'.repeat(32));
  });

  it('is another one when it is changed, which nobody else has', async () => {
    const [mine, theirs] = [await on('Starter'), await on('Starter')];
    const [site, other] = [await makeReadySite(world, mine), await makeReadySite(world, theirs)];
    const taken = await put(mine, site, 'address', { address: other.address });
    expect(codeOf(taken)).toEqual([409, 'sites.address_taken']);
    for (const address of ['s', 'Bakery', 'api', 'xn--bakery', '-bakery', 'a'.repeat(41)])
      expect((await put(mine, site, 'address', { address })).body.fields).toHaveProperty('address');
    const moved: Site = assertDone(await put(mine, site, 'address', { address: 'moved-bakery' }));
    expect([moved.address, moved.revision]).toEqual(['moved-bakery', site.revision + 1]);
    // Pages and links of others still name the one before, so nobody else gets it while the site is there; its own site gets it back.
    expect(codeOf(await put(theirs, other, 'address', { address: site.address }))).toEqual([
      409,
      'sites.address_taken',
    ]);
    const back: Site = assertDone(await put(mine, moved, 'address', { address: site.address }));
    expect(back.address).toBe(site.address);
    expect(codeOf(await put(mine, moved, 'address', { address: 'moved-again' }))).toEqual([
      409,
      'request.stale_revision',
    ]);
  });

  it('is none by which a page would pass for one of ours', async () => {
    const person = await on('Starter');
    const site = await makeReadySite(world, person);
    for (const address of ['groundwork-support', 'support', 'sign-in', 'login', 'account'])
      expect((await put(person, site, 'address', { address })).body.fields, address).toHaveProperty('address');
    expect((await put(person, site, 'address', { address: 'supportive-bakery' })).status).toBe(200);
  });
});
