import { countOf, type PerPlan } from '#shared/plans/plan-cell.ts';
import { defineToolPlan } from '#shared/plans/tool-plan.ts';

/** The pages a site can have; the first one is where it begins. */
export const sitePages = ['home', 'about', 'services', 'blog', 'contact'] as const;
export type SitePage = (typeof sitePages)[number];

/** What a plan gives in the website builder. Source: docs/billing.md, "Sites". */
interface SitesGiven {
  /** Templates in the gallery, and how many of them are open. */
  readonly templates: { readonly shown: number; readonly open: number };
  /** Sites that may be live at once; null means unlimited. */
  readonly liveSites: number | null;
  /** Sites to look at; null means unlimited. */
  readonly previewSites: number | null;
  /** Whether a site can be looked at only, with the facts of one's own business. */
  readonly isViewOnly: boolean;
  readonly pages: readonly SitePage[];
}

const gives: PerPlan<SitesGiven> = {
  Free: {
    templates: { shown: 3, open: 2 },
    liveSites: 0,
    previewSites: 1,
    isViewOnly: true,
    pages: [],
  },
  Starter: {
    templates: { shown: 5, open: 4 },
    liveSites: 1,
    previewSites: null,
    isViewOnly: false,
    pages: sitePages.slice(0, 1),
  },
  Pro: {
    templates: { shown: 7, open: 7 },
    liveSites: null,
    previewSites: null,
    isViewOnly: false,
    pages: sitePages,
  },
};

/** The plan rows of the website builder, which shares its screen with the branding kit. */
export const sitesPlan = defineToolPlan({
  id: 'sites',
  name: /*i18n*/ { id: 'plan.studio', message: 'Brand & Website Studio' },
  tiers: {
    Free: {
      name: /*i18n*/ { id: 'plan.sites.free', message: 'Website Builder Basic' },
      limitLabel: /*i18n*/ { id: 'plan.sites.free.limit', message: '1 preview website' },
    },
    Starter: {
      name: /*i18n*/ { id: 'plan.sites.starter', message: 'Website Builder' },
      limitLabel: /*i18n*/ { id: 'plan.sites.starter.limit', message: '1 live website' },
    },
    Pro: {
      name: /*i18n*/ { id: 'plan.sites.pro', message: 'Advanced Website Builder' },
      limitLabel: /*i18n*/ { id: 'plan.sites.pro.limit', message: 'Unlimited websites' },
    },
  },
  gives,
  features: {
    builder: {
      name: /*i18n*/ { id: 'plan.sites.builder', message: 'Website builder' },
      opens: 'Starter',
      isListed: true,
    },
    templates: {
      name: /*i18n*/ { id: 'plan.sites.templates', message: 'Website templates' },
      // On Free they can only be looked at.
      opens: ({ templates, isViewOnly }) => countOf(isViewOnly ? 0 : templates.open),
      row: true,
      isListed: true,
    },
    'live-sites': {
      name: /*i18n*/ { id: 'plan.sites.liveSites', message: 'Live websites' },
      opens: ({ liveSites }) => countOf(liveSites),
      row: true,
      isListed: true,
    },
    'seo-basics': {
      name: /*i18n*/ { id: 'plan.sites.seoBasics', message: 'SEO basics' },
      opens: 'Starter',
      isListed: true,
    },
    'seo-tools': {
      name: /*i18n*/ { id: 'plan.sites.seoTools', message: 'SEO tools' },
      opens: 'Pro',
      isListed: true,
    },
    blog: {
      name: /*i18n*/ { id: 'plan.sites.blog', message: 'Blog' },
      opens: 'Pro',
      isListed: true,
    },
    'custom-domain': {
      name: /*i18n*/ { id: 'plan.sites.customDomain', message: 'Custom domain' },
      opens: 'Pro',
      row: true,
      isListed: true,
    },
    'code-editor': {
      name: /*i18n*/ { id: 'plan.sites.codeEditor', message: 'Code editor' },
      opens: 'Pro',
      row: true,
      isListed: true,
    },
  },
  onCards: { Free: [], Starter: ['live-sites'], Pro: ['live-sites', 'custom-domain'] },
});
