/** Putting another answer in the place of one: until the plan is complete, uncounted, and once where two tabs do it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { firstWorkspaceOf } from '#testing/founder.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await sharedTestProduct();
});

interface Message {
  readonly id: string;
  readonly role: string;
  readonly question: string | null;
  readonly content: string;
  readonly reply: readonly { readonly kind: string; readonly quote?: string }[];
}

const questions = ['idea', 'industry', 'audience', 'revenue', 'competitors'];
const first = 'Rings cast from beach sand, sold online at €340 a ring.';

async function begun() {
  const person = await world.signUp();
  const workspaceId = await firstWorkspaceOf(world, person);
  const send = (conversationId: string | null, question: string, content: string, isSkip = false) =>
    world.call('POST', '/api/advisor/answers', {
      as: person,
      body: { workspaceId, conversationId, question, content, isSkip },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const { body } = await send(null, 'idea', first);
  const at = `/api/advisor/conversations/${body.id}`;
  const read = async () => (await world.call('GET', at, { as: person })).body as { messages: Message[] };
  return {
    person,
    at,
    read,
    send: (question: string, content: string, isSkip = false) => send(body.id, question, content, isSkip),
    answerTo: async (question: string) =>
      (await read()).messages.find((message) => message.role === 'user' && message.question === question)!,
    replace: (id: string, content: string, as: Person = person) =>
      world.call('PATCH', `${at}/answers/${id}`, { as, body: { content } }),
    complete: async () => {
      for (const question of questions.slice(1)) await send(body.id, question, `About ${question}`);
    },
  };
}

describe('an answer', () => {
  it('is replaced with the reply to it, in its place, and counts as nothing', async () => {
    const { person, read, answerTo, replace } = await begun();
    const before = await read();
    const usage = async () => (await world.call('GET', '/api/billing/usage', { as: person })).body;
    const used = await usage();
    const old = await answerTo('idea');
    const { status, body } = await replace(old.id, 'Bread from rye, baked at night in Bruges.');
    expect([status, body.question, body.progress]).toEqual([200, 'industry', 10]);
    expect(body.messages.map(({ role, question }: Message) => [role, question])).toEqual(
      before.messages.map(({ role, question }) => [role, question]),
    );
    const [, answer, reply] = body.messages as Message[];
    expect(answer).toMatchObject({ role: 'user', content: 'Bread from rye, baked at night in Bruges.' });
    expect(answer!.id).not.toBe(old.id);
    expect(reply!.id).toBe(before.messages[2]!.id);
    expect(answer!.content).toContain(reply!.reply[0]!.quote!.replace('…', ''));
    expect(await read()).toEqual(body);
    const { ideas: counted } = await usage();
    expect(counted).toEqual(used.ideas);
  });

  it('keeps what its words were said to be where they stand as before', async () => {
    const { person, at, answerTo, replace } = await begun();
    const reading = async () => (await world.call('GET', `${at}/reading`, { as: person })).body;
    const mentionOf = async (quote: string) =>
      (await reading()).mentions.find((mention: { quote: string }) => mention.quote === quote);
    const price = await mentionOf('€340 a ring');
    const labels = [{ mention: price.id, version: price.version, role: 'price', unit: { one: 'ring', many: 'rings' } }];
    expect((await world.call('PATCH', `${at}/labels`, { as: person, body: { labels } })).status).toBe(200);
    await replace((await answerTo('idea')).id, `${first} Fitted by video call.`);
    const kept = (await mentionOf('€340 a ring')).taken;
    expect(kept).toMatchObject({ role: 'price', by: 'person', unit: { one: 'ring', many: 'rings' } });
    await replace((await answerTo('idea')).id, 'Swimwear, sewn in Lisbon.');
    expect(await mentionOf('€340 a ring')).toBeUndefined();
  });

  it('that was skipped is put there in words', async () => {
    const { send, answerTo, replace } = await begun();
    await send('industry', 'I don’t know yet', true);
    const { body } = await replace((await answerTo('industry')).id, 'Goldsmith for eleven years.');
    expect(body.messages[3]).toMatchObject({ content: 'Goldsmith for eleven years.', isSkip: false });
    expect(body.messages[4].reply[0].kind).not.toBe('skipped');
    expect(body.question).toBe('audience');
  });

  it('stays as it is once the plan is complete; a message that is no answer of theirs is none', async () => {
    const { complete, answerTo, read, replace } = await begun();
    const [greeting] = (await read()).messages;
    expect((await replace(greeting!.id, 'Mine')).status).toBe(404);
    expect((await replace((await answerTo('idea')).id, 'Before the end')).status).toBe(200);
    await complete();
    const refused = await replace((await answerTo('idea')).id, 'After the end');
    expect([refused.status, refused.body.code]).toEqual([409, 'advisor.plan_complete']);
    expect((await answerTo('idea')).content).toBe('Before the end');
  });

  it('is nobody else’s to replace', async () => {
    const { answerTo, replace } = await begun();
    const { id } = await answerTo('idea');
    const stranger = await world.signUp();
    expect((await replace(id, 'Theirs', stranger)).status).toBe(404);
    expect((await replace(id, 'Mine')).status).toBe(200);
  });
});

describe('at once', () => {
  it('two tabs that replace one answer: one is told that it is gone', async () => {
    const { answerTo, replace } = await begun();
    const { id } = await answerTo('idea');
    const answers = await Promise.all(['One', 'Other'].map((content) => replace(id, `${content} bakery`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const kept = answers.find(({ status }) => status === 200)!.body.messages[1];
    expect((await answerTo('idea')).content).toBe(kept.content);
    expect((await replace(kept.id, 'Third bakery')).status).toBe(200);
  });

  it('the fifth answer and a replacement: the plan is made of what stands there', async () => {
    const { person, at, send, answerTo, replace } = await begun();
    for (const question of questions.slice(1, 4)) await send(question, `About ${question}`);
    const { id } = await answerTo('idea');
    const [replaced, fifth] = await Promise.all([replace(id, 'Rye bread of Bruges.'), send('competitors', 'Nobody')]);
    expect(fifth.status).toBe(200);
    expect([200, 409]).toContain(replaced.status);
    if (replaced.status === 409) expect(replaced.body.code).toBe('advisor.plan_complete');
    const { content } = await answerTo('idea');
    expect(content).toBe(replaced.status === 200 ? 'Rye bread of Bruges.' : first);
    const { status, body } = await world.call('GET', `${at}/plan`, { as: person });
    expect(status).toBe(200);
    expect(JSON.stringify(body).includes('€340')).toBe(replaced.status === 409);
  });
});
