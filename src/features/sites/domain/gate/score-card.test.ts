import { describe, expect, it } from 'vitest';
import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { filledSite, plainLook, samplePicture } from '../../testing/sample-sites.ts';
import { sampleForms, withForms } from '../../testing/with-forms.ts';
import { emptyBlock, type SiteDocument } from '../document/site-document.ts';
import { type SitePage, sitePages } from '../sites.plan.ts';
import { type KnownPictures, mostPicturesOfSite } from './picture-findings.ts';
import { scoreCard } from './score-card.ts';

const rules = (document: SiteDocument, look = plainLook) =>
  scoreCard(document, look).map(({ level, rule }) => `${level} ${rule}`);
const withPage = (document: SiteDocument, change: Partial<SiteDocument['pages'][number]>): SiteDocument => ({
  ...document,
  pages: [{ ...document.pages[0]!, ...change }],
});

describe('the score card', () => {
  it('lets a site online whose gaps are filled, and misses a privacy page', () => {
    expect(rules(filledSite())).toEqual(['warn privacy']);
    expect(rules(filledSite({ pages: sitePages }))).toEqual(['warn privacy']);
  });

  it('stops colors that are not read', () => {
    for (const colors of Object.values(palettes))
      expect(rules(filledSite(), { ...plainLook, colors })).not.toContain('stop contrast');
    const pale = { ...palettes.modern, primary: '#9fb3ff' };
    expect(rules(filledSite(), { ...plainLook, colors: pale })).toContain('stop contrast');
  });

  it('stops a site without a name, and an empty page', () => {
    expect(rules({ ...filledSite(), title: ' ' })).toContain('stop gap');
    expect(rules(withPage(filledSite(), { blocks: [] }))).toContain('stop empty-page');
  });

  it('asks on where an entry was added and nothing was put into it', () => {
    const site = filledSite();
    const withItems = (type: string, items: unknown): SiteDocument =>
      withPage(site, {
        blocks: site.pages[0]!.blocks.map((block) =>
          block.type === type ? ({ ...block, props: { ...block.props, items } } as typeof block) : block,
        ),
      });
    const price = { name: '', price: ' ', note: '' };
    const span = { day: 'monday', from: '09:00', to: '' };
    expect(rules(withItems('prices', [price, price]))).toContain('stop gap');
    expect(rules(withItems('visit', [span]))).toContain('stop gap');
    expect(rules(withItems('prices', [price, { ...price, name: 'Rye' }]))).not.toContain('stop gap');
    expect(rules(withItems('visit', [{ ...span, to: '12:00' }]))).not.toContain('stop gap');
  });

  it('takes a phone number instead of an address', () => {
    const contact = { ...emptyBlock('contact', 'contact') };
    const site = filledSite();
    const others = site.pages[0]!.blocks.filter(({ type }) => type !== 'contact');
    const filled = { ...contact, props: { ...contact.props, phone: '+49 821 1234' } };
    expect(rules(withPage(site, { blocks: [...others, contact] }))).toContain('stop gap');
    expect(rules(withPage(site, { blocks: [...others, filled] }))).not.toContain('stop gap');
  });

  it('warns of links that lead nowhere, of a page without one first heading, and where nobody can be reached', () => {
    const site = filledSite();
    const call = emptyBlock('call', 'call');
    const broken = { ...call, props: { ...call.props, title: 'Come', action: 'Go', link: '#services' } };
    const { blocks } = site.pages[0]!;
    expect(rules(withPage(site, { blocks: [...blocks, broken] }))).toContain('warn links');
    expect(rules(withPage(site, { blocks: blocks.filter(({ type }) => type !== 'hero') }))).toContain('warn headings');
    expect(rules(withPage(site, { blocks: blocks.filter(({ type }) => type !== 'contact') }))).toContain('warn reach');
    expect(rules(withPage(site, { description: '' }))).toContain('warn description');
  });

  it('stops forms that do not say what happens to what is written, once, and leads to the first', () => {
    const site = filledSite();
    const { blocks } = site.pages[0]!;
    const undisclosed = withPage(site, { blocks: [...blocks, ...sampleForms] });
    expect(rules(undisclosed)).toEqual(['stop undisclosed-form']);
    expect(scoreCard(undisclosed, plainLook)[0]).toMatchObject({
      pageKind: 'home',
      blockId: 'write',
      field: 'privacy',
    });
    expect(rules(withForms(site))).toEqual([]);
  });

  it('takes no legal text on the blog page for one, as that page is not there without posts', () => {
    const site = withForms(filledSite({ pages: sitePages }));
    const legal = site.pages[0]!.blocks.filter(({ type }) => type === 'legal');
    const movedTo = (kind: SitePage): SiteDocument => ({
      ...site,
      pages: site.pages.map((page) => ({
        ...page,
        blocks: [...page.blocks.filter(({ type }) => type !== 'legal'), ...(page.kind === kind ? legal : [])],
      })),
    });
    expect(rules(movedTo('blog'))).toEqual(['stop undisclosed-form']);
    expect(rules(movedTo('about'))).toEqual([]);
  });

  it('takes a link to a privacy notice elsewhere for each form', () => {
    const site = filledSite();
    const { blocks } = site.pages[0]!;
    const linked = sampleForms.map(
      (block) => ({ ...block, props: { ...block.props, privacy: 'https://example.com/privacy' } }) as typeof block,
    );
    expect(rules(withPage(site, { blocks: [...blocks, ...linked] }))).toEqual(['warn privacy']);
    expect(rules(withPage(site, { blocks: [...blocks, ...linked.slice(1), sampleForms[0]!] }))).toContain(
      'stop undisclosed-form',
    );
  });

  it('lets a contact form be the way to reach the business', () => {
    const site = filledSite();
    const others = site.pages[0]!.blocks.filter(({ type }) => type !== 'contact');
    expect(rules(withForms(withPage(site, { blocks: others })))).not.toContain('warn reach');
    expect(rules(withForms(withPage(site, { blocks: others }), sampleForms.slice(1)))).toContain('warn reach');
  });

  it('misses no privacy page where there is one', () => {
    const site = filledSite();
    const legal = emptyBlock('legal', 'privacy');
    const filled = { ...legal, props: { title: 'Privacy', text: 'We keep nothing.' } };
    expect(rules(withPage(site, { blocks: [...site.pages[0]!.blocks, filled] }))).toEqual([]);
  });
});

describe('the pictures of a site', () => {
  const { media, width, height } = samplePicture;
  const known = (phoneBytes = 80_000, own = {}): KnownPictures =>
    new Map([[media, { width, height, phoneBytes, ...own }]]);
  const withBlock = (props: object, type: 'picture' | 'gallery' = 'picture'): SiteDocument => {
    const block = emptyBlock(type, 'shown');
    const site = filledSite();
    return withPage(site, {
      blocks: [...site.pages[0]!.blocks, { ...block, props: { ...block.props, ...props } } as typeof block],
    });
  };
  const found = (document: SiteDocument, pictures?: KnownPictures) =>
    scoreCard(document, plainLook, pictures).filter(({ rule }) => rule !== 'privacy');

  it('say nothing where they are there, described and light', () =>
    expect(found(withBlock({ photo: samplePicture }), known())).toEqual([]));

  it('ask for one where there is none', () =>
    expect(found(withBlock({}))).toEqual([
      { level: 'stop', rule: 'gap', pageKind: 'home', blockId: 'shown', field: 'photo', question: 'photo' },
    ]));

  it.each<[string, KnownPictures]>([
    ['gone', new Map()],
    ['of another size', known(80_000, { width: 1599 })],
  ])('stop it where one is %s, and lead there', (_what, pictures) => {
    const stop = { level: 'stop', rule: 'picture', pageKind: 'home', blockId: 'shown' };
    expect(found(withBlock({ photo: samplePicture }), pictures)).toEqual([{ ...stop, field: 'photo' }]);
    const items = [
      { photo: samplePicture, caption: '' },
      { photo: samplePicture, caption: '' },
    ];
    expect(found(withBlock({ items }, 'gallery'), pictures)).toEqual([{ ...stop, field: 'items' }]);
    // What is not known yet is not said to be missing.
    expect(found(withBlock({ photo: samplePicture }))).toEqual([]);
  });

  it('warn where one has no alt text, and lead there', () =>
    expect(found(withBlock({ photo: { ...samplePicture, alt: ' ' } }), known())).toEqual([
      { level: 'warn', rule: 'alt', pageKind: 'home', blockId: 'shown', field: 'photo' },
    ]));

  it('warn where those of a page weigh more than a megabyte on a phone, each of them counted once', () => {
    const twice = withBlock(
      {
        items: [
          { photo: samplePicture, caption: '' },
          { photo: samplePicture, caption: '' },
        ],
      },
      'gallery',
    );
    expect(found(twice, known(1_000_000))).toEqual([]);
    expect(found(twice, known(1_000_001))).toEqual([{ level: 'warn', rule: 'weight', pageKind: 'home' }]);
  });

  it('stop it where there are more than a site shows', () => {
    const photos = Array.from({ length: mostPicturesOfSite + 1 }, (_, at) => ({
      ...samplePicture,
      media: `med_${at.toString().padStart(26, '0')}`,
    }));
    const gallery = (at: number) => ({
      ...emptyBlock('gallery', `shown-${at}`),
      props: { title: '', items: photos.slice(at, at + 24).map((photo) => ({ photo, caption: '' })) },
    });
    const site = filledSite();
    const all = (count: number) =>
      withPage(site, {
        blocks: [...site.pages[0]!.blocks, ...[0, 24, 48, 72, 96, 120, 144, 168, 192].slice(0, count).map(gallery)],
      });
    expect(found(all(9)).map(({ rule }) => rule)).toEqual(['many-pictures']);
    expect(found(all(8))).toEqual([]);
  });
});
