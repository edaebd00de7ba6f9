/** Numbers of one's own over HTTP: an assumption gives way, every figure follows, and it can be taken back. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerQuestions, bakeryAnswers, setPlan } from '#testing/founder.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

async function founder(plan: 'Free' | 'Pro' = 'Pro', answers: readonly string[] = bakeryAnswers) {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  const { id } = await answerQuestions(world, person, answers);
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
    expect(answer.body).toMatchObject({ progress: 100, messages: [] });
    const after = await figure('ramp.months');
    expect(after).toMatchObject({
      origin: 'said',
      shown: '3 months',
      ownNumber: { version: 1, value: 3, replaced: { shown: before.shown, origin: 'assumption' } },
    });
    expect(after.factKey).toBeUndefined();
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

  it('makes an edited text stale that shows a figure resting on it, and no other', async () => {
    const { at, person, put, plan } = await founder();
    const sections = (await plan()).sections as {
      id: string;
      revision: number;
      blocks: { id: string; kind: string }[];
    }[];
    for (const id of ['financial-projections', 'competitor-analysis']) {
      const { revision, blocks } = sections.find((one) => one.id === id)!;
      const last = blocks.findLast((block) => block.kind === 'paragraph')!;
      const texts = [{ blockId: last.id, text: 'In my own words.' }];
      const edited = await world.call('PATCH', `${at}/sections/${id}`, { as: person, body: { revision, texts } });
      expect(edited.body).toMatchObject({ isEdited: true, isStale: false });
    }
    await put('ramp.months', 3);
    const stale = (await plan()).sections.filter((one: { isStale: boolean }) => one.isStale);
    expect(stale.map((one: { id: string }) => one.id)).toEqual(['financial-projections']);
  });

  it('may replace a cited figure as well', async () => {
    const { figure, put } = await founder();
    expect((await put('growth.costs', 9)).status).toBe(200);
    expect(await figure('growth.costs')).toMatchObject({
      shown: '9%',
      origin: 'said',
      ownNumber: { replaced: { origin: 'source' } },
    });
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

  it('stands only where a number can: not in a formula, not over what was said, nowhere for a stranger', async () => {
    const { put } = await founder();
    const { person: stranger } = await founder();
    for (const nodeId of ['year.1.revenue', 'stream.1.price', 'season.weights', 'nothing'])
      expect((await put(nodeId, 5)).status, nodeId).toBe(404);
    expect((await put('ramp.months', 5, 0, stranger)).status).toBe(404);
  });

  it('cannot reach an assumption that the plan locks', async () => {
    const { put } = await founder('Free');
    expect((await put('ramp.months', 3)).status).toBe(404);
  });
});

describe('an assumption that an answer is asked for', () => {
  it('becomes a fact under that answer, and withdrawing it brings the assumption back', async () => {
    const answers = [...bakeryAnswers.slice(0, 3), 'Still open', bakeryAnswers[4]];
    const { at, person, figure, put } = await founder('Pro', answers);
    const before = await figure('stream.1.price');
    expect(before).toMatchObject({ origin: 'assumption', ownNumber: { version: 0, unit: 'money', currency: 'EUR' } });
    const { body } = await put('stream.1.price', 7.2);
    const revenue = body.messages.find(
      (message: { question: string; role: string }) => message.question === 'revenue' && message.role === 'user',
    );
    const fact = revenue.facts.find((one: { key: string }) => one.key === 'revenue.streams');
    expect(fact).toMatchObject({ isCorrected: true, value: { items: [{ minor: 720, currency: 'EUR' }] } });
    expect(await figure('stream.1.price')).toMatchObject({
      shown: '€7.20',
      origin: 'said',
      factKey: 'revenue.streams',
    });
    const withdrawn = await world.call('PATCH', `${at}/facts/revenue.streams`, {
      as: person,
      body: { version: fact.version, value: null },
    });
    expect(withdrawn.status).toBe(200);
    expect(await figure('stream.1.price')).toMatchObject({ shown: before.shown, origin: 'assumption' });
  });
});
