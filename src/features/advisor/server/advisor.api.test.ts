/** The advisor over HTTP: what is said is stored and understood, what is locked stays inside, what is edited survives. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocx } from '#testing/documents/read-docx.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { answerQuestions, bakeryAnswers, confirmBakery, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, realDocuments, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ documents: realDocuments });
});
afterAll(() => world.close());

interface Section {
  readonly id: string;
  readonly state: string;
  readonly revision: number;
  readonly isEdited: boolean;
  readonly isStale: boolean;
  readonly blocks: readonly {
    readonly id: string;
    readonly kind: string;
    readonly content: readonly { readonly text: string }[];
  }[];
}

const send = async (as: Person, answer: object, key: string = crypto.randomUUID()) => {
  const body = { workspaceId: await firstWorkspaceOf(world, as), ...answer };
  return world.call('POST', '/api/advisor/answers', { as, body, headers: { 'idempotency-key': key } });
};
const getLatest = async (as: Person) =>
  world.call('GET', `/api/advisor/conversation?workspaceId=${await firstWorkspaceOf(world, as)}`, { as });
const getPlan = async (as: Person, conversationId: string) =>
  (await world.call('GET', `/api/advisor/conversations/${conversationId}/plan`, { as })).body;
const textOf = (value: unknown): string => JSON.stringify(value);

async function founder(plan: 'Free' | 'Starter' | 'Pro' = 'Free') {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  const conversation = await answerQuestions(world, person);
  return { person, conversation, plan: await getPlan(person, conversation.id) };
}

/** One whose answers are all confirmed, and who said what was asked then. */
async function confirmed(plan: 'Free' | 'Starter' | 'Pro' = 'Free') {
  const one = await founder(plan);
  await confirmBakery(world, one.person, one.conversation.id);
  return { ...one, plan: await getPlan(one.person, one.conversation.id) };
}

describe('the conversation', () => {
  it('greets, asks five questions in order and reaches 10, 30, 50, 75 and 100', async () => {
    const person = await world.signUp();
    const first = await getLatest(person);
    expect(first.body).toMatchObject({ id: null, progress: 0, question: 'idea', quota: { limit: 1, used: 0 } });
    expect(first.body.messages).toHaveLength(1);
    let id: string | null = null;
    const seen: unknown[] = [];
    for (const [index, question] of ['idea', 'industry', 'audience', 'revenue', 'competitors'].entries()) {
      const { body } = await send(person, { conversationId: id, question, content: bakeryAnswers[index]! });
      id = body.id;
      seen.push([body.progress, body.question, body.messages.length]);
    }
    expect(seen).toEqual([
      // The first brings the greeting as well, and each the answer and the reply to it.
      [10, 'industry', 3],
      [30, 'audience', 2],
      [50, 'revenue', 2],
      [75, 'competitors', 2],
      [100, null, 2],
    ]);
    const reloaded = await getLatest(person);
    expect(reloaded.body).toMatchObject({ id, progress: 100 });
    expect(reloaded.body.messages).toHaveLength(11);
  });

  it('counts one idea when the first answer is stored, and refuses the second with limit, use, reset and plan', async () => {
    const { person, conversation } = await founder();
    const refused = await send(person, { conversationId: null, question: 'idea', content: 'Another idea' });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'billing.quota_exceeded', limit: 1, used: 1, plan: 'Starter' });
    expect(new Date(refused.body.reset).getTime()).toBeGreaterThan(world.clock.now.getTime());
    const later = await send(person, { conversationId: conversation.id, question: null, content: 'Thank you' });
    expect(later.body.quota.used).toBe(1);
    await setPlan(world, person, 'Starter');
    expect((await send(person, { conversationId: null, question: 'idea', content: 'Another idea' })).status).toBe(200);
  });

  it('counts fifty parallel first answers once on Free', async () => {
    const person = await world.signUp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        send(person, { conversationId: null, question: 'idea', content: 'A bakery in Ghent' }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(49);
  });

  it('gives a repeat with the same key the first answer again, and refuses the key for another request', async () => {
    const person = await world.signUp();
    const body = { conversationId: null, question: 'idea', content: 'A bakery in Ghent' };
    const [first, second] = [await send(person, body, 'k1'), await send(person, body, 'k1')];
    expect(second.body).toEqual(first.body);
    expect((await send(person, { ...body, content: 'A brewery' }, 'k1')).status).toBe(422);
    const unnamed = { workspaceId: await firstWorkspaceOf(world, person), ...body };
    expect((await world.call('POST', '/api/advisor/answers', { as: person, body: unnamed })).body.code).toBe(
      'request.idempotency_key_required',
    );
  });

  it('refuses a second answer to one question with the conversation as it is', async () => {
    const person = await world.signUp();
    const first = await send(person, { conversationId: null, question: 'idea', content: 'A bakery in Ghent' });
    const stale = await send(person, {
      conversationId: first.body.id,
      question: 'idea',
      content: 'A bakery in Bruges',
    });
    expect([stale.status, stale.body.code, stale.body.current.question]).toEqual([
      409,
      'request.stale_revision',
      'industry',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['100 KB', 'x'.repeat(100_000)],
  ])('refuses %s with the field', async (_what, content) => {
    const person = await world.signUp();
    const refused = await send(person, { conversationId: null, question: 'idea', content });
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      400,
      'request.invalid',
      ['content'],
    ]);
  });

  it.each([
    '🍞🥐 <script>alert(1)</script>',
    'مخبز في غنت يبيع الخبز',
    '"quotes\' and \\ backslashes"; drop table fact;',
    '\u0000\ud800 half a character',
    '面包店在上海',
  ])('takes %j as it is and answers', async (content) => {
    const person = await world.signUp();
    const conversation = await answerQuestions(
      world,
      person,
      Array.from({ length: 5 }, () => content),
    );
    expect(conversation.progress).toBe(100);
    const said = conversation.messages[1].content;
    expect(said).toBe(content.toWellFormed().replaceAll('\u0000', ''));
    const replies = conversation.messages.filter((message: { role: string }) => message.role === 'assistant');
    expect(textOf(replies)).not.toContain('<script');
    const plan = await getPlan(person, conversation.id);
    expect(plan.score.points).toBeLessThan(30);
  });

  it('lets every question be skipped and says in the plan what is missing', async () => {
    const person = await world.signUp();
    let id = null;
    for (const question of ['idea', 'industry', 'audience', 'revenue', 'competitors']) {
      const { body } = await send(person, { conversationId: id, question, content: "I don't know yet", isSkip: true });
      id = body.id;
    }
    const plan = await getPlan(person, id!);
    expect(plan.score.points).toBe(0);
    expect(plan.score.dimensions[0].lost.length).toBeGreaterThan(0);
    expect(plan.parts.verdict.kind).toBe('open');
    expect(textOf(plan.parts.strip)).toBe('[]');
  });
});

describe('what is said of the answers afterwards', () => {
  it('is no message, is not counted, and changes the plan everywhere', async () => {
    const { person, conversation } = await confirmed('Pro');
    const at = `/api/advisor/conversations/${conversation.id}`;
    const before = (await world.call('GET', at, { as: person })).body;
    const { strip } = (await getPlan(person, conversation.id)).parts;
    const body = { version: 0, value: 1.77 };
    const changed = await world.call('PATCH', `${at}/figures/cost.direct`, { as: person, body });
    expect(changed.status).toBe(200);
    const figures = await world.call('GET', `${at}/figures`, { as: person });
    expect(textOf(figures.body)).toContain('€1.77');
    expect(textOf(figures.body)).not.toContain('€5.30');
    const plan = await getPlan(person, conversation.id);
    expect(textOf(plan.parts.strip)).not.toBe(textOf(strip));
    expect(textOf(plan.sections)).toContain('€4.73');
    expect(plan.sections.every((section: Section) => !section.isStale)).toBe(true);
    expect((await world.call('GET', at, { as: person })).body).toEqual(before);
    expect((await getLatest(person)).body.quota.used).toBe(1);
  });

  it('earns points: nothing counts that nobody confirmed', async () => {
    const { person, conversation, plan } = await founder('Pro');
    await confirmBakery(world, person, conversation.id);
    const after = await getPlan(person, conversation.id);
    expect(plan.score.points).toBeLessThan(30);
    expect(after.score.points).toBe(86);
    expect([plan.parts.verdict.kind, after.parts.verdict.kind]).toEqual(['open', 'carries']);
  });
});

describe('a plan', () => {
  it.each([
    ['Free', ['executive-summary', 'market-analysis', 'target-audience'], ['revenue-streams']],
    [
      'Starter',
      ['executive-summary', 'market-analysis', 'target-audience', 'revenue-streams'],
      ['competitor-analysis'],
    ],
    [
      'Pro',
      [
        'executive-summary',
        'market-analysis',
        'target-audience',
        'revenue-streams',
        'competitor-analysis',
        'financial-projections',
        'trend-analysis',
      ],
      [],
    ],
  ] as const)('on %s opens its sections and locks the next', async (name, open, locked) => {
    const { plan } = await founder(name);
    const idsIn = (state: string) =>
      plan.sections.filter((section: Section) => section.state === state).map((section: Section) => section.id);
    expect([idsIn('open'), idsIn('locked')]).toEqual([open, locked]);
  });

  it('earns 65 on Free, 78 on Starter and 86 on Pro with five concrete answers, dimension by dimension the same', async () => {
    const { person, conversation, plan } = await confirmed();
    const dimensions: Record<string, unknown> = {};
    const totals = [plan.score.points];
    for (const name of ['Starter', 'Pro'] as const) {
      for (const { id, points } of (await getPlan(person, conversation.id)).score.dimensions) dimensions[id] ??= points;
      await setPlan(world, person, name);
      const { score } = await getPlan(person, conversation.id);
      totals.push(score.points);
      for (const { id, points } of score.dimensions) expect(points).toBe(dimensions[id] ?? points);
    }
    expect(totals).toEqual([65, 78, 86]);
  });

  it('keeps what was open once readable after a downgrade', async () => {
    const { person, conversation } = await founder('Pro');
    await setPlan(world, person, 'Free');
    const plan = await getPlan(person, conversation.id);
    expect(plan.sections.filter((section: Section) => section.state === 'open')).toHaveLength(7);
  });

  it('lets no canary of a locked section or figure out, on any answer', async () => {
    const { person, conversation } = await founder();
    const canary = 'Quetzalcoatlus';
    const scope = {
      accountId: person.userId,
      workspaceIds: [await firstWorkspaceOf(world, person)],
    };
    const block = [{ id: 'p1', kind: 'paragraph', content: [{ kind: 'text', text: canary }] }];
    await world.product.database.withTenant(scope, async (tx) => {
      const locked = ['revenue-streams', 'competitor-analysis', 'financial-projections', 'trend-analysis'];
      await tx`update plan_section set composed = ${tx.json(block as never)} where section_id = any (${locked})`;
      const proBlock = [
        { id: 'p2', kind: 'paragraph', content: [{ kind: 'figure', nodeId: 'cash.closing', text: canary }] },
      ];
      await tx`update plan_section set composed = composed || ${tx.json(proBlock as never)} where section_id = 'executive-summary'`;
      await tx`update plan set graph = replace(graph::text, 'Cash at month end', ${canary})::jsonb`;
    });
    const base = `/api/advisor/conversations/${conversation.id}`;
    const answers = [
      await world.call('GET', `${base}/plan`, { as: person }),
      await world.call('GET', `${base}/figures`, { as: person }),
      await world.call('GET', `${base}/figures/cash.closing`, { as: person }),
      await world.call('GET', base, { as: person }),
      await world.call('PATCH', `${base}/sections/revenue-streams`, {
        as: person,
        body: { revision: 1, texts: [{ blockId: 'p1', text: 'x' }] },
      }),
      await world.call('POST', `${base}/sections/financial-projections/compose`, {
        as: person,
        body: { revision: 1 },
        headers: { 'idempotency-key': 'c' },
      }),
      await world.call('POST', `${base}/sections/trend-analysis/undo`, { as: person, body: { revision: 1 } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 404, 200, 403, 403, 403]);
    for (const answer of answers) expect(textOf(answer.body) + textOf([...answer.headers])).not.toContain(canary);
  });
});

describe('a section', () => {
  const firstText = (section: Section) => section.blocks.find(({ kind }) => kind === 'paragraph' || kind === 'notice')!;

  it('is edited in place, keeps the origin of numbers that stand, and makes new ones the person’s own', async () => {
    const { person, conversation, plan } = await founder('Pro');
    const section = plan.sections[0];
    const block = firstText(section);
    const text = `${block.content.map((inline) => inline.text).join('')} We open on 14 March.`;
    const path = `/api/advisor/conversations/${conversation.id}/sections/executive-summary`;
    const edited = await world.call('PATCH', path, {
      as: person,
      body: { revision: section.revision, texts: [{ blockId: block.id, text }] },
    });
    expect(edited.body).toMatchObject({ isEdited: true, revision: section.revision + 1, canUndo: true });
    const content = firstText(edited.body).content as unknown as {
      kind: string;
      text: string;
      factKey?: string;
    }[];
    expect(content.map((inline) => inline.text).join('')).toBe(text);
    expect(content.find((inline) => inline.text === '14')).toMatchObject({ kind: 'said', factKey: 'edited' });
    const stale = await world.call('PATCH', path, {
      as: person,
      body: { revision: section.revision, texts: [{ blockId: block.id, text: 'x' }] },
    });
    expect([stale.status, stale.body.current.revision]).toEqual([409, section.revision + 1]);
  });

  it('is written again alone, without losing edits elsewhere, and can be brought back', async () => {
    const { person, conversation, plan } = await confirmed('Pro');
    const base = `/api/advisor/conversations/${conversation.id}/sections`;
    const [summary, market] = plan.sections as Section[];
    const edit = (section: Section, text: string) =>
      world.call('PATCH', `${base}/${section.id}`, {
        as: person,
        body: { revision: section.revision, texts: [{ blockId: firstText(section).id, text }] },
      });
    const revenue = plan.sections[3] as Section;
    const edited = await edit(revenue, 'My own prices.');
    expect(edited.status).toBe(200);
    const again = await world.call('POST', `${base}/revenue-streams/compose`, {
      as: person,
      body: { revision: edited.body.revision },
      headers: { 'idempotency-key': 'again' },
    });
    expect([again.body.isEdited, again.body.blocks]).toEqual([false, revenue.blocks]);
    const undone = await world.call('POST', `${base}/revenue-streams/undo`, {
      as: person,
      body: { revision: again.body.revision },
    });
    expect(undone.body.blocks).toEqual(edited.body.blocks);
    const now = (await getPlan(person, conversation.id)).sections as Section[];
    expect(now.slice(0, 2)).toEqual([summary, market]);
  });

  it('that was edited keeps its words when an answer changes, gets the new figures, and says when it is stale', async () => {
    const { person, conversation, plan } = await founder('Pro');
    const section = plan.sections[2] as Section;
    const base = `/api/advisor/conversations/${conversation.id}`;
    await world.call('PATCH', `${base}/sections/target-audience`, {
      as: person,
      body: { revision: section.revision, texts: [{ blockId: firstText(section).id, text: 'Our own words.' }] },
    });
    await confirmBakery(world, person, conversation.id);
    const after = (await getPlan(person, conversation.id)).sections[2];
    expect([after.isStale, after.isEdited]).toEqual([true, true]);
    expect(textOf(after)).toContain('Our own words.');
  });
});

describe('a download', () => {
  it('opens by its signed address for two minutes, and not after signing out', async () => {
    const { person, conversation } = await confirmed('Pro');
    const order = (format: string) =>
      world.call('POST', `/api/advisor/conversations/${conversation.id}/downloads`, { as: person, body: { format } });
    const { body } = await order('docx');
    expect(body.fileName).toBe('levain-rye-bakes-sourdough-business-plan.docx');
    const file = await world.product.app.request(body.address);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="levain-rye-bakes-sourdough-business-plan.docx"',
    ]);
    const pdf = await world.product.app.request((await order('pdf')).body.address);
    const read = [
      await readDocx(new Uint8Array(await file.arrayBuffer())),
      await readPdf(new Uint8Array(await pdf.arrayBuffer())),
    ];
    for (const { text } of read)
      for (const shown of ['Levain & Rye', 'Executive Summary', 'Financial Projections']) expect(text).toContain(shown);
    // Not the last character: some of its bits are no part of the signature.
    const forged = body.address.replace(/.(?=.$)/, (sign: string) => (sign === 'A' ? 'B' : 'A'));
    expect((await world.call('GET', forged)).status).toBe(404);
    const kept = world.clock.now;
    world.clock.now = new Date(kept.getTime() + 121_000);
    expect((await world.call('GET', body.address)).status).toBe(404);
    world.clock.now = kept;
    const second = await order('pdf');
    await world.call('POST', '/auth/v1/logout', { as: person });
    expect((await world.call('GET', second.body.address)).status).toBe(404);
  });
});
