/** A site taken along: its pages on any static server, in any folder. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand } from '#features/brand/testing/make-brand.ts';
import { keyOf, makePicture } from '#features/media/testing/make-picture.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Post } from '../../blog.contract.ts';
import type { Site } from '../../sites.contract.ts';
import { askToPublishPost, askToSavePost, makeReadyPost } from '../../testing/make-post.ts';
import {
  askToBegin,
  askToDownload,
  askToPublish,
  askToPutOnline,
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  shownAs,
  withHeroPhoto,
} from '../../testing/make-site.ts';
import { addressesIn, readPage } from '../../testing/read-page.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const on = async (plan: 'Free' | 'Starter' | 'Pro'): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  return person;
};
const get = (address: string) => world.product.app.request(`http://localhost:18400${address}`);
type Files = Readonly<Record<string, Uint8Array>>;

/** What is taken along of a site, unpacked, and the name it is saved under. */
async function take(
  as: Person,
  site: Pick<Site, 'id'>,
): Promise<{ readonly files: Files; readonly name: string; readonly bytes: Uint8Array }> {
  const { address } = assertDone(await askToDownload(world, as, site.id, 'pages'));
  const answer = await get(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { files: unzipSync(bytes), name: answer.headers.get('content-disposition')!, bytes };
}

/** A server that knows nothing but files: a folder is its index, and what is not there the page for it. */
async function serve(files: Files, folder: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.slice(folder.length));
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const found = request.url!.startsWith(folder) && Object.hasOwn(files, name) ? files[name] : undefined;
    response.writeHead(found ? 200 : 404, {
      'content-type': name.endsWith('.html') ? 'text/html' : 'application/octet-stream',
    });
    response.end(found ?? files['404.html']);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Addresses of styles of a page. */
const stylesIn = (html: string): readonly string[] =>
  readPage(html)
    .filter(({ name }) => name === 'style')
    .flatMap(({ text }) => [...text.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address!));

describe('the pages of a site, taken along', () => {
  itInDeepRun('are shown by any static server in any folder: every address leads to a file that is there', async () => {
    const person = await on('Pro');
    await makeBrand(world, person);
    const site = await makeLiveSite(world, person, { title: 'Levain & Rye' });
    const post = await makeReadyPost(world, person, site, 'Mills');
    const tagged: Post = assertDone(await askToSavePost(world, person, post, { tags: ['Rye', '麺'] }));
    assertDone(await askToPublishPost(world, person, tagged));
    const { files, name } = await take(person, site);
    expect(name).toBe(`attachment; filename="${site.address}.zip"`);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'index.html',
        'about/index.html',
        'blog/index.html',
        'blog/mills/index.html',
        'blog/tag/rye/index.html',
        'blog/feed.xml',
        '404.html',
        'sitemap.xml',
        'robots.txt',
        'icon.svg',
        'og.png',
      ]),
    );
    for (const folder of ['/', '/some/folder/']) {
      const server = await serve(files, folder);
      try {
        const checked = new Set<string>();
        const pages = Object.keys(files).filter((path) => path.endsWith('.html'));
        expect(pages.length).toBeGreaterThan(3);
        for (const page of pages) {
          const at = new URL(folder + page.replace(/index\.html$/, ''), server.origin);
          const html = await (await fetch(at)).text();
          expect(html).toBe(Buffer.from(files[page]!).toString());
          const named = addressesIn(html).flatMap(({ element, address }) => {
            const isName = ['canonical', 'alternate'].includes(element.attributes.get('rel') ?? '');
            return isName || /^(?:https|mailto|tel):/.test(address) ? [] : [address];
          });
          const styles = stylesIn(html);
          expect(styles.length, page).toBeGreaterThan(0);
          for (const address of [...named, ...styles]) {
            const to = new URL(address, at);
            expect(to.href.startsWith(`${server.origin}${folder}`), `${page} ${address}`).toBe(true);
            const answer = await fetch(to);
            expect([page, address, answer.status]).toEqual([page, address, 200]);
            checked.add(to.pathname.slice(folder.length));
            if (to.hash)
              expect(
                readPage(await answer.text()).some(({ attributes }) => attributes.get('id') === to.hash.slice(1)),
              ).toBe(true);
          }
        }
        for (const path of ['about/', 'blog/', 'blog/mills/', 'blog/tag/rye/']) expect(checked).toContain(path);
        expect([...checked].filter((path) => path.startsWith('_fonts/')).length).toBeGreaterThan(2);
        expect(await (await fetch(`${server.origin}${folder}nothing`)).text()).toContain('This page is not here');
      } finally {
        server.close();
      }
    }
  });

  it('are those that are online, byte by byte but for where fonts lie, and keep the address they were made for', async () => {
    const person = await on('Starter');
    const site = await makeLiveSite(world, person, { title: 'Unbranded' });
    assertDone(await askToSave(world, person, site, { title: 'A later draft' }));
    const { files } = await take(person, site);
    // Without a brand it is set in the fonts of the system, so that nothing of it lies elsewhere.
    expect(Object.keys(files).some((path) => path.startsWith('_fonts/'))).toBe(false);
    const online = async (path: string) => Buffer.from(await (await get(`/s/${site.address}/${path}`)).arrayBuffer());
    for (const path of ['sitemap.xml', 'robots.txt', 'icon.svg', 'og.png'])
      expect(Buffer.from(files[path]!).equals(await online(path)), path).toBe(true);
    const first = Buffer.from(files['index.html']!);
    expect(first.equals(await online(''))).toBe(true);
    expect(first.toString()).toContain(`<link rel="canonical" href="${site.url}"/>`);
    expect(first.toString()).not.toContain('A later draft');
  });

  it('are the draft where nothing is online and nothing stops it, and the same archive each time', async () => {
    const person = await on('Starter');
    const site = await makeReadySite(world, person, { title: 'Never published' });
    const [first, second] = [await take(person, site), await take(person, site)];
    expect(Buffer.from(first.files['index.html']!).toString()).toContain('<title>Never published</title>');
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    expect(Object.keys(first.files)).toEqual([...Object.keys(first.files)].sort());
    expect((await get(`/s/${site.address}/`)).status).toBe(404);
  });

  it('have the pictures that they show, as they are where the site is served', async () => {
    const person = await on('Starter');
    const picture = await makePicture(world, person);
    const ready = await makeReadySite(world, person, { title: 'Pictured' });
    const pages = withHeroPhoto(ready.document, shownAs(picture));
    const site: Site = assertDone(await askToSave(world, person, ready, { pages }));
    const name = `_media/${await keyOf(world, picture)}-${picture.width}.webp`;
    const draft = (await take(person, site)).files;
    expect(Buffer.from(draft['index.html']!).toString()).toContain(`./${name}`);
    const live = assertDone(await askToPublish(world, person, site));
    const taken = (await take(person, live)).files;
    const served = Buffer.from(await (await get(`/s/${site.address}/${name}`)).arrayBuffer());
    for (const files of [draft, taken]) expect(Buffer.from(files[name]!).equals(served)).toBe(true);
    expect(Object.keys(taken)).toEqual([...Object.keys(taken)].sort());
  });

  it('have their fonts with the licence of each', async () => {
    const person = await on('Pro');
    await makeBrand(world, person);
    const { files } = await take(person, await makeLiveSite(world, person, {}));
    const fonts = Object.keys(files).filter((path) => path.startsWith('_fonts/'));
    const families = new Set(
      fonts.filter((path) => path.endsWith('.woff2')).map((path) => /_fonts\/(.*?)-latin/.exec(path)![1]),
    );
    expect(families.size).toBe(2);
    for (const family of families)
      expect(Buffer.from(files[`_fonts/${family}-license.txt`]!).toString()).toMatch(
        /OFL|Open Font License|Apache License/i,
      );
    for (const path of fonts.filter((one) => one.endsWith('.woff2')))
      expect(Buffer.from(files[path]!).subarray(0, 4).toString(), path).toBe('wOF2');
  });

  it('change nothing of what somebody wrote that looks like an address of ours', async () => {
    const person = await on('Pro');
    await makeBrand(world, person);
    const site = await makeReadySite(world, person, { title: 'url(/s/_fonts/lato-latin-400-normal.woff2)' });
    const words = `href="/s/${site.address}/ <link href="/s/_fonts/x.woff2"> <style>url(/s/_fonts/inter-latin-400-normal.woff2)`;
    const pages = site.document.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block.type === 'hero' ? { ...block, props: { ...block.props, headline: words } } : block,
      ),
    }));
    assertDone(await askToSave(world, person, site, { pages }));
    const { files } = await take(person, site);
    const page = readPage(Buffer.from(files['index.html']!).toString());
    expect(page.find(({ name }) => name === 'h1')!.text).toBe(words);
    expect(page.find(({ name }) => name === 'title')!.text).toBe('url(/s/_fonts/lato-latin-400-normal.woff2)');
  });

  it('are refused where something stops the draft, and on a plan that puts no site online', async () => {
    const person = await on('Starter');
    const begun: Site = assertDone(await askToBegin(world, person));
    const refused = await askToDownload(world, person, begun.id, 'pages');
    expect([refused.status, refused.body.code]).toEqual([409, 'sites.not_ready']);
    assertDone(await askToDownload(world, person, begun.id, 'source'));
    await setPlan(world, person, 'Free');
    const onFree = await askToDownload(world, person, begun.id, 'pages');
    expect([onFree.status, onFree.body.code]).toEqual([403, 'billing.plan_required']);
    assertDone(await askToDownload(world, person, begun.id, 'source'));
  });

  it('are checked again where the address is opened', async () => {
    const person = await on('Starter');
    const live = await makeLiveSite(world, person, {});
    const { address } = assertDone(await askToDownload(world, person, live.id, 'pages'));
    expect((await get(address)).status).toBe(200);
    const edited: Site = assertDone(await askToSave(world, person, live, { title: '' }));
    const off: Site = assertDone(await askToPutOnline(world, person, edited, null));
    expect((await get(address)).status).toBe(409);
    assertDone(await askToSave(world, person, off, { title: 'Named again' }));
    expect((await get(address)).status).toBe(200);
    await setPlan(world, person, 'Free');
    expect((await get(address)).status).toBe(403);
  });
});

describe('the picture by which a page is shared', () => {
  it('is served as it is whatever is accepted, and drawn once for releases that it fits', async () => {
    const person = await on('Pro');
    const site = await makeLiveSite(world, person, { title: 'Shared' });
    const read = async (accepted: string) => {
      const answer = await world.product.app.request(`http://localhost:18400/s/${site.address}/og.png`, {
        headers: { 'accept-encoding': accepted },
      });
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
        200,
        'image/png',
        null,
      ]);
      return { etag: answer.headers.get('etag'), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const [plain, br, gzip] = [await read('identity'), await read('br'), await read('gzip')];
    expect([br, gzip]).toEqual([plain, plain]);
    expect(plain.bytes.subarray(1, 4).toString()).toBe('PNG');
    const html = await (await get(`/s/${site.address}/about/`)).text();
    expect(html).toContain(`<meta property="og:image" content="${site.url}og.png"/>`);
    const edited: Site = assertDone(
      await askToSave(world, person, site, {
        pages: site.document.pages.map((page) => ({ ...page, description: 'Others' })),
      }),
    );
    assertDone(
      await world.call('POST', `/api/sites/${site.id}/publish`, {
        as: person,
        body: { revision: edited.revision },
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    );
    expect(await read('br')).toEqual(plain);
    const scope = { accountId: person.userId, workspaceIds: [await firstWorkspaceOf(world, person)] };
    const [kept] = await world.product.database.withTenant(
      scope,
      (tx) => tx`
      select count(*)::int as releases, count(distinct card_hash)::int as hashes from site_release where site_id = ${site.id}`,
    );
    expect(kept).toEqual({ releases: 2, hashes: 1 });
  });
});
