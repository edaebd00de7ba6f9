import type { Language } from '#shared/languages.ts';
import type { BlockType } from '../blocks/all-blocks.ts';
import type { FactSource } from '../document/fact-sources.ts';
import { type Binding, type Block, emptyBlock, type Page, type SiteDocument } from '../document/site-document.ts';
import { factValues, type KnownFacts } from '../facts/known-facts.ts';
import type { SitePage } from '../sites.plan.ts';
import type { Template } from '../templates/template.ts';
import type { TemplateId } from '../templates/template-ids.ts';
import { templates } from '../templates/templates.ts';
import { blogWordsOf } from '../words/all-blog-words.ts';
import { siteWordsOf } from '../words/all-words.ts';
import type { SiteWords } from '../words/site-words.ts';
import { newBlock } from './new-block.ts';
import { newBlogPage } from './new-blog-page.ts';

interface Order {
  readonly template: TemplateId;
  readonly language: Language;
  readonly known: KnownFacts;
  /** What the business is called; null where nobody said. */
  readonly name: string | null;
  /** The pages the site is to have, the first one first. */
  readonly pages: readonly SitePage[];
}

/** The fields of blocks that come from facts. */
const bound = {
  glance: { items: 'glance' },
  offers: { items: 'offers' },
  prices: { items: 'prices' },
  products: { items: 'products' },
  reasons: { items: 'reasons' },
  audience: { items: 'audience' },
} as const satisfies Partial<Record<BlockType, Readonly<Record<string, FactSource>>>>;

/** What a page makes its blocks of, and where it notes which of them came from facts. */
interface Ground extends Pick<Order, 'known' | 'language'> {
  readonly form: Template;
  readonly words: SiteWords;
  readonly values: Partial<Record<FactSource, string>>;
  readonly bindings: Binding[];
}

/**
 * A first draft: whatever is known, as it was said, in the order of the template. What a visitor needs and nobody said is an empty
 * field that asks for it; what nobody needs and nobody said is left out.
 */
export function composeSite({ template, language, known, name, pages }: Order): SiteDocument {
  const words = siteWordsOf(language);
  const form = templates[template];
  const bindings: Binding[] = [];
  const ground: Ground = { form, words, known, language, values: factValues(known, language), bindings };
  const isWhole = pages.length === 1;
  return {
    version: 1,
    template,
    language,
    title: known.name ?? name ?? '',
    pages: pages.map(
      (kind): Page => ({
        kind,
        title: titleOf(kind, ground),
        description: descriptionOf(kind, ground),
        searchTitle: '',
        keywords: '',
        blocks: isWhole ? firstPageWhole(ground) : pageMakers[kind](ground),
      }),
    ),
    bindings,
    css: '',
  };
}

/** What a page is called. */
const titleOf = (kind: SitePage, { words, language }: Ground): string =>
  kind === 'blog' ? blogWordsOf(language).page : words.pages[kind];

/** What search engines show below the title: the offer and the place, as they were said. */
function descriptionOf(kind: SitePage, { values }: Ground): string {
  if (kind !== 'home') return '';
  const whole = [said(values.offer), said(values.place)].filter((part) => part !== '').join(' · ');
  // Half a character cannot be stored.
  return whole.slice(0, 200).replace(/[\ud800-\udbff]$/, '');
}

const said = (value: string | undefined): string => (value === undefined ? '' : (JSON.parse(value) as string));

/** Everything on one page. */
const firstPageWhole = (ground: Ground): Block[] => [
  heroOf(ground, { toContact: '#contact', toSales: `#${ground.form.sells}` }),
  ...ground.form.order.flatMap((type) => part(ground, type) ?? []),
];

const pageMakers: Record<SitePage, (ground: Ground) => Block[]> = {
  home: (ground) => [
    heroOf(ground, { toContact: '#contact', toSales: '#services' }),
    ...ground.form.order
      .filter((type) => type === 'glance' || type === 'reasons' || type === 'audience')
      .flatMap((type) => part(ground, type) ?? []),
    {
      ...emptyBlock('call', 'call'),
      props: {
        title: ground.words.contact,
        text: '',
        action: ground.words.toContact,
        link: '#contact',
      },
    },
  ],
  about: (ground) => [
    titleHero(ground.words.pages.about, 'about-title'),
    part(ground, 'text')!,
    // Where the first page has no part for it.
    ...(ground.form.order.includes('audience') ? [] : [part(ground, 'audience') ?? []].flat()),
  ],
  services: (ground) => [titleHero(ground.words.pages.services, 'services-title'), part(ground, ground.form.sells)!],
  blog: ({ language }) => [...newBlogPage(language, (type) => (type === 'hero' ? 'blog-title' : type)).blocks],
  contact: (ground) => [
    titleHero(ground.words.pages.contact, 'contact-title'),
    ...(['contact', 'visit'] as const).flatMap((type) => part(ground, type) ?? []),
  ],
};

const titleHero = (headline: string, id: string): Block => {
  const block = emptyBlock('hero', id);
  return { ...block, props: { ...block.props, shape: 'title', headline } };
};

/** Who it is: what is offered, as it was said, and where. */
function heroOf(
  { form, words, known, values, bindings }: Ground,
  { toContact, toSales }: { readonly toContact: string; readonly toSales: string },
): Block {
  const block = emptyBlock('hero', 'top');
  const headline = said(values.offer);
  const eyebrow = said(values.place);
  if (headline !== '') bindings.push({ blockId: 'top', field: 'headline', source: 'offer', value: values.offer! });
  if (eyebrow !== '') bindings.push({ blockId: 'top', field: 'eyebrow', source: 'place', value: values.place! });
  const sells = known.prices.length > 0;
  return {
    ...block,
    props: {
      ...block.props,
      shape: form.hero,
      eyebrow,
      headline,
      action: sells ? (form.sells === 'offers' ? words.toOffers : words.toPrices) : words.toContact,
      link: sells ? toSales : toContact,
    },
  };
}

/** One part of a page; undefined where nothing is known that would stand in it and nothing needs to be asked. */
function part({ words, known, values, bindings }: Ground, type: Exclude<BlockType, 'hero'>): Block | undefined {
  const block = newBlock(type, type, words);
  const source = Object.hasOwn(bound, type) ? bound[type as keyof typeof bound].items : undefined;
  if (source !== undefined) {
    const value = values[source];
    if (value === undefined && !asksAnyway.has(type)) return undefined;
    if (value !== undefined && !bindings.some(({ blockId }) => blockId === type))
      bindings.push({ blockId: type, field: 'items', source, value });
    return value === undefined ? block : withItems(block, JSON.parse(value));
  }
  if (type === 'visit' && !known.hasVisitors) return undefined;
  return block;
}

/** Parts without which a page says nothing: they ask where nothing is known. */
const asksAnyway: ReadonlySet<BlockType> = new Set(['offers', 'prices', 'products']);

const withItems = (block: Block, items: unknown): Block => ({ ...block, props: { ...block.props, items } }) as Block;
