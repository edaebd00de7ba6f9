import { expect, it } from 'vitest';
import { filledSite } from '../../testing/sample-sites.ts';
import { publishedPart } from './published-part.ts';
import { emptyBlock, type SiteDocument } from './site-document.ts';

const site = filledSite({ pages: ['home', 'about'] });
const document: SiteDocument = {
  ...site,
  css: 'p{color:red}',
  pages: site.pages.map((page) => ({
    ...page,
    searchTitle: 'Found as this',
    keywords: 'bread',
    blocks: [...page.blocks, emptyBlock('html', `html-${page.kind}`)],
  })),
};
const whatOf = ({ css, bindings, pages }: SiteDocument) => [
  css,
  bindings.length,
  pages.map(({ kind, searchTitle, keywords, blocks }) => [
    kind,
    searchTitle,
    keywords,
    blocks.some(({ type }) => type === 'html'),
  ]),
];

it('is what a plan gives; what is for the founder alone is in none', () => {
  expect(document.bindings.length).toBeGreaterThan(0);
  expect(whatOf(publishedPart(document, { pages: ['home', 'about'], codeEditor: true, seoTools: true }))).toEqual([
    'p{color:red}',
    0,
    [
      ['home', 'Found as this', '', true],
      ['about', 'Found as this', '', true],
    ],
  ]);
  expect(whatOf(publishedPart(document, { pages: ['home'], codeEditor: false, seoTools: false }))).toEqual([
    '',
    0,
    [['home', '', '', false]],
  ]);
});

it('has every page on a plan that gives none, to be compared', () => {
  const { pages } = publishedPart(document, { pages: [], codeEditor: false, seoTools: false });
  expect(pages.map(({ kind }) => kind)).toEqual(['home', 'about']);
});
