/** What an account may not read it cannot guess either: a right guess is answered like a wrong one, byte for byte. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import { figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import { inlinesOf } from '#features/advisor/domain/plan-access.ts';
import type { Tx } from '#server/db/connect.ts';
import { getNode } from '#shared/formula-dependants.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { Block } from '#shared/prose.ts';
import {
  answerQuestions,
  bakeryAnswers,
  bakeryMeanings,
  confirmBakery,
  firstWorkspaceOf,
  setPlan,
} from '#testing/founder.ts';
import { type Person, sharedTestProduct, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let guesses: readonly Guess[];
let founder: Awaited<ReturnType<typeof found>>;

beforeAll(async () => {
  world = await sharedTestProduct();
  founder = await found();
  // What also stands where the account may read it is no secret.
  const read = JSON.stringify([founder.open, founder.conversation, founder.listed]);
  const numbers = new Set(read.match(/\d+/g));
  const secrets = founder.hidden
    .flatMap(({ figures }) => figures)
    .filter((text) => [text, otherThan(text)].every((one) => !numbers.has(/\d+/.exec(one)?.[0] ?? '')));
  guesses = [...new Set(secrets)].map((text) => ({ right: text, wrong: otherThan(text) }));
});

/** A locked figure as the plan words it, and a text of the same form that is not it. */
interface Guess {
  readonly right: string;
  readonly wrong: string;
}

const otherThan = (text: string): string => text.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

interface Section {
  readonly id: string;
  readonly revision: number;
  readonly blocks: readonly Block[];
}

/** With everything in it that a forecast needs: on Free nobody is asked for what Free does not show. */
const answers = [
  `${bakeryAnswers[0]} The oven costs €12,000.`,
  ...bakeryAnswers.slice(1, 3),
  'Loaves at €6.50 each. I expect to sell 2,500 loaves a month. Flour costs me €1.20 per loaf.',
  bakeryAnswers[4],
];
const meanings = { ...bakeryMeanings, '€12,000': ['cost.once'], '2,500 loaves a month': ['sales.expected'] } as const;

/** What stands behind Pro, worded in a section that every plan opens: as in plans that an earlier version wrote. */
async function withLockedText(tx: Tx, conversationId: string): Promise<readonly { readonly graph: FormulaGraph }[]> {
  const plans = await tx<{ graph: FormulaGraph }[]>`select graph from plan where conversation_id = ${conversationId}`;
  const { graph } = plans[0]!;
  const values = evaluate(graph);
  const locked = ['revenue', 'costs', 'result', 'afterPay'].flatMap((what) =>
    [1, 2, 3].map((year) => `year.${year}.${what}`),
  );
  const figures = [...locked, 'cash.end', 'best.cash.end', 'worst.cash.end'].flatMap((nodeId) => {
    const text = formatNode(getNode(graph, nodeId), values.get(nodeId) ?? 0);
    return [
      { kind: 'figure', nodeId, text },
      { kind: 'text', text: ', ' },
    ];
  });
  const block = [{ id: 'locked', kind: 'paragraph', content: [{ kind: 'text', text: 'In all ' }, ...figures] }];
  await tx`update plan_section set composed = composed || ${tx.json(block as never)}
    where conversation_id = ${conversationId} and section_id = 'executive-summary'`;
  return plans;
}

/** A person on Free with a whole plan, and what of its open sections they never receive. */
async function found() {
  const person = await world.signUp();
  const conversation = await answerQuestions(world, person, answers);
  await confirmBakery(world, person, conversation.id, meanings);
  const at = `/api/advisor/conversations/${conversation.id}`;
  const plan = (await world.call('GET', `${at}/plan`, { as: person })).body as { readonly sections: Section[] };
  const { body: listed } = await world.call('GET', `${at}/figures`, { as: person });
  const workspaceId = await firstWorkspaceOf(world, person);
  const scope = { accountId: person.userId, workspaceIds: [workspaceId] };
  const [[stored], composed] = await world.product.database.withTenant(scope, async (tx) => [
    await withLockedText(tx, conversation.id),
    await tx<{ id: string; composed: Block[] }[]>`
      select section_id as id, composed from plan_section where conversation_id = ${conversation.id}`,
  ]);
  const open = plan.sections.filter((section) => 'blocks' in section);
  const hidden = open.flatMap(({ id, blocks }) => {
    const shown = new Set(blocks.map((block) => block.id));
    const left = composed.find((section) => section.id === id)!.composed.filter((block) => !shown.has(block.id));
    return left.map((block) => ({
      sectionId: id,
      blockId: block.id,
      kind: block.kind,
      figures: inlinesOf(block).flatMap((inline) => (inline.kind === 'figure' ? [inline.text] : [])),
    }));
  });
  return {
    person,
    at,
    conversation,
    open,
    listed,
    hidden,
    graph: stored!.graph,
    workspaceId,
  };
}

/** A text of some blocks that can be edited: a paragraph, or the first line of a list. */
function textIn(blocks: readonly Block[]): { readonly blockId: string; readonly item?: number } | undefined {
  const block = blocks.find(({ kind }) => kind === 'paragraph' || kind === 'list');
  return block && { blockId: block.id, ...(block.kind === 'list' && { item: 0 }) };
}

const section = async (id: string): Promise<Section> => {
  const { body } = await world.call('GET', `${founder.at}/plan`, { as: founder.person });
  return (body as { sections: Section[] }).sections.find((one) => one.id === id)!;
};
const edit = async (sectionId: string, texts: readonly object[]) => {
  const { revision } = await section(sectionId);
  const body = { revision, texts };
  return world.call('PATCH', `${founder.at}/sections/${sectionId}`, { as: founder.person, body });
};
const undo = async (sectionId: string) => {
  const body = { revision: (await section(sectionId)).revision };
  return world.call('POST', `${founder.at}/sections/${sectionId}/undo`, { as: founder.person, body });
};

type Answer = Awaited<ReturnType<TestProduct['call']>>;

/** What an answer says apart from the guess itself, from ids that are made for each answer, and from counting. */
const bytesOf = ({ status, body, headers }: Answer, ...guessed: readonly string[]): string => {
  const said = JSON.stringify({ status, body, headers: [...headers].filter(([name]) => name !== 'x-request-id') });
  const told = guessed.reduce((text, guess) => text.replaceAll(JSON.stringify(guess).slice(1, -1), '#'), said);
  return (
    told
      // A number that is typed becomes the person's own, part by part.
      .replace(/("factKey":"edited","text":)"[^"]*"/g, '$1"#"')
      .replace(/"revision":\d+/g, '"revision":0')
      .replace(/"(requestId|id)":"[^"]+"/g, '"$1":""')
      .replace(/"content-length","\d+"/g, '"content-length",""')
  );
};

/** Where two texts part, with a few words of both; nothing where they are equal. */
function differenceOf(one: string, other: string): string {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  if (at < 0 && one.length === other.length) return '';
  return `${one.slice(Math.max(0, at - 80), at + 40)} ≠ ${other.slice(Math.max(0, at - 80), at + 40)}`;
}

describe('a text that the account never received', () => {
  it('is there: open sections of a Free plan leave texts with locked figures out', () => {
    expect(guesses.length).toBeGreaterThan(3);
  });

  it('is not edited: whatever is typed, the answer is that of a text that does not exist, and nothing changes', async () => {
    for (const { sectionId, blockId, figures } of founder.hidden) {
      const before = await section(sectionId);
      const missing = bytesOf(await edit(sectionId, [{ blockId: 'no-such-text', text: 'x' }]), 'no-such-text');
      expect(missing).toContain('"status":400');
      for (const text of ['x', ...figures.flatMap((figure) => [figure, otherThan(figure)])])
        expect(differenceOf(bytesOf(await edit(sectionId, [{ blockId, text }]), blockId), missing)).toBe('');
      expect(await section(sectionId)).toEqual(before);
    }
  });

  it('is not edited beside one that may be: the request is refused as a whole', async () => {
    const { sectionId, blockId } = founder.hidden[0]!;
    const before = await section(sectionId);
    const mine = textIn(before.blocks)!;
    const refused = await edit(sectionId, [
      { ...mine, text: 'Mine.' },
      { blockId, text: 'x' },
    ]);
    expect(refused).toMatchObject({ status: 400, body: { fields: { texts: blockId } } });
    expect(await section(sectionId)).toEqual(before);
    // The same without it is saved.
    expect((await edit(sectionId, [{ ...mine, text: 'Mine.' }])).status).toBe(200);
    expect((await undo(sectionId)).status).toBe(200);
  });

  it('is edited by an account that may read it', async () => {
    // Another person: what was open once stays open.
    const before = founder;
    founder = await found();
    try {
      await setPlan(world, founder.person, 'Pro');
      const { sectionId, blockId } = founder.hidden.find(({ kind }) => kind === 'paragraph')!;
      expect((await edit(sectionId, [{ blockId, text: 'In my words.' }])).status).toBe(200);
    } finally {
      founder = before;
    }
  });
});

type Play = (guess: string) => Promise<readonly Answer[]>;

const call = (method: string, path: string, body?: unknown, as: Person = founder.person) =>
  world.call(method, path, {
    as,
    ...(body !== undefined && { body }),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

/** Each endpoint, asked with a guess wherever it takes one. One that is added has to be played as well. */
const plays: Readonly<Record<keyof typeof advisorContract, Play>> = {
  getLatestConversation: async () => [
    await call('GET', `/api/advisor/conversation?workspaceId=${founder.workspaceId}`),
  ],
  listConversations: async () => [await call('GET', `/api/advisor/conversations?workspaceId=${founder.workspaceId}`)],
  getConversation: async () => [await call('GET', founder.at)],
  sendAnswer: async (guess) => {
    const { workspaceId, conversation } = founder;
    const content = `Is it ${guess}?`;
    return [
      await call('POST', '/api/advisor/answers', {
        workspaceId,
        conversationId: conversation.id,
        question: null,
        content,
      }),
    ];
  },
  // The plan is complete: refused, whatever is written.
  replaceAnswer: async (guess) => {
    const { messages } = (await call('GET', founder.at)).body;
    const { id } = messages.find(({ role }: { role: string }) => role === 'user');
    return [await call('PATCH', `${founder.at}/answers/${id}`, { content: `Is it ${guess}?` })];
  },
  // What stands in later messages is what was guessed there, in the person's own words.
  getReading: async () => {
    const answer = await call('GET', `${founder.at}/reading`);
    const mentions = answer.body.mentions.filter(({ question }: { question: string | null }) => question !== null);
    return [{ ...answer, body: { ...answer.body, mentions } }];
  },
  setLabels: async (guess) => {
    const { mentions } = (await call('GET', `${founder.at}/reading`)).body;
    const { id, version } = mentions[0];
    const unit = { one: guess, many: guess };
    return [
      await call('PATCH', `${founder.at}/labels`, { labels: [{ mention: id, version, role: 'other', unit }] }),
      await call('PATCH', `${founder.at}/labels`, { labels: [{ mention: guess, version: 0, role: 'price' }] }),
    ];
  },
  answerQuestion: async (guess) => [
    await call('PATCH', `${founder.at}/questions`, { key: guess, version: 0, answer: { kind: 'unknown' } }),
    await call('PATCH', `${founder.at}/questions`, {
      key: 'premise.trade',
      version: 0,
      answer: { kind: 'choice', choice: guess },
    }),
  ],
  searchTrades: async (guess) => [
    await call('GET', `/api/advisor/trades?language=en&query=${encodeURIComponent(guess)}`),
  ],
  renewPlan: async () => [await call('POST', `${founder.at}/plan`)],
  getPlan: async () => [await call('GET', `${founder.at}/plan`)],
  editSection: async (guess) => {
    const answers: Answer[] = [];
    for (const { id, blocks } of founder.open) {
      const text = textIn(blocks);
      if (!text) continue;
      answers.push(await edit(id, [{ ...text, text: `It is ${guess}, they say.` }]));
      answers.push(await call('GET', `${founder.at}/plan`));
      answers.push(await undo(id));
    }
    return answers;
  },
  composeSection: async () => [
    await call('POST', `${founder.at}/sections/financial-projections/compose`, { revision: 1 }),
  ],
  undoSection: async () => [await call('POST', `${founder.at}/sections/financial-projections/undo`, { revision: 1 })],
  listFigures: async () => [await call('GET', `${founder.at}/figures`)],
  getFigure: async (guess) => [
    await call('GET', `${founder.at}/figures/${encodeURIComponent(guess)}`),
    await call('GET', `${founder.at}/figures/breakEven.month?at=${guess.replace(/\D/g, '').slice(0, 1) || 0}`),
  ],
  setOwnNumber: async (guess) => {
    const value = Number(guess.replace(/[^\d.]/g, '')) || 0;
    return [
      await call('PATCH', `${founder.at}/figures/ramp.months`, { version: 0, value }),
      await call('PATCH', `${founder.at}/figures/${encodeURIComponent(guess)}`, { version: 0, value }),
    ];
  },
  createDownload: async () => [await call('POST', `${founder.at}/downloads`, { format: 'pdf' })],
};

describe('a guess at a locked figure', () => {
  it.each(Object.entries(plays))('is answered by %s as a wrong one is', async (name, play) => {
    // What changes with the first of all, as whether there is something to bring back.
    await play('nothing yet');
    for (const { right, wrong } of guesses) {
      const [first, second] = [await play(right), await play(wrong)];
      const said = (answers: readonly Answer[], guess: string) =>
        answers.map((answer) => bytesOf(answer, guess, encodeURIComponent(guess)));
      // A conversation grows with each guess that is sent in it: both its sides are the guess's own.
      if (name === 'sendAnswer') expect(first.map(({ status }) => status)).toEqual(second.map(({ status }) => status));
      else expect(differenceOf(said(second, wrong).join(), said(first, right).join()), `${right} or ${wrong}`).toBe('');
    }
  });

  it('finds nothing', async () => {
    for (const { right } of guesses) {
      const { status, body } = await call('GET', `/api/search?query=${encodeURIComponent(right)}&kind=section`);
      expect([status, JSON.stringify(body.groups).includes(right)]).toEqual([200, false]);
    }
  });

  it('is right: the figures that are guessed are those that the model computes', () => {
    const values = evaluate(founder.graph);
    const access = figureAccess(founder.graph);
    const locked = founder.graph.nodes.filter(({ id }) => access.get(id) === 'pro');
    const shown = new Set(
      locked.flatMap((node) => [values.get(node.id) ?? []].flat().map((value) => formatNode(node, value))),
    );
    expect(guesses.filter(({ right }) => shown.has(right)).length).toBeGreaterThan(3);
  });
});
