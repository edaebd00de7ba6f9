import type { PlanName } from '#shared/plans/plan-names.ts';

/** What a plan gives in the brand and website studio (part 2, sections 6.1 and 9). Palettes as ruled: 1, 5, 8. */
export interface StudioPlan {
  readonly tierName: string;
  readonly limitLabel: string;
  readonly logos: number;
  readonly palettes: readonly PaletteTheme[];
  readonly canSwitchPalettes: boolean;
  readonly fontPairs: readonly FontPair[];
  readonly socialAssets: readonly SocialAsset[];
  readonly canDownloadAssets: boolean;
  readonly hasWebsiteBuilder: boolean;
  /** Templates in the gallery, and how many of them are open. */
  readonly templates: { readonly shown: number; readonly open: number };
  /** Sites that may be live at once; null means unlimited. */
  readonly liveSites: number | null;
  readonly previewSites: number | null;
  /** Pages a site may have; null means as many as the editor offers. */
  readonly pagesPerSite: number | null;
  readonly hasSeoBasics: boolean;
  readonly hasSeoTools: boolean;
  readonly hasBlog: boolean;
  readonly hasCustomDomain: boolean;
  readonly hasCodeEditor: boolean;
}

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

export interface FontPair {
  readonly heading: string;
  readonly body: string;
}

export interface SocialAsset {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

const fontPairs: readonly FontPair[] = [
  { heading: 'Montserrat', body: 'Open Sans' },
  { heading: 'Playfair Display', body: 'Source Sans Pro' },
  { heading: 'Roboto', body: 'Lato' },
  { heading: 'Poppins', body: 'Inter' },
  { heading: 'DM Serif Display', body: 'DM Sans' },
];

const socialAssets: readonly SocialAsset[] = [
  { name: 'Facebook Cover', widthPx: 851, heightPx: 315 },
  { name: 'Instagram Post', widthPx: 1080, heightPx: 1080 },
  { name: 'Twitter Header', widthPx: 1500, heightPx: 500 },
  { name: 'Instagram Story', widthPx: 1080, heightPx: 1920 },
  { name: 'LinkedIn Banner', widthPx: 1584, heightPx: 396 },
  { name: 'YouTube Thumbnail', widthPx: 1280, heightPx: 720 },
];

export const studioPlans: Readonly<Record<PlanName, StudioPlan>> = {
  Free: {
    tierName: 'Website Builder Basic',
    limitLabel: '1 preview website',
    logos: 1,
    palettes: paletteThemes.slice(0, 1),
    canSwitchPalettes: false,
    fontPairs: [],
    socialAssets: [],
    canDownloadAssets: false,
    hasWebsiteBuilder: false,
    templates: { shown: 3, open: 2 },
    liveSites: 0,
    previewSites: 1,
    pagesPerSite: 0,
    hasSeoBasics: false,
    hasSeoTools: false,
    hasBlog: false,
    hasCustomDomain: false,
    hasCodeEditor: false,
  },
  Starter: {
    tierName: 'Website Builder',
    limitLabel: '1 live website',
    logos: 3,
    palettes: paletteThemes.slice(0, 5),
    canSwitchPalettes: true,
    fontPairs: fontPairs.slice(0, 3),
    socialAssets: socialAssets.slice(0, 3),
    canDownloadAssets: true,
    hasWebsiteBuilder: true,
    templates: { shown: 5, open: 4 },
    liveSites: 1,
    previewSites: null,
    pagesPerSite: 1,
    hasSeoBasics: true,
    hasSeoTools: false,
    hasBlog: false,
    hasCustomDomain: false,
    hasCodeEditor: false,
  },
  Pro: {
    tierName: 'Advanced Website Builder',
    limitLabel: 'Unlimited websites',
    logos: 5,
    palettes: paletteThemes,
    canSwitchPalettes: true,
    fontPairs,
    socialAssets,
    canDownloadAssets: true,
    hasWebsiteBuilder: true,
    templates: { shown: 7, open: 7 },
    liveSites: null,
    previewSites: null,
    pagesPerSite: null,
    hasSeoBasics: true,
    hasSeoTools: true,
    hasBlog: true,
    hasCustomDomain: true,
    hasCodeEditor: true,
  },
};
