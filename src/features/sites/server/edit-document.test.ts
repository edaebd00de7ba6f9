import { describe, expect, it } from 'vitest';
import type { Binding, Page, SiteDocument } from '../domain/document/site-document.ts';
import { emptyBlock } from '../domain/document/site-document.ts';
import type { SitePage } from '../domain/sites.plan.ts';
import { changesCode, changesSearch, withEdits } from './edit-document.ts';

const pageOf = (kind: SitePage, headline: string): Page => {
  const block = emptyBlock('hero', `${kind}-top`);
  return {
    kind,
    title: kind,
    description: '',
    searchTitle: '',
    keywords: '',
    blocks: [{ ...block, props: { ...block.props, headline } }],
  };
};
const bindingOf = (kind: SitePage, value: string): Binding => ({
  blockId: `${kind}-top`,
  field: 'headline',
  source: 'offer',
  value,
});
const stored: SiteDocument = {
  version: 1,
  template: 'counter',
  language: 'en',
  title: 'Levain',
  pages: [pageOf('home', 'Bread'), pageOf('about', 'Us')],
  bindings: [bindingOf('home', '"Bread"'), bindingOf('about', '"Us"')],
  css: '',
};
const all: readonly SitePage[] = ['home', 'about', 'services', 'blog', 'contact'];

describe('an edited site', () => {
  it('has the pages, the title and the bindings it was given, and keeps the rest', () => {
    const edits = { title: 'Rye', css: 'a{}', pages: [pageOf('home', 'Rye')], bindings: [bindingOf('home', '"Rye"')] };
    expect(withEdits(stored, edits, all)).toEqual({ ...stored, ...edits });
  });

  it.each([
    ['holds what was put in', '"Bread"', true],
    ['holds other words', '"Cake"', false],
    ['is no JSON', '"Bread', false],
  ])('follows a fact where its field %s: %s', (_what, value, isKept) => {
    const edits = { title: '', css: '', pages: stored.pages, bindings: [bindingOf('home', value)] };
    expect(withEdits(stored, edits, all).bindings).toHaveLength(isKept ? 1 : 0);
  });

  it('follows a fact of a list whatever the order of the names in it', () => {
    const prices = emptyBlock('prices', 'prices');
    const items = [{ note: '', price: '€4', name: 'Loaf' }];
    const page: Page = { ...pageOf('home', ''), blocks: [{ ...prices, props: { ...prices.props, items } }] };
    const binding: Binding = {
      blockId: 'prices',
      field: 'items',
      source: 'prices',
      value: JSON.stringify([{ name: 'Loaf', price: '€4', note: '' }]),
    };
    const edits = { title: '', css: '', pages: [page], bindings: [binding] };
    expect(withEdits(stored, edits, all).bindings).toEqual([binding]);
    const other = { ...binding, value: JSON.stringify([{ name: 'Loaf', price: '€5', note: '' }]) };
    expect(withEdits(stored, { ...edits, bindings: [other] }, all).bindings).toEqual([]);
  });

  it('drops what binds blocks and fields that are not there, names of every object among them', () => {
    const strange = ['gone', 'constructor', '__proto__', 'toString'];
    const bindings = [
      { ...bindingOf('home', '"Bread"'), blockId: 'gone' },
      ...strange.map((field) => ({ ...bindingOf('home', '"Bread"'), field })),
    ];
    expect(withEdits(stored, { title: '', css: '', pages: stored.pages, bindings }, all).bindings).toEqual([]);
  });

  it('keeps pages of kinds that are not open, with what binds them, and lets nobody bind them otherwise', () => {
    const edits = {
      title: 'Rye',
      css: '',
      pages: [pageOf('home', 'Rye')],
      bindings: [bindingOf('about', '"Others"'), bindingOf('home', '"Rye"')],
    };
    expect(withEdits(stored, edits, ['home'])).toEqual({
      ...stored,
      title: 'Rye',
      pages: [pageOf('home', 'Rye'), pageOf('about', 'Us')],
      bindings: [bindingOf('home', '"Rye"'), bindingOf('about', '"Us"')],
    });
  });

  it('has one binding for a field, and two hundred at most', () => {
    const twice = [bindingOf('home', '"Bread"'), { ...bindingOf('home', '"Bread"'), source: 'name' as const }];
    expect(withEdits(stored, { title: '', css: '', pages: stored.pages, bindings: twice }, all).bindings).toEqual([
      twice[0],
    ]);
  });

  it('is refused with two pages of a kind, two blocks of an id, or without a first page', () => {
    const refuse = (pages: Page[]) => () => withEdits(stored, { title: '', css: '', pages, bindings: [] }, all);
    const home = pageOf('home', 'Bread');
    expect(refuse([home, home])).toThrow('The input is not valid');
    expect(refuse([home, { ...pageOf('about', ''), blocks: home.blocks }])).toThrow('The input is not valid');
    expect(refuse([pageOf('about', 'Us')])).toThrow('The input is not valid');
    expect(refuse([home])).not.toThrow();
  });
});

describe('what a plan opens', () => {
  const withCode = (code: string, id = 'own'): Page => {
    const page = pageOf('home', 'Bread');
    return { ...page, blocks: [...page.blocks, { id, type: 'html', props: { code } }] };
  };
  const own: SiteDocument = { ...stored, css: 'a{}', pages: [withCode('<p>a</p>')] };

  it('code is changed by other styles, other markup and a new block, not by moving or removing one', () => {
    const isChanged = (edits: Partial<SiteDocument>): boolean => changesCode(own, { ...own, ...edits });
    expect(isChanged({})).toBe(false);
    expect(isChanged({ pages: [pageOf('home', 'Rye')] })).toBe(false);
    expect(isChanged({ pages: [pageOf('home', ''), { ...withCode('<p>a</p>'), kind: 'about' }] })).toBe(false);
    expect(isChanged({ css: 'b{}' })).toBe(true);
    expect(isChanged({ pages: [withCode('<p>b</p>')] })).toBe(true);
    expect(isChanged({ pages: [withCode('<p>a</p>', 'other')] })).toBe(true);
  });

  it('what search engines are told is changed by another title or other keywords, also on a new page', () => {
    const told = { ...pageOf('home', 'Bread'), searchTitle: 'Bread in Ghent' };
    expect(changesSearch(stored, { pages: stored.pages })).toBe(false);
    expect(changesSearch(stored, { pages: [told] })).toBe(true);
    expect(changesSearch({ ...stored, pages: [told] }, { pages: [{ ...told, blocks: [] }] })).toBe(false);
    expect(changesSearch(stored, { pages: [{ ...pageOf('contact', ''), keywords: 'bread' }] })).toBe(true);
  });
});
