import type { ArchiveFiles } from '#server/archive-files.ts';
import type { JourneyStep, ListOpenThreads } from '#server/feature.ts';
import type { SearchSource } from '#server/search/search-source.ts';
import { pictureOf } from '../domain/logo/art.ts';
import { brandRepository } from './brand.repository.ts';
import { coloursOfChoice, isLogoOpen } from './brand-view.ts';
import { drawnArt, readBrandLogos } from './used-logo.ts';

/** The step is done once there is a brand. */
export const brandStep: JourneyStep = {
  step: 'brand',
  read: async ({ tx }, workspaceId) => ({ isDone: (await brandRepository.find(tx, workspaceId)) !== undefined }),
};

/** The brand as the last thing worked on. */
export const listBrandThreads: ListOpenThreads = async ({ tx }, workspaceId) => {
  const brand = await brandRepository.find(tx, workspaceId);
  return brand ? [{ kind: 'brand.kit', urgency: 'complete', title: brand.name, parts: {} }] : [];
};

/** The brand, by the words it is made from. */
export const brandSearch: SearchSource = {
  name: 'brands',
  version: 1,
  events: ['brand.changed'],
  load: async (tx, workspaceId) => {
    const brand = await brandRepository.find(tx, workspaceId);
    if (!brand) return [];
    const { id, name, description, line, generatedAt } = brand;
    const body = [description, line].filter((text) => text !== '').join('\n');
    return [{ id, kind: 'brand', title: name, body, parts: {}, updatedAt: generatedAt, showsAsRecent: true }];
  },
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Each logo the account may read, as it is shown. */
export const brandArchive: ArchiveFiles = {
  folder: 'brand',
  list: ({ actor, transact }) =>
    transact(async ({ tx }) => {
      const files: { id: string; name: string }[] = [];
      for (const workspaceId of actor.workspaceIds) {
        const brand = await brandRepository.find(tx, workspaceId);
        if (!brand) continue;
        const { logos, own } = await readBrandLogos(tx, brand);
        for (const { id } of logos) files.push({ id, name: `${id}.svg` });
        if (own) files.push({ id: brand.id, name: `${brand.id}-own.svg` });
      }
      return files;
    }),
  make: ({ transact }, id) =>
    transact(async ({ tx }) => {
      const logo = await brandRepository.findLogo(tx, id);
      const brand = logo ? await brandRepository.find(tx, logo.workspaceId) : await brandRepository.findById(tx, id);
      if (!brand) return undefined;
      const palette = coloursOfChoice(brand.palette);
      const { own } = await readBrandLogos(tx, brand);
      if (!logo) return own && encode(pictureOf({ kind: 'own', own }, 'wide', 'positive', palette, brand.name).svg);
      if (!isLogoOpen(logo, brand)) return undefined;
      const { layout } = logo.versions[logo.version]!.choices;
      return encode(pictureOf(drawnArt(logo), layout, 'positive', palette, brand.name).svg);
    }),
};
