import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand } from '#features/brand/testing/make-brand.ts';
import { enterFact, firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Block, SiteDocument } from '../domain/document/site-document.ts';
import type { Builder, Site } from '../sites.contract.ts';
import {
  askToBegin,
  askToPublish,
  askToPutOnline,
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  publish,
  readBuilder,
  withoutGaps,
} from '../testing/make-site.ts';

let world: TestProduct;
beforeAll(async () => {
  // One account publishes more in this file than a person does.
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const on = async (plan: 'Free' | 'Starter' | 'Pro'): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  return person;
};
const createBusiness = async (as: Person, name = 'Second'): Promise<string> =>
  assertDone(await world.call('POST', '/api/workspaces', { as, body: { name }, headers: keyed() })).workspace.id;
const builderOf = async (as: Person): Promise<Builder> => readBuilder(world, as, await firstWorkspaceOf(world, as));
const siteOf = async (as: Person): Promise<Site> => (await builderOf(as)).site!;
const releasesOf = async (as: Person, site: Site) =>
  (await world.call('GET', `/api/sites/${site.id}/releases`, { as })).body.releases;
const put = (as: Person, { id, revision }: Site, part: string, body: object) =>
  world.call('PUT', `/api/sites/${id}/${part}`, { as, body: { revision, ...body } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const kindsOf = ({ pages }: SiteDocument) => pages.map(({ kind }) => kind);

/** The document with another value in a field of a block. */
const withField = (document: SiteDocument, blockId: string, field: string, value: unknown): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.id === blockId ? ({ ...block, props: { ...block.props, [field]: value } } as unknown as Block) : block,
    ),
  })),
});

const known = async (as: Person): Promise<void> => {
  const workspaceId = await firstWorkspaceOf(world, as);
  const text = (key: string, said: string) =>
    enterFact(world, as, workspaceId, { key, value: { type: 'text', text: said } });
  await text('business.name', 'Levain & Rye');
  await text('business.offer', 'sourdough baked to order');
  await text('business.place', 'Ghent');
};

describe('the builder', () => {
  it.each([
    ['Free', [true, true, false], ['Free', 'Free', 'Starter']],
    ['Starter', [true, true, true, true, false], ['Free', 'Free', 'Starter', 'Starter', 'Pro']],
    ['Pro', [true, true, true, true, true, true, true], ['Free', 'Free', 'Starter', 'Starter', 'Pro', 'Pro', 'Pro']],
  ] as const)('shows on %s the templates of the plan, and which plan opens each', async (plan, open, opensWith) => {
    const { templates } = await builderOf(await on(plan));
    expect(templates.map(({ isOpen }) => isOpen)).toEqual(open);
    expect(templates.map((template) => template.opensWith)).toEqual(opensWith);
  });

  it('shows on Free a draft in each template with the facts of the business, and stores none of it', async () => {
    const person = await on('Free');
    await known(person);
    const workspaceId = await firstWorkspaceOf(world, person);
    const { drafts } = (await world.call('GET', `/api/sites/${workspaceId}/drafts?language=en`, { as: person })).body;
    expect(drafts.map(({ template }: SiteDocument) => template)).toEqual(['counter', 'ledger', 'studio']);
    for (const draft of drafts) {
      expect(kindsOf(draft)).toEqual(['home']);
      expect(draft.title).toBe('Levain & Rye');
      expect(JSON.stringify(draft)).toContain('Sourdough baked to order');
    }
    const { site, open } = await builderOf(person);
    const nothing = { builder: false, pages: [], codeEditor: false, seoTools: false, domains: false };
    expect([site, open]).toEqual([null, nothing]);
  });

  it('has all the pages of the plan in its drafts', async () => {
    const person = await on('Pro');
    const path = `/api/sites/${await firstWorkspaceOf(world, person)}/drafts?language=de`;
    const { drafts } = (await world.call('GET', path, { as: person })).body;
    expect(drafts).toHaveLength(7);
    expect(kindsOf(drafts[0])).toEqual(expect.arrayContaining(['home', 'about', 'services', 'contact']));
  });

  itInDeepRun('looks as brands begin, and as the brand once there is one, with its fonts', async () => {
    const person = await on('Pro');
    const { look } = await builderOf(person);
    expect([look.colors.primary, look.logo, look.fonts]).toEqual(['#2547d0', null, null]);
    const { workspaceId, studio } = await makeBrand(world, person);
    await world.call('PUT', `/api/brand/${workspaceId}/palette`, {
      as: person,
      body: { revision: studio.brand.revision, palette: { kind: 'theme', theme: 'nature' } },
    });
    const branded = (await builderOf(person)).look;
    expect(branded.colors.primary).toBe('#2f6b3f');
    expect(branded.logo?.svg).toContain('<svg');
    expect(branded.fonts).toEqual({ heading: 'montserrat', body: 'open-sans' });
  });

  it('says what facts say now, by source', async () => {
    const person = await on('Starter');
    expect((await builderOf(person)).facts.map(({ source }) => source)).not.toContain('offer');
    await known(person);
    const { facts } = await builderOf(person);
    expect(facts.find(({ source }) => source === 'offer')?.value).toBe('"Sourdough baked to order"');
  });
});

describe('a site', () => {
  it('is begun once for a key; whoever begins it again is told that it is there', async () => {
    const person = await on('Starter');
    const workspaceId = await firstWorkspaceOf(world, person);
    const headers = keyed();
    const begin = (more: Record<string, string>) =>
      world.call('POST', `/api/sites/${workspaceId}`, {
        as: person,
        body: { template: 'counter', language: 'en' },
        headers: more,
      });
    const [first, again] = [await begin(headers), await begin(headers)];
    expect([first.status, first.body]).toEqual([200, again.body]);
    expect(codeOf(await begin(keyed()))).toEqual([409, 'request.stale_revision']);
    expect((await siteOf(person)).id).toBe(first.body.id);
  });

  it('is refused on Free, with the plan that opens it', async () => {
    const person = await on('Free');
    const refused = await askToBegin(world, person);
    expect([...codeOf(refused), refused.body.plan]).toEqual([403, 'billing.plan_required', 'Starter']);
    await setPlan(world, person, 'Starter');
    expect((await askToBegin(world, person)).status).toBe(200);
  });

  it('has a template that the plan opens, also when it takes another; what stands in it stays', async () => {
    const person = await on('Starter');
    const refused = await askToBegin(world, person, { template: 'poster' });
    expect([...codeOf(refused), refused.body.feature, refused.body.plan]).toEqual([
      403,
      'billing.plan_required',
      'sites.templates',
      'Pro',
    ]);
    const site = await makeReadySite(world, person, { title: 'Kept' });
    expect(codeOf(await put(person, site, 'template', { template: 'poster' }))).toEqual([403, 'billing.plan_required']);
    const changed: Site = assertDone(await put(person, site, 'template', { template: 'ledger' }));
    expect([changed.document.template, changed.document.title, changed.revision]).toEqual([
      'ledger',
      'Kept',
      site.revision + 1,
    ]);
    expect(changed.document.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id))).toEqual(
      site.document.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
    );
  });

  it('changes nothing in an archived business', async () => {
    const person = await on('Pro');
    const workspaceId = await createBusiness(person);
    const site = await makeReadySite(world, person, { workspaceId });
    const { workspaces } = (await world.call('GET', '/api/workspaces', { as: person })).body;
    const { revision } = workspaces.find(({ id }: { id: string }) => id === workspaceId);
    assertDone(await world.call('POST', `/api/workspaces/${workspaceId}/archive`, { as: person, body: { revision } }));
    const archived = [409, 'workspaces.archived'];
    expect(codeOf(await askToSave(world, person, site, {}))).toEqual(archived);
    expect(codeOf(await askToPublish(world, person, site))).toEqual(archived);
    expect(codeOf(await put(person, site, 'template', { template: 'ledger' }))).toEqual(archived);
    expect(codeOf(await put(person, site, 'address', { address: 'archived-one' }))).toEqual(archived);
    expect(codeOf(await askToPutOnline(world, person, site, null))).toEqual(archived);
  });
});

describe('what is edited', () => {
  it('is stored as the next revision; what follows an older one is refused', async () => {
    const person = await on('Starter');
    const site: Site = assertDone(await askToBegin(world, person));
    const saved: Site = assertDone(await askToSave(world, person, site, { title: 'First' }));
    expect([saved.revision, saved.document.title]).toEqual([site.revision + 1, 'First']);
    const stale = await askToSave(world, person, site, { title: 'Second' });
    expect([...codeOf(stale), stale.body.current]).toEqual([
      409,
      'request.stale_revision',
      { revision: saved.revision },
    ]);
    expect((await siteOf(person)).document.title).toBe('First');
  });

  it('follows facts only where it still holds what they said', async () => {
    const person = await on('Starter');
    await known(person);
    const site: Site = assertDone(await askToBegin(world, person));
    const fieldsOf = ({ document }: Site) => document.bindings.map(({ blockId, field }) => `${blockId}.${field}`);
    expect(fieldsOf(site)).toEqual(expect.arrayContaining(['top.headline', 'top.eyebrow']));
    const edited = withField(site.document, 'top', 'headline', 'My own words');
    const saved: Site = assertDone(await askToSave(world, person, site, edited));
    expect(fieldsOf(saved)).toContain('top.eyebrow');
    expect(fieldsOf(saved)).not.toContain('top.headline');
  });

  it('has pages that the plan gives; those of a higher plan are kept and come back with it', async () => {
    const person = await on('Pro');
    const site = await makeReadySite(world, person);
    const kinds = kindsOf(site.document);
    expect(kinds).toContain('about');
    await setPlan(world, person, 'Starter');
    const refused = await askToSave(world, person, site, {});
    expect([...codeOf(refused), refused.body.plan]).toEqual([403, 'billing.plan_required', 'Pro']);
    const [home] = site.document.pages.filter(({ kind }) => kind === 'home');
    const saved: Site = assertDone(await askToSave(world, person, site, { pages: [home!], title: 'On Starter' }));
    expect(kindsOf(saved.document).sort()).toEqual([...kinds].sort());
    expect(saved.document.pages.find(({ kind }) => kind === 'about')).toEqual(
      site.document.pages.find(({ kind }) => kind === 'about'),
    );
    const live = await publish(world, person, saved);
    expect([live.online?.pages, live.online?.isCurrent]).toEqual([1, true]);
    await setPlan(world, person, 'Pro');
    const again = await siteOf(person);
    expect(again.online?.isCurrent).toBe(false);
    expect((await publish(world, person, again)).online?.pages).toBe(kinds.length);
  });

  it('tells pages by their kinds and blocks by their ids, and has a first page', async () => {
    const person = await on('Pro');
    const site = await makeReadySite(world, person);
    const [home, about] = site.document.pages;
    for (const pages of [[home!, home!], [about!], [home!, { ...about!, blocks: home!.blocks }]]) {
      const refused = await askToSave(world, person, site, { pages });
      expect([...codeOf(refused), Object.keys(refused.body.fields)]).toEqual([400, 'request.invalid', ['pages']]);
    }
    expect((await askToSave(world, person, site, { pages: [home!, about!] })).status).toBe(200);
  });
});

describe('publishing', () => {
  it('is refused while something is missing, and done once it is there', async () => {
    const person = await on('Starter');
    const site: Site = assertDone(await askToBegin(world, person));
    expect(codeOf(await askToPublish(world, person, site))).toEqual([409, 'sites.not_ready']);
    expect((await siteOf(person)).online).toBeNull();
    const ready: Site = assertDone(await askToSave(world, person, site, withoutGaps(site.document)));
    const live = await publish(world, person, ready);
    expect(live.online).toMatchObject({ number: 1, template: 'counter', pages: 1, isOnline: true, isCurrent: true });
  });

  it('happens once for a key', async () => {
    const person = await on('Starter');
    const site = await makeReadySite(world, person);
    const headers = keyed();
    const answers = await Promise.all([1, 2].map(() => askToPublish(world, person, site, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(await releasesOf(person, site)).toHaveLength(1);
  });

  it('says whether the draft is as it is online: not after an edit, another brand or another address', async () => {
    const person = await on('Pro');
    const isCurrent = async () => (await siteOf(person)).online!.isCurrent;
    let site = await makeLiveSite(world, person);
    expect(await isCurrent()).toBe(true);
    site = assertDone(await askToSave(world, person, site, { title: 'Another' }));
    expect(await isCurrent()).toBe(false);
    site = await publish(world, person, site);
    expect(await isCurrent()).toBe(true);
    await makeBrand(world, person);
    expect(await isCurrent()).toBe(false);
    site = await publish(world, person, await siteOf(person));
    expect(await isCurrent()).toBe(true);
    assertDone(await put(person, site, 'address', { address: 'current-bakery' }));
    expect(await isCurrent()).toBe(false);
  });

  it('keeps earlier releases as they were, to be put online again; and takes a site off', async () => {
    const person = await on('Starter');
    const first = await makeLiveSite(world, person, { title: 'First' });
    const edited: Site = assertDone(await askToSave(world, person, first, { title: 'Second' }));
    const second = await publish(world, person, edited);
    const releases = await releasesOf(person, second);
    expect(
      releases.map(({ number, isOnline, isCurrent }: typeof second.online & object) => [number, isOnline, isCurrent]),
    ).toEqual([
      [2, true, true],
      [1, false, false],
    ]);
    const back: Site = assertDone(await askToPutOnline(world, person, second, first.online!.id));
    expect([back.online?.number, back.online?.isCurrent, back.document.title]).toEqual([1, false, 'Second']);
    expect(codeOf(await askToPutOnline(world, person, second, null))).toEqual([409, 'request.stale_revision']);
    const off: Site = assertDone(await askToPutOnline(world, person, back, null));
    expect(off.online).toBeNull();
    const stranger = await on('Starter');
    const theirs = await makeLiveSite(world, stranger);
    expect(codeOf(await askToPutOnline(world, person, off, theirs.online!.id))).toEqual([404, 'request.not_found']);
    expect((await askToPutOnline(world, person, off, second.online!.id)).status).toBe(200);
  });

  itInDeepRun('keeps twenty releases, and always the one that is online', async () => {
    const person = await on('Starter');
    let site = await makeLiveSite(world, person);
    for (let more = 2; more <= 22; more++) {
      site = await publish(world, person, site);
      // The oldest one that is left is online while the next one is published.
      const numbers = (await releasesOf(person, site)).map(({ number }: { number: number }) => number);
      expect(numbers).toEqual(Array.from({ length: Math.min(more, 20) }, (_, at) => more - at));
      if (more === 20)
        site = assertDone(await askToPutOnline(world, person, site, (await releasesOf(person, site))[19].id));
    }
    expect(site.online?.number).toBe(22);
  });

  it('puts one site online on Starter, in whichever business, and any number on Pro', async () => {
    const person = await on('Starter');
    const first = await makeLiveSite(world, person);
    const second = await makeReadySite(world, person, { workspaceId: await createBusiness(person) });
    const refused = await askToPublish(world, person, second);
    expect([...codeOf(refused), refused.body.limit, refused.body.used, refused.body.plan]).toEqual([
      403,
      'sites.live_limit',
      1,
      1,
      'Pro',
    ]);
    // The one that is online can be published again.
    const off: Site = assertDone(await askToPutOnline(world, person, await publish(world, person, first), null));
    expect((await askToPublish(world, person, second)).status).toBe(200);
    const again = await askToPutOnline(world, person, off, first.online!.id);
    expect(codeOf(again)).toEqual([403, 'sites.live_limit']);
    await setPlan(world, person, 'Pro');
    expect((await askToPutOnline(world, person, off, first.online!.id)).status).toBe(200);
  });

  it('tells open tabs', async () => {
    const person = await on('Starter');
    const told = async () =>
      world.product.database.system<{ count: number }[]>`select count(*)::int as count from live_message
        where account_id = ${person.userId} and subject = 'sites'`.then(([row]) => row!.count);
    const site = await makeReadySite(world, person);
    const before = await told();
    expect(before).toBeGreaterThan(0);
    await publish(world, person, site);
    expect(await told()).toBe(before + 1);
  });
});

describe('after a change to a smaller plan', () => {
  it('a site stays online and can be read and taken off, but not changed or put online again', async () => {
    const person = await on('Starter');
    const site = await makeLiveSite(world, person);
    await setPlan(world, person, 'Free');
    expect((await siteOf(person)).online?.isOnline).toBe(true);
    expect(await releasesOf(person, site)).toHaveLength(1);
    const refused = [403, 'billing.plan_required'];
    expect(codeOf(await askToSave(world, person, site, {}))).toEqual(refused);
    expect(codeOf(await askToPublish(world, person, site))).toEqual(refused);
    expect(codeOf(await put(person, site, 'template', { template: 'ledger' }))).toEqual(refused);
    expect(codeOf(await put(person, site, 'address', { address: 'free-bakery' }))).toEqual(refused);
    expect(codeOf(await askToPutOnline(world, person, site, site.online!.id))).toEqual(refused);
    const off: Site = assertDone(await askToPutOnline(world, person, site, null));
    expect(off.online).toBeNull();
    await setPlan(world, person, 'Starter');
    expect((await askToPutOnline(world, person, off, site.online!.id)).status).toBe(200);
  });

  it('neither a template nor more pages than the plan gives go online', async () => {
    const person = await on('Pro');
    const live = await makeLiveSite(world, person, { template: 'workshop' });
    const site: Site = assertDone(await askToPutOnline(world, person, live, null));
    const other: Site = assertDone(await put(person, site, 'template', { template: 'counter' }));
    const shown = await publish(world, person, other);
    const off: Site = assertDone(await askToPutOnline(world, person, shown, null));
    await setPlan(world, person, 'Starter');
    const featureOf = async (releaseId: string) => (await askToPutOnline(world, person, off, releaseId)).body.feature;
    expect(await featureOf(live.online!.id)).toBe('sites.templates');
    expect(await featureOf(shown.online!.id)).toBe('sites.builder');
    const onStarter = await publish(world, person, off);
    expect(onStarter.online?.pages).toBe(1);
    await setPlan(world, person, 'Pro');
    expect((await askToPutOnline(world, person, onStarter, live.online!.id)).status).toBe(200);
  });
});
