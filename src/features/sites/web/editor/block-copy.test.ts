import { describe, expect, it } from 'vitest';
import type { Block, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { sampleDocument, twoPages } from '../testing/sample-site.ts';
import { blockForPage, copyBlock } from './block-copy.ts';

const copied = (site: SiteDocument, id: string) => copyBlock(site, id)!;
const put = (site: SiteDocument, kind: 'home' | 'about', id: string) => {
  const placed = blockForPage(site, kind, copied(site, id));
  if (placed === 'full') throw new Error('There is room');
  return placed;
};

describe('a copied element', () => {
  it('stands on another page with all it says, under a name that nothing else has', () => {
    const { block } = put(twoPages, 'about', 'reasons');
    const original = twoPages.pages[0]!.blocks.find(({ id }) => id === 'reasons')!;
    expect(block).toEqual({ ...original, id: 'reasons-2' });
    const hero = put(twoPages, 'about', 'top').block;
    expect(hero.id).toBe('hero');
  });

  it('follows the facts that it followed, where it still holds what they said', () => {
    expect(put(twoPages, 'about', 'top').bindings).toEqual([{ ...twoPages.bindings[0]!, blockId: 'hero' }]);
    const [home, about] = twoPages.pages;
    const [top, ...others] = home!.blocks;
    const own = { ...top, props: { ...top!.props, headline: 'My own words' } } as Block;
    const edited = { ...twoPages, pages: [{ ...home!, blocks: [own, ...others] }, about!] };
    expect(put(edited, 'about', 'top').bindings).toEqual([]);
  });

  it('is what it was when it was copied, whatever became of the original', () => {
    const copy = copied(twoPages, 'top');
    const [home, about] = twoPages.pages;
    const without = { ...twoPages, pages: [{ ...home!, blocks: home!.blocks.slice(1) }, about!] };
    expect(blockForPage(without, 'about', copy)).toMatchObject({ block: { props: copy.block.props } });
  });

  it('stands on no page that is full, and on one with room for one more', () => {
    const [home] = sampleDocument.pages;
    const many = (count: number): SiteDocument => ({
      ...sampleDocument,
      pages: [
        {
          ...home!,
          blocks: Array.from({ length: count }, (_, at) => ({ ...home!.blocks[2]!, id: `prices-${at + 5}` })),
        },
      ],
    });
    const copy = copied(sampleDocument, 'prices');
    expect(blockForPage(many(60), 'home', copy)).toBe('full');
    expect(blockForPage(many(59), 'home', copy)).toMatchObject({ block: { id: 'prices' } });
    expect(blockForPage(many(1), 'about', copy)).toBe('full');
  });

  it('brings no more bindings than a site may have', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...twoPages.bindings[0]!, blockId: `other-${at}` }));
    const copy = copied(twoPages, 'top');
    expect(blockForPage({ ...twoPages, bindings: many }, 'about', copy)).toMatchObject({ bindings: [] });
    expect(blockForPage({ ...twoPages, bindings: many.slice(1) }, 'about', copy)).toMatchObject({
      bindings: [{ blockId: 'hero' }],
    });
  });

  it('is none of a block that is not there', () => {
    expect(copyBlock(twoPages, 'nothing')).toBeUndefined();
  });
});
