import type { BlockType } from '../blocks/all-blocks.ts';
import { type Block, emptyBlock } from '../document/site-document.ts';
import type { SiteWords } from '../words/site-words.ts';

/** Headings of blocks that have one; facts at a glance need none. */
const titles: Partial<Record<BlockType, (words: SiteWords) => string>> = {
  offers: (words) => words.offers,
  prices: (words) => words.prices,
  products: (words) => words.products,
  reasons: (words) => words.reasons,
  audience: (words) => words.audience,
  steps: (words) => words.steps,
  quote: (words) => words.quote,
  questions: (words) => words.questions,
  team: (words) => words.team,
  hours: (words) => words.hours,
  place: (words) => words.place,
  visit: (words) => words.place,
  contact: (words) => words.contact,
  'contact-form': (words) => words.forms.titles.contact,
  'newsletter-form': (words) => words.forms.titles.newsletter,
  'order-form': (words) => words.forms.titles.order,
  text: (words) => words.about,
  links: (words) => words.elsewhere,
  legal: (words) => words.privacy,
  gallery: (words) => words.gallery,
  'before-after': (words) => words.beforeAfter,
};

/**
 * A block as it is added to a page: its heading, and what is agreed to at a form for news, in the language of the site; everything else empty, so that it
 * asks.
 */
export function newBlock(type: BlockType, id: string, words: SiteWords): Block {
  const block = emptyBlock(type, id);
  const title = titles[type]?.(words);
  // Nobody gets news without having agreed to it; the words can be changed.
  const consent = type === 'newsletter-form' ? { consent: words.forms.newsletterConsent } : {};
  return title === undefined ? block : ({ ...block, props: { ...block.props, title, ...consent } } as Block);
}
