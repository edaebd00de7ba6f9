import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchSources } from '#app/server/features.ts';
import type { SearchGroup, SearchHit } from '#features/search/search.contract.ts';
import {
  answerQuestions,
  bakeryAnswers,
  completeBakery,
  enterFact,
  firstWorkspaceOf,
  setPlan,
} from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { indexEverything, indexWhatIsMissing } from './search-catch-up.service.ts';
import { searchIndexService } from './search-index.service.ts';

let world: TestProduct;
let owner: Person;
let stranger: Person;
let workspaceId: string;
let conversationId: string;

interface Found {
  readonly groups: readonly SearchGroup[];
  readonly recent: readonly SearchHit[];
  readonly total: number;
}

async function search(as: Person, query: string, more: Readonly<Record<string, string>> = {}): Promise<Found> {
  const { status, body } = await world.call('GET', `/api/search?${new URLSearchParams({ query, ...more })}`, { as });
  expect([query, status]).toEqual([query, 200]);
  return body;
}

const kindOf = (found: Found, kind: string) => found.groups.find((group) => group.kind === kind);
const textsOf = (found: Found) =>
  found.groups.flatMap(({ items }) => items.flatMap(({ title, snippet }) => [title.text, snippet.text]));

/** Puts documents into somebody's index as a source of their own, besides those of the features. */
async function put(person: Person, workspace: string, titles: readonly (readonly [string, string?])[]): Promise<void> {
  await search(person, 'anything');
  const documents = titles.map(([title, body = ''], index) => ({
    id: `note-${index}`,
    kind: 'note',
    title,
    body,
    parts: {},
    updatedAt: new Date(Date.UTC(2026, 0, 1 + index)),
  }));
  await world.product.database.withTenant({ accountId: person.userId, workspaceIds: [workspace] }, (tx) =>
    searchIndexService.replace(tx, { accountId: person.userId, workspaceId: workspace, source: 'notes' }, documents),
  );
}
const notesOf = (found: Found) => kindOf(found, 'note')?.items.map(({ title }) => title.text) ?? [];

beforeAll(async () => {
  world = await createTestProduct();
  owner = await world.signUp('Marieke Koster');
  stranger = await world.signUp('Sam Stranger');
  workspaceId = await firstWorkspaceOf(world, owner);
  conversationId = (await completeBakery(world, owner)).id;
});
afterAll(() => world.close());

describe('what the account has', () => {
  it('is found in every feature that registered: business, conversation, answers, plan, sections and facts', async () => {
    const found = await search(owner, 'Levain');
    expect(found.groups.map((group) => group.kind)).toEqual(
      expect.arrayContaining(['conversation', 'answer', 'plan', 'section', 'fact']),
    );
    const [plan] = kindOf(found, 'plan')!.items;
    expect(plan).toMatchObject({ parts: { conversationId }, workspaceId });
    const ghent = await search(owner, 'ghent');
    expect(kindOf(ghent, 'fact')!.items[0]).toMatchObject({
      title: { text: 'Ghent', ranges: [[0, 5]] },
      parts: { key: 'business.place' },
    });
  });

  it('is found by the name of its fact as well as by its value', async () => {
    const found = await search(owner, 'finance cash');
    expect(kindOf(found, 'fact')!.items[0]!.title.text).toContain('18,000');
  });

  it('answers with the words around what was found, and where in them it stands', async () => {
    const answer = kindOf(await search(owner, 'supermarket bread'), 'answer')!.items[0]!;
    const { text, ranges } = answer.snippet;
    expect(ranges.map(([start, end]) => text.slice(start, end))).toEqual(['supermarket', 'bread']);
    expect(answer.parts.question).toBe('audience');
  });

  it('forgives a letter left out, swapped, exchanged, an accent, an ending', async () => {
    for (const query of ['sourdoguh', 'sourdogh', 'soirdough', 'sóurdough', 'sourd', 'sourdoughs'])
      expect([query, (await search(owner, query)).total > 0]).toEqual([query, true]);
  });

  it('finds nothing for words that are not there, and says so with nothing', async () => {
    expect(await search(owner, 'xylophone quartet')).toEqual({ groups: [], recent: [], total: 0 });
  });

  it('shows what changed last where no words are given', async () => {
    const { recent, groups, total } = await search(owner, '  ');
    expect([groups, total]).toEqual([[], 0]);
    expect(recent.map(({ kind }) => kind).sort()).toEqual(['conversation', 'plan']);
  });
});

describe('another account', () => {
  it('finds nothing of it and no count of its own changes', async () => {
    await put(stranger, await firstWorkspaceOf(world, stranger), [['Levain next door'], ['Sourdough for strangers']]);
    const before = await search(stranger, 'levain');
    expect(before.total).toBe(1);
    const mine = await search(owner, 'levain');
    await put(owner, workspaceId, [['Levain again'], ['Levain once more']]);
    expect(await search(stranger, 'levain')).toEqual(before);
    expect((await search(owner, 'levain')).total).toBe(mine.total + 2);
    expect(JSON.stringify(await search(owner, 'strangers'))).not.toContain('strangers');
    await put(owner, workspaceId, []);
  });

  it('cannot name a workspace that is not its own', async () => {
    const path = `/api/search?query=bread&workspaceId=${workspaceId}`;
    expect((await world.call('GET', path, { as: stranger })).status).toBe(404);
  });
});

describe('signs', () => {
  it('"%" and "_" stand for themselves', async () => {
    await put(owner, workspaceId, [
      ['Discount of 50%'],
      ['Discount of 50 euros'],
      ['tax_rate table'],
      ['taxirate table'],
    ]);
    expect(notesOf(await search(owner, '%'))).toEqual(['Discount of 50%']);
    expect(kindOf(await search(owner, '%'), 'note')?.count).toBe(1);
    expect(notesOf(await search(owner, '_'))).toEqual(['tax_rate table']);
    expect(notesOf(await search(owner, '50%'))[0]).toBe('Discount of 50%');
    expect(notesOf(await search(owner, 'tax_rate'))[0]).toBe('tax_rate table');
    expect(notesOf(await search(owner, '%%%%'))).toEqual(['Discount of 50%']);
    expect((await search(owner, '\\')).total).toBe(0);
  });

  it('nothing a person can type breaks it', async () => {
    for (const query of [
      "'",
      '"; drop table users',
      '((',
      '\\"',
      '\u202e\ud83e',
      '🥖',
      '{"a":1}',
      'a'.repeat(200),
      '，。',
    ])
      await search(owner, query);
  });
});

describe('ranking', () => {
  it('puts the title itself first, then its beginning, then words in it, then near words; the title before the body', async () => {
    await put(owner, workspaceId, [
      ['Quite another thing', 'with oven rent in the body'],
      ['Ovan rents'],
      ['The oven, and its rent'],
      ['Oven rent for the winter'],
      ['Oven rent'],
    ]);
    const found = notesOf(await search(owner, 'oven rent'));
    expect(found.slice(0, 3)).toEqual(['Oven rent', 'Oven rent for the winter', 'The oven, and its rent']);
  });

  it('puts the newer of two equals first, and the business one works on before both', async () => {
    const { body } = await world.call('POST', '/api/workspaces', {
      as: owner,
      body: { name: 'Second oven' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const second = body.workspace.id;
    await put(owner, workspaceId, [['Flour order'], ['Flour order']]);
    await put(owner, second, [['Flour order']]);
    const idsOf = async (current: string) =>
      kindOf(await search(owner, 'flour order', { workspaceId: current }), 'note')!.items.map((item) => item.id);
    expect((await idsOf(workspaceId)).slice(0, 2)).toEqual([
      `notes/${workspaceId}/note-1`,
      `notes/${workspaceId}/note-0`,
    ]);
    expect((await idsOf(second))[0]).toBe(`notes/${second}/note-0`);
    expect(kindOf(await search(owner, 'flour order'), 'note')!.items[0]!.workspaceName).not.toBe('');
  });

  it('counts everything and shows as many as asked', async () => {
    await put(
      owner,
      workspaceId,
      Array.from({ length: 30 }, (_, index) => [`Invoice ${index}`] as const),
    );
    const group = kindOf(await search(owner, 'invoice', { limit: '3' }), 'note')!;
    expect([group.count, group.items.length]).toEqual([30, 3]);
    const all = await search(owner, 'invoice', { limit: '20', kind: 'note' });
    expect(all.groups.map(({ items }) => items.length)).toEqual([20]);
  });
});

describe('what a plan locks', () => {
  it('is neither found nor counted nor quoted, and opens with the plan at once', async () => {
    const person = await world.signUp('Locked Reader');
    await setPlan(world, person, 'Pro');
    const { id } = await completeBakery(world, person);
    const plan = await world.call('GET', `/api/advisor/conversations/${id}/plan`, { as: person });
    const text = JSON.stringify(
      plan.body.sections.find((one: { id: string }) => one.id === 'financial-projections').blocks,
    );
    const locked = [...text.matchAll(/"text":"([^"]{40,})"/g)].map((match) => match[1]!.trim());
    expect(locked.length).toBeGreaterThan(2);

    const free = await world.signUp('Free Reader');
    await completeBakery(world, free);
    const sectionsOf = async (query: string) =>
      kindOf(await search(free, query, { limit: '20' }), 'section')?.items.map((item) => item.parts.sectionId) ?? [];
    for (const sentence of locked) {
      expect(await sectionsOf(sentence.slice(0, 190))).not.toContain('financial-projections');
      expect(textsOf(await search(free, sentence.slice(0, 190))).join('\n')).not.toContain(sentence.slice(0, 60));
    }
    expect(await sectionsOf('financial projections')).not.toContain('financial-projections');
    await setPlan(world, free, 'Pro');
    expect(await sectionsOf('financial projections')).toContain('financial-projections');
    await setPlan(world, free, 'Free');
    expect(await sectionsOf('financial projections')).not.toContain('financial-projections');
  });

  it('stays found where it was open before, as it stays readable', async () => {
    await setPlan(world, owner, 'Pro');
    const worker = await world.product.startWorker();
    await world.call('GET', `/api/advisor/conversations/${conversationId}/plan`, { as: owner });
    await setPlan(world, owner, 'Free');
    await expect
      .poll(async () => JSON.stringify(await search(owner, 'financial projections')), { timeout: 15_000 })
      .toContain('"sectionId":"financial-projections"');
    await worker.stop();
  });
});

describe('keeping up', () => {
  it('what is written is found within moments, what is gone is not', async () => {
    const worker = await world.product.startWorker();
    const person = await world.signUp('Quick Writer');
    const workspace = await firstWorkspaceOf(world, person);
    await search(person, 'anything');
    await answerQuestions(world, person, [bakeryAnswers[0].replace('sourdough', 'pumpernickel')]);
    await expect
      .poll(async () => kindOf(await search(person, 'pumpernickel'), 'answer')?.count, { timeout: 15_000 })
      .toBe(1);
    const town = (text: string) =>
      enterFact(world, person, workspace, { key: 'business.place', value: { type: 'text', text } });
    await town('Ghent');
    await expect.poll(async () => kindOf(await search(person, 'ghent'), 'fact')?.count, { timeout: 15_000 }).toBe(1);
    await town('Oostende');
    await expect.poll(async () => kindOf(await search(person, 'oostende'), 'fact')?.count, { timeout: 15_000 }).toBe(1);
    await expect.poll(async () => kindOf(await search(person, 'ghent'), 'fact'), { timeout: 15_000 }).toBeUndefined();
    const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
    await world.call('PATCH', `/api/workspaces/${workspace}`, {
      as: person,
      body: { name: 'Zwart brood', revision: workspaces[0].revision },
    });
    await expect
      .poll(async () => kindOf(await search(person, 'zwart'), 'workspace')?.items[0]?.title.text, { timeout: 15_000 })
      .toBe('Zwart brood');
    await worker.stop();
  });

  it('data older than the index is indexed by itself, and all of it again by the operator', async () => {
    const { database } = world.product;
    const tenant = { accountId: owner.userId, workspaceIds: [workspaceId] };
    const postings = async () => (await database.withTenant(tenant, (tx) => tx`select 1 from search_posting`)).count;
    expect(await indexEverything(database, searchSources, new Date())).toBeGreaterThan(2);
    const before = await search(owner, 'levain');
    const whole = await postings();
    expect(await indexWhatIsMissing(database, searchSources, new Date())).toBe(0);
    await database.withTenant(tenant, (tx) => tx`delete from search_unit where workspace_id = ${workspaceId}`);
    await database.withTenant(tenant, (tx) => tx`delete from search_item where workspace_id = ${workspaceId}`);
    expect(await indexWhatIsMissing(database, searchSources, new Date())).toBe(1);
    expect(await search(owner, 'levain')).toEqual(before);
    await indexEverything(database, searchSources, new Date());
    expect(await postings()).toBe(whole);
  });

  it('forgets the words that no item has any more', async () => {
    const words = async () => {
      const tenant = { accountId: owner.userId, workspaceIds: [workspaceId] };
      const rows = await world.product.database.withTenant(
        tenant,
        (tx) => tx`select word from search_word where word = 'quixotic'
          union all select word from search_gram where word = 'quixotic'`,
      );
      return rows.count;
    };
    await put(owner, workspaceId, [['Quinoa quixotic']]);
    expect(await words()).toBeGreaterThan(5);
    await put(owner, workspaceId, []);
    expect(await words()).toBe(0);
  });
});
