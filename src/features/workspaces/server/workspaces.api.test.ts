/** Workspaces over HTTP: created, named, archived and restored; two businesses of one account never mix. */
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
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly isNamed: boolean;
  readonly isArchived: boolean;
  readonly revision: number;
  readonly lastUsedAt?: string;
}

const list = async (as: Person): Promise<Listed[]> =>
  (await world.call('GET', '/api/workspaces', { as })).body.workspaces;
const create = (as: Person, name: string, key: string = crypto.randomUUID()) =>
  world.call('POST', '/api/workspaces', { as, body: { name }, headers: { 'idempotency-key': key } });
const make = async (as: Person, name: string): Promise<Listed> => (await create(as, name)).body.workspace;
const change = (as: Person, id: string, what: 'archive' | 'restore' | 'select', body: object = {}) =>
  world.call('POST', `/api/workspaces/${id}/${what}`, { as, body });
const rename = (as: Person, id: string, body: object) => world.call('PATCH', `/api/workspaces/${id}`, { as, body });
const eventsOf = (type: string, workspaceId: string) =>
  world.product.database
    .system`select payload from outbox_event where type = ${type} and workspace_id = ${workspaceId}`;
const businessNameOf = async (person: Person): Promise<string> => {
  const [row] = await world.product.database.system`select business_name from users where user_id = ${person.userId}`;
  return row!.business_name;
};

describe('a workspace', () => {
  it('comes with the account, unnamed, and further ones are made under a name, once for one key', async () => {
    const person = await world.signUp();
    const [first, second] = [
      await create(person, '  Blue   Door \n Books ', 'k'),
      await create(person, 'Blue Door Books', 'k'),
    ];
    expect(first.body.workspace).toMatchObject({ name: 'Blue Door Books', isNamed: true, isArchived: false });
    expect(second.body).toEqual(first.body);
    const all = await list(person);
    expect(all.map(({ name, isNamed }) => [name, isNamed])).toEqual([
      ['My business', false],
      ['Blue Door Books', true],
    ]);
    const account = await world.call('GET', '/api/account', { as: person });
    expect(account.body.workspaces).toEqual(all);
    expect(await eventsOf('workspaces.created', all[0]!.id)).toEqual([
      { payload: { name: 'My business', isFirst: true } },
    ]);
    expect(await eventsOf('workspaces.created', all[1]!.id)).toEqual([
      { payload: { name: 'Blue Door Books', isFirst: false } },
    ]);
  });

  it('is renamed on its newest revision only; a stale one gets the present state', async () => {
    const person = await world.signUp();
    const { id, revision } = await make(person, 'Before');
    expect((await rename(person, id, { name: 'After', revision })).body.workspace).toMatchObject({
      name: 'After',
      revision: revision + 1,
    });
    const stale = await rename(person, id, { name: 'Later', revision });
    expect([stale.status, stale.body.code, stale.body.current.name]).toEqual([409, 'request.stale_revision', 'After']);
    expect(await eventsOf('workspaces.renamed', id)).toEqual([{ payload: { name: 'After' } }]);
  });

  it.each(['', '   ', '\u0000', 'x'.repeat(201)])('refuses the name %j', async (name) => {
    const person = await world.signUp();
    const answer = await create(person, name);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['name']]);
  });

  it('takes a name of 200 characters in any script', async () => {
    const person = await world.signUp();
    const name = '木'.repeat(200);
    expect((await make(person, name)).name).toBe(name);
  });

  it("mirrors the first one's name in the account's record, and no other's", async () => {
    const person = await world.signUp();
    const [first] = await list(person);
    expect(await businessNameOf(person)).toBe('My business');
    await make(person, 'Second');
    await rename(person, first!.id, { name: 'Levain', revision: first!.revision });
    expect(await businessNameOf(person)).toBe('Levain');
    const second = (await list(person))[1]!;
    await rename(person, second.id, { name: 'Second, renamed', revision: second.revision });
    expect(await businessNameOf(person)).toBe('Levain');
  });

  it('remembers which one was used last, for the next session', async () => {
    const person = await world.signUp();
    const other = await make(person, 'Other');
    const [first] = await list(person);
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await change(person, first!.id, 'select');
    const all = await list(person);
    expect(all[0]!.lastUsedAt! > all[1]!.lastUsedAt!).toBe(true);
    expect(all[0]!.revision).toBe(first!.revision);
    expect(all[1]!.id).toBe(other.id);
  });

  it('is refused beyond 200 for one account', async () => {
    const person = await world.signUp();
    await world.product.database.system`insert into workspace (id, account_id, name, created_at)
        select 'ws_' || lpad(n::text, 26, '0'), ${person.userId}, 'W', now() from generate_series(2, 199) n`;
    expect((await create(person, 'The last one')).status).toBe(200);
    const answer = await create(person, 'One more');
    expect([answer.status, answer.body.code, answer.body.limit]).toEqual([409, 'workspaces.limit_reached', 200]);
  });
});

describe('an archived workspace', () => {
  it('can be read, not changed, and comes back as it was', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Pro');
    const { id, revision } = await make(person, 'Levain & Rye');
    const conversation = await completeBakery(world, person, id);
    const { mentions } = (
      await world.call('GET', `/api/advisor/conversations/${conversation.id}/reading`, { as: person })
    ).body;
    const archived = (await change(person, id, 'archive', { revision })).body.workspace;
    expect(archived).toMatchObject({ isArchived: true, revision: revision + 1 });

    const at = `/api/advisor/conversations/${conversation.id}`;
    const plan = (await world.call('GET', `${at}/plan`, { as: person })).body;
    const section = plan.sections[0];
    const call = (method: string, path: string, body: object) =>
      world.call(method, path, { as: person, body, headers: { 'idempotency-key': crypto.randomUUID() } });
    const refused = [
      await call('POST', '/api/advisor/answers', {
        workspaceId: id,
        conversationId: null,
        question: 'idea',
        content: 'x',
      }),
      await call('POST', '/api/advisor/answers', {
        workspaceId: id,
        conversationId: conversation.id,
        question: null,
        content: 'x',
      }),
      await call('PATCH', `${at}/labels`, {
        labels: [{ mention: mentions[0].id, version: mentions[0].version, role: null }],
      }),
      await call('PUT', `/api/profile/${id}/facts/business.place`, {
        version: 1,
        value: { type: 'text', text: 'Leuven' },
      }),
      await call('PATCH', `${at}/figures/ramp.months`, { version: 0, value: 6 }),
      await call('PATCH', `${at}/sections/${section.id}`, {
        revision: section.revision,
        texts: [{ blockId: 'p', text: 'x' }],
      }),
      await call('POST', `${at}/sections/${section.id}/compose`, { revision: section.revision }),
      await call('POST', `${at}/sections/${section.id}/undo`, { revision: section.revision }),
      await rename(person, id, { name: 'Other', revision: archived.revision }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'workspaces.archived']),
    );
    expect((await world.call('GET', `${at}/plan`, { as: person })).body).toEqual(plan);

    const restored = await change(person, id, 'restore', { revision: archived.revision });
    expect(restored.body.workspace).toMatchObject({ isArchived: false, name: 'Levain & Rye' });
    expect((await rename(person, id, { name: 'Other', revision: restored.body.workspace.revision })).status).toBe(200);
    expect(await eventsOf('workspaces.archived', id)).toHaveLength(1);
    expect(await eventsOf('workspaces.restored', id)).toHaveLength(1);
  });

  it('is never the last open one, not even when two are archived at once', async () => {
    const person = await world.signUp();
    const [only] = await list(person);
    const alone = await change(person, only!.id, 'archive', { revision: only!.revision });
    expect([alone.status, alone.body.code]).toEqual([409, 'workspaces.last_open']);
    const other = await make(person, 'Other');
    const both = await Promise.all(
      [only!, other].map(({ id, revision }) => change(person, id, 'archive', { revision })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(person)).filter(({ isArchived }) => !isArchived)).toHaveLength(1);
  });

  it('is archived on its newest revision only, and twice changes nothing', async () => {
    const person = await world.signUp();
    const { id, revision } = await make(person, 'Other');
    const first = await change(person, id, 'archive', { revision });
    expect((await change(person, id, 'archive', { revision })).body.code).toBe('request.stale_revision');
    const again = await change(person, id, 'archive', { revision: first.body.workspace.revision });
    expect(again.body).toEqual(first.body);
    expect(await eventsOf('workspaces.archived', id)).toHaveLength(1);
  });
});

describe('two workspaces of one account', () => {
  it('never mix: conversation, facts, own numbers and plan of one show nothing of the other', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Pro');
    const firstId = await firstWorkspaceOf(world, person);
    const secondId = (await make(person, 'Second')).id;
    const canary = 'Zyxwvut';
    const answers = bakeryAnswers.map((answer) => answer.replace('Panos', canary));
    const first = await answerQuestions(world, person, answers);
    await confirmBakery(world, person, first.id, { ...bakeryMeanings, [canary]: ['rival'] });
    const own = await world.call('PATCH', `/api/advisor/conversations/${first.id}/figures/ramp.months`, {
      as: person,
      body: { version: 0, value: 11 },
    });
    expect(own.status).toBe(200);
    const second = await completeBakery(world, person, secondId);
    expect([first.workspaceId, second.workspaceId]).toEqual([firstId, secondId]);

    const get = async (path: string) => (await world.call('GET', path, { as: person })).body;
    const ofSecond = [
      await get(`/api/advisor/conversation?workspaceId=${secondId}`),
      await get(`/api/advisor/conversations?workspaceId=${secondId}`),
      await get(`/api/advisor/conversations/${second.id}/plan`),
      await get(`/api/advisor/conversations/${second.id}/figures`),
    ];
    expect(JSON.stringify(ofSecond)).not.toContain(canary);
    expect(JSON.stringify(ofSecond)).not.toContain(first.id);
    const months = await get(`/api/advisor/conversations/${second.id}/figures/ramp.months`);
    expect([months.origin, months.ownNumber.version]).toEqual(['assumption', 0]);
    const before = await get(`/api/advisor/conversations/${first.id}/plan`);
    expect(JSON.stringify(before)).toContain(canary);

    const value = { type: 'texts', items: ['Delhaize'] };
    expect((await enterFact(world, person, secondId, { key: 'competitors.named', value })).status).toBe(200);
    expect(JSON.stringify(await get(`/api/advisor/conversations/${second.id}/plan`))).toContain('Delhaize');
    expect(await get(`/api/advisor/conversations/${first.id}/plan`)).toEqual(before);
  });

  it("refuses an answer that names one workspace and the other's conversation", async () => {
    const person = await world.signUp();
    const conversation = await answerQuestions(world, person, [bakeryAnswers[0]]);
    const other = await make(person, 'Other');
    const answer = await world.call('POST', '/api/advisor/answers', {
      as: person,
      headers: { 'idempotency-key': 'k' },
      body: { workspaceId: other.id, conversationId: conversation.id, question: 'industry', content: 'A bakery' },
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'request.not_found']);
  });

  it("share the account's quota: one idea a month on Free, whichever it is about", async () => {
    const person = await world.signUp();
    await answerQuestions(world, person, [bakeryAnswers[0]]);
    const other = await make(person, 'Other');
    const answer = await world.call('POST', '/api/advisor/answers', {
      as: person,
      headers: { 'idempotency-key': 'k' },
      body: { workspaceId: other.id, conversationId: null, question: 'idea', content: 'A bookshop in Ghent' },
    });
    expect([answer.status, answer.body.code, answer.body.limit, answer.body.used]).toEqual([
      429,
      'billing.quota_exceeded',
      1,
      1,
    ]);
    const read = await world.call('GET', `/api/advisor/conversation?workspaceId=${other.id}`, { as: person });
    expect(read.body).toMatchObject({ id: null, isNewAllowed: false, quota: { used: 1 } });
  });

  it('answer a stranger like nothing at all, under every endpoint', async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    const { id, revision } = await make(person, 'Mine');
    const answers = [
      await rename(stranger, id, { name: 'Theirs', revision }),
      await change(stranger, id, 'archive', { revision }),
      await change(stranger, id, 'restore', { revision }),
      await change(stranger, id, 'select'),
      await world.call('GET', `/api/advisor/conversation?workspaceId=${id}`, { as: stranger }),
      await world.call('GET', `/api/advisor/conversations?workspaceId=${id}`, { as: stranger }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await list(person))[1]).toMatchObject({ name: 'Mine', revision });
  });
});
