import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { isOpen } from '#shared/plans/tool-plan.ts';
import type { Brand, OpenLogo, Studio } from '../brand.contract.ts';
import { brandPlan } from '../domain/brand.plan.ts';
import type { PaletteChoice } from '../domain/brand-choices.ts';
import type { OwnLogo } from '../domain/logo/own-logo.ts';
import { paletteFrom } from '../domain/palette/from-colour.ts';
import { type Palette, palettes } from '../domain/palette/palettes.ts';
import type { StoredBrand, StoredLogo } from './brand.repository.ts';

/** The lowest plan that gives something. */
export const planThatGives = (isGiven: (given: typeof brandPlan.gives.Pro) => boolean): PlanName | undefined =>
  planNames.find((plan) => isGiven(brandPlan.gives[plan]));

/** The higher of two plans. */
export const higherPlan = (one: PlanName, other: PlanName): PlanName =>
  planNames.indexOf(one) >= planNames.indexOf(other) ? one : other;

/** The colours of a choice. */
export const coloursOfChoice = (choice: PaletteChoice): Palette =>
  choice.kind === 'theme' ? palettes[choice.theme] : (paletteFrom(choice.colour) ?? palettes.modern);

/** The pair of fonts that is shown: what was chosen, else the first one where the plan has any. */
export const fontPairOf = ({ fontPair, openedPlan }: StoredBrand): number | null =>
  fontPair ?? (brandPlan.gives[openedPlan].fontPairs.length > 0 ? 0 : null);

/** Whether the account may read a logo whole: the plan opens so many, or once did. */
export const isLogoOpen = ({ place }: StoredLogo, { openedPlan }: StoredBrand): boolean =>
  place === null || place < brandPlan.gives[openedPlan].logos;

export function viewLogo(logo: StoredLogo): OpenLogo {
  const { kind, choices, nearness, mark } = logo.versions[logo.version]!;
  return {
    id: logo.id,
    isOpen: true,
    kind,
    isShown: logo.place !== null,
    isPinned: logo.isPinned,
    isFavourite: logo.isFavourite,
    choices,
    saysName: mark.isWhole === true,
    templates: logo.templates as OpenLogo['templates'],
    nearness,
    version: logo.version,
    versions: logo.versions.length,
    revision: logo.revision,
  };
}

/** A brand as far as the account may read it; logos that are locked are shown where the plan says so. */
export function viewBrand(brand: StoredBrand, logos: readonly StoredLogo[], own: OwnLogo | undefined): Brand {
  const open = logos.filter((logo) => isLogoOpen(logo, brand));
  const used = brand.usedLogo === 'own' && own ? 'own' : (open.find(({ id }) => id === brand.usedLogo) ?? open[0])?.id;
  const showsLocked = brandPlan.gives[brand.openedPlan].showsDimmedLogos;
  return {
    id: brand.id,
    revision: brand.revision,
    name: brand.name,
    description: brand.description,
    style: brand.style,
    line: brand.line,
    generatedAt: brand.generatedAt.toISOString(),
    palette: brand.palette,
    colours: coloursOfChoice(brand.palette),
    fontPair: fontPairOf(brand),
    usedLogo: used ?? null,
    ownLogo: own ? { isOpaque: own.isOpaque } : null,
    logos: logos.flatMap((logo): Brand['logos'] => {
      if (isLogoOpen(logo, brand)) return [viewLogo(logo)];
      return showsLocked ? [{ id: logo.id, isOpen: false, preview: logo.preview }] : [];
    }),
  };
}

/** What an account may choose of under its plan, and take along under the highest one its brand was shown under. */
export function viewOpen(plan: PlanName, opened: PlanName): Studio['open'] {
  const { palettes: themes, fontPairs, socialAssets } = brandPlan.gives[plan];
  return {
    palettes: [...themes],
    fontPairs: fontPairs.length,
    socialAssets: socialAssets.map(({ name }) => name),
    editing: isOpen(brandPlan.features['logo-editing'], plan),
    ownLogo: isOpen(brandPlan.features['own-logo'], plan),
    // What was open once can be taken along.
    download: isOpen(brandPlan.features.download, opened),
  };
}
