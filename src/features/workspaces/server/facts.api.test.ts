/** Facts are recorded in one place, and everything made from a fact is updated in every tool. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerQuestions,
  bakeryAnswers,
  bakeryMeanings,
  completeBakery,
  confirmBakery,
  enterFact,
  firstWorkspaceOf,
  setPlan,
} from '#testing/founder.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

// First, while the worker finds no events of other tests waiting.
describe('the event of changed facts', () => {
  /** Somebody whose business just got its name, which the first workspace takes over from the event. */
  async function withName() {
    const person = await world.signUp();
    const workspaceId = await firstWorkspaceOf(world, person);
    const body = { version: 0, value: { type: 'text', text: 'Levain & Rye' } };
    const path = `/api/profile/${workspaceId}/facts/business.name`;
    expect((await world.call('PUT', path, { as: person, body })).status).toBe(200);
    return { person, workspaceId };
  }

  it('is written under the name of the feature that records them', async () => {
    const { workspaceId } = await withName();
    const types = await world.product.database.system`select type from outbox_event
      where workspace_id = ${workspaceId} and type like '%facts_changed'`;
    expect(types).toEqual([{ type: 'workspaces.facts_changed' }]);
  });

  it('is still handled where it was stored under its old name', async () => {
    const { person, workspaceId } = await withName();
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
  const first = await completeBakery(world, person);
  const workspaceId: string = first.workspaceId;
  const second = await completeBakery(world, person, workspaceId);
  const get = async (path: string) => (await world.call('GET', path, { as: person })).body;
  return {
    person,
    first: first.id as string,
    second: second.id as string,
    workspaceId,
    figureOf: async (id: string, nodeId: string) =>
      (await get(`/api/advisor/conversations/${id}/figures/${nodeId}`)).shown as string,
    planOf: async (id: string) => JSON.stringify(await get(`/api/advisor/conversations/${id}/plan`)),
    versionOf: async (key: string): Promise<number> =>
      (await get(`/api/profile/${workspaceId}`)).facts.find((fact: { key: string }) => fact.key === key).version,
    setOwn: (id: string, nodeId: string, value: number) =>
      world.call('PATCH', `/api/advisor/conversations/${id}/figures/${nodeId}`, {
        as: person,
        body: { version: 0, value },
      }),
    enter: (key: string, value: unknown, version?: number) =>
      enterFact(world, person, workspaceId, { key, value, ...(version !== undefined && { version }) }),
  };
}

const named = (...items: string[]) => ({ type: 'texts', items });

/** The revenue of the first year, by which a plan shows which numbers it rests on. */
const revenue = 'year.1.revenue';

describe('a fact recorded anywhere', () => {
  it('entered in the profile brings every plan of the business along', async () => {
    const { first, second, planOf, enter } = await twoPlans();
    expect((await enter('competitors.named', named('Zyxwvut'))).status).toBe(200);
    for (const id of [first, second]) {
      expect(await planOf(id)).toContain('Zyxwvut');
      expect(await planOf(id)).not.toContain('Panos');
    }
  });

  it('a number entered in the profile is reckoned with in every plan', async () => {
    const { first, second, figureOf, enter } = await twoPlans();
    const before = await figureOf(second, 'start.money');
    expect((await enter('finance.cash', { type: 'money', minor: 2_500_000, currency: 'EUR' })).status).toBe(200);
    for (const id of [first, second]) expect(await figureOf(id, 'start.money')).toBe('€25,000');
    expect(before).toBe('€18,000');
  });

  it('a number of the person’s own belongs to the plan it was put into', async () => {
    const { first, second, figureOf, setOwn } = await twoPlans();
    const before = await figureOf(second, revenue);
    expect((await setOwn(first, 'ramp.months', 1)).status).toBe(200);
    expect(await figureOf(first, revenue)).not.toBe(before);
    expect(await figureOf(second, revenue)).toBe(before);
  });

  it('what is said in a new conversation is known in the profile, and changes no older plan', async () => {
    const { person, first, workspaceId, planOf } = await twoPlans();
    const before = await planOf(first);
    const answers = bakeryAnswers.map((answer) => answer.replace('Panos', 'Zyxwvut'));
    const { id } = await answerQuestions(world, person, answers, workspaceId);
    await confirmBakery(world, person, id, { ...bakeryMeanings, Zyxwvut: ['rival'] });
    expect(await planOf(id)).toContain('Zyxwvut');
    const profile = await world.call('GET', `/api/profile/${workspaceId}`, { as: person });
    expect(JSON.stringify(profile.body)).toContain('Zyxwvut');
    expect(await planOf(first)).toBe(before);
  });

  it('entries from three places at once: one holds, the others say that they came late', async () => {
    const { first, second, enter, versionOf, planOf } = await twoPlans();
    for (let round = 0; round < 5; round++) {
      const version = await versionOf('competitors.named');
      const answers = await Promise.all(
        ['One', 'Two', 'Three'].map((name) => enter('competitors.named', named(`${name} ${round}`), version)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await versionOf('competitors.named')).toBe(version + 1);
    }
    const facts = /(One|Two|Three) 4/.exec(await planOf(first));
    expect(facts).not.toBeNull();
    expect(await planOf(second)).toContain(facts![0]);
  });

  it('is refused while its workspace is being archived, whichever comes first', async () => {
    const { person, workspaceId, versionOf, enter } = await twoPlans();
    const post = (path: string, body: object) =>
      world.call('POST', path, { as: person, body, headers: { 'idempotency-key': randomUUID() } });
    await post('/api/workspaces', { name: 'Another business' });
    for (let round = 0; round < 5; round++) {
      const version = await versionOf('competitors.named');
      const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
      const { revision } = workspaces.find(({ id }: { id: string }) => id === workspaceId);
      const [entered, archived] = await Promise.all([
        enter('competitors.named', named(`Name ${round}`), version),
        post(`/api/workspaces/${workspaceId}/archive`, { revision }),
      ]);
      expect(archived.status).toBe(200);
      expect([200, 409]).toContain(entered.status);
      expect(await versionOf('competitors.named')).toBe(version + (entered.status === 200 ? 1 : 0));
      expect((await enter('competitors.named', named('Late'))).body.code).toBe('workspaces.archived');
      await post(`/api/workspaces/${workspaceId}/restore`, { revision: revision + 1 });
    }
  });
});
