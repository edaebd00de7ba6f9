import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import {
  askToPublish,
  askToPutOnline,
  askToSave,
  assertDone,
  makeLiveSite,
  readBuilder,
} from '../testing/make-site.ts';
import { takedownService } from './takedown.service.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

it('a site that the operator takes down is shown to nobody and goes online in no way, until that is taken back', async () => {
  const [person, other] = [await world.signUp(), await world.signUp()];
  for (const one of [person, other]) await setPlan(world, one, 'Pro');
  const site = await makeLiveSite(world, person, { title: 'Taken Down' });
  const beside = await makeLiveSite(world, other, { title: 'Left Alone' });
  const statusOf = async ({ address }: typeof site): Promise<number> =>
    (await world.product.app.request(`/s/${address}/`)).status;
  const { database } = world.product;
  expect(await statusOf(site)).toBe(200);

  expect(await takedownService.takeDown(database, site.address, new Date())).toBe(true);
  await vi.waitFor(async () => expect(await statusOf(site)).toBe(404), { timeout: 2000, interval: 100 });
  expect(await statusOf(beside)).toBe(200);
  const down = (await readBuilder(world, person, await workspaceOf(person))).site!;
  expect(down.online).toBeNull();
  const refused = [403, 'sites.taken_down'];
  const publishing = await askToPublish(world, person, down);
  expect([publishing.status, publishing.body.code]).toEqual(refused);
  const again = await askToPutOnline(world, person, down, site.online!.id);
  expect([again.status, again.body.code]).toEqual(refused);
  // What is edited goes on being edited.
  const saved = assertDone(await askToSave(world, person, down, { title: 'Mended' }));
  expect(saved.document.title).toBe('Mended');
  expect((await takedownService.list(database)).find(({ address }) => address === site.address)).toMatchObject({
    takenDownAt: expect.any(Date),
  });

  expect(await takedownService.takeBack(database, site.address)).toBe(true);
  await vi.waitFor(async () => expect(await statusOf(site)).toBe(200), { timeout: 2000, interval: 100 });
  expect(await takedownService.takeDown(database, 'no-such-site', new Date())).toBe(false);
});

const workspaceOf = async (as: Parameters<typeof readBuilder>[1]): Promise<string> =>
  (await world.call('GET', '/api/workspaces', { as })).body.workspaces[0].id;
