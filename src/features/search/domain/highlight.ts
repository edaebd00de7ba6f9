import { foldText } from './fold-text.ts';
import { readTokens, type Token } from './tokens.ts';

/** A text with the places in it that answer a query: [start, end) in UTF-16 units, in order, never overlapping. */
export interface Highlighted {
  readonly text: string;
  readonly ranges: readonly (readonly [number, number])[];
}

type Range = readonly [number, number];

/** The places in a text that answer one of the terms. */
export function findRanges(text: string, terms: ReadonlySet<string>): Range[] {
  const ranges = readTokens(text).flatMap((token) => {
    if (token.kind === 'run') return findInRun(text, token, terms);
    return terms.has(token.text) ? [[token.start, token.end] as const] : [];
  });
  return join(ranges);
}

/** In a run, pairs of characters answer; single ones only where the query has nothing longer. */
function findInRun(text: string, token: Token, terms: ReadonlySet<string>): Range[] {
  const letters: { folded: string; start: number; end: number }[] = [];
  for (const { segment, index } of new Intl.Segmenter('und').segment(text.slice(token.start, token.end)))
    letters.push({ folded: foldText(segment), start: token.start + index, end: token.start + index + segment.length });
  const pairs = letters.slice(1).flatMap((letter, index): Range[] => {
    const before = letters[index]!;
    return terms.has(before.folded + letter.folded) ? [[before.start, letter.end]] : [];
  });
  if (pairs.length > 0) return pairs;
  return letters.flatMap(({ folded, start, end }): Range[] => (terms.has(folded) ? [[start, end]] : []));
}

function join(ranges: readonly Range[]): Range[] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

const ellipsis = '…';

/** About `length` characters of a text around the place that answers most; the beginning where nothing does. */
export function cutSnippet(text: string, terms: ReadonlySet<string>, length = 140): Highlighted {
  const flat = text.replace(/\s+/g, ' ').trim();
  const ranges = findRanges(flat, terms);
  const first = densest(ranges, length);
  const from = first <= length / 3 ? 0 : startOfWord(flat, first - Math.floor(length / 4));
  const to = flat.length <= from + length ? flat.length : endOfWord(flat, from + length);
  const lead = from > 0 ? ellipsis : '';
  const shift = lead.length - from;
  return {
    text: `${lead}${flat.slice(from, to)}${to < flat.length ? ellipsis : ''}`,
    ranges: ranges
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  };
}

/** Where the window with the most answers begins. */
function densest(ranges: readonly Range[], length: number): number {
  let best = { start: 0, count: 0 };
  for (const [start] of ranges) {
    const count = ranges.filter((range) => range[0] >= start && range[1] <= start + (length * 3) / 4).length;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** The start of the word at a place; the place itself, never within a character, where no space is near. */
function startOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space >= 0 && at - space < 25 ? space + 1 : wholeCharacter(text, at);
}

function endOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space >= 0 && at - space < 25 ? space : wholeCharacter(text, at);
}

function wholeCharacter(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
