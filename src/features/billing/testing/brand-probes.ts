import { expect } from 'vitest';
import { makeBrand, ownLogoFile } from '#features/brand/testing/make-brand.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { setPlan } from '#testing/founder.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import type { CellValue } from './cell.ts';
import type { BrandProbeId } from './cells-brand-and-sites.ts';

/** Somebody on a plan who had a brand made. */
export interface BrandOwner {
  readonly plan: PlanName;
  readonly person: Person;
  readonly workspaceId: string;
}

export async function createBrandOwner(world: TestProduct, plan: PlanName): Promise<BrandOwner> {
  const person = await world.signUp();
  await setPlan(world, person, plan);
  const { workspaceId } = await makeBrand(world, person);
  return { plan, person, workspaceId };
}

const themes = ['modern', 'vibrant', 'elegant', 'minimal', 'nature', 'tech', 'luxury', 'creative'];
const pairs = [
  'Montserrat/Open Sans',
  'Playfair Display/Source Sans Pro',
  'Roboto/Lato',
  'Poppins/Inter',
  'DM Serif Display/DM Sans',
];
const assets: Readonly<Record<string, string>> = {
  'facebook-cover': 'Facebook Cover',
  'instagram-post': 'Instagram Post',
  'twitter-header': 'Twitter Header',
  'instagram-story': 'Instagram Story',
  'linkedin-banner': 'LinkedIn Banner',
  'youtube-thumbnail': 'YouTube Thumbnail',
};
const pieces = (count: number): CellValue => (count === 0 ? false : `${count} pieces`);

/** What each cell of the branding kit comes to over HTTP; refusals are checked on the way. */
export function createBrandProbes(
  world: TestProduct,
): Readonly<Record<BrandProbeId, (owner: BrandOwner) => Promise<CellValue>>> {
  const read = async ({ person, workspaceId }: BrandOwner) =>
    (await world.call('GET', `/api/brand/${workspaceId}`, { as: person })).body;
  const put = async (owner: BrandOwner, part: string, body: object): Promise<boolean> => {
    const { brand } = await read(owner);
    const answer = await world.call('PUT', `/api/brand/${owner.workspaceId}/${part}`, {
      as: owner.person,
      body: { revision: brand.revision, ...body },
    });
    if (answer.status === 200) return true;
    expect([answer.status, answer.body.code]).toEqual([403, 'billing.plan_required']);
    expect(planNames.indexOf(answer.body.plan)).toBeGreaterThan(planNames.indexOf(owner.plan));
    return false;
  };
  const openThemes = async (owner: BrandOwner): Promise<string[]> => {
    const open: string[] = [];
    for (const theme of [...themes.slice(1), 'modern'])
      if (await put(owner, 'palette', { palette: { kind: 'theme', theme } })) open.push(theme);
    expect((await read(owner)).open.palettes).toEqual(themes.filter((theme) => open.includes(theme)));
    return themes.filter((theme) => open.includes(theme));
  };
  const openPairs = async (owner: BrandOwner): Promise<string[]> => {
    const open: string[] = [];
    for (const [fontPair, name] of pairs.entries()) if (await put(owner, 'fonts', { fontPair })) open.push(name);
    const { pictures } = (await world.call('GET', `/api/brand/${owner.workspaceId}/specimens`, { as: owner.person }))
      .body;
    expect(pictures).toHaveLength(open.length);
    return open;
  };
  const openAssets = async (owner: BrandOwner): Promise<string[]> => {
    const path = `/api/brand/${owner.workspaceId}/social`;
    const { pictures } = (await world.call('GET', path, { as: owner.person })).body;
    return pictures.map(({ id, svg }: { id: string; svg: string }) => {
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!;
      return `${assets[id]} ${width}x${height}`;
    });
  };
  const openLogos = async (owner: BrandOwner): Promise<number> => {
    const { brand } = await read(owner);
    return brand.logos.filter(({ isOpen }: { isOpen: boolean }) => isOpen).length;
  };

  return {
    logos: openLogos,
    'logos as they are compared': async (owner) => pieces(await openLogos(owner)),
    'other logos dimmed': async (owner) => {
      const { brand } = await read(owner);
      const locked = brand.logos.filter(({ isOpen }: { isOpen: boolean }) => !isOpen);
      // A small picture, and nothing that could be made larger.
      for (const logo of locked) expect(Object.keys(logo).sort()).toEqual(['id', 'isOpen', 'preview']);
      return locked.length > 0;
    },
    'own logo': async (owner) => {
      const { brand, open } = await read(owner);
      const { status, body } = await world.call('POST', `/api/brand/${owner.workspaceId}/own-logo`, {
        as: owner.person,
        body: { revision: brand.revision, file: ownLogoFile },
      });
      if (status !== 200) expect([status, body.code, body.plan]).toEqual([403, 'billing.plan_required', 'Starter']);
      expect(open.ownLogo).toBe(status === 200);
      return status === 200;
    },
    'palette switching': async (owner) => put(owner, 'palette', { palette: { kind: 'own', colour: '#0b5fff' } }),
    palettes: openThemes,
    'palette to begin with': async ({ plan }) => {
      const { brand } = await read(await createBrandOwner(world, plan));
      return brand.palette.theme;
    },
    'number of palettes': async (owner) => pieces((await openThemes(owner)).length),
    'number of font pairs': async (owner) => pieces((await openPairs(owner)).length),
    'font pairs': openPairs,
    'number of social assets': async (owner) => pieces((await openAssets(owner)).length),
    'social assets': openAssets,
    'editing of logos': async (owner) => {
      const { brand } = await read(owner);
      const { id, revision, choices } = brand.logos[0];
      const { status, body } = await world.call('PATCH', `/api/brand/logos/${id}`, {
        as: owner.person,
        body: { revision, choices: { ...choices, layout: 'stacked' } },
      });
      if (status !== 200) expect([status, body.code, body.plan]).toEqual([403, 'billing.plan_required', 'Starter']);
      return status === 200;
    },
    'download of assets': async ({ person, workspaceId }) => {
      const { status, body } = await world.call('POST', `/api/brand/${workspaceId}/pack`, {
        as: person,
        body: { language: 'en' },
      });
      if (status !== 200) {
        expect([status, body.code, body.plan]).toEqual([403, 'billing.plan_required', 'Starter']);
        return false;
      }
      await world.product.jobs.drain(['brand.pack']);
      const given = await world.call('POST', `/api/brand/packs/${body.id}/download`, { as: person });
      const file = await world.product.app.request(given.body.address);
      return file.status === 200 && (await file.text()).startsWith('PK');
    },
  };
}
