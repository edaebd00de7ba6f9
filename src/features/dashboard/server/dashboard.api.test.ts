import { beforeAll, describe, expect, it } from 'vitest';
import { makeBrand } from '#features/brand/testing/make-brand.ts';
import {
  answerQuestions,
  bakeryAnswers,
  completeBakery,
  enterFact,
  firstWorkspaceOf,
  setPlan,
} from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

const dashboardOf = async (as: Person) => {
  const workspaceId = await firstWorkspaceOf(world, as);
  return (await world.call('GET', `/api/dashboard/${workspaceId}`, { as })).body;
};
const kindsOf = (dashboard: { threads: { kind: string }[] }) => dashboard.threads.map(({ kind }) => kind);

describe('the dashboard', () => {
  it('is at 20 percent with an account alone, and has nothing to go on with', async () => {
    const dashboard = await dashboardOf(await world.signUp());
    expect(dashboard).toEqual({
      percent: 20,
      steps: [
        { id: 'account', isDone: true },
        { id: 'plan', isDone: false, count: 0 },
        { id: 'brand', isDone: false },
      ],
      threads: [],
    });
  });

  itInDeepRun('is at 60 percent with a brand as well, which is among what can be gone on with', async () => {
    const person = await world.signUp();
    await completeBakery(world, person);
    await makeBrand(world, person);
    const dashboard = await dashboardOf(person);
    expect(dashboard.percent).toBe(60);
    expect(kindsOf(dashboard)).toContain('brand.kit');
  });

  it('leads to the question that waits for its answer', async () => {
    const person = await world.signUp();
    const { id } = await answerQuestions(world, person, bakeryAnswers.slice(0, 2));
    const dashboard = await dashboardOf(person);
    expect([dashboard.percent, dashboard.steps[1].count]).toEqual([20, 2]);
    expect(dashboard.threads).toEqual([
      expect.objectContaining({
        kind: 'advisor.question',
        urgency: 'asked',
        parts: { conversationId: id, question: 'audience' },
        count: 2,
      }),
    ]);
    expect(dashboard.threads[0].title).toContain('Levain');
  });

  it('is at 40 percent with a complete plan, and counts the assumptions only the person can confirm', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Pro');
    await completeBakery(world, person);
    const dashboard = await dashboardOf(person);
    expect(dashboard.percent).toBe(40);
    expect(dashboard.steps.map(({ id, isDone }: { id: string; isDone: boolean }) => [id, isDone])).toEqual([
      ['account', true],
      ['plan', true],
      ['brand', false],
    ]);
    expect(kindsOf(dashboard)).toEqual(['advisor.plan']);
    expect(dashboard.threads[0].count).toBeGreaterThan(0);
  });

  it('names the section that was edited last, and puts what has gone stale before it', async () => {
    const person = await world.signUp();
    const { id, workspaceId } = await completeBakery(world, person);
    const { body: plan } = await world.call('GET', `/api/advisor/conversations/${id}/plan`, { as: person });
    const section = plan.sections.find((one: { id: string }) => one.id === 'target-audience');
    const paragraph = section.blocks.find((block: { kind: string }) => block.kind === 'paragraph');
    const body = { revision: section.revision, texts: [{ blockId: paragraph.id, text: 'In my own words.' }] };
    await world.call('PATCH', `/api/advisor/conversations/${id}/sections/${section.id}`, { as: person, body });
    expect(kindsOf(await dashboardOf(person))).toEqual(['advisor.section', 'advisor.plan']);
    const value = { type: 'texts', items: ['students'] };
    expect((await enterFact(world, person, workspaceId, { key: 'audience.groups', value })).status).toBe(200);
    const dashboard = await dashboardOf(person);
    expect(kindsOf(dashboard)).toEqual(['stale', 'advisor.section', 'advisor.plan']);
    expect(dashboard.threads[0].dependant).toMatchObject({ parts: { sectionId: 'target-audience' }, fate: 'stale' });
  });
});
