import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand, OpenLogo, Studio } from '#features/brand/brand.contract.ts';
import { enterFact, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { bakeryBrief, makeBrand } from '../testing/make-brand.ts';
import { brandSearch } from './brand-work.service.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const read = async (person: Person, workspaceId: string): Promise<Studio> =>
  (await world.call('GET', `/api/brand/${workspaceId}`, { as: person })).body;
const brandOf = async (person: Person, workspaceId: string): Promise<Brand> => (await read(person, workspaceId)).brand!;
const openOf = ({ logos }: Brand): OpenLogo[] => logos.filter((logo) => logo.isOpen);
const shownOf = (brand: Brand): OpenLogo[] => openOf(brand).filter(({ isShown }) => isShown);
const onPro = async (): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  return person;
};
const generate = (person: Person, workspaceId: string, revision: number, headers = keyed()) =>
  world.call('POST', `/api/brand/${workspaceId}/generate`, {
    as: person,
    body: { ...bakeryBrief, revision },
    headers,
  });
const marks = (person: Person, logo: OpenLogo, changed: Partial<Pick<OpenLogo, 'isPinned' | 'isFavourite'>>) =>
  world.call('PUT', `/api/brand/logos/${logo.id}/marks`, {
    as: person,
    body: { isPinned: logo.isPinned, isFavourite: logo.isFavourite, ...changed },
  });
const edit = (person: Person, logo: OpenLogo, changed: Partial<OpenLogo['choices']>) =>
  world.call('PATCH', `/api/brand/logos/${logo.id}`, {
    as: person,
    body: { revision: logo.revision, choices: { ...logo.choices, ...changed } },
  });

describe('the form', () => {
  it('begins with what is known of the business, and invents no name', async () => {
    const person = await world.signUp();
    const workspaceId = await firstWorkspaceOf(world, person);
    expect((await read(person, workspaceId)).known).toEqual({ name: null, description: null, style: null });
    await enterFact(world, person, workspaceId, { key: 'business.name', value: { type: 'text', text: 'Nordlicht' } });
    const value = { type: 'text', text: 'glasses made to measure' };
    await enterFact(world, person, workspaceId, { key: 'business.offer', value });
    expect((await read(person, workspaceId)).known).toEqual({
      name: 'Nordlicht',
      description: 'glasses made to measure',
      style: null,
    });
    expect((await generate(person, workspaceId, 1)).status).toBe(409);
  });
});

describe('logos', () => {
  it('are five of different kinds, once for a key, and begin with the modern palette', async () => {
    const person = await onPro();
    const workspaceId = await firstWorkspaceOf(world, person);
    const headers = keyed();
    const [first, again] = await Promise.all([
      generate(person, workspaceId, 0, headers),
      generate(person, workspaceId, 0, headers),
    ]);
    expect([first.status, first.body]).toEqual([200, again.body]);
    const brand = await brandOf(person, workspaceId);
    expect(brand.palette).toEqual({ kind: 'theme', theme: 'modern' });
    expect(brand.fontPair).toBe(0);
    const kinds = openOf(brand).map(({ kind }) => kind);
    expect([kinds.length, new Set(kinds).size]).toEqual([5, 5]);
    for (const { nearness } of openOf(brand)) expect(nearness).toBeLessThan(140 / 144);
  });

  it('are made by one of two tabs; the other is told that the brand is another by now', async () => {
    const person = await onPro();
    const workspaceId = await firstWorkspaceOf(world, person);
    const answers = await Promise.all([1, 2, 3].map(() => generate(person, workspaceId, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(openOf(await brandOf(person, workspaceId))).toHaveLength(5);
  });

  itInDeepRun('are never copies of those of others, whoever asks with the same words at once', async () => {
    const brief = { name: 'Q', description: '', style: 'Minimalist' };
    const people = await Promise.all([1, 2, 3, 4].map(() => onPro()));
    await Promise.all(people.map((person) => makeBrand(world, person, brief)));
    const [row] = await world.product.database.system<{ nearest: number }[]>`
      select max(144 - bit_count(a.bits # b.bits))::int as nearest from logo_fingerprint a
        join logo_fingerprint b on a.logo_id < b.logo_id`;
    expect(row!.nearest).toBeLessThan(140);
  });

  itInDeepRun('that are pinned take another name; one whose mark says the old name is replaced', async () => {
    const person = await onPro();
    const { studio, workspaceId } = await makeBrand(world, person);
    const logos = shownOf(studio.brand);
    const [drawn, named] = [logos.find(({ saysName }) => !saysName)!, logos.find(({ saysName }) => saysName)!];
    for (const logo of [drawn, named]) await marks(person, logo, { isPinned: true });
    const name = 'Nordlicht';
    const made = await world.call('POST', `/api/brand/${workspaceId}/generate`, {
      as: person,
      body: { ...bakeryBrief, name, revision: studio.brand.revision },
      headers: keyed(),
    });
    expect(made.status).toBe(200);
    const brand = await brandOf(person, workspaceId);
    const kept = shownOf(brand).find(({ id }) => id === drawn.id)!;
    expect(kept.revision).toBe(drawn.revision + 1);
    expect(kept.templates.wide).not.toEqual(drawn.templates.wide);
    expect(kept.templates.icon).toEqual(drawn.templates.icon);
    expect(brand.logos.map(({ id }) => id)).not.toContain(named.id);
    expect(shownOf(brand)).toHaveLength(5);
  });

  itInDeepRun(
    'that are pinned stay when others are made; favourites are set aside, and go when they are none any more',
    async () => {
      const person = await onPro();
      const { workspaceId, studio } = await makeBrand(world, person);
      const [pinned, favourite] = shownOf(studio.brand);
      await marks(person, pinned!, { isPinned: true });
      await marks(person, favourite!, { isFavourite: true });
      const { revision } = await brandOf(person, workspaceId);
      expect((await generate(person, workspaceId, revision)).status).toBe(200);
      const brand = await brandOf(person, workspaceId);
      expect(shownOf(brand)).toHaveLength(5);
      expect(shownOf(brand)[0]).toMatchObject({ id: pinned!.id, templates: pinned!.templates });
      const aside = openOf(brand).filter(({ isShown }) => !isShown);
      expect(aside.map(({ id }) => id)).toEqual([favourite!.id]);
      await marks(person, aside[0]!, { isFavourite: false });
      expect(openOf(await brandOf(person, workspaceId))).toHaveLength(5);
    },
  );
});

describe('a logo', () => {
  it('is put together otherwise, and shown as it was before and after', async () => {
    const person = await onPro();
    const { studio } = await makeBrand(world, person);
    const [logo] = shownOf(studio.brand);
    const edited = (await edit(person, logo!, { tagline: 'Bread since dawn', layout: 'stacked' })).body as OpenLogo;
    expect(edited).toMatchObject({ version: 1, versions: 2, choices: { tagline: 'Bread since dawn' } });
    expect(edited.templates.stacked.parts.some(({ role }) => role === 'tagline')).toBe(true);
    const show = (of: OpenLogo, version: number) =>
      world.call('PUT', `/api/brand/logos/${of.id}/version`, { as: person, body: { revision: of.revision, version } });
    const undone = (await show(edited, 0)).body as OpenLogo;
    expect([undone.version, undone.versions, undone.templates]).toEqual([0, 2, logo!.templates]);
    const redone = (await show(undone, 1)).body as OpenLogo;
    expect(redone.templates).toEqual(edited.templates);
    expect((await show(redone, 2)).status).toBe(404);
  });

  it('refuses a stale edit, and a font that lacks its letters', async () => {
    const person = await onPro();
    const { studio } = await makeBrand(world, person);
    const [logo] = shownOf(studio.brand);
    const answers = await Promise.all([edit(person, logo!, { room: 0.6 }), edit(person, logo!, { room: 1.6 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = answers.find(({ status }) => status === 200)!.body as OpenLogo;
    const refused = await edit(person, now, { tagline: '焼きたてのパン' });
    expect([refused.status, refused.body.code]).toEqual([409, 'brand.letters_missing']);
  });

  it('gets another mark of a kind, once for a key, and keeps the rest', async () => {
    const person = await onPro();
    const { studio, workspaceId } = await makeBrand(world, person);
    const [logo] = shownOf(studio.brand);
    const headers = keyed();
    const redraw = () =>
      world.call('POST', `/api/brand/logos/${logo!.id}/mark`, {
        as: person,
        body: { revision: logo!.revision, kind: 'rosette' },
        headers,
      });
    const [first, again] = await Promise.all([redraw(), redraw()]);
    expect([first.status, first.body]).toEqual([200, again.body]);
    const drawn = shownOf(await brandOf(person, workspaceId))[0]!;
    expect(drawn).toMatchObject({ kind: 'rosette', versions: 2, choices: logo!.choices });
    expect(drawn.templates.icon).not.toEqual(logo!.templates.icon);
  });
});

describe('plans', () => {
  it('show Free one logo and small pictures of the others, never their outlines', async () => {
    const person = await world.signUp();
    const { studio, workspaceId } = await makeBrand(world, person);
    expect(openOf(studio.brand)).toHaveLength(1);
    expect(studio.brand.logos.filter(({ isOpen }) => !isOpen)).toHaveLength(4);
    expect(studio.brand.fontPair).toBeNull();
    const text = JSON.stringify(await read(person, workspaceId));
    expect(text.match(/"templates"/g)).toHaveLength(1);
    for (const logo of studio.brand.logos)
      if (!logo.isOpen) expect(Buffer.from(logo.preview, 'base64').length).toBeLessThan(8 * 1024);
    const locked = studio.brand.logos.find(({ isOpen }) => !isOpen)!;
    const chosen = await world.call('PUT', `/api/brand/${workspaceId}/logo`, {
      as: person,
      body: { revision: studio.brand.revision, logo: locked.id },
    });
    expect(chosen.status).toBe(404);
  });

  itInDeepRun('leave open what was open once, to be read and taken along, but not to be changed', async () => {
    const person = await onPro();
    const { workspaceId } = await makeBrand(world, person);
    await setPlan(world, person, 'Free');
    const { brand, open } = await read(person, workspaceId);
    expect([openOf(brand!).length, open.palettes, open.download, open.editing]).toEqual([5, ['modern'], true, false]);
    const pack = await world.call('POST', `/api/brand/${workspaceId}/pack`, { as: person, body: { language: 'de' } });
    expect(pack.status).toBe(200);
    expect((await edit(person, openOf(brand!)[0]!, { room: 1.6 })).status).toBe(403);
  });
});

itInDeepRun('changes nothing in an archived business', async () => {
  const person = await onPro();
  const second = await world.call('POST', '/api/workspaces', {
    as: person,
    body: { name: 'Second' },
    headers: keyed(),
  });
  const { id: workspaceId, revision: atFirst } = second.body.workspace;
  expect((await generate(person, workspaceId, 0)).status).toBe(200);
  const { revision } = await brandOf(person, workspaceId);
  await world.call('POST', `/api/workspaces/${workspaceId}/archive`, {
    as: person,
    body: { revision: atFirst },
  });
  const refused = await generate(person, workspaceId, revision);
  expect([refused.status, refused.body.code]).toEqual([409, 'workspaces.archived']);
  expect((await brandOf(person, workspaceId)).revision).toBe(revision);
});

itInDeepRun('is the step of the journey', async () => {
  const person = await onPro();
  const stepOf = async () => {
    const path = `/api/dashboard/${await firstWorkspaceOf(world, person)}`;
    const { steps } = (await world.call('GET', path, { as: person })).body;
    return steps.find(({ id }: { id: string }) => id === 'brand').isDone;
  };
  expect(await stepOf()).toBe(false);
  await makeBrand(world, person);
  expect(await stepOf()).toBe(true);
});

itInDeepRun('is found by its words', async () => {
  const person = await onPro();
  const { workspaceId } = await makeBrand(world, person, { ...bakeryBrief, name: 'Quillwort Bakery' });
  const { database } = world.product;
  const scope = { accountId: person.userId, workspaceIds: [workspaceId] };
  const found = await database.withTenant(scope, (tx) => brandSearch.load(tx, workspaceId));
  expect(found.map(({ kind, title, body }) => [kind, title, body])).toEqual([
    ['brand', 'Quillwort Bakery', bakeryBrief.description],
  ]);
});
