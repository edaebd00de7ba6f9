import { describe, expect, it } from 'vitest';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { sampleDocument, sampleFacts } from '../testing/sample-site.ts';
import { movedFacts } from './moved-facts.ts';

const facts = sampleFacts;
const offer = (text: string) =>
  facts.map((one) => (one.source === 'offer' ? { ...one, value: JSON.stringify(text) } : one));
const withHeadline = (document: SiteDocument, headline: string): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === 'hero' ? { ...block, props: { ...block.props, headline } } : block,
    ),
  })),
});

describe('what follows facts', () => {
  it('is told with before and after once a fact says something else', () => {
    const moved = movedFacts(sampleDocument, offer('Rye bread'));
    expect(moved).toMatchObject([
      {
        pageKind: 'home',
        binding: { field: 'headline', source: 'offer' },
        before: 'Sourdough bread from a wood oven',
        after: 'Rye bread',
      },
    ]);
  });

  it('is not told while facts say the same, or nothing any more', () => {
    expect(movedFacts(sampleDocument, facts)).toEqual([]);
    expect(movedFacts(sampleDocument, [])).toEqual([]);
  });

  it('is not what somebody wrote themselves, which is theirs', () => {
    expect(movedFacts(withHeadline(sampleDocument, 'Our own words'), offer('Rye bread'))).toEqual([]);
  });
});
