/** After a downgrade everything that was open stays readable and exportable, nothing is deleted, and what is over the limit is said. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import type { QuotaUse } from '#features/billing/billing.contract.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { answerQuestions, completeBakery, enterFact } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let person: Person;
/** The address of the plan that was read on Pro, below /api. */
let base: string;
let onPro: Seen & Documents;

/** What somebody sees of one business plan. */
interface Seen {
  readonly view: PlanView;
  readonly figures: readonly { readonly nodeId: string; readonly shown: string }[];
}

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const get = async (path: string) => (await world.call('GET', path, { as: person })).body;

/** What a document holds, as JSON. */
async function download(format: 'pdf' | 'docx'): Promise<string> {
  const { body } = await world.call('POST', `${base}/downloads`, { as: person, body: { format } });
  const file = await world.product.app.request(body.address);
  expect(file.status).toBe(200);
  return file.text();
}

async function see(): Promise<Seen> {
  const view: PlanView = await get(`${base}/plan`);
  const { figures } = await get(`${base}/figures`);
  return { view, figures };
}

/** Their texts. */
interface Documents {
  readonly pdf: string;
  readonly docx: string;
}

async function exportBoth(): Promise<Documents> {
  return { pdf: await download('pdf'), docx: await download('docx') };
}

async function choose(plan: PlanName): Promise<void> {
  const answer = await world.call('POST', '/api/billing/plan', {
    as: person,
    body: { plan, interval: 'month' },
    headers: keyed(),
  });
  expect([answer.status, answer.body.outcome, answer.body.billing?.plan]).toEqual([200, 'switched', plan]);
}

/** Everything the account has in these tables, counted below the product. */
const countRows = () =>
  world.product.database.withTenant({ accountId: person.userId, workspaceIds }, async (tx) => {
    const [counts] = await tx`select
      (select count(*) from workspace) as workspaces, (select count(*) from conversation) as conversations,
      (select count(*) from message) as messages, (select count(*) from fact) as facts,
      (select count(*) from plan) as plans, (select count(*) from plan_section) as sections,
      (select sum(used) from quota_usage) as used`;
    return { ...counts };
  });
let workspaceIds: string[] = [];

beforeAll(async () => {
  world = await createTestProduct();
  person = await world.signUp();
  const isOn = await world.call('PUT', '/api/billing/test-mode', { as: person, body: { isOn: true } });
  expect(isOn.status).toBe(200);
  await choose('Pro');
  workspaceIds = (await get('/api/workspaces')).workspaces.map(({ id }: { id: string }) => id);
  const { id } = await completeBakery(world, person);
  base = `/api/advisor/conversations/${id}`;
  for (let more = 0; more < 2; more++) await answerQuestions(world, person);
  onPro = { ...(await see()), ...(await exportBoth()) };
}, 120_000);
afterAll(() => world.close());

describe('after Pro became Free', () => {
  it('nothing is deleted and no count is given back', async () => {
    const before = await countRows();
    await choose('Free');
    expect(await countRows()).toEqual(before);
    expect(before).toMatchObject({ conversations: 3, plans: 3, sections: 21, used: 3 });
  });

  it('the plan is read as on Pro: every section, every block, every figure, the whole score', async () => {
    const { view, figures } = await see();
    expect(view.sections.map(({ id, state }) => `${id}: ${state}`)).toEqual([
      'executive-summary: open',
      'market-analysis: open',
      'target-audience: open',
      'revenue-streams: open',
      'competitor-analysis: open',
      'financial-projections: open',
      'trend-analysis: open',
    ]);
    expect({ view, figures }).toEqual({ view: onPro.view, figures: onPro.figures });
    expect(figures.map(({ nodeId }) => nodeId)).toContain('cash.closing');
  });

  it('PDF and DOCX contain what they contained', async () => {
    const { pdf, docx } = await exportBoth();
    expect(pdf).toBe(onPro.pdf);
    expect(docx).toBe(onPro.docx);
    for (const text of [pdf, docx])
      for (const title of ['Revenue Streams', 'Competitor Analysis', 'Financial Projections', 'Trend Analysis'])
        expect(text).toContain(title);
  });

  it('every conversation is still listed and read, and so is its plan', async () => {
    const { conversations } = await get(`/api/advisor/conversations?workspaceId=${workspaceIds[0]}`);
    expect(conversations).toHaveLength(3);
    for (const { id } of conversations) {
      expect((await get(`/api/advisor/conversations/${id}`)).messages).toHaveLength(11);
      // Two of them were written on Pro and never read there.
      const { sections, score }: PlanView = await get(`/api/advisor/conversations/${id}/plan`);
      expect([sections.filter(({ state }) => state === 'open').length, score.dimensions.length]).toEqual([7, 7]);
    }
  });

  it('use says what is over the limit, and with which plan there is room again', async () => {
    const usage: { plan: PlanName; quotas: QuotaUse[] } = await get('/api/billing/usage');
    expect(usage.plan).toBe('Free');
    expect(usage.quotas).toMatchObject([
      { quota: 'advisor.ideas', tool: 'advisor', period: 'month', limit: 1, used: 3, opensWith: 'Starter' },
    ]);
  });

  it('one more is refused with what was used, and nothing else is', async () => {
    const refused = await world.call('POST', '/api/advisor/answers', {
      as: person,
      body: { workspaceId: workspaceIds[0], conversationId: null, question: 'idea', content: 'One more' },
      headers: keyed(),
    });
    expect([refused.status, refused.body.code, refused.body.limit, refused.body.used, refused.body.plan]).toEqual([
      429,
      'billing.quota_exceeded',
      1,
      3,
      'Starter',
    ]);
  });

  it('what was open stays open when a fact changes and the plan is written again', async () => {
    const value = { type: 'texts', items: ['Bakkerij Zyxwvut'] };
    const entered = await enterFact(world, person, workspaceIds[0]!, { key: 'competitors.named', value });
    expect(entered.status).toBe(200);
    const { view } = await see();
    expect(view.sections.filter(({ state }) => state === 'open')).toHaveLength(7);
    expect(await download('docx')).toContain('Bakkerij Zyxwvut');
  });

  it('a plan written on Free, open while Pro was paid and never looked at, stays open: to read, to download, to take along', async () => {
    const other = await world.signUp();
    const { id } = await answerQuestions(world, other);
    const openOf = async () => {
      const { body } = await world.call('GET', `/api/advisor/conversations/${id}/plan`, { as: other });
      return body.sections.filter(({ state }: { state: string }) => state === 'open').length;
    };
    await world.call('PUT', '/api/billing/test-mode', { as: other, body: { isOn: true } });
    for (const plan of ['Pro', 'Free'])
      await world.call('POST', '/api/billing/plan', { as: other, body: { plan, interval: 'month' }, headers: keyed() });
    const { body } = await world.call('POST', '/api/account/archives', { as: other });
    await world.product.privacy.run();
    const archive = await world.call('POST', `/api/account/archives/${body.id}/download`, { as: other });
    const zip = await world.product.app.request(archive.body.address);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const { rows } = JSON.parse(strFromU8(files['data/plan_section.json']!));
    expect(rows.filter(({ composed }: { composed: unknown[] }) => composed.length > 0)).toHaveLength(7);
    expect(strFromU8(files['plans/business-plan-1.docx']!)).toContain('Financial Projections');
    expect(await openOf()).toBe(7);
  });

  it('a business that begins afterwards has what Free gives', async () => {
    world.clock.now = new Date(Date.UTC(world.clock.now.getUTCFullYear(), world.clock.now.getUTCMonth() + 1, 2));
    const token = await world.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: person.email, password: 'correct horse battery' },
    });
    person = { ...person, accessToken: token.body.access_token };
    const { id } = await answerQuestions(world, person);
    const { sections }: PlanView = await get(`/api/advisor/conversations/${id}/plan`);
    expect(sections.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'locked']);
  });
});
