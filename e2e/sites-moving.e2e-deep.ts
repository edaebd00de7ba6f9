import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Picture } from '../src/features/media/media.contract.ts';
import { halves } from '../src/features/media/testing/sample-pictures.ts';
import type { Site } from '../src/features/sites/sites.contract.ts';
import { makePublishedPost, readBlog } from '../src/features/sites/testing/make-post.ts';
import {
  askToSave,
  assertDone,
  makeReadySite,
  publish,
  readBuilder,
  shownAs,
  withHeroPhoto,
} from '../src/features/sites/testing/make-site.ts';
import {
  firstWorkspaceByApi,
  newFounder,
  productOrigin,
  restoreSession,
  type SignedUpFounder,
  setPlan,
  signUpByApi,
  worldOf,
} from './support/founder.ts';
import { tabTo } from './support/journey.ts';
import { settle } from './support/screens.ts';
import { gallery } from './support/site-editor.ts';
import { expect, test } from './support/test.ts';

const bring = (page: Page) => page.getByRole('button', { name: 'Bring a site in' });
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

async function signUpOnPro(name: string): Promise<SignedUpFounder> {
  const founder = await signUpByApi(newFounder(name));
  await setPlan(founder, 'Pro');
  return founder;
}

/** A picture of somebody's business, once it is ready. */
async function makePicture(founder: SignedUpFounder, bytes: Buffer): Promise<Picture> {
  const { world, person } = worldOf(founder);
  const address = `${productOrigin()}/api/media/${await firstWorkspaceByApi(founder)}/files?name=loaf.png`;
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const sent = await fetch(address, { method: 'POST', headers, body: new Uint8Array(bytes) });
  const { picture } = (await sent.json()) as { readonly picture: Picture };
  const read = async (): Promise<Picture> => assertDone(await world.call('GET', `/api/media/pictures/${picture.id}`));
  await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe('ready');
  return read();
}

/** A site that is online with a picture and a post. */
async function makeRichSite(founder: SignedUpFounder, title: string): Promise<Site> {
  const { world, person } = worldOf(founder);
  const ready = await makeReadySite(world, person, { title });
  const photo = shownAs(await makePicture(founder, await halves(640, 480, 'png')), 'A loaf to take along');
  const site: Site = assertDone(await askToSave(world, person, ready, { pages: withHeroPhoto(ready.document, photo) }));
  const live = await publish(world, person, site);
  await makePublishedPost(world, person, live, 'Mills to take along');
  return live;
}

/** Whether the picture of the site has arrived in the editor. */
const widthOfPicture = (page: Page): Promise<number> =>
  page
    .frameLocator('#preview-frame')
    .getByAltText('A loaf to take along')
    .evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);

/** What a button downloads: the name it is saved under, and its bytes. */
async function take(
  page: Page,
  name: string,
): Promise<{ readonly name: string; readonly path: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, bytes: await readFile(path) };
}

test('A site is taken along as pages and as its source, and brought into another account by keyboard alone on a phone', async ({
  page,
  browser,
}) => {
  const founder = await signUpOnPro('Site Leaver');
  const site = await makeRichSite(founder, 'Bread to Take Along');
  await restoreSession(page, founder);
  await page.goto(gallery);
  await settle(page);

  const pages = await take(page, 'Download the site');
  expect(pages.name).toBe(`${site.address}.zip`);
  const files = unzipSync(new Uint8Array(pages.bytes));
  expect(Buffer.from(files['index.html']!).toString()).toContain('<title>Bread to Take Along</title>');
  expect(Object.keys(files)).toContain('blog/mills-to-take-along/index.html');
  expect(Object.keys(files).filter((path) => /^_media\/.*-640\.webp$/.test(path))).toHaveLength(1);
  const source = await take(page, 'Download its source');
  expect(source.name).toBe(`${site.address}-site.zip`);

  // Where the focus is can only be seen once the page has stopped scrolling to it.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  try {
    const bringer = await signUpOnPro('Site Bringer');
    await restoreSession(phone, bringer);
    await phone.goto(gallery);
    await expect(phone.getByRole('heading', { name: 'Choose Your Canvas' })).toBeVisible();
    await settle(phone);
    expect(await isTooWide(phone)).toBe(false);
    await tabTo(phone, bring(phone));
    const [chooser] = await Promise.all([phone.waitForEvent('filechooser'), phone.keyboard.press('Enter')]);
    await chooser.setFiles(source.path);
    await expect(phone.frameLocator('#preview-frame').getByText('Bread to Take Along').first()).toBeVisible();

    await expect.poll(() => widthOfPicture(phone)).toBeGreaterThan(0);
    const { world, person } = worldOf(bringer);
    const { site: brought } = await readBuilder(world, person, await firstWorkspaceByApi(bringer));
    expect((await readBlog(world, person, brought!)).posts.map(({ title }) => title)).toEqual(['Mills to take along']);

    // And once more, in the place of what is there by now.
    await phone.goto(gallery);
    await expect(bring(phone)).toBeVisible();
    expect(await isTooWide(phone)).toBe(false);
    const [again] = await Promise.all([phone.waitForEvent('filechooser'), bring(phone).click()]);
    await again.setFiles(source.path);
    const question = phone.getByRole('dialog', { name: 'Replace the draft?' });
    await expect(question).toBeVisible();
    await expect(question.getByText(/In it: \d+ pages, 1 picture, 1 post\./)).toBeVisible();
    await tabTo(phone, question.getByRole('button', { name: 'Replace it' }));
    await phone.keyboard.press('Enter');
    await expect(phone.frameLocator('#preview-frame').getByText('Bread to Take Along').first()).toBeVisible();
  } finally {
    await context.close();
  }
});
