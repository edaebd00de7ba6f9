import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { withTemplate } from '#features/sites/domain/compose/change-template.ts';
import { newBlock } from '#features/sites/domain/compose/new-block.ts';
import type { Block, Page, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { sitePages } from '#features/sites/domain/sites.plan.ts';
import { templateIds } from '#features/sites/domain/templates/template-ids.ts';
import { siteWordsOf } from '#features/sites/domain/words/all-words.ts';
import type { Builder, Release, Site } from '#features/sites/sites.contract.ts';

const words = siteWordsOf('en');
const offer = 'Sourdough bread from a wood oven';
const reasons = [{ text: 'Dough that rests for two days' }];
const withProps = (block: Block, props: Readonly<Record<string, unknown>>): Block =>
  ({ ...block, props: { ...block.props, ...props } }) as Block;

/** What facts say of the sample business. */
export const sampleFacts: Builder['facts'] = [
  { source: 'offer', value: JSON.stringify(offer) },
  { source: 'reasons', value: JSON.stringify(reasons) },
];

/** The first page of a bakery's site, with two open questions. */
const home: Page = {
  kind: 'home',
  title: 'Home',
  description: offer,
  searchTitle: '',
  keywords: '',
  blocks: [
    withProps(newBlock('hero', 'top', words), { headline: offer, action: 'Get in touch', link: '#contact' }),
    withProps(newBlock('reasons', 'reasons', words), { items: reasons }),
    newBlock('prices', 'prices', words),
    newBlock('contact', 'contact', words),
  ],
};

const about: Page = {
  kind: 'about',
  title: 'About',
  description: '',
  searchTitle: '',
  keywords: '',
  blocks: [
    withProps(newBlock('hero', 'about-title', words), { shape: 'title', headline: 'About' }),
    newBlock('text', 'text', words),
  ],
};

/** A site of one page whose headline and reasons follow facts. */
export const sampleDocument: SiteDocument = {
  version: 1,
  template: 'counter',
  language: 'en',
  title: 'Levain & Rye',
  pages: [home],
  bindings: [
    { blockId: 'top', field: 'headline', source: 'offer', value: JSON.stringify(offer) },
    { blockId: 'reasons', field: 'items', source: 'reasons', value: JSON.stringify(reasons) },
  ],
  css: '',
};

/** The same with a second page, as Pro has it. */
export const twoPages: SiteDocument = { ...sampleDocument, pages: [home, about] };

/** The same in every template that Starter is shown. */
export const sampleDrafts = (): SiteDocument[] => templateIds.slice(0, 5).map((id) => withTemplate(sampleDocument, id));

/** A release as the server tells of it. */
export const sampleRelease = (own: Partial<Release> = {}): Release => ({
  id: 'rel_00000000000000000000000001',
  number: 1,
  template: 'counter',
  pages: 1,
  publishedAt: '2026-11-20T10:00:00.000Z',
  isOnline: true,
  isCurrent: true,
  ...own,
});

/** The site of the sample workspace. */
export const sampleSite = (own: Partial<Site> = {}): Site => ({
  id: 'site_00000000000000000000000001',
  revision: 3,
  document: sampleDocument,
  address: 'levain-rye',
  url: 'http://localhost:18080/s/levain-rye/',
  online: null,
  ...own,
});

/** Where the pictures of the sample business lie. */
export const samplePicturesUrl = '/downloads/media/ticket';

/** The builder on Starter, with a site. */
export const sampleBuilder = (own: Partial<Builder> = {}): Builder => ({
  look: { colors: palettes.modern, logo: null, fonts: null },
  lookOrigin: 'none',
  templates: templateIds.slice(0, 5).map((id, at) => ({ id, isOpen: at < 4, opensWith: at < 4 ? 'Starter' : 'Pro' })),
  open: { builder: true, pages: ['home'], codeEditor: false, seoTools: false, domains: false },
  customDomains: true,
  facts: sampleFacts,
  picturesUrl: samplePicturesUrl,
  site: sampleSite(),
  ...own,
});

/** What Pro opens. */
export const proOpen: Builder['open'] = {
  builder: true,
  pages: [...sitePages],
  codeEditor: true,
  seoTools: true,
  domains: true,
};
