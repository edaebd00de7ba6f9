import type { ReadBrandTokens } from '#server/feature.ts';
import { fontPairs } from '../domain/fonts/font-pairs.ts';
import { pictureOf } from '../domain/logo/art.ts';
import { brandRepository } from './brand.repository.ts';
import { coloursOfChoice, fontPairOf } from './brand-view.ts';
import { readBrandLogos, usedArt } from './used-logo.ts';

/**
 * How a business looks: its colours, the logo that is used, alone without its name beside it where it is one of ours, and its pair of
 * fonts.
 */
export const readBrandTokens: ReadBrandTokens = async (tx, workspaceId) => {
  const brand = await brandRepository.find(tx, workspaceId);
  if (!brand) return undefined;
  const colors = coloursOfChoice(brand.palette);
  const art = usedArt(await readBrandLogos(tx, brand));
  const layout = art?.kind === 'own' ? 'wide' : 'icon';
  const pair = fontPairs[fontPairOf(brand) ?? -1];
  return {
    edition: brand.revision,
    colors,
    logo: art ? pictureOf(art, layout, 'positive', colors, brand.name) : null,
    fonts: pair ? { heading: pair.heading.id, body: pair.body.id } : null,
  };
};
