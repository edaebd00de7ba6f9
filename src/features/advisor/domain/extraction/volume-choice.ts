import type { Quantity } from './quantities.ts';
import { isMark, type Reading } from './reading.ts';

const planned =
  /^(plan|planned|planning|expect|expected|aim|count|counting|reckon|guess|assume|realistic|realistically|average|hope|forecast|goal|think|say|sell|want|target)$/;
const possible = /^(most|max|maximum|possible|capacity|possibly|limit|could|peak|busiest|sunny|upto)$/;

/**
 * How surely a number of sales is the one that is planned: 2 beside "I plan with", "let's say", 0 beside "at most", "are
 * possible", 1 where nothing is said.
 */
export function planRank({ tokens }: Reading, { from, to }: Quantity): 0 | 1 | 2 {
  const isEdge = (at: number) =>
    tokens[at] === undefined ||
    isMark(tokens[at], ',;:.()') ||
    tokens[at]!.sentence !== tokens[from]!.sentence ||
    /^(but|and|so|while)$/.test(tokens[at]!.lower);
  let start = from;
  while (start > 0 && from - start < 7 && !isEdge(start - 1)) start--;
  let end = to;
  while (end < tokens.length && end - to < 5 && !isEdge(end)) end++;
  const around = [...tokens.slice(start, from), ...tokens.slice(to, end)].map(({ lower }) => lower);
  const isUpTo = /^up to$/.test(
    tokens
      .slice(Math.max(0, from - 2), from)
      .map(({ lower }) => lower)
      .join(' '),
  );
  if (isUpTo || around.some((word) => possible.test(word))) return 0;
  return around.some((word) => planned.test(word)) ? 2 : 1;
}
