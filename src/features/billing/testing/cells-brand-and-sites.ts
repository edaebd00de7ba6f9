import { type Cell, cellsOf } from './cell.ts';

const no = false;
const yes = true;
const brand = cellsOf('Brand');
const sites = cellsOf('Sites');

/** Cells of the branding kit that are shown over HTTP; see `brand-probes.ts`. */
export const brandProbeIds = [
  'logos',
  'logos as they are compared',
  'other logos dimmed',
  'editing of logos',
  'own logo',
  'palette switching',
  'palettes',
  'palette to begin with',
  'number of palettes',
  'number of font pairs',
  'font pairs',
  'number of social assets',
  'social assets',
  'download of assets',
] as const;
export type BrandProbeId = (typeof brandProbeIds)[number];

/** Cells of the website builder that are shown over HTTP; see `sites-probes.ts`. */
export const sitesProbeIds = [
  'website builder',
  'a preview to look at only',
  'pages of a site',
  'SEO basics',
  'SEO tools',
  'blog',
  'code editor',
  'templates shown',
  'templates locked',
  'templates to build with',
  'live sites',
  'live sites as they are compared',
  'custom domain',
] as const;
export type SitesProbeId = (typeof sitesProbeIds)[number];

const firstFonts = ['Montserrat/Open Sans', 'Playfair Display/Source Sans Pro', 'Roboto/Lato'];
const firstAssets = ['Facebook Cover 851x315', 'Instagram Post 1080x1080', 'Twitter Header 1500x500'];

type Pairs = readonly { heading: string; body: string }[];
type Assets = readonly { name: string; widthPx: number; heightPx: number }[];

/** Palettes as ruled: 1, 5 and 8. */
export const brandCells: readonly Cell[] = [
  brand('limit as the popover says it', 'brand.limit', ['1 logo', '3 logos', '5 logos']),
  brand('logos', 'brand.logos', [1, 3, 5]),
  brand('logos as they are compared', 'brand.feature.logos', ['1 pieces', '3 pieces', '5 pieces']),
  brand('other logos dimmed', 'brand.showsDimmedLogos', [yes, no, no]),
  brand('editing of logos', 'brand.feature.logo-editing', [no, yes, yes]),
  brand('own logo', 'brand.feature.own-logo', [no, yes, yes]),
  brand('palette switching', 'brand.feature.palette-switching', [no, yes, yes]),
  brand('palettes', 'brand.palettes', [
    ['modern'],
    ['modern', 'vibrant', 'elegant', 'minimal', 'nature'],
    ['modern', 'vibrant', 'elegant', 'minimal', 'nature', 'tech', 'luxury', 'creative'],
  ]),
  brand('palette to begin with', 'brand.palettes', ['modern', 'modern', 'modern'], ([first]: string[]) => first ?? ''),
  brand('number of palettes', 'brand.feature.palettes', ['1 pieces', '5 pieces', '8 pieces']),
  brand('number of font pairs', 'brand.feature.font-pairs', [no, '3 pieces', '5 pieces']),
  brand(
    'font pairs',
    'brand.fontPairs',
    [[], firstFonts, [...firstFonts, 'Poppins/Inter', 'DM Serif Display/DM Sans']],
    (pairs: Pairs) => pairs.map(({ heading, body }) => `${heading}/${body}`),
  ),
  brand('number of social assets', 'brand.feature.social-assets', [no, '3 pieces', '6 pieces']),
  brand(
    'social assets',
    'brand.socialAssets',
    [
      [],
      firstAssets,
      [...firstAssets, 'Instagram Story 1080x1920', 'LinkedIn Banner 1584x396', 'YouTube Thumbnail 1280x720'],
    ],
    (assets: Assets) => assets.map(({ name, widthPx, heightPx }) => `${name} ${widthPx}x${heightPx}`),
  ),
  brand('download of assets', 'brand.feature.download', [no, yes, yes]),
];

export const sitesCells: readonly Cell[] = [
  sites('name of the tier', 'sites.tier', ['Website Builder Basic', 'Website Builder', 'Advanced Website Builder']),
  sites('limit as the popover says it', 'sites.limit', ['1 preview website', '1 live website', 'Unlimited websites']),
  sites('website builder', 'sites.feature.builder', [no, yes, yes]),
  sites('a preview to look at only', 'sites.isViewOnly', [yes, no, no]),
  sites('pages of a site', 'sites.pages', [[], ['home'], ['home', 'about', 'services', 'blog', 'contact']]),
  sites('SEO basics', 'sites.feature.seo-basics', [no, yes, yes]),
  sites('SEO tools', 'sites.feature.seo-tools', [no, no, yes]),
  sites('blog', 'sites.feature.blog', [no, no, yes]),
  sites('custom domain', 'sites.feature.custom-domain', [no, no, yes]),
  sites('code editor', 'sites.feature.code-editor', [no, no, yes]),
  sites('templates shown', 'sites.templates', [3, 5, 7], ({ shown }: { shown: number }) => shown),
  sites(
    'templates locked',
    'sites.templates',
    [1, 1, 0],
    ({ shown, open }: { shown: number; open: number }) => shown - open,
  ),
  sites('templates to build with', 'sites.feature.templates', [no, '4 pieces', '7 pieces']),
  sites('live sites', 'sites.liveSites', [0, 1, null]),
  sites('live sites as they are compared', 'sites.feature.live-sites', [no, '1 pieces', 'unlimited pieces']),
  { heading: 'Sites', capability: 'preview sites', field: 'sites.previewSites', expected: { Free: 1 } },
];
