import type { Tx } from '#server/db/connect.ts';
import { faces } from '../domain/fonts/faces.ts';
import type { LogoArt } from '../domain/logo/art.ts';
import type { OwnLogo } from '../domain/logo/own-logo.ts';
import { brandRepository, ownLogoRepository, type StoredBrand, type StoredLogo } from './brand.repository.ts';
import { isLogoOpen } from './brand-view.ts';
import type { SocialOrder } from './design/design-messages.ts';

/** What is drawn of a logo of ours. */
export const drawnArt = ({ templates, versions, version }: StoredLogo): LogoArt => ({
  kind: 'drawn',
  templates,
  colourway: versions[version]!.choices.colourway,
});

/** Logos of a brand as the account may read them, and the one that stands for it wherever a single one is shown. */
export interface BrandLogos {
  /** The used one first where it is one of these. */
  readonly logos: readonly StoredLogo[];
  /** What the business had before, whether it is used or not. */
  readonly own: OwnLogo | undefined;
  /** Whether that one is used. */
  readonly usesOwn: boolean;
}

/** Reads the logos that are open to the account. */
export async function readBrandLogos(tx: Tx, brand: StoredBrand): Promise<BrandLogos> {
  const own = await ownLogoRepository.find(tx, brand.id);
  const open = (await brandRepository.listLogos(tx, brand.id)).filter((logo) => isLogoOpen(logo, brand));
  const used = open.filter(({ id }) => id === brand.usedLogo);
  return {
    logos: [...used, ...open.filter((logo) => !used.includes(logo))],
    own,
    usesOwn: own !== undefined && brand.usedLogo === 'own',
  };
}

/** The used logo as social pictures are drawn from it; beside one the business had before the line has the font of our first logo. */
export function socialLogo({ logos: [first], own, usesOwn }: BrandLogos): SocialOrder['logo'] | undefined {
  const shown = first?.versions[first.version];
  if (usesOwn) return { kind: 'own', own: own!, faceId: shown?.choices.faceId ?? faces[0]!.id };
  return shown && { kind: 'drawn', mark: shown.mark, choices: shown.choices };
}

/** The logo that stands for a brand; nothing where it has none that the account may read. */
export function usedArt({ logos: [first], own, usesOwn }: BrandLogos): LogoArt | undefined {
  if (usesOwn) return { kind: 'own', own: own! };
  return first && drawnArt(first);
}
