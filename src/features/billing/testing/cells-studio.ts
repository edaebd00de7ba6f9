import { type Cell, cell } from './cell.ts';

const no = false;
const yes = true;
const of = cell.bind(undefined, 'studio');

const firstFonts = ['Montserrat/Open Sans', 'Playfair Display/Source Sans Pro', 'Roboto/Lato'];
const firstAssets = ['Facebook Cover 851x315', 'Instagram Post 1080x1080', 'Twitter Header 1500x500'];

/** Part 2, sections 6.1 and 9; palettes as ruled. */
export const studioCells: readonly Cell[] = [
  of(
    'part 2 §9',
    'name of the tier',
    ['Website Builder Basic', 'Website Builder', 'Advanced Website Builder'],
    ({ studio }) => studio.tierName,
  ),
  of(
    'part 2 §9',
    'limit as the popover says it',
    ['1 preview website', '1 live website', 'Unlimited websites'],
    ({ studio }) => studio.limitLabel,
  ),
  of('part 2 §6.1', 'logos', [1, 3, 5], ({ studio }) => studio.logos),
  of('part 2 §6.1', 'palette switching', [no, yes, yes], ({ studio }) => studio.canSwitchPalettes),
  of(
    'part 2 §6.1',
    'palettes',
    [
      ['modern'],
      ['modern', 'vibrant', 'elegant', 'minimal', 'nature'],
      ['modern', 'vibrant', 'elegant', 'minimal', 'nature', 'tech', 'luxury', 'creative'],
    ],
    ({ studio }) => studio.palettes,
  ),
  of('rulings, Plans', 'number of palettes', [1, 5, 8], ({ studio }) => studio.palettes.length),
  of('part 2 §6.1', 'number of font pairs', [0, 3, 5], ({ studio }) => studio.fontPairs.length),
  of(
    'part 2 §9',
    'font pairs',
    [[], firstFonts, [...firstFonts, 'Poppins/Inter', 'DM Serif Display/DM Sans']],
    ({ studio }) => studio.fontPairs.map(({ heading, body }) => `${heading}/${body}`),
  ),
  of('part 2 §6.1', 'number of social assets', [0, 3, 6], ({ studio }) => studio.socialAssets.length),
  of(
    'part 2 §9',
    'social assets',
    [
      [],
      firstAssets,
      [...firstAssets, 'Instagram Story 1080x1920', 'LinkedIn Banner 1584x396', 'YouTube Thumbnail 1280x720'],
    ],
    ({ studio }) => studio.socialAssets.map(({ name, widthPx, heightPx }) => `${name} ${widthPx}x${heightPx}`),
  ),
  of('part 2 §6.1', 'download of assets', [no, yes, yes], ({ studio }) => studio.canDownloadAssets),
  of('part 2 §6.1', 'website builder', [no, yes, yes], ({ studio }) => studio.hasWebsiteBuilder),
  of('part 2 §6.1', 'pages of a site', [0, 1, null], ({ studio }) => studio.pagesPerSite),
  of('part 2 §6.1', 'SEO basics', [no, yes, yes], ({ studio }) => studio.hasSeoBasics),
  of('part 2 §6.1', 'SEO tools', [no, no, yes], ({ studio }) => studio.hasSeoTools),
  of('part 2 §6.1', 'blog', [no, no, yes], ({ studio }) => studio.hasBlog),
  of('part 2 §6.1', 'custom domain', [no, no, yes], ({ studio }) => studio.hasCustomDomain),
  of('part 2 §6.1', 'code editor', [no, no, yes], ({ studio }) => studio.hasCodeEditor),
  of('part 2 §6.1', 'templates shown', [3, 5, 7], ({ studio }) => studio.templates.shown),
  of('part 2 §6.1', 'templates locked', [1, 1, 0], ({ studio: { templates } }) => templates.shown - templates.open),
  of('part 2 §6.1', 'live sites', [0, 1, null], ({ studio }) => studio.liveSites),
  {
    tool: 'studio',
    paragraph: 'part 2 §9',
    capability: 'preview sites',
    expected: { Free: 1 },
    read: ({ studio }) => studio.previewSites,
  },
];
