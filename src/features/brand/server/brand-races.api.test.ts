/** What was checked before something is drawn is checked again where it is written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenLogo, Studio } from '#features/brand/brand.contract.ts';
import { setPlan } from '#testing/founder.ts';
import { createRaceContext } from '#testing/race-context.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { bakeryBrief, makeBrand, ownLogoFile } from '../testing/make-brand.ts';
import { createBrandService } from './brand.service.ts';
import { createDesigner, type Designer } from './design/designer.ts';
import { createLogosService } from './logos.service.ts';

let world: TestProduct;
const real = createDesigner();
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(async () => {
  await real.close();
  await world.close();
});

/** A brand on Pro, and services in which `meanwhile` happens once something is drawn and before it is written. */
async function setScene(meanwhile: (scene: Scene) => Promise<unknown>) {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const { workspaceId, studio } = await makeBrand(world, person);
  const logo = studio.brand.logos[0] as OpenLogo;
  const scene: Scene = { person, workspaceId, logo };
  const designer = {
    ...real,
    draw: async (...asked: Parameters<Designer['draw']>) => {
      const drawn = await real.draw(...asked);
      await meanwhile(scene);
      return drawn;
    },
  } as Designer;
  const { database } = world.product;
  const context = createRaceContext(world, person, [workspaceId]);
  const brands = createBrandService({ database, designer, effectivePlan: (plan) => plan });
  const logos = createLogosService({ database, designer, brands, effectivePlan: (plan) => plan });
  const brand = async () => (await read(person, workspaceId)).brand!;
  const edit = () =>
    logos.edit(context, { logoId: logo.id, revision: logo.revision, choices: { ...logo.choices, room: 1.6 } });
  const generate = () =>
    brands.generate(context, {
      ...bakeryBrief,
      workspaceId: workspaceId as `ws_${string}`,
      revision: studio.brand.revision,
    });
  const bring = () =>
    brands.bringLogo(context, {
      workspaceId: workspaceId as `ws_${string}`,
      revision: studio.brand.revision,
      file: ownLogoFile,
    });
  return { ...scene, brand, edit, generate, bring };
}

interface Scene {
  readonly person: Person;
  readonly workspaceId: string;
  readonly logo: OpenLogo;
}

const read = async (person: Person, workspaceId: string): Promise<Studio> =>
  (await world.call('GET', `/api/brand/${workspaceId}`, { as: person })).body;
const nothing = async (): Promise<void> => {};
const mark = ({ person, logo }: Scene, changed: object) =>
  world.call('PUT', `/api/brand/logos/${logo.id}/marks`, {
    as: person,
    body: { isPinned: false, isFavourite: false, ...changed },
  });
const editOther = ({ person, logo }: Scene) =>
  world.call('PATCH', `/api/brand/logos/${logo.id}`, {
    as: person,
    body: { revision: logo.revision, choices: { ...logo.choices, tagline: 'First' } },
  });
const rename = ({ person, workspaceId, logo }: Scene) =>
  mark({ person, workspaceId, logo }, { isPinned: true }).then(() =>
    world.call('POST', `/api/brand/${workspaceId}/generate`, {
      as: person,
      body: { ...bakeryBrief, name: 'Another Name', revision: 1 },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  );

describe("a logo of one's own", () => {
  it('is stored where nothing happens meanwhile', async () => {
    const { bring, brand } = await setScene(nothing);
    await bring();
    expect((await brand()).usedLogo).toBe('own');
  });

  it.each([
    ['the plan ends', 'billing.plan_required', ({ person }: Scene) => setPlan(world, person, 'Free')],
    ['the brand is changed', 'request.stale_revision', rename],
  ])('is refused where %s meanwhile', async (_what, code, meanwhile) => {
    const { bring, brand } = await setScene(meanwhile);
    await expect(bring()).rejects.toMatchObject({ problem: { code } });
    expect((await brand()).ownLogo).toBeNull();
  });
});

describe('an edit', () => {
  it('is written where nothing happens meanwhile', async () => {
    const { edit } = await setScene(nothing);
    expect(await edit()).toMatchObject({ version: 1, choices: { room: 1.6 } });
  });

  it.each([
    ['the plan ends', 'billing.plan_required', ({ person }: Scene) => setPlan(world, person, 'Free')],
    ['the logo is edited', 'request.stale_revision', editOther],
    ['the name is another', 'request.stale_revision', rename],
  ])('is refused where %s meanwhile', async (_what, code, meanwhile) => {
    const { edit } = await setScene(meanwhile);
    await expect(edit()).rejects.toMatchObject({ problem: { code } });
  });
});

describe('new logos', () => {
  it('take the place of the others where nothing happens meanwhile', async () => {
    const { generate, brand, logo } = await setScene(nothing);
    await generate();
    expect((await brand()).logos.some(({ id }) => id === logo.id)).toBe(false);
  });

  it.each([
    ['pinned', (scene: Scene) => mark(scene, { isPinned: true })],
    ['kept as a favorite', (scene: Scene) => mark(scene, { isFavourite: true })],
    ['edited', editOther],
  ])('do not take the place of one that is %s meanwhile', async (_what, meanwhile) => {
    const { generate, brand, logo } = await setScene(meanwhile);
    await expect(generate()).rejects.toMatchObject({ problem: { code: 'request.stale_revision' } });
    expect((await brand()).logos.some(({ id }) => id === logo.id)).toBe(true);
  });
});
