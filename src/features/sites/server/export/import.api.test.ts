/** The source of a site that is one file: brought in, and refused with its place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { sitePages } from '../../domain/sites.plan.ts';
import type { SiteSource } from '../../domain/source/site-source.ts';
import type { Site } from '../../sites.contract.ts';
import {
  askToImport,
  askToPublish,
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  readBuilder,
} from '../../testing/make-site.ts';
import { bakerySite, filledSite, sourceOf } from '../../testing/sample-sites.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { API_LIMITS: 'off' } });
});
afterAll(() => world.close());

const on = async (plan: 'Free' | 'Starter'): Promise<Person> => {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  return person;
};

const bring = async (as: Person, source: SiteSource, revision = 0) =>
  askToImport(world, as, { workspaceId: await firstWorkspaceOf(world, as), revision, source });

describe('a source that is one file, as they were before there were archives', () => {
  it('is found where it wishes, or beside where that is taken', async () => {
    const source = sourceOf({ address: 'wished-for', document: filledSite() });
    const [first, second] = [await on('Starter'), await on('Starter')];
    const [one, two]: Site[] = [assertDone(await bring(first, source)), assertDone(await bring(second, source))];
    expect(one!.address).toBe('wished-for');
    expect(two!.address).toBe('brotzeit');
  });
});

describe('a site that is brought in beside another one', () => {
  it('takes the place of the draft; its address and what is online stay', async () => {
    const person = await on('Starter');
    const live = await makeLiveSite(world, person, { title: 'Before' });
    const source = sourceOf({ address: 'somewhere-else', document: filledSite() });
    const replaced: Site = assertDone(await bring(person, source, live.revision));
    expect([replaced.id, replaced.address, replaced.document.title]).toEqual([live.id, live.address, 'Brotzeit']);
    expect([replaced.revision, replaced.online!.id, replaced.online!.isCurrent]).toEqual([
      live.revision + 1,
      live.online!.id,
      false,
    ]);
    const page = await world.product.app.request(`http://localhost:18400/s/${live.address}/`);
    expect(await page.text()).toContain('<title>Before</title>');
  });

  it('is refused where that was edited meanwhile, and where there is one that was not known of', async () => {
    const person = await on('Starter');
    const site = await makeReadySite(world, person);
    const source = sourceOf({ address: 'somewhere-else', document: filledSite() });
    const edited: Site = assertDone(await askToSave(world, person, site, { title: 'Edited' }));
    for (const revision of [0, site.revision]) {
      const refused = await bring(person, source, revision);
      expect([refused.status, refused.body.code]).toEqual([409, 'request.stale_revision']);
    }
    assertDone(await bring(person, source, edited.revision));
  });

  it('is written once of many at once, and a repeat of an attempt is that one', async () => {
    const person = await on('Starter');
    const workspaceId = await firstWorkspaceOf(world, person);
    const asked = (title: string) => ({
      workspaceId,
      revision: 0,
      source: sourceOf({ address: 'many-at-once', document: { ...filledSite(), title } }),
    });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => askToImport(world, person, asked(`Site ${at}`))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const other = await on('Starter');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const mine = { ...asked('Mine'), workspaceId: await firstWorkspaceOf(world, other) };
    const [first, again] = [
      await askToImport(world, other, mine, headers),
      await askToImport(world, other, mine, headers),
    ];
    expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id]);
  });

  it('and is saved at once is one or the other, never a mixture', async () => {
    const person = await on('Starter');
    const site = await makeReadySite(world, person, { title: 'Before' });
    const source = sourceOf({ address: 'either-or', document: filledSite() });
    const [brought, saved] = await Promise.all([
      bring(person, source, site.revision),
      askToSave(world, person, site, { title: 'Saved' }),
    ]);
    expect([brought.status, saved.status].sort()).toEqual([200, 409]);
    const { document } = (await readBuilder(world, person, await firstWorkspaceOf(world, person))).site!;
    expect(document.title).toBe(brought.status === 200 ? 'Brotzeit' : 'Saved');
  });
});

describe('plans', () => {
  it('bring in no template they do not open, and none at all on Free; pages of a higher plan are kept and not published', async () => {
    const document = filledSite({ pages: sitePages });
    const source = sourceOf({ address: 'many-pages', document });
    const person = await on('Starter');
    const locked = await bring(person, { ...source, document: { ...document, template: 'poster' } });
    expect([locked.status, locked.body.code]).toEqual([403, 'billing.plan_required']);
    const brought: Site = assertDone(await bring(person, source));
    expect(brought.document.pages).toHaveLength(document.pages.length);
    const live: Site = assertDone(await askToPublish(world, person, brought));
    expect(live.online!.pages).toBe(1);
    const free = await on('Free');
    const refused = await bring(free, source);
    expect([refused.status, refused.body.code]).toEqual([403, 'billing.plan_required']);
  });
});

describe('a file that is no source of a site', () => {
  const whole = sourceOf({ address: 'whole-source', document: filledSite() });
  const svg = (inside: string) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`,
    width: 1,
    height: 1,
  });
  it.each([
    ['of another format', { ...whole, format: 'zip' }, 'source.format'],
    ['of a later version', { ...whole, version: 2 }, 'source.version'],
    ['with a name nobody knows', { ...whole, more: 1 }, 'source'],
    [
      'with a name nobody knows, deep within',
      { ...whole, document: { ...whole.document, pages: [{ ...whole.document.pages[0], script: '1' }] } },
      'source.document.pages.0',
    ],
    [
      'with a color that is more',
      { ...whole, look: { ...whole.look, colors: { ...whole.look.colors, ink: '#000000;}body{display:none' } } },
      'source.look.colors.ink',
    ],
    [
      'with a font nobody has',
      { ...whole, look: { ...whole.look, fonts: { heading: 'constructor', body: 'inter' } } },
      'source.look.fonts.heading',
    ],
    [
      'with a mark that runs',
      { ...whole, look: { ...whole.look, logo: svg('<script>alert(1)</script>') } },
      'source.look.logo.svg',
    ],
    [
      'with a mark that asks elsewhere',
      { ...whole, look: { ...whole.look, logo: svg('<path fill="url(https://evil.example)"/>') } },
      'source.look.logo.svg',
    ],
    [
      'with a mark without sides',
      { ...whole, look: { ...whole.look, logo: { ...svg('<path/>'), width: 0 } } },
      'source.look.logo.width',
    ],
    ['with an address that leads out', { ...whole, address: '../admin' }, 'source.address'],
    [
      'without its first page',
      { ...whole, document: { ...whole.document, pages: [{ ...bakerySite({ pages: ['home', 'about'] }).pages[1]! }] } },
      'source.document.pages',
    ],
    ['that is a list', [], 'source'],
    ['that is an archive', 'PK\u0003\u0004', 'source'],
  ])('%s is refused with its place', async (_what, source, field) => {
    const person = await on('Starter');
    const refused = await askToImport(world, person, {
      workspaceId: await firstWorkspaceOf(world, person),
      revision: 0,
      source,
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'request.invalid']);
    expect(Object.keys(refused.body.fields)).toContain(field);
    expect((await readBuilder(world, person, await firstWorkspaceOf(world, person))).site).toBeNull();
  });

  it('is taken in where it is one', async () => {
    assertDone(
      await bring(await on('Starter'), { ...whole, look: { ...whole.look, logo: svg('<path d="M0 0h1v1z"/>') } }),
    );
  });
});
