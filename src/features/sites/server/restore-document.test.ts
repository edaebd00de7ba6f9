import { describe, expect, it } from 'vitest';
import { emptyBlock, type Page, type SiteDocument } from '../domain/document/site-document.ts';
import { type SitePage, sitePages } from '../domain/sites.plan.ts';
import { withRestored } from './restore-document.ts';

const headed = (kind: SitePage, id: string, headline: string, shape = 'centred'): Page => {
  const block = emptyBlock('hero', id);
  return {
    kind,
    title: kind,
    description: '',
    searchTitle: '',
    keywords: '',
    blocks: [{ ...block, props: { ...block.props, headline, shape } } as Page['blocks'][number]],
  };
};
const site = (own: Partial<SiteDocument>): SiteDocument => ({
  version: 1,
  template: 'counter',
  language: 'en',
  title: 'Levain',
  pages: [headed('home', 'top', 'Now')],
  bindings: [],
  css: '',
  ...own,
});
const onPro = { pages: sitePages, isTemplateOpen: true };
const onStarter = { pages: sitePages.slice(0, 1), isTemplateOpen: true };

describe('a site as it was in a version', () => {
  it('has its title, pages, bindings and template, and the language it has', () => {
    const binding = { blockId: 'top', field: 'headline', source: 'offer', value: '"Then"' } as const;
    const version = site({
      title: 'Rye',
      template: 'ledger',
      pages: [headed('home', 'top', 'Then'), headed('about', 'us', 'Us')],
      bindings: [binding],
    });
    expect(withRestored(site({ language: 'de' }), version, onPro)).toEqual({ ...version, language: 'de' });
  });

  it('keeps pages that the plan does not give as they are stored', () => {
    const stored = site({ pages: [headed('home', 'top', 'Now'), headed('about', 'us', 'Us now')] });
    const version = site({ pages: [headed('home', 'top', 'Then'), headed('about', 'us', 'Us then')] });
    const { pages } = withRestored(stored, version, onStarter);
    expect(pages).toEqual([version.pages[0], stored.pages[1]]);
  });

  it('tells a block from one of a kept page that took its name meanwhile, with what binds it', () => {
    const stored = site({ pages: [headed('home', 'top', 'Now'), headed('about', 'moved', 'Moved there')] });
    const version = site({
      pages: [headed('home', 'moved', 'Then')],
      bindings: [{ blockId: 'moved', field: 'headline', source: 'offer', value: '"Then"' }],
    });
    const { pages, bindings } = withRestored(stored, version, onStarter);
    expect(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id))).toEqual(['hero', 'moved']);
    expect(bindings.map(({ blockId }) => blockId)).toEqual(['hero']);
  });

  it('has the template it has where the plan does not open the other one', () => {
    const version = site({ template: 'workshop' });
    expect(withRestored(site({}), version, { ...onPro, isTemplateOpen: false }).template).toBe('counter');
  });
});
