/** Facts are recorded in one place, and everything made from a fact is updated in every tool. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerQuestions, bakeryAnswers, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

// First, while the worker finds no events of other tests waiting.
describe('the event of changed facts', () => {
  /** Somebody whose business just got its name, which the first workspace takes over from the event. */
  async function named() {
    const person = await world.signUp();
    const workspaceId = await firstWorkspaceOf(world, person);
    const body = { version: 0, value: { type: 'text', text: 'Levain & Rye' } };
    const path = `/api/profile/${workspaceId}/facts/business.name`;
    expect((await world.call('PUT', path, { as: person, body })).status).toBe(200);
    return { person, workspaceId };
  }

  it('is written under the name of the feature that records them', async () => {
    const { workspaceId } = await named();
    const types = await world.product.database.system`select type from outbox_event
      where workspace_id = ${workspaceId} and type like '%facts_changed'`;
    expect(types).toEqual([{ type: 'workspaces.facts_changed' }]);
  });

  it('is still handled where it was stored under its old name', async () => {
    const { person, workspaceId } = await named();
    const renamed = await world.product.database.system`update outbox_event set type = 'advisor.facts_changed'
      where workspace_id = ${workspaceId} and type = 'workspaces.facts_changed'`;
    expect(renamed.count).toBe(1);
    const worker = await world.product.startWorker();
    try {
      await expect
        .poll(async () => (await world.call('GET', '/api/workspaces', { as: person })).body.workspaces[0].name, {
          timeout: 20_000,
        })
        .toBe('Levain & Rye');
    } finally {
      await worker.stop();
    }
  });
});

/** A founder with two complete plans of the same business. */
async function twoPlans() {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  const first = await answerQuestions(world, person, bakeryAnswers);
  const second = await answerQuestions(world, person, bakeryAnswers, first.workspaceId);
  const at = (id: string) => `/api/advisor/conversations/${id}`;
  const get = async (path: string) => (await world.call('GET', path, { as: person })).body;
  return {
    person,
    first: first.id as string,
    second: second.id as string,
    workspaceId: first.workspaceId as string,
    figureOf: async (id: string, nodeId: string) => (await get(`${at(id)}/figures/${nodeId}`)).shown as string,
    factOf: async (key: string) =>
      (await get(`/api/profile/${first.workspaceId}`)).facts.find((fact: { key: string }) => fact.key === key),
    correct: (id: string, key: string, version: number, value: unknown) =>
      world.call('PATCH', `${at(id)}/facts/${key}`, { as: person, body: { version, value } }),
    setOwn: (id: string, nodeId: string, value: number) =>
      world.call('PATCH', `${at(id)}/figures/${nodeId}`, { as: person, body: { version: 0, value } }),
    enter: (key: string, version: number, value: unknown) =>
      world.call('PUT', `/api/profile/${first.workspaceId}/facts/${key}`, { as: person, body: { version, value } }),
  };
}

const euros = (minor: number) => ({ type: 'money', minor, currency: 'EUR' });

/** The revenue of the first year, by which a plan shows which facts it rests on. */
const revenue = 'year.1.revenue';

describe('a fact recorded anywhere', () => {
  it('a correction in one conversation brings the plan of another conversation along', async () => {
    const { first, second, figureOf, factOf, correct } = await twoPlans();
    const before = await figureOf(second, revenue);
    const { version, value } = await factOf('revenue.streams');
    const dearer = { ...value, items: value.items.map((item: object) => ({ ...item, minor: 990 })) };
    expect((await correct(first, 'revenue.streams', version, dearer)).status).toBe(200);
    expect(await figureOf(first, revenue)).not.toBe(before);
    expect(await figureOf(second, revenue)).toBe(await figureOf(first, revenue));
  });

  it('a number of the person’s own in one plan brings the other plan along', async () => {
    const { first, second, figureOf, setOwn } = await twoPlans();
    const before = await figureOf(second, revenue);
    expect((await setOwn(first, 'ramp.months', 1)).status).toBe(200);
    expect(await figureOf(second, revenue)).not.toBe(before);
    expect(await figureOf(second, revenue)).toBe(await figureOf(first, revenue));
  });

  it('an answer in a new conversation brings the plans of the older ones along', async () => {
    const { person, first, workspaceId, figureOf } = await twoPlans();
    const before = await figureOf(first, revenue);
    const dearer = bakeryAnswers.map((answer) => answer.replace('€6.50', '€9.50'));
    const third = await answerQuestions(world, person, dearer, workspaceId);
    expect(await figureOf(first, revenue)).not.toBe(before);
    expect(await figureOf(first, revenue)).toBe(await figureOf(third.id, revenue));
  });

  it('corrections from two conversations and the profile at once all hold, or say that they came late', async () => {
    const { first, second, factOf, correct, enter } = await twoPlans();
    for (let round = 0; round < 5; round++) {
      const { version } = await factOf('revenue.unitCost');
      const answers = await Promise.all([
        correct(first, 'revenue.unitCost', version, euros(100 + round)),
        correct(second, 'revenue.unitCost', version, euros(200 + round)),
        enter('revenue.unitCost', version, euros(300 + round)),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await factOf('revenue.unitCost')).version).toBe(version + 1);
    }
  });

  it('is refused while its workspace is being archived, whichever comes first', async () => {
    const { person, first, workspaceId, factOf, correct } = await twoPlans();
    const post = (path: string, body: object) =>
      world.call('POST', path, { as: person, body, headers: { 'idempotency-key': randomUUID() } });
    await post('/api/workspaces', { name: 'Another business' });
    for (let round = 0; round < 5; round++) {
      const { version } = await factOf('revenue.unitCost');
      const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
      const { revision } = workspaces.find(({ id }: { id: string }) => id === workspaceId);
      const [corrected, archived] = await Promise.all([
        correct(first, 'revenue.unitCost', version, euros(100 + round)),
        post(`/api/workspaces/${workspaceId}/archive`, { revision }),
      ]);
      expect(archived.status).toBe(200);
      expect([200, 409]).toContain(corrected.status);
      expect((await factOf('revenue.unitCost')).version).toBe(version + (corrected.status === 200 ? 1 : 0));
      expect((await correct(first, 'revenue.unitCost', version + 1, euros(1))).body.code).toBe('workspaces.archived');
      await post(`/api/workspaces/${workspaceId}/restore`, { revision: revision + 1 });
    }
  });
});
