import type { Language } from '#shared/languages.ts';
import { capitalised, factValues, type KnownFacts } from '../facts/known-facts.ts';
import { blogWordsOf } from '../words/all-blog-words.ts';
import { longestParagraph } from './post.ts';

/** A fact as a paragraph states it: as it was said, one thing in a line. */
export interface PostFact {
  /** What it is found by when it changes: "offer", "prices", "price:Sourdough loaf". */
  readonly key: string;
  readonly text: string;
}

/** The key of the price of one thing, which goes by its name. */
export const priceKey = (name: string): string => `price:${name}`;

/** Names that are longer are no key (post.ts). */
const longestName = 190;

/** Every fact that a paragraph can state; one of which nothing is known is left out. */
export function postFacts(known: KnownFacts, language: Language): readonly PostFact[] {
  const words = blogWordsOf(language);
  const values = factValues(known, language);
  const said = (value: string | undefined): string => (value === undefined ? '' : (JSON.parse(value) as string));
  const facts: readonly PostFact[] = [
    { key: 'offer', text: said(values.offer) },
    { key: 'place', text: said(values.place) },
    { key: 'delivery', text: lines(known.delivery) },
    { key: 'area', text: capitalised(known.area ?? '') },
    { key: 'experience', text: known.experience ?? '' },
    { key: 'reasons', text: lines(known.reasons) },
    { key: 'audience', text: lines(known.audience) },
    { key: 'prices', text: lines(known.prices.map(({ name, price }) => words.priceLine(name, price))) },
    ...known.prices
      .filter(({ name }) => name.length <= longestName)
      .map(({ name, price }) => ({ key: priceKey(name), text: price })),
  ];
  return facts.filter(({ text }) => text !== '');
}

/** As many lines as a paragraph holds. */
function lines(items: readonly string[]): string {
  let text = '';
  for (const item of items) {
    const longer = text === '' ? item : `${text}\n${item}`;
    if (longer.length > longestParagraph) break;
    text = longer;
  }
  return text;
}
