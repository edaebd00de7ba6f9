import type { SitePage } from '../sites.plan.ts';
import type { SiteDocument } from './site-document.ts';

/** What of a site a plan puts before others. */
interface Published {
  readonly pages: readonly SitePage[];
  readonly codeEditor: boolean;
  readonly seoTools: boolean;
}

/**
 * What of a site others get to see under a plan: pages of other kinds, code and titles for search engines, kept from a higher one, are left
 * out. A plan that gives no page publishes nothing, so that for it all pages are what there is to compare. What is for the founder alone is
 * left out on every plan.
 */
export function publishedPart(document: SiteDocument, { pages: given, codeEditor, seoTools }: Published): SiteDocument {
  const pages = document.pages.filter(({ kind }) => given.length === 0 || given.includes(kind));
  return {
    ...document,
    bindings: [],
    css: codeEditor ? document.css : '',
    pages: pages.map((page) => ({
      ...page,
      keywords: '',
      searchTitle: seoTools ? page.searchTitle : '',
      blocks: codeEditor ? page.blocks : page.blocks.filter(({ type }) => type !== 'html'),
    })),
  };
}
