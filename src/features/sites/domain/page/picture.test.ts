import { describe, expect, it } from 'vitest';
import { filledSite, plainLook, samplePicture } from '../../testing/sample-sites.ts';
import { heroShapes } from '../blocks/hero.ts';
import { emptyBlock, type SiteDocument } from '../document/site-document.ts';
import { templateIds } from '../templates/template-ids.ts';
import { siteCss } from './page-view.ts';
import { renderSite } from './render-site.ts';

const url = 'https://example.com/s/brotzeit/';
const firstOf = (document: SiteDocument): string => renderSite({ document, look: plainLook, url })[0]!.text;
const withHero = (props: object, site = filledSite()): SiteDocument => ({
  ...site,
  pages: site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === 'hero' ? ({ ...block, props: { ...block.props, ...props } } as typeof block) : block,
    ),
  })),
});
const withPicture = (props: object = {}): SiteDocument => {
  const site = filledSite();
  const block = { ...emptyBlock('picture', 'shown'), props: { photo: { ...samplePicture, ...props }, caption: '' } };
  return { ...site, pages: [{ ...site.pages[0]!, blocks: [...site.pages[0]!.blocks, block] }] };
};

describe('a picture on a page', () => {
  it('is named in each width and format, from where the page lies, with its size and what stays in sight', () => {
    const html = firstOf(withPicture());
    const set = (format: string) =>
      [320, 640, 960, 1280, 1600]
        .map((width) => `./_media/${samplePicture.media}-${width}.${format} ${width}w`)
        .join(',');
    expect(html).toContain(`<source type="image/avif" srcSet="${set('avif')}" sizes="`);
    expect(html).toContain(`srcSet="${set('webp')}"`);
    expect(html).toContain(`src="./_media/${samplePicture.media}-960.webp"`);
    expect(html).toContain('alt="A loaf on a shelf" width="1600" height="1000" style="object-position:30% 60%"');
    expect(html).toMatch(/<img[^>]* loading="lazy"/);
  });

  it('is called as its bytes are, where that is known', () => {
    const pictureNames = { [samplePicture.media]: '0123456789abcdefghjkmnpqrs' };
    const [first] = renderSite({ document: withPicture(), look: plainLook, url: 'https://example.com/', pictureNames });
    expect(first!.text).toContain('./_media/0123456789abcdefghjkmnpqrs-640.webp 640w');
    expect(first!.text).not.toContain(samplePicture.media);
  });

  it('has its alt text written as text', () => {
    const html = firstOf(withPicture({ alt: '"><script>alert(1)</script>' }));
    expect(html).toContain('alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it.each(heroShapes)(
    'in a hero of the form %s stands in the place of the picture of plain forms, and is fetched at once',
    (shape) => {
      const html = firstOf(withHero({ shape, photo: samplePicture }));
      const hero = /<section id="top".*?<\/section>/s.exec(html)![0];
      expect(hero).toContain('class="plate pic"');
      expect(hero).toContain('fetchPriority="high"');
      expect(hero).not.toContain('loading="lazy"');
      expect(hero).not.toContain('<svg');
    },
  );

  it('leaves a hero without one as it was', () => {
    for (const shape of heroShapes) {
      const html = firstOf(withHero({ shape, photo: null }));
      expect(html).not.toMatch(/_media|<img|<picture/);
      expect(html.includes('<div class="plate" aria-hidden="true">')).toBe(shape !== 'title');
      // One that was stored before a hero could have a photo lacks the name.
      expect(firstOf(withHero({ shape, photo: undefined }))).toBe(html);
    }
  });
});

describe('styles for pictures', () => {
  it.each(templateIds)('in %s are on sites that show one, and on no other', (template) => {
    const without = siteCss(filledSite({ template }), plainLook);
    const withOne = siteCss(withHero({ photo: samplePicture }, filledSite({ template })), plainLook);
    expect(without).not.toMatch(/\.photo|\.pic\b|\.shot|\.face|\.b-gallery|\.b-picture|\.b-before-after/);
    expect(withOne).toContain('.plate.pic');
    // The styles of blocks that are not there stay away.
    expect(withOne).not.toMatch(/\.b-gallery|\.b-picture|\.b-before-after/);
  });
});
