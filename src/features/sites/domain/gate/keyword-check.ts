import { blockKinds } from '../blocks/all-blocks.ts';
import type { Field, Fields } from '../blocks/field.ts';
import type { Block, Page } from '../document/site-document.ts';

/** Where a keyword can stand on a page, the weightiest first. */
export const keywordPlaces = ['title', 'headline', 'description', 'text'] as const;
export type KeywordPlace = (typeof keywordPlaces)[number];

/** The most keywords of a page that are looked for. */
const mostKeywords = 5;

/** The keywords of a page, each once, as they were written. */
export function keywordsOf({ keywords }: Pick<Page, 'keywords'>): readonly string[] {
  const all = keywords
    .split(/[,，、;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return all
    .filter((word, at) => all.findIndex((other) => folded(other) === folded(word)) === at)
    .slice(0, mostKeywords);
}

/** Where each keyword of a page stands, letters compared without case and accents. */
export function checkKeywords(
  page: Page,
  siteTitle: string,
): readonly { readonly keyword: string; readonly places: readonly KeywordPlace[] }[] {
  const heroes = page.blocks.filter(({ type }) => type === 'hero');
  const read: Readonly<Record<KeywordPlace, string>> = {
    title: page.searchTitle.trim() === '' ? `${page.title} ${siteTitle}` : page.searchTitle,
    headline: heroes.map(({ props }) => ('headline' in props ? props.headline : '')).join(' '),
    description: page.description,
    text: page.blocks.flatMap(wordsOf).join(' '),
  };
  return keywordsOf(page).map((keyword) => ({
    keyword,
    places: keywordPlaces.filter((place) => folded(read[place]).includes(folded(keyword))),
  }));
}

const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ');

/** What a block says in words. */
function wordsOf({ type, props }: Block): string[] {
  const fields: Fields = blockKinds[type].fields;
  const values: Readonly<Record<string, unknown>> = props;
  const saidIn = (held: Readonly<Record<string, unknown>>, of: Fields): string[] =>
    Object.entries(of).flatMap(([name, field]: [string, Field]) => {
      if (field.kind === 'list')
        return (held[name] as readonly Readonly<Record<string, unknown>>[]).flatMap((entry) => saidIn(entry, field.of));
      return field.kind === 'line' || field.kind === 'text' ? [String(held[name])] : [];
    });
  return saidIn(values, fields);
}
