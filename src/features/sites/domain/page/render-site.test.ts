import { describe, expect, it } from 'vitest';
import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { factsOf, filledSite, plainLook } from '../../testing/sample-sites.ts';
import { composeSite } from '../compose/compose-site.ts';
import type { SiteDocument } from '../document/site-document.ts';
import { knownFacts } from '../facts/known-facts.ts';
import { sitePages } from '../sites.plan.ts';
import { templateIds } from '../templates/template-ids.ts';
import { renderSite } from './render-site.ts';

const url = 'https://example.com/s/brotzeit/';
const render = (document: SiteDocument, look = plainLook) =>
  new Map(renderSite({ document, look, url }).map(({ path, text }) => [path, text]));

describe('a published site', () => {
  it('has its pages, one for what is not there, and what search engines read', () => {
    const files = render(filledSite({ pages: sitePages }));
    expect([...files.keys()]).toEqual([
      '',
      'about/',
      'services/',
      'contact/',
      '404.html',
      'sitemap.xml',
      'robots.txt',
      'icon.svg',
    ]);
    expect(files.get('sitemap.xml')!.match(/<loc>[^<]*<\/loc>/g)).toEqual(
      ['', 'about/', 'services/', 'contact/'].map((path) => `<loc>${url}${path}</loc>`),
    );
    expect(files.get('robots.txt')).toContain(`Sitemap: ${url}sitemap.xml`);
  });

  it('leads within itself also at the root of a host', () => {
    const document = filledSite({ pages: sitePages });
    const atRoot = renderSite({ document, look: plainLook, url: 'https://www.brotzeit.example/' });
    const files = new Map(atRoot.map(({ path, text }) => [path, text]));
    expect(files.get('')).toContain('<link rel="canonical" href="https://www.brotzeit.example/"/>');
    expect(files.get('robots.txt')).toContain('Sitemap: https://www.brotzeit.example/sitemap.xml');
    // It answers at any address, so its links are written from the root.
    const links = [...files.get('404.html')!.matchAll(/<(?:a|link) [^>]*href="([^"#]*)/g)].map(([, href]) => href!);
    expect(links).toEqual(expect.arrayContaining(['/', '/about/', '/icon.svg']));
    expect(links.filter((href) => !/^(?:\/(?!\/)|mailto:|tel:|$)/.test(href))).toEqual([]);
    // Pages are the same bytes wherever the site lies, but for the address that they name.
    const below = render(document);
    for (const [path, text] of files)
      if (path === '' || path.endsWith('/'))
        expect(text.replaceAll('https://www.brotzeit.example/', url)).toBe(below.get(path));
  });

  it.each(templateIds)('in %s runs no script, calls nobody, and is light', (template) => {
    for (const [path, text] of render(filledSite({ template, pages: sitePages }))) {
      expect(text.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, ''), path).not.toMatch(
        /<script|\son\w+=|javascript:/i,
      );
      const elsewhere = [...text.matchAll(/(?:src|href)="(https?:\/\/[^"]*)"/g)].map(([, address]) => address!);
      expect(elsewhere.filter((address) => !address.startsWith(url))).toEqual([]);
      // Fonts and mark come on top of it; the whole has 100 KB.
      expect(new TextEncoder().encode(text).length, path).toBeLessThan(40_000);
    }
  });

  it('has one first heading a page, a title and a language', () => {
    for (const [path, text] of render(filledSite({ pages: sitePages })))
      if (path === '' || path.endsWith('/')) {
        expect(text.match(/<h1/g), path).toHaveLength(1);
        expect(text).toMatch(/<html lang="en" dir="ltr">/);
        expect(text).toMatch(/<title>[^<]+<\/title>/);
        expect(text).toContain(`<link rel="canonical" href="${url}${path}"/>`);
      }
  });

  it('leads from each page to each other one', () => {
    const files = render(filledSite({ pages: sitePages }));
    expect(files.get('')).toContain('href="./about/"');
    expect(files.get('about/')).toContain('href="../services/"');
    expect(files.get('about/')).toContain('href="../"');
    // It answers at any address, so that its links begin at the address of the site.
    expect(files.get('404.html')).toContain('href="/s/brotzeit/"');
    expect(files.get('404.html')).not.toMatch(/href="\.\.?\//);
  });

  it('writes what a founder typed as text, wherever it stands', () => {
    const hostile = '</title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&';
    const site = filledSite();
    const spoiled = {
      ...site,
      title: hostile.slice(0, 80),
      pages: site.pages.map((page) => ({
        ...page,
        description: hostile,
        blocks: page.blocks.map(
          (block) =>
            ({
              ...block,
              props: Object.fromEntries(
                Object.entries(block.props).map(([name, value]) => [
                  name,
                  typeof value === 'string' && name !== 'shape' && name !== 'link' ? hostile : value,
                ]),
              ),
            }) as typeof block,
        ),
      })),
    };
    for (const [path, text] of render(spoiled)) {
      if (path === 'icon.svg') continue;
      expect(text, path).not.toMatch(/<script>|<img/);
    }
  });

  it('tells search engines what stands on it', () => {
    const first = render(filledSite()).get('')!;
    const [, data] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(first)!;
    expect(JSON.parse(data!)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Brotzeit',
      url,
      address: 'Am Markt 3\n86150 Augsburg',
      email: 'hello@brotzeit.example',
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '07:00', closes: '18:00' }],
    });
  });

  it('reads from right to left where its words do, and is set in fonts that have its letters', () => {
    const facts = factsOf({
      'business.name': { type: 'text', text: 'مخبز الواحة' },
      'business.offer': { type: 'text', text: 'خبز طازج كل صباح' },
    });
    const known = knownFacts(facts, 'en');
    const site = composeSite({ template: 'counter', language: 'en', known, name: null, pages: ['home'] });
    const first = render(site).get('')!;
    expect(first).toContain('<html lang="en" dir="rtl">');
    expect(first).not.toContain('@font-face');
    expect(render(filledSite()).get('')).toContain('@font-face');
  });

  it('carries the colors of its brand', () => {
    const first = render(filledSite(), { ...plainLook, colors: palettes.nature }).get('')!;
    expect(first).toContain('--primary:#2f6b3f');
  });

  it('has one button below products that all lead to the contact, and one each where they lead elsewhere', () => {
    const site = filledSite({ template: 'market' });
    const buttonsIn = (document: typeof site): readonly string[] => {
      const [, part] = /<section id="products"(.*?)<\/section>/s.exec(render(document).get('')!)!;
      return [...part!.matchAll(/<a class="button" href="([^"]*)"/g)].map(([, href]) => href!);
    };
    expect(buttonsIn(site)).toEqual(['#contact']);
    const [home] = site.pages;
    const blocks = home!.blocks.map((block) =>
      block.type === 'products'
        ? {
            ...block,
            props: {
              ...block.props,
              items: block.props.items.map((item) => ({ ...item, link: 'https://pay.example/' })),
            },
          }
        : block,
    );
    expect(buttonsIn({ ...site, pages: [{ ...home!, blocks }] })).toEqual([
      'https://pay.example/',
      'https://pay.example/',
    ]);
  });
});
