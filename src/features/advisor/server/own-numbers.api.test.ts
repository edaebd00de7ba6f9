/** Numbers of one's own over HTTP: an assumption gives way, every figure follows, and it can be taken back. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestions, confirmBakery, setPlan } from '#testing/founder.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

async function founder(plan: 'Free' | 'Pro' = 'Pro') {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  const { id } = await answerQuestions(world, person);
  await confirmBakery(world, person, id);
  const at = `/api/advisor/conversations/${id}`;
  return {
    at,
    person,
    figure: async (nodeId: string) => (await world.call('GET', `${at}/figures/${nodeId}`, { as: person })).body,
    put: (nodeId: string, value: number | null, version = 0, as: Person = person) =>
      world.call('PATCH', `${at}/figures/${nodeId}`, { as, body: { version, value } }),
    plan: async () => (await world.call('GET', `${at}/plan`, { as: person })).body,
    section: (sectionId: string, path: string, body: object) =>
      world.call('POST', `${at}/sections/${sectionId}/${path}`, {
        as: person,
        body,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
  };
}

describe('an assumption replaced by the person’s own number', () => {
  it('is said from then on, changes the figures that rest on it, and survives composing again', async () => {
    const { figure, put, plan, section } = await founder();
    const before = await figure('ramp.months');
    expect(before).toMatchObject({ origin: 'assumption', ownNumber: { version: 0, unit: 'months', min: 1, max: 36 } });
    const revenue = (await figure('year.1.revenue')).shown;

    const answer = await put('ramp.months', 3);
    expect(answer.status).toBe(200);
    expect(answer.body.answered.map(({ key }: { key: string }) => key)).not.toContain('own/ramp.months');
    const after = await figure('ramp.months');
    expect(after).toMatchObject({
      origin: 'said',
      shown: '3 months',
      ownNumber: { version: 1, value: 3, replaced: { shown: before.shown, origin: 'assumption' } },
    });
    const changed = (await figure('year.1.revenue')).shown;
    expect(changed).not.toBe(revenue);
    const finance = (await plan()).sections.find((one: { id: string }) => one.id === 'financial-projections');
    expect(JSON.stringify(finance.blocks)).toContain(changed);
    expect(finance.isStale).toBe(false);

    await section('financial-projections', 'compose', { revision: finance.revision });
    expect(await figure('ramp.months')).toMatchObject({ shown: '3 months', origin: 'said' });

    expect((await put('ramp.months', null, 1)).status).toBe(200);
    expect(await figure('ramp.months')).toMatchObject({
      origin: 'assumption',
      shown: before.shown,
      ownNumber: { version: 2 },
    });
    expect((await figure('year.1.revenue')).shown).toBe(revenue);
  });

  it('gives an edited text the new figures, which is not stale while its words would be the same', async () => {
    const { at, person, figure, put, plan } = await founder();
    const find = async () => (await plan()).sections.find((one: { id: string }) => one.id === 'financial-projections');
    // Their own already: that it is ours would be said in the text.
    await put('ramp.months', 5);
    const { revision, blocks } = await find();
    const text = blocks.find(({ kind }: { kind: string }) => kind === 'paragraph' || kind === 'notice');
    const texts = [{ blockId: text.id, text: 'In my own words.' }];
    const body = { revision, texts };
    const edited = await world.call('PATCH', `${at}/sections/financial-projections`, { as: person, body });
    expect(edited.body).toMatchObject({ isEdited: true, isStale: false });
    const before = (await figure('year.1.revenue')).shown;
    await put('ramp.months', 3, 1);
    const after = (await figure('year.1.revenue')).shown;
    expect(after).not.toBe(before);
    const now = await find();
    expect([now.isEdited, now.isStale]).toEqual([true, false]);
    expect(JSON.stringify(now.blocks)).toContain('In my own words.');
    expect(JSON.stringify(now.blocks)).toContain(after);
  });

  it('may replace what was said as well, until it is taken back', async () => {
    const { figure, put } = await founder();
    expect((await put('price', 7.2)).status).toBe(200);
    expect(await figure('price')).toMatchObject({
      shown: '€7.20',
      origin: 'said',
      ownNumber: { version: 1, replaced: { shown: '€6.50', origin: 'said' } },
    });
    expect((await figure('left')).shown).toBe('€6');
    expect((await put('price', null, 1)).status).toBe(200);
    expect(await figure('price')).toMatchObject({ shown: '€6.50', ownNumber: { version: 2 } });
  });

  it('tells the field of a number outside its range, and another tab’s newer number', async () => {
    const { figure, put } = await founder();
    for (const value of [0, 37, -1]) {
      const refused = await put('ramp.months', value);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ code: 'request.invalid', fields: { value: 'must be from 1 to 36' } });
    }
    await put('ramp.months', 3);
    expect((await put('ramp.months', 4)).body).toMatchObject({ code: 'request.stale_revision' });
    expect(await figure('ramp.months')).toMatchObject({ shown: '3 months' });
  });

  it('stands only where a number can: not in a formula, nowhere for a stranger', async () => {
    const { put } = await founder();
    const { person: stranger } = await founder();
    for (const nodeId of ['year.1.revenue', 'units', 'nothing'])
      expect((await put(nodeId, 5)).status, nodeId).toBe(404);
    expect((await put('ramp.months', 5, 0, stranger)).status).toBe(404);
  });

  it('cannot reach an assumption that the plan locks', async () => {
    const { put } = await founder('Free');
    expect((await put('ramp.months', 3)).status).toBe(404);
  });
});
