/** A site as large as it may be saved is published in time, and one whose files take too much is refused. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { type Block, emptyBlock, type Page } from '../domain/document/site-document.ts';
import { sitePages } from '../domain/sites.plan.ts';
import type { Site } from '../sites.contract.ts';
import { askToPublish, askToSave, assertDone, makeReadySite, publish } from '../testing/make-site.ts';

let world: TestProduct;
let person: Person;
let site: Site;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
  person = await world.signUp();
  await setPlan(world, person, 'Pro');
  site = await makeReadySite(world, person);
});
afterAll(() => world.close());

const pageOf = (kind: Page['kind'], blocks: Block[]): Page => ({
  kind,
  title: kind,
  description: '',
  searchTitle: '',
  keywords: '',
  blocks,
});
const blocks = (count: number, type: 'art' | 'contact-form', of = ''): Block[] =>
  Array.from({ length: count }, (_, at) => emptyBlock(type, `${of}b${at}`));
const legal = (at: number): Block =>
  ({ ...emptyBlock('legal', `a${at}`), props: { title: 'Terms', text: '<'.repeat(20_000) } }) as Block;

it('what is too much of anything is not saved', async () => {
  const many = Array.from({ length: 61 }, (_, at) => legal(at));
  expect((await askToSave(world, person, site, { bindings: [], pages: [pageOf('home', many)] })).status).toBe(413);
  const refused = await askToSave(world, person, site, { bindings: [], pages: [pageOf('home', blocks(61, 'art'))] });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['pages.0.blocks']]);
});

it('the longest words go online, each sign of which is written with four', async () => {
  const longest = Array.from({ length: 40 }, (_, at) => legal(at));
  const edited = { bindings: [], pages: [pageOf('home', longest)] };
  site = await publish(world, person, assertDone(await askToSave(world, person, site, edited)));
  const page = await world.product.app.request(`http://localhost:18400/s/${site.address}/`);
  expect([page.status, (await page.text()).length > 3_000_000]).toEqual([200, true]);
});

it('as many forms as there may be have too many pages with all styles, and what was online stays', async () => {
  const pages = sitePages.map((kind, at) => pageOf(kind, [legal(at), ...blocks(59, 'contact-form', kind)]));
  const edited = { bindings: [], pages, css: 'h1{color:#123456}'.repeat(1100) };
  const saved: Site = assertDone(await askToSave(world, person, site, edited));
  const answer = await askToPublish(world, person, saved);
  expect([answer.status, answer.body.code]).toEqual([409, 'sites.too_large']);
  expect((await world.call('GET', `/s/${site.address}/contact/`)).status).toBe(404);
  expect((await world.call('GET', `/s/${site.address}/`)).status).toBe(200);
});
