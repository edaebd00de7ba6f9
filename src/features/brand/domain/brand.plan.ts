import { countOf, type PerPlan } from '#shared/plans/plan-cell.ts';
import { defineToolPlan } from '#shared/plans/tool-plan.ts';
import { socialSizes } from './social/sizes.ts';

/** In the order in which plans open them. */
export const paletteThemes = [
  'modern',
  'vibrant',
  'elegant',
  'minimal',
  'nature',
  'tech',
  'luxury',
  'creative',
] as const;
export type PaletteTheme = (typeof paletteThemes)[number];

interface FontPair {
  readonly heading: string;
  readonly body: string;
}

interface SocialAsset {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What a plan gives in the branding kit. Source: docs/billing.md, "Brand". */
interface BrandGiven {
  /** Logos that are made. */
  readonly logos: number;
  /** Whether further logos are shown dimmed, with the upgrade. */
  readonly showsDimmedLogos: boolean;
  /** The first one is what a brand begins with. */
  readonly palettes: readonly PaletteTheme[];
  /** The first one is what a brand begins with. */
  readonly fontPairs: readonly FontPair[];
  readonly socialAssets: readonly SocialAsset[];
}

const fontPairs: readonly FontPair[] = [
  { heading: 'Montserrat', body: 'Open Sans' },
  { heading: 'Playfair Display', body: 'Source Sans Pro' },
  { heading: 'Roboto', body: 'Lato' },
  { heading: 'Poppins', body: 'Inter' },
  { heading: 'DM Serif Display', body: 'DM Sans' },
];

const socialAssets: readonly SocialAsset[] = socialSizes.map(({ name, width, height }) => ({
  name,
  widthPx: width,
  heightPx: height,
}));

const gives: PerPlan<BrandGiven> = {
  Free: {
    logos: 1,
    showsDimmedLogos: true,
    palettes: paletteThemes.slice(0, 1),
    fontPairs: [],
    socialAssets: [],
  },
  Starter: {
    logos: 3,
    showsDimmedLogos: false,
    palettes: paletteThemes.slice(0, 5),
    fontPairs: fontPairs.slice(0, 3),
    socialAssets: socialAssets.slice(0, 3),
  },
  Pro: { logos: 5, showsDimmedLogos: false, palettes: paletteThemes, fontPairs, socialAssets },
};

/** The plan rows of the branding kit, which shares its screen with the website builder. */
export const brandPlan = defineToolPlan({
  id: 'brand',
  name: /*i18n*/ { id: 'plan.studio', message: 'Brand & Website Studio' },
  tiers: {
    Free: { limitLabel: /*i18n*/ { id: 'plan.brand.free.limit', message: '1 logo' } },
    Starter: { limitLabel: /*i18n*/ { id: 'plan.brand.starter.limit', message: '3 logos' } },
    Pro: { limitLabel: /*i18n*/ { id: 'plan.brand.pro.limit', message: '5 logos' } },
  },
  gives,
  features: {
    logos: {
      name: /*i18n*/ { id: 'plan.brand.logos', message: 'Logos' },
      opens: ({ logos }) => countOf(logos),
      row: true,
      isListed: true,
    },
    palettes: {
      name: /*i18n*/ { id: 'plan.brand.palettes', message: 'Color palettes' },
      opens: ({ palettes }) => countOf(palettes.length),
      row: true,
      isListed: true,
    },
    'logo-editing': {
      name: /*i18n*/ { id: 'plan.brand.logoEditing', message: 'Editing of logos' },
      opens: 'Starter',
    },
    'own-logo': {
      name: /*i18n*/ { id: 'plan.brand.ownLogo', message: 'Your own logo' },
      opens: 'Starter',
    },
    'palette-switching': {
      name: /*i18n*/ { id: 'plan.brand.paletteSwitching', message: 'Switching of palettes' },
      opens: 'Starter',
    },
    'font-pairs': {
      name: /*i18n*/ { id: 'plan.brand.fontPairs', message: 'Font pairs' },
      opens: ({ fontPairs }) => countOf(fontPairs.length),
      row: true,
      isListed: true,
    },
    'social-assets': {
      name: /*i18n*/ { id: 'plan.brand.socialAssets', message: 'Social media assets' },
      opens: ({ socialAssets }) => countOf(socialAssets.length),
      row: true,
      isListed: true,
    },
    download: {
      name: /*i18n*/ { id: 'plan.brand.download', message: 'Download of brand assets' },
      opens: 'Starter',
      row: true,
      isListed: true,
      upgrade: /*i18n*/ {
        id: 'plan.brand.download.upgrade',
        message: 'Please upgrade to download branding assets!',
      },
    },
  },
  onCards: { Free: ['logos'], Starter: ['logos'], Pro: [] },
});
