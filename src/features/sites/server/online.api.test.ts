import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand } from '#features/brand/testing/make-brand.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { difference } from '../domain/document/difference.ts';
import { publishedPart } from '../domain/document/published-part.ts';
import { emptyBlock, type SiteDocument } from '../domain/document/site-document.ts';
import type { OnlineSite, Site } from '../sites.contract.ts';
import { askToUnpublishPost, makePublishedPost, readPost } from '../testing/make-post.ts';
import {
  askToPutOnline,
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  publish,
  readBuilder,
} from '../testing/make-site.ts';
import { openOf } from './site-plan.ts';
import { takedownService } from './takedown.service.ts';

let world: TestProduct;
beforeAll(async () => {
  // One account publishes more in this file than a person does.
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const on = async (plan: 'Starter' | 'Pro'): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  return person;
};
const show = (as: Person, { id }: Pick<Site, 'id'>) => world.call('GET', `/api/sites/${id}/online`, { as });
const shown = async (as: Person, site: Pick<Site, 'id'>): Promise<OnlineSite> => assertDone(await show(as, site));
const siteOf = async (as: Person): Promise<Site> =>
  (await readBuilder(world, as, await firstWorkspaceOf(world, as))).site!;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const missing = [404, 'request.not_found'];

describe('what is online', () => {
  it('is the document of the release, whatever the draft is by now', async () => {
    const person = await on('Starter');
    const live = await makeLiveSite(world, person, { title: 'First' });
    assertDone(await askToSave(world, person, live, { title: 'Second' }));
    const online = await shown(person, live);
    expect(online).toMatchObject({ releaseId: live.online!.id, document: { title: 'First' }, beside: 'nothing' });
    const { document } = await siteOf(person);
    expect(difference(online.document!, publishedPart(document, openOf('Starter')))).toEqual([
      { kind: 'title', before: 'First', after: 'Second' },
    ]);
  });

  it('is an earlier release once that is put online again', async () => {
    const person = await on('Starter');
    const first = await makeLiveSite(world, person, { title: 'First' });
    const second = await publish(world, person, assertDone(await askToSave(world, person, first, { title: 'Second' })));
    expect((await shown(person, second)).document!.title).toBe('Second');
    assertDone(await askToPutOnline(world, person, second, first.online!.id));
    expect(await shown(person, second)).toMatchObject({ releaseId: first.online!.id, document: { title: 'First' } });
  });

  it('is what the plan put there: no code, no other pages, nothing for the founder alone', async () => {
    const person = await on('Pro');
    const site = await makeReadySite(world, person);
    const [home, ...others] = site.document.pages;
    const html = { ...emptyBlock('html', 'mine'), props: { code: '<p>Mine</p>' } };
    const pages = [
      { ...home!, keywords: 'bread', blocks: [...home!.blocks, html] },
      ...others,
    ] as SiteDocument['pages'];
    const full: Site = assertDone(await askToSave(world, person, site, { pages, css: 'p{color:red}' }));
    const onPro = (await shown(person, await publish(world, person, full))).document!;
    expect([onPro.css, onPro.pages.length, onPro.pages[0]!.keywords]).toEqual(['p{color:red}', pages.length, '']);
    await setPlan(world, person, 'Starter');
    // What was put online on Pro stays until it is published again: that takes pages and code off, and says so before.
    const draft = publishedPart((await siteOf(person)).document, openOf('Starter'));
    const told = difference((await shown(person, full)).document!, draft);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['css', 'block-removed', 'page-removed']));
    await publish(world, person, await siteOf(person));
    const onStarter = (await shown(person, full)).document!;
    expect([onStarter.css, onStarter.pages.length]).toEqual(['', 1]);
    expect(difference(onStarter, draft)).toEqual([]);
  });

  it('can be read on every plan', async () => {
    const person = await on('Starter');
    const live = await makeLiveSite(world, person, { title: 'Kept' });
    await setPlan(world, person, 'Free');
    expect((await shown(person, live)).document!.title).toBe('Kept');
  });

  it('of a release of a time before documents were kept is not known', async () => {
    const person = await on('Starter');
    const live = await makeLiveSite(world, person);
    await world.product.database.withTenant(
      { accountId: person.userId, workspaceIds: [await firstWorkspaceOf(world, person)] },
      (tx) => tx`update site_release set document = null where site_id = ${live.id}`,
    );
    expect(await shown(person, live)).toEqual({ releaseId: live.online!.id, document: null, beside: 'unknown' });
  });

  it('is not there for others, where nothing is online, and while the site is taken down', async () => {
    const [person, stranger] = [await on('Starter'), await on('Starter')];
    const ready = await makeReadySite(world, person);
    expect(codeOf(await show(person, ready))).toEqual(missing);
    const live = await publish(world, person, ready);
    await makeLiveSite(world, stranger);
    expect(codeOf(await show(stranger, live))).toEqual(missing);
    expect((await show(person, live)).status).toBe(200);
    await takedownService.takeDown(world.product.database, live.address, new Date());
    expect(codeOf(await show(person, live))).toEqual(missing);
    await takedownService.takeBack(world.product.database, live.address);
    const off: Site = assertDone(await askToPutOnline(world, person, live, null));
    expect(codeOf(await show(person, off))).toEqual(missing);
  });
});

describe('what is another beside the document', () => {
  const besideOf = async (as: Person, site: Site) => (await shown(as, site)).beside;

  it('is the look where there is a brand since, or another one', async () => {
    const person = await on('Pro');
    const live = await makeLiveSite(world, person);
    expect(await besideOf(person, live)).toBe('nothing');
    await makeBrand(world, person);
    expect(await besideOf(person, live)).toBe('look');
    await publish(world, person, await siteOf(person));
    expect(await besideOf(person, live)).toBe('nothing');
  });

  it('is the address, or posts', async () => {
    const person = await on('Pro');
    const live = await makeLiveSite(world, person);
    const moved: Site = assertDone(
      await world.call('PUT', `/api/sites/${live.id}/address`, {
        as: person,
        body: { revision: live.revision, address: 'compared-bakery' },
      }),
    );
    expect(await besideOf(person, live)).toBe('address-or-posts');
    await publish(world, person, moved);
    expect(await besideOf(person, live)).toBe('nothing');
    const post = await makePublishedPost(world, person, live, 'Newer');
    expect(await besideOf(person, live)).toBe('nothing');
    const withPost = await siteOf(person);
    assertDone(await askToUnpublishPost(world, person, await readPost(world, person, post.id)));
    assertDone(await askToPutOnline(world, person, await siteOf(person), withPost.online!.id));
    expect(await besideOf(person, live)).toBe('address-or-posts');
  });

  it('cannot be told of a release without its picture', async () => {
    const person = await on('Pro');
    const live = await makeLiveSite(world, person);
    await world.product.database.withTenant(
      { accountId: person.userId, workspaceIds: [await firstWorkspaceOf(world, person)] },
      (tx) => tx`update site_release set card_hash = null where site_id = ${live.id}`,
    );
    expect(await besideOf(person, live)).toBe('nothing');
    await makeBrand(world, person);
    expect(await besideOf(person, live)).toBe('unknown');
  });
});
