/**
 * Hostile words through every input of a site: each is refused with its place, or stands on a page as words. What a page is made of is the
 * same whatever was written into it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { blockKinds } from '../domain/blocks/all-blocks.ts';
import { type Fields, isLink } from '../domain/blocks/field.ts';
import {
  type Block,
  emptyBlock,
  type Page,
  type SiteDocument,
  siteDocumentSchema,
} from '../domain/document/site-document.ts';
import { addressSchema } from '../domain/site-address.ts';
import type { Site } from '../sites.contract.ts';
import { blocksWith, type FieldKind } from '../testing/blocks-with.ts';
import { hostilePayloads } from '../testing/hostile-payloads.ts';
import { faultsOf, skeletonOf } from '../testing/inspect-page.ts';
import { askToBegin, askToImport, askToSave, assertDone, publish, readBuilder } from '../testing/make-site.ts';
import { type ReadElement, readPage } from '../testing/read-page.ts';
import { filledSite, sourceOf } from '../testing/sample-sites.ts';

let world: TestProduct;
let person: Person;
let workspaceId: string;
let site: Site;
beforeAll(async () => {
  // One person writes thousands of times here.
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
  person = await world.signUp();
  await setPlan(world, person, 'Pro');
  workspaceId = await firstWorkspaceOf(world, person);
  // With a look that stays the same whatever else is brought in.
  await bringHarmless();
});
afterAll(() => world.close());

const words: readonly FieldKind[] = ['line', 'text'];

const pageOf = (own: Partial<Page> = {}): Page => ({
  kind: 'home',
  title: 'Home',
  description: 'Words',
  searchTitle: '',
  keywords: '',
  blocks: blocksWith([], ''),
  ...own,
});

/** Brings in a site that is harmless, in the place of whatever there is. */
async function bringHarmless(): Promise<void> {
  const { site: known } = await readBuilder(world, person, workspaceId);
  const document = { ...filledSite(), pages: [pageOf()], bindings: [] };
  const source = sourceOf({ address: 'hostile-words', document });
  site = assertDone(await askToImport(world, person, { workspaceId, revision: known?.revision ?? 0, source }));
}

/** Saves what was edited; keeps its revision where it was taken. */
async function save(edited: Partial<SiteDocument>) {
  const answer = await askToSave(world, person, site, { bindings: [], ...edited });
  if (answer.status === 200) site = answer.body;
  return answer;
}

/** What is online once the site is published as it is: every file, and the first page read. */
async function publishAndRead(): Promise<{ readonly html: string; readonly elements: readonly ReadElement[] }> {
  site = await publish(world, person, site);
  const answer = await world.product.app.request(`http://localhost:18400/s/${site.address}/`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return { html, elements: readPage(html) };
}

const fieldsOf = (body: { readonly fields?: Readonly<Record<string, string>> }): readonly string[] =>
  Object.keys(body.fields ?? {});

/** The page that has harmless words of as many lines in the place of the payload. */
const skeletons = new Map<number, readonly string[]>();

it('there are eighty payloads and more, and none twice', () => {
  expect(new Set(hostilePayloads).size).toBe(hostilePayloads.length);
  expect(hostilePayloads.length).toBeGreaterThanOrEqual(80);
});

it('faults of a page are found', () => {
  const faulty = readPage(
    '<p onclick=a></p><script>1</script><a href="javascript:a">x</a><img src="https://evil.example/"><p style="color:red"><iframe></iframe><a href="https://example.com/">y</a>',
  );
  expect(faultsOf(faulty, 'https://example.com/s/bread/').length).toBeGreaterThanOrEqual(6);
});

describe.each(hostilePayloads)('%j', (payload) => {
  it('in words is refused with each place, or read as those words', async () => {
    const isTaken = siteDocumentSchema.shape.title.safeParse(payload).success;
    const short = payload.slice(0, 60);
    const answer = await save({
      title: payload,
      pages: [pageOf({ title: short, description: payload, blocks: blocksWith(words, payload) })],
    });
    expect(answer.status).toBe(isTaken ? 200 : 400);
    if (!isTaken) {
      expect(answer.body.code).toBe('request.invalid');
      const places = ['title', 'pages.0.title', 'pages.0.description', 'pages.0.blocks.0.props.headline'];
      expect(fieldsOf(answer.body)).toEqual(expect.arrayContaining(places));
      return;
    }
    const { html, elements } = await publishAndRead();
    expect(faultsOf(elements, site.url)).toEqual([]);
    // As words of the same length, by which a headline has its class.
    const plain = 'a'.repeat(payload.length);
    if (!skeletons.has(payload.length)) {
      const page = pageOf({ title: 'a'.repeat(short.length), description: plain, blocks: blocksWith(words, plain) });
      assertDone(await save({ title: plain, pages: [page] }));
      skeletons.set(payload.length, skeletonOf((await publishAndRead()).elements));
    }
    expect(skeletonOf(elements)).toEqual(skeletons.get(payload.length));
    const textOf = (name: string) => elements.find((element) => element.name === name)?.text;
    expect([textOf('title'), textOf('h1')]).toEqual([payload, payload]);
    expect(elements.filter(({ name, text }) => name === 'p' && text === payload.trim()).length).toBeGreaterThan(3);
    expect(html.endsWith('</body></html>\n')).toBe(true);
    const data = elements.find(({ name }) => name === 'script')!;
    expect(JSON.parse(data.text)).toMatchObject({ name: payload, description: payload });
  });

  it.each(['link', 'time', 'choice'] as const)(
    'as a %s is refused with its place, or leads where it may',
    async (kind) => {
      const pages = [pageOf({ blocks: blocksWith([kind], payload) })];
      const answer = await save({ title: 'Places', pages });
      if (kind === 'link' && isLink(payload)) {
        expect(answer.status).toBe(200);
        expect(faultsOf((await publishAndRead()).elements, site.url)).toEqual([]);
        return;
      }
      expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
      const places = fieldsOf(answer.body);
      const expected = (Object.values(blockKinds) as { fields: Fields }[]).flatMap(({ fields }, at) =>
        Object.entries(fields).flatMap(([name, field]) =>
          field.kind === kind
            ? [`pages.0.blocks.${at}.props.${name}`]
            : field.kind === 'list'
              ? Object.entries(field.of).flatMap(([inner, of]) =>
                  of.kind === kind ? [`pages.0.blocks.${at}.props.${name}.0.${inner}`] : [],
                )
              : [],
        ),
      );
      expect(expected.length).toBeGreaterThan(0);
      expect(places).toEqual(expect.arrayContaining(expected));
    },
  );

  it('as markup and as styles of one’s own is refused, or nothing of it runs, loads or leaves its element', async () => {
    const blocks = blocksWith(['code'], payload);
    const markup = await save({ title: 'Words', pages: [pageOf({ blocks })] });
    if (markup.status === 200) {
      const { elements } = await publishAndRead();
      expect(faultsOf(elements, site.url)).toEqual([]);
      expect(elements.filter(({ name }) => name === 'main' || name === 'footer')).toHaveLength(2);
    } else expect(fieldsOf(markup.body)).toEqual([expect.stringMatching(/^pages\.0\.blocks\.\d+\.props\.code$/)]);
    const styles = await save({ title: 'Words', pages: [pageOf()], css: payload });
    if (styles.status !== 200) return expect(fieldsOf(styles.body)).toEqual(['css']);
    expect(faultsOf((await publishAndRead()).elements, site.url)).toEqual([]);
    assertDone(await save({ css: '' }));
  });

  it('as the name of a page, a block, a field, a template or a language is refused', async () => {
    const page = pageOf();
    const [first] = page.blocks;
    const forms: readonly (readonly [Partial<SiteDocument>, string])[] = [
      [{ pages: [{ ...page, kind: payload as never }] }, 'pages.0.kind'],
      [{ pages: [{ ...page, blocks: [{ ...first!, type: payload } as never] }] }, 'pages.0.blocks.0.type'],
      [{ pages: [{ ...page, blocks: [{ ...first!, id: payload }] }] }, 'pages.0.blocks.0.id'],
      [
        { pages: [{ ...page, blocks: [{ ...first!, props: { ...first!.props, [`${payload} `]: 'x' } } as never] }] },
        'pages.0.blocks.0.props',
      ],
      [{ bindings: [{ blockId: payload, field: 'headline', source: 'offer', value: '""' }] }, 'bindings.0.blockId'],
      [{ bindings: [{ blockId: 'a', field: 'headline', source: payload as never, value: '""' }] }, 'bindings.0.source'],
    ];
    for (const [edited, place] of forms) {
      const answer = await save({ title: 'Names', pages: [page], ...edited });
      // An id may be any word of small letters.
      if (place === 'pages.0.blocks.0.id' && /^[a-z][a-z\d-]{0,40}$/.test(payload)) continue;
      if (place === 'bindings.0.blockId' && /^[a-z][a-z\d-]{0,40}$/.test(payload)) continue;
      expect([place, answer.status]).toEqual([place, 400]);
      expect(fieldsOf(answer.body)).toContain(place);
    }
  });

  it('as an address is refused, or is a name as host names have them', async () => {
    const answer = await world.call('PUT', `/api/sites/${site.id}/address`, {
      as: person,
      body: { revision: site.revision, address: payload },
    });
    expect(answer.status).toBe(addressSchema.safeParse(payload).success ? 200 : 400);
    if (answer.status === 200) site = answer.body;
    else expect(fieldsOf(answer.body)).toContain('address');
  });

  it('in every place of a file that is brought in is refused, or is words', async () => {
    const isTaken = siteDocumentSchema.shape.title.safeParse(payload).success;
    const whole = sourceOf({
      address: site.address,
      document: { ...site.document, title: 'Brought', pages: [pageOf()], bindings: [] },
    });
    const { look } = whole;
    const refused = async (source: unknown, place: string) => {
      const answer = await askToImport(world, person, { workspaceId, revision: site.revision, source });
      expect([place, answer.status]).toEqual([place, 400]);
      expect(fieldsOf(answer.body)).toContain(place);
    };
    await refused({ ...whole, format: payload }, 'source.format');
    await refused({ ...whole, [`${payload} `]: 1 }, 'source');
    for (const color of Object.keys(look.colors))
      await refused(
        { ...whole, look: { ...look, colors: { ...look.colors, [color]: payload } } },
        `source.look.colors.${color}`,
      );
    await refused(
      { ...whole, look: { ...look, fonts: { heading: payload, body: 'inter' } } },
      'source.look.fonts.heading',
    );
    await refused({ ...whole, look: { ...look, logo: { svg: payload, width: 1, height: 1 } } }, 'source.look.logo.svg');
    const around = `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" fill="${payload}"/></svg>`;
    const within = `<svg xmlns="http://www.w3.org/2000/svg"><g>${payload}</g><path d="M0 0h9v9z"/></svg>`;
    await refused({ ...whole, look: { ...look, logo: { svg: within, width: 9, height: 9 } } }, 'source.look.logo.svg');
    const title = { ...whole, document: { ...whole.document, title: payload } };
    const taken = await askToImport(world, person, { workspaceId, revision: site.revision, source: title });
    expect(taken.status).toBe(isTaken ? 200 : 400);
    if (isTaken) site = taken.body;
    else expect(fieldsOf(taken.body)).toEqual(['source.document.title']);
    // A value of an attribute may be any word that asks for nothing.
    const logo = { ...whole, look: { ...look, logo: { svg: around, width: 9, height: 9 } } };
    const drawn = await askToImport(world, person, { workspaceId, revision: site.revision, source: logo });
    if (drawn.status !== 200) {
      expect([drawn.status, fieldsOf(drawn.body)]).toEqual([400, ['source.look.logo.svg']]);
      return;
    }
    site = drawn.body;
    const { elements } = await publishAndRead();
    expect(faultsOf(elements, site.url)).toEqual([]);
    expect(elements.find(({ name }) => name === 'path')?.attributes.get('fill')).toBe(payload);
    await bringHarmless();
  });

  it('in the path of a page, in a header or in a cookie changes nothing of what is answered', async () => {
    const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      world.product.app.request(`http://localhost:18400${path}`, { headers });
    const own = await ask(`/s/${site.address}/`);
    const bytes = Buffer.from(await own.arrayBuffer());
    const written = encodeURIComponent(payload.toWellFormed());
    for (const path of [written, written.replaceAll('%2F', '/'), `about/${written}`, `_fonts/${written}`]) {
      const answer = await ask(`/s/${site.address}/${path}`);
      const location = answer.headers.get('location');
      // A way out of the folder is taken by the address itself, before anybody is asked: it is answered as what it is then.
      expect([path, [200, 308, 401, 404].includes(answer.status)]).toEqual([path, true]);
      if (location !== null) expect(location.startsWith('/')).toBe(true);
      expect(location ?? '').not.toMatch(/^\/[/\\]/);
      expect(answer.headers.has('set-cookie')).toBe(false);
    }
    const nowhere = await ask(`/s/${written}/`);
    expect([404, 308].includes(nowhere.status) || written === site.address).toBe(true);
    // What no client can send in a header is not sent in one.
    const header = payload.replace(/[^\x20-\x7e]/g, '');
    for (const name of [
      'cookie',
      'x-forwarded-host',
      'x-forwarded-proto',
      'forwarded',
      'x-original-url',
      'x-rewrite-url',
      'referer',
      'origin',
      'user-agent',
      'range',
      'if-range',
    ]) {
      const answer = await ask(`/s/${site.address}/`, { [name]: header });
      expect([name, answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([name, 200, true]);
      expect(answer.headers.get('etag')).toBe(own.headers.get('etag'));
      expect(answer.headers.has('set-cookie')).toBe(false);
    }
    for (const name of ['accept-encoding', 'if-none-match', 'accept', 'accept-language']) {
      const answer = await ask(`/s/${site.address}/`, { [name]: header });
      expect([name, answer.status]).toEqual([name, 200]);
    }
  });
});

it('all of them at once, as the paragraphs of one text, are read as those words', async () => {
  const taken = hostilePayloads.filter((payload) => siteDocumentSchema.shape.title.safeParse(payload).success);
  expect(taken.length).toBeGreaterThan(80);
  const legal = { ...emptyBlock('legal', 'terms'), props: { title: 'Terms', text: taken.join('\n\n') } } as Block;
  assertDone(await save({ title: 'Paragraphs', pages: [pageOf({ blocks: [legal] })] }));
  const { elements } = await publishAndRead();
  expect(faultsOf(elements, site.url)).toEqual([]);
  const read = elements.filter(({ name }) => name === 'p').map(({ text }) => text);
  expect(read.slice(0, taken.length)).toEqual(taken.map((payload) => payload.trim()));
});

describe('bodies', () => {
  const put = (body: string) => world.call('PUT', `/api/sites/${site.id}/document`, { as: person, body });
  const bring = (body: string) =>
    world.call('POST', `/api/sites/${workspaceId}/import`, {
      as: person,
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
  const about = () => `"revision":${site.revision},"title":"Bodies","bindings":[]`;

  it('that are nested deeply, or are none, are refused as what cannot be read', async () => {
    for (const send of [put, bring])
      for (const body of [
        `{${about()},"pages":${nested(50_000, '[', ']')}}`,
        `{${about()},"source":${nested(20_000, '{"a":', '')}1${'}'.repeat(20_000)}}`,
        '{"pages":',
        'PK\u0003\u0004 an archive',
        '[]',
        'null',
        '"text"',
        '1e400',
      ]) {
        const answer = await send(body);
        expect([body.slice(0, 40), answer.status, answer.body.code]).toEqual([
          body.slice(0, 40),
          400,
          'request.invalid',
        ]);
      }
  });

  it('that are too large are refused at their length', async () => {
    expect((await put(`{${about()},"pages":"${'x'.repeat(1_000_000)}"}`)).status).toBe(413);
    expect((await bring(`{"revision":0,"source":"${'x'.repeat(2 * 2 ** 20)}"}`)).status).toBe(413);
  });

  it('with names that objects have change no object, and are refused with their place', async () => {
    const page = JSON.stringify(pageOf({ blocks: [] }));
    for (const name of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty'])
      for (const [body, place] of [
        [`{${about()},"pages":[${page.slice(0, -1)},"${name}":{"polluted":true}}]}`, 'pages.0'],
        [
          `{${about()},"pages":[${page.replace('"blocks":[]', `"blocks":[{"id":"a","type":"text","props":{"title":"","text":"x","${name}":{"polluted":true}}}]`)}]}`,
          'pages.0.blocks.0.props',
        ],
      ] as const) {
        const answer = await put(body);
        expect([name, place, answer.status]).toEqual([name, place, 400]);
        expect(fieldsOf(answer.body)).toContain(place);
      }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('two sites side by side', () => {
  it('are never answered for each other, whatever host, path and codings are asked for in which order', async () => {
    const other = await world.signUp();
    await setPlan(world, other, 'Pro');
    const begun: Site = assertDone(await askToBegin(world, other));
    const theirs = await publish(
      world,
      other,
      assertDone(await askToSave(world, other, begun, { title: 'Theirs', pages: [pageOf()], bindings: [] })),
    );
    await save({ title: 'Mine', pages: [pageOf()] });
    const mine = await publish(world, person, site);
    site = mine;
    const sites = [mine, theirs];
    for (let round = 0; round < 4; round++)
      for (const [at, one] of sites.entries())
        for (const host of ['localhost', `${sites[1 - at]!.address}.localhost`, 'evil.example', one.address])
          for (const path of [
            `/s/${one.address}/`,
            `/s/${one.address}/?/s/${sites[1 - at]!.address}/`,
            `/s/${one.address}/sitemap.xml`,
          ]) {
            const answer = await world.product.app.request(`http://${host}:18400${path}`, {
              headers: {
                host,
                'x-forwarded-host': sites[1 - at]!.address,
                'accept-encoding': round % 2 ? 'identity' : '',
              },
            });
            const text = await answer.text();
            expect([path, answer.status]).toEqual([path, 200]);
            expect(text).toContain(`/s/${one.address}/`);
            expect(text).not.toContain(`/s/${sites[1 - at]!.address}/`);
          }
  });
});
