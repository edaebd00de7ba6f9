import { expect } from 'vitest';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { Site } from '#features/sites/sites.contract.ts';
import { askToPublishPost, makeReadyPost } from '#features/sites/testing/make-post.ts';
import {
  askToBegin,
  askToPublish,
  assertDone,
  makeReadySite,
  publish,
  readBuilder,
} from '#features/sites/testing/make-site.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import type { CellValue } from './cell.ts';
import type { SitesProbeId } from './cells-brand-and-sites.ts';

/** Somebody on a plan with a business that has no site yet; each probe has one of its own. */
interface SiteOwner {
  readonly plan: PlanName;
  readonly person: Person;
  readonly workspaceId: string;
}

async function createSiteOwner(world: TestProduct, plan: PlanName): Promise<SiteOwner> {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  return { plan, person, workspaceId: await firstWorkspaceOf(world, person) };
}

const pieces = (count: number): CellValue => (count === 0 ? false : `${count} pieces`);

/** What each cell of the website builder comes to over HTTP; refusals are checked on the way. */
export function createSitesProbes(
  world: TestProduct,
): Readonly<Record<SitesProbeId, (plan: PlanName) => Promise<CellValue>>> {
  const begins = async (owner: SiteOwner, template?: Parameters<typeof askToBegin>[2]): Promise<boolean> => {
    const { status, body } = await askToBegin(world, owner.person, template);
    if (status === 200) return true;
    expect([status, body.code]).toEqual([403, 'billing.plan_required']);
    expect(planNames.indexOf(body.plan)).toBeGreaterThan(planNames.indexOf(owner.plan));
    return false;
  };
  const anotherBusiness = async ({ person }: SiteOwner): Promise<string> => {
    const made = await world.call('POST', '/api/workspaces', {
      as: person,
      body: { name: 'Another business' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    return assertDone(made).workspace.id;
  };
  const listDrafts = async ({ person, workspaceId }: SiteOwner): Promise<{ template: string }[]> =>
    assertDone(await world.call('GET', `/api/sites/${workspaceId}/drafts?language=en`, { as: person })).drafts;
  const builderOf = async (owner: SiteOwner) => readBuilder(world, owner.person, owner.workspaceId);

  /** How many go online, up to two; null where nothing stops the second. */
  const countLive = async (plan: PlanName): Promise<number | null> => {
    const owner = await createSiteOwner(world, plan);
    if (!(await builderOf(owner)).open.builder) return (await begins(owner)) ? null : 0;
    await publish(world, owner.person, await makeReadySite(world, owner.person));
    const second = await makeReadySite(world, owner.person, { workspaceId: await anotherBusiness(owner) });
    const { status, body } = await askToPublish(world, owner.person, second);
    if (status === 200) return null;
    expect([status, body.code, body.limit, body.used]).toEqual([403, 'sites.live_limit', 1, 1]);
    return body.used;
  };
  /** Whether something edited is stored, on a plan that may edit at all. */
  const takes = async (plan: PlanName, edit: (document: SiteDocument) => SiteDocument): Promise<boolean> => {
    const owner = await createSiteOwner(world, plan);
    if (!(await builderOf(owner)).open.builder) return begins(owner);
    const { id, revision, document } = await makeReadySite(world, owner.person);
    const { title, pages, bindings, css } = edit(document);
    const { status, body } = await world.call('PUT', `/api/sites/${id}/document`, {
      as: owner.person,
      body: { revision, title, pages, bindings, css },
    });
    if (status === 200) return true;
    expect([status, body.code, body.plan]).toEqual([403, 'billing.plan_required', 'Pro']);
    return false;
  };
  const countTemplates = async (plan: PlanName): Promise<number> => {
    let open = 0;
    const { templates } = await builderOf(await createSiteOwner(world, plan));
    for (const { id, isOpen } of templates) {
      const mayBegin = await begins(await createSiteOwner(world, plan), { template: id });
      if (mayBegin) expect(isOpen).toBe(true);
      if (mayBegin) open++;
    }
    return open;
  };

  return {
    'website builder': async (plan) => begins(await createSiteOwner(world, plan)),
    'a preview to look at only': async (plan) => {
      const owner = await createSiteOwner(world, plan);
      return (await listDrafts(owner)).length > 0 && !(await begins(owner));
    },
    'pages of a site': async (plan) => {
      const { person } = await createSiteOwner(world, plan);
      const { status, body } = await askToBegin(world, person);
      if (status === 200) return (body as Site).document.pages.map(({ kind }) => kind);
      expect([status, body.code]).toEqual([403, 'billing.plan_required']);
      return [];
    },
    'SEO basics': async (plan) => {
      const owner = await createSiteOwner(world, plan);
      if (!(await builderOf(owner)).open.builder) return false;
      const site = await publish(world, owner.person, await makeReadySite(world, owner.person));
      const page = await (await world.product.app.request(`/s/${site.address}/`)).text();
      const map = await (await world.product.app.request(`/s/${site.address}/sitemap.xml`)).text();
      return /<title>[^<]+<\/title>/.test(page) && page.includes('rel="canonical"') && map.includes('<loc>');
    },
    'SEO tools': async (plan) =>
      takes(plan, ({ pages, ...rest }) => ({
        ...rest,
        pages: pages.map((page) => ({ ...page, searchTitle: 'Bread in Ghent', keywords: 'bread' })),
      })),
    blog: async (plan) => {
      // Starter has no page for it, and Free no site; one that is online with a post in it is as it was.
      const owner = await createSiteOwner(world, 'Pro');
      const { person } = owner;
      const site = await publish(world, person, await makeReadySite(world, person));
      const post = await makeReadyPost(world, person, site, 'Bread');
      await setPlan(world, person, plan);
      const { status, body } = await askToPublishPost(world, person, post);
      const { open } = await builderOf(owner);
      expect([status, body.code, body.plan]).toEqual(
        open.pages.includes('blog') ? [200, undefined, undefined] : [403, 'billing.plan_required', 'Pro'],
      );
      return status === 200;
    },
    'code editor': async (plan) => takes(plan, (document) => ({ ...document, css: 'h1{color:#123456}' })),
    'templates shown': async (plan) => (await builderOf(await createSiteOwner(world, plan))).templates.length,
    'templates locked': async (plan) => {
      const { templates } = await builderOf(await createSiteOwner(world, plan));
      return templates.filter(({ isOpen }) => !isOpen).length;
    },
    'templates to build with': async (plan) => pieces(await countTemplates(plan)),
    'live sites': countLive,
    'live sites as they are compared': async (plan) => {
      const live = await countLive(plan);
      return live === null ? 'unlimited pieces' : pieces(live);
    },
    'custom domain': async (plan) => {
      // Free begins no site; one that was begun before is as it was.
      const owner = await createSiteOwner(world, 'Pro');
      const site: Site = assertDone(await askToBegin(world, owner.person));
      await setPlan(world, owner.person, plan);
      const { status, body } = await world.call('POST', `/api/sites/${site.id}/domains`, {
        as: owner.person,
        body: { host: 'www.example.com' },
      });
      const { open } = await builderOf(owner);
      expect([status, body.code, body.plan]).toEqual(
        open.domains ? [200, undefined, undefined] : [403, 'billing.plan_required', 'Pro'],
      );
      return status === 200;
    },
  };
}
