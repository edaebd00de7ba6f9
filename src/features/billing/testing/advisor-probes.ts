import { expect } from 'vitest';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { Block } from '#shared/prose.ts';
import { completeBakery, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import type { CellValue } from './cell.ts';
import type { AdvisorProbeId } from './cells-advisor.ts';

/** Somebody on a plan who has answered all five questions concretely. */
export interface Founder {
  readonly plan: PlanName;
  readonly person: Person;
  /** The address of the conversation. */
  readonly base: string;
  /** The plan as it was first read. */
  readonly view: PlanView;
}

/** Signs somebody up, puts them on a plan as an operator would, and has them answer. */
export async function createFounder(world: TestProduct, plan: PlanName): Promise<Founder> {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  const { id } = await completeBakery(world, person);
  const base = `/api/advisor/conversations/${id}`;
  return { plan, person, base, view: (await world.call('GET', `${base}/plan`, { as: person })).body };
}

/** What each cell of the advisor comes to over HTTP; refusals are checked on the way, for their code and what they name. */
export function createAdvisorProbes(
  world: TestProduct,
): Readonly<Record<AdvisorProbeId, (founder: Founder) => Promise<CellValue>>> {
  const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });

  /** Composes, edits and undoes a section; all three must be answered, or all refused with the plan that opens it. */
  const opens =
    (id: string, opensWith: PlanName) =>
    async ({ person, base, view }: Founder): Promise<CellValue> => {
      const section = view.sections.find((one) => one.id === id);
      // Of a locked section nobody learns the revision.
      const revision = section?.state === 'open' ? section.revision : 1;
      const path = `${base}/sections/${id}`;
      const composed = await world.call('POST', `${path}/compose`, {
        as: person,
        body: { revision },
        headers: keyed(),
      });
      const isOpen = composed.status === 200;
      const text = isOpen && composed.body.blocks.find(({ kind }: Block) => kind === 'paragraph' || kind === 'list');
      const place = text ? { blockId: text.id, ...(text.kind === 'list' && { item: 0 }) } : { blockId: 'p1' };
      const edited = await world.call('PATCH', path, {
        as: person,
        body: {
          revision: revision + 1,
          texts: [{ ...place, text: 'In our own words.' }],
        },
      });
      const undone = await world.call('POST', `${path}/undo`, { as: person, body: { revision: revision + 2 } });
      const answers = [composed, edited, undone];
      if (isOpen) {
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        return true;
      }
      for (const { status, body } of answers) {
        expect([status, body.code, body.plan]).toEqual([403, 'billing.plan_required', opensWith]);
        expect(JSON.stringify(body)).not.toContain('blocks');
      }
      return false;
    };

  const sectionsThat = (view: PlanView, state: 'open' | 'locked') =>
    view.sections.filter((section) => section.state === state).map(({ id }) => id);

  /** Begins businesses until one is refused; more than any limit of a plan counts as unlimited. */
  const countIdeas = async (plan: PlanName): Promise<CellValue> => {
    const person = await world.signUp();
    await setPlan(world, person, plan);
    const workspaceId = await firstWorkspaceOf(world, person);
    const begin = () =>
      world.call('POST', '/api/advisor/answers', {
        as: person,
        body: { workspaceId, conversationId: null, question: 'idea', content: 'A bakery in Ghent' },
        headers: keyed(),
      });
    for (let used = 0; used < 8; used++) {
      const { status, body } = await begin();
      if (status === 200) continue;
      expect([status, body.code, body.limit, body.used]).toEqual([429, 'billing.quota_exceeded', used, used]);
      expect(body.plan).toBe(plan === 'Free' ? 'Starter' : 'Pro');
      const reset = new Date(body.reset);
      expect(reset > world.clock.now && reset.getUTCDate() === 1).toBe(true);
      return used;
    }
    return null;
  };

  return {
    'ideas per month': ({ plan }) => countIdeas(plan),
    'sections shown': async ({ view }) => view.sections.map(({ id }) => id),
    'sections locked': async ({ view }) => {
      for (const section of view.sections)
        if (section.state === 'locked') {
          // A locked card has a title and the plan that opens it, with its price; nothing else leaves the server.
          expect(Object.keys(section).sort()).toEqual(['id', 'monthlyPriceCents', 'opensWith', 'state']);
          expect(section.monthlyPriceCents).toBe(section.opensWith === 'Starter' ? 2400 : 7900);
        }
      return sectionsThat(view, 'locked');
    },
    'executive-summary opens': opens('executive-summary', 'Free'),
    'market-analysis opens': opens('market-analysis', 'Free'),
    'target-audience opens': opens('target-audience', 'Free'),
    'revenue-streams opens': opens('revenue-streams', 'Starter'),
    'competitor-analysis opens': opens('competitor-analysis', 'Pro'),
    'financial-projections opens': opens('financial-projections', 'Pro'),
    'trend-analysis opens': opens('trend-analysis', 'Pro'),
    'dimensions of the score': async ({ view }) => view.score.dimensions.length,
    'score for five concrete answers': async ({ view }) => view.score.points,
    'projections and their figures': async ({ person, base, view }) => {
      const one = await world.call('GET', `${base}/figures/cash.closing`, { as: person });
      const { figures } = (await world.call('GET', `${base}/figures`, { as: person })).body;
      const isListed = figures.some(({ nodeId }: { nodeId: string }) => nodeId === 'cash.closing');
      const hasCharts = view.sections.some(
        (section) => section.state === 'open' && section.blocks.some(({ kind }) => kind === 'chart'),
      );
      expect([isListed, hasCharts]).toEqual(one.status === 200 ? [true, true] : [false, false]);
      if (one.status !== 200) expect([one.status, one.body.code]).toEqual([404, 'request.not_found']);
      return one.status === 200;
    },
    'download of the plan': async ({ person, base }) => {
      const beginnings: string[] = [];
      for (const format of ['pdf', 'docx']) {
        const { body } = await world.call('POST', `${base}/downloads`, { as: person, body: { format } });
        const file = await world.product.app.request(body.address);
        expect(file.status).toBe(200);
        beginnings.push((await file.text()).slice(0, 2));
      }
      return beginnings.join() === '%P,PK';
    },
    'richness of a section': async ({ view }) =>
      Math.max(
        ...view.sections.flatMap((section) =>
          section.state === 'open' ? section.blocks.map(({ rank }) => rank ?? 1) : [],
        ),
      ),
  };
}
