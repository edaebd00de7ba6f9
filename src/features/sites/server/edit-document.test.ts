import { describe, expect, it } from 'vitest';
import type { Binding, Page, SiteDocument } from '../domain/document/site-document.ts';
import { emptyBlock } from '../domain/document/site-document.ts';
import type { SitePage } from '../domain/sites.plan.ts';
import { withEdits } from './edit-document.ts';

const pageOf = (kind: SitePage, headline: string): Page => {
  const block = emptyBlock('hero', `${kind}-top`);
  return {
    kind,
    title: kind,
    description: '',
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
};
const all: readonly SitePage[] = ['home', 'about', 'services', 'blog', 'contact'];

describe('an edited site', () => {
  it('has the pages, the title and the bindings it was given, and keeps the rest', () => {
    const edits = { title: 'Rye', pages: [pageOf('home', 'Rye')], bindings: [bindingOf('home', '"Rye"')] };
    expect(withEdits(stored, edits, all)).toEqual({ ...stored, ...edits });
  });

  it.each([
    ['holds what was put in', '"Bread"', true],
    ['holds other words', '"Cake"', false],
    ['is no JSON', '"Bread', false],
  ])('follows a fact where its field %s: %s', (_what, value, isKept) => {
    const edits = { title: '', pages: stored.pages, bindings: [bindingOf('home', value)] };
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
    const edits = { title: '', pages: [page], bindings: [binding] };
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
    expect(withEdits(stored, { title: '', pages: stored.pages, bindings }, all).bindings).toEqual([]);
  });

  it('keeps pages of kinds that are not open, with what binds them, and lets nobody bind them otherwise', () => {
    const edits = {
      title: 'Rye',
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
    expect(withEdits(stored, { title: '', pages: stored.pages, bindings: twice }, all).bindings).toEqual([twice[0]]);
  });

  it('is refused with two pages of a kind, two blocks of an id, or without a first page', () => {
    const refuse = (pages: Page[]) => () => withEdits(stored, { title: '', pages, bindings: [] }, all);
    const home = pageOf('home', 'Bread');
    expect(refuse([home, home])).toThrow('The input is not valid');
    expect(refuse([home, { ...pageOf('about', ''), blocks: home.blocks }])).toThrow('The input is not valid');
    expect(refuse([pageOf('about', 'Us')])).toThrow('The input is not valid');
    expect(refuse([home])).not.toThrow();
  });
});
