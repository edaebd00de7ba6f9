import { templateIds } from '../src/features/sites/domain/templates/template-ids.ts';
import type { Site } from '../src/features/sites/sites.contract.ts';
import { makePublishedPost } from '../src/features/sites/testing/make-post.ts';
import { askToSave, assertDone, makeLiveSite, publish, readBuilder } from '../src/features/sites/testing/make-site.ts';
import {
  completeByApi,
  firstWorkspaceByApi,
  newFounder,
  type SignedUpFounder,
  setPlan,
  signUpByApi,
  worldOf,
} from './support/founder.ts';
import { axeFindings, letScriptsRun, readWithoutStyles, sidewaysOf } from './support/page-of-site.ts';
import { expect, test } from './support/test.ts';

/** Longer than any name has to be, without a place to break. */
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur';

let founder: SignedUpFounder;
let site: Site;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  founder = await signUpByApi(newFounder('Site Owner'));
  await setPlan(founder, 'Pro');
  await completeByApi(founder);
  const { world, person } = worldOf(founder);
  const live = await makeLiveSite(world, person);
  for (const title of ['Bread since dawn', longWord]) await makePublishedPost(world, person, live, title);
  site = (await readBuilder(world, person, await firstWorkspaceByApi(founder))).site!;
});

/** Publishes the site in a template. */
async function publishIn(template: string): Promise<Site> {
  const { world, person } = worldOf(founder);
  const { id, revision } = site;
  const changed = await world.call('PUT', `/api/sites/${id}/template`, { as: person, body: { revision, template } });
  site = await publish(world, person, assertDone(changed));
  return site;
}

for (const template of templateIds)
  test(`A site in the template ${template} fits, is read by everybody, and works without styles`, async ({ page }) => {
    await letScriptsRun(page);
    const { address, document: made } = await publishIn(template);
    const pages = made.pages.map(({ kind }) => (kind === made.pages[0]!.kind ? '' : `${kind}/`));
    for (const path of [...pages, 'blog/bread-since-dawn/']) {
      await page.goto(`/s/${address}/${path}`);
      expect(await sidewaysOf(page), path).toEqual([]);
      expect(await axeFindings(page), path).toEqual([]);
    }
    await page.goto(`/s/${address}/`);
    const order = await readWithoutStyles(page);
    expect(order.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(order.indexOf('NAV')).toBeLessThan(order.indexOf('H1'));
  });

test('A site with a name and words longer than they ever are fits in every template', async ({ page }) => {
  const { world, person } = worldOf(founder);
  const [first, ...others] = site.document.pages;
  const blocks = first!.blocks.map((block) =>
    block.type === 'hero' ? { ...block, props: { ...block.props, headline: longWord, eyebrow: longWord } } : block,
  );
  site = assertDone(
    await askToSave(world, person, site, { title: longWord, pages: [{ ...first!, blocks }, ...others] }),
  );
  for (const template of templateIds) {
    const { address } = await publishIn(template);
    await page.goto(`/s/${address}/`);
    expect(await sidewaysOf(page), template).toEqual([]);
  }
});

test('A page of a site runs no script, has no cookie and nothing of the person who looks at it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/sandboxed and the 'allow-scripts' permission is not set|Blocked script execution/);
  const { address } = site;
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('secret', 'of the person'));
  await page.goto(`/s/${address}/`);
  const reached = await page.evaluate(() => {
    const attempt = (read: () => unknown): string => {
      try {
        return String(read());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: window.origin,
      storage: attempt(() => localStorage.getItem('secret')),
      cookie: attempt(() => document.cookie),
    };
  });
  expect(reached).toEqual({ origin: 'null', storage: 'SecurityError', cookie: 'SecurityError' });
});

test('What is not there is said in the look of the site, and leads back to it', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const { address } = site;
  const answer = await page.goto(`/s/${address}/no/such/page`);
  expect(answer!.status()).toBe(404);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/s/${address}/$`));
});
