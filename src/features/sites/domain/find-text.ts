import { textsOf } from './blocks/text-places.ts';
import type { SiteDocument } from './document/site-document.ts';
import { beginOf, endOf, inOneLine } from './shorten-text.ts';
import type { SitePage } from './sites.plan.ts';

/** One place of a site in which words occur. */
export interface FoundText {
  readonly pageKind: SitePage;
  /** Left out where it is the title of the site. */
  readonly blockId?: string;
  /** As text-places.ts names it; "title" for that of the site. */
  readonly field: string;
  /** Which occurrence in that text it is, from 0. */
  readonly occurrence: number;
  /** The words themselves, with some of those around them in one line. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The most places that are listed. */
export const mostFound = 200;

/** So many characters are shown around what was found. */
const around = 32;

// Marks that a letter is the same letter without: accents, and the vowel signs of Hebrew and Arabic. What makes another letter in other
// scripts (が of か, vowels of Indic scripts) is none.
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/gu;

/** A letter with its marks as it is looked for: without case, accents and width. "ß" is "ss", any space is one. */
const folded = (letter: string): string =>
  letter.normalize('NFKD').replace(accents, '').normalize('NFC').toUpperCase().toLowerCase().replace(/\s/gu, ' ');

interface Folded {
  readonly text: string;
  /** For each UTF-16 unit of it where the letter it comes from begins and ends in what was folded. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function fold(text: string): Folded {
  let whole = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const one = folded(letter);
    whole += one;
    for (let unit = 0; unit < one.length; unit += 1) {
      starts.push(index);
      ends.push(index + letter.length);
    }
  }
  return { text: whole, starts, ends };
}

/** Where words occur in a text, whatever their case and accents, as [begin, end) in UTF-16 units; none for words of spaces alone. */
export function matchesIn(text: string, words: string): readonly (readonly [begin: number, end: number])[] {
  const wanted = fold(words.trim()).text;
  if (wanted === '') return [];
  const { text: whole, starts, ends } = fold(text);
  const found: [number, number][] = [];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length))
    found.push([starts[at]!, ends[at + wanted.length - 1]!]);
  return found;
}

/** Every place of a site in which words occur, page by page from top to foot; no more than `most` of them. */
export function findText(document: SiteDocument, words: string, most = mostFound + 1): readonly FoundText[] {
  const found: FoundText[] = [];
  const look = (place: Pick<FoundText, 'pageKind' | 'blockId' | 'field'>, text: string): void => {
    for (const [occurrence, [begin, end]] of matchesIn(text, words).entries()) {
      if (found.length >= most) return;
      found.push({
        ...place,
        occurrence,
        before: endOf(text.slice(0, begin), around),
        match: inOneLine(text.slice(begin, end)),
        after: beginOf(text.slice(end), around),
      });
    }
  };
  const [first] = document.pages;
  if (first) look({ pageKind: first.kind, field: 'title' }, document.title);
  for (const { kind, blocks } of document.pages)
    for (const { id, type, props } of blocks)
      for (const { field, text } of textsOf(type, props)) look({ pageKind: kind, blockId: id, field }, text);
  return found;
}
