import { alikeAtEnds } from './document/in-order.ts';
import { beginOf, endOf, endsOf, inOneLine } from './shorten-text.ts';

/** The words in which a text is another than it was, with those around them that stayed. */
export interface ChangedWords {
  readonly head: string;
  readonly before: string;
  readonly after: string;
  readonly tail: string;
}

/** The same as it is shown: in one line, and shortened. */
export interface ShownChange extends ChangedWords {
  /** Whether nothing but spaces and line breaks is another. */
  readonly isSpacing: boolean;
}

/** Texts up to this length are shown whole, in UTF-16 units; it is that of most headings. */
const shortLength = 80;
/** So much is shown of the words around a change, and of each side of it. */
const around = 32;
const mostOfSide = 160;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const wordsOf = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * What is between the words that both texts begin with and those that both end with, in any script: `head`, `before` and `tail` are the
 * whole text as it was, `head`, `after` and `tail` as it is.
 */
export function changedWords(before: string, after: string): ChangedWords {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const [begin, end] = alikeAtEnds(was, is);
  const between = (words: readonly string[]): string => words.slice(begin, words.length - end).join('');
  return {
    head: was.slice(0, begin).join(''),
    before: between(was),
    after: between(is),
    tail: was.slice(was.length - end).join(''),
  };
}

/** How a text was and how it is, for people: short texts whole, of others the words that changed and some around them. */
export function shownChange(before: string, after: string): ShownChange {
  const changed = changedWords(before, after);
  const isSpacing = changed.before.trim() === '' && changed.after.trim() === '';
  if (before.length <= shortLength && after.length <= shortLength)
    return { head: '', before: inOneLine(before).trim(), after: inOneLine(after).trim(), tail: '', isSpacing };
  return {
    head: endOf(changed.head, around),
    before: endsOf(changed.before, mostOfSide),
    after: endsOf(changed.after, mostOfSide),
    tail: beginOf(changed.tail, around),
    isSpacing,
  };
}
