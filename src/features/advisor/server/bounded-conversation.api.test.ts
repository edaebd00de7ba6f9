/** How much of a conversation is kept: its length, and what stands for the key of a repeated request. */
import { beforeAll, describe, expect, it } from 'vitest';
import { maxOwnMessages } from '#features/advisor/domain/questions.ts';
import { answerQuestions, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

async function founder(plan: 'Free' | 'Pro' = 'Free') {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  const { id } = await answerQuestions(world, person);
  return { person, id, workspaceId: await firstWorkspaceOf(world, person) };
}

const send = (as: Person, body: object, key: string = crypto.randomUUID()) =>
  world.call('POST', '/api/advisor/answers', { as, body, headers: { 'idempotency-key': key } });
const readBytesOfKey = async (key: string): Promise<number> => {
  const [stored] = await world.product.database.system<{ bytes: number }[]>`
    select octet_length(answer::text) as bytes from idempotency_key where key = ${key}`;
  return stored!.bytes;
};

describe('a conversation', () => {
  it('holds 60 messages of the person: a further one is refused, and everything else goes on', async () => {
    expect(maxOwnMessages).toBe(60);
    const { person, id, workspaceId } = await founder('Pro');
    const more = (content: string) =>
      send(person, { workspaceId, conversationId: id, question: null, content, isSkip: false });
    for (let count = 5; count < maxOwnMessages; count += 1) expect((await more(`Note ${count}`)).status).toBe(200);
    const refused = await more('One too many');
    expect([refused.status, refused.body.code]).toEqual([409, 'advisor.conversation_full']);
    const read = await world.call('GET', `/api/advisor/conversations/${id}`, { as: person });
    expect(read.body.messages.filter(({ role }: { role: string }) => role === 'user')).toHaveLength(60);
    const plan = await world.call('GET', `/api/advisor/conversations/${id}/plan`, { as: person });
    expect(plan.status).toBe(200);
    const another = { workspaceId, conversationId: null, question: 'idea', content: 'A brewery in Bruges' };
    expect((await send(person, another)).status).toBe(200);
  });
});

describe('what is kept for the key of a request', () => {
  it('is ids where the answer is of a conversation, and a repeat reads those messages again', async () => {
    const { person, id, workspaceId } = await founder();
    const long = { workspaceId, conversationId: id, question: null, content: 'x '.repeat(4999) };
    const first = await send(person, long, `long ${id}`);
    expect(JSON.stringify(first.body).length).toBeGreaterThan(9000);
    expect(first.body.messages).toHaveLength(2);
    expect(await readBytesOfKey(`long ${id}`)).toBeLessThan(150);
    expect((await send(person, long, `long ${id}`)).body).toEqual(first.body);
    // Whatever came in between is no part of it.
    await send(person, { ...long, content: 'Something else' });
    expect((await send(person, long, `long ${id}`)).body).toEqual(first.body);
  });

  it('is nothing of a section that was composed, which a repeat reads as the account may read it by then', async () => {
    const { person, id } = await founder('Pro');
    const plan = await world.call('GET', `/api/advisor/conversations/${id}/plan`, { as: person });
    const section = plan.body.sections.find((one: { id: string }) => one.id === 'financial-projections');
    const compose = () =>
      world.call('POST', `/api/advisor/conversations/${id}/sections/financial-projections/compose`, {
        as: person,
        body: { revision: section.revision },
        headers: { 'idempotency-key': `compose ${id}` },
      });
    const first = await compose();
    expect(first.body.revision).toBe(section.revision + 1);
    expect(await readBytesOfKey(`compose ${id}`)).toBeLessThan(10);
    expect((await compose()).body).toEqual(first.body);
  });
});
