import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Studio } from '#features/brand/brand.contract.ts';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { makeBrand, ownLogoFile } from '../../testing/make-brand.ts';

let world: TestProduct;
let person: Person;
let workspaceId: string;

beforeAll(async () => {
  world = await createTestProduct();
  person = await world.signUp();
  await setPlan(world, person, 'Pro');
  ({ workspaceId } = await makeBrand(world, person));
});
afterAll(() => world.close());

const at = (path = '') => `/api/brand/${workspaceId}${path}`;
const read = async (): Promise<Studio & { readonly brand: NonNullable<Studio['brand']> }> =>
  (await world.call('GET', at(), { as: person })).body;
const bring = async (file = ownLogoFile, revision?: number) =>
  world.call('POST', at('/own-logo'), {
    as: person,
    body: { revision: revision ?? (await read()).brand.revision, file },
  });
const choose = async (logo: string, revision?: number) =>
  world.call('PUT', at('/logo'), {
    as: person,
    body: { revision: revision ?? (await read()).brand.revision, logo },
  });
const social = async (): Promise<string[]> =>
  (await world.call('GET', at('/social'), { as: person })).body.pictures.map(({ svg }: { svg: string }) => svg);

describe("one's own logo", () => {
  it('stands for the brand once it is brought, in every social picture', async () => {
    const before = await social();
    const { status, body } = await bring();
    expect([status, body.brand.usedLogo, body.brand.ownLogo]).toEqual([200, 'own', { isOpaque: false }]);
    const shown = await world.call('GET', at('/own-logo'), { as: person });
    expect(shown.body.logo.positive).toContain('#d4380d');
    expect(shown.body.logo.reversed).not.toContain('#d4380d');
    const pictures = await social();
    expect(pictures).toHaveLength(before.length);
    for (const svg of pictures) expect(svg).toContain('id="own-large"');
  });

  it('is refused with the reason where it cannot be kept, and the one before stays', async () => {
    await bring();
    const before = await read();
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Ours</text></svg>');
    const refused = await bring(text.toString('base64'));
    expect([refused.status, refused.body.code]).toEqual([422, 'brand.logo_not_outlines']);
    const nothing = await bring(Buffer.from('nothing').toString('base64'));
    expect([nothing.status, nothing.body.code]).toEqual([422, 'brand.logo_unreadable']);
    expect(await read()).toEqual(before);
  });

  it('is in the package in nine variants, with guidelines of it', async () => {
    await bring();
    const { body } = await world.call('POST', at('/pack'), { as: person, body: { language: 'en' } });
    await world.product.jobs.drain(['brand.pack']);
    const given = await world.call('POST', `/api/brand/packs/${body.id}/download`, { as: person });
    const answer = await world.product.app.request(given.body.address);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const own = Object.keys(files).filter((path) => path.startsWith('logos/own/'));
    expect(own.filter((path) => path.endsWith('.svg'))).toHaveLength(9);
    expect(own.filter((path) => path.endsWith('.png'))).toHaveLength(36);
    expect(own).toEqual(expect.arrayContaining(['logos/own/logo.pdf', 'logos/own/icon.ico']));
    for (const path of own.filter((one) => one.endsWith('.svg')))
      expect(new TextDecoder().decode(files[path])).not.toMatch(
        /<text|<script|href="(?!data:image\/png)|url\((?!#)|on\w+=/,
      );
    expect(files['guidelines.pdf']!.length).toBeGreaterThan(10_000);
  });

  it('gives way to one of ours and comes back; taken away, one of ours stands for the brand', async () => {
    await bring();
    const ours = (await read()).brand.logos[1]!.id;
    expect((await choose(ours)).body.brand.usedLogo).toBe(ours);
    for (const svg of await social()) expect(svg).not.toContain('own-large');
    expect((await choose('own')).body.brand.usedLogo).toBe('own');
    const { revision } = (await read()).brand;
    const gone = await world.call('DELETE', at('/own-logo'), { as: person, body: { revision } });
    expect([gone.status, gone.body.brand.ownLogo]).toEqual([200, null]);
    expect(gone.body.brand.usedLogo).toBe(gone.body.brand.logos[0].id);
    expect((await choose('own')).status).toBe(404);
  });

  it('is refused in a second tab that read an older state; the first one stays', async () => {
    const { revision } = (await read()).brand;
    const both = await Promise.all([bring(ownLogoFile, revision), choose((await read()).brand.logos[0]!.id, revision)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await read();
    expect(now.brand.usedLogo).toBe(both[0]!.status === 200 ? 'own' : now.brand.logos[0]!.id);
  });

  it('stays, is used and leaves with its owner after a downgrade; another one needs the plan', async () => {
    await bring();
    await setPlan(world, person, 'Free');
    try {
      const { brand, open } = await read();
      expect([brand.usedLogo, open.ownLogo]).toEqual(['own', false]);
      const refused = await bring();
      expect([refused.status, refused.body.code, refused.body.plan]).toEqual([403, 'billing.plan_required', 'Starter']);
      expect((await choose(brand.logos[0]!.id)).status).toBe(200);
      expect((await choose('own')).status).toBe(200);
    } finally {
      await setPlan(world, person, 'Pro');
    }
  });

  it('that is used is not replaced when logos are made anew', async () => {
    const used = (await read()).brand.logos[2]!.id;
    await choose(used);
    await makeBrand(world, person);
    const { brand } = await read();
    expect([brand.usedLogo, brand.logos[2]!.id]).toEqual([used, used]);
  });
});
