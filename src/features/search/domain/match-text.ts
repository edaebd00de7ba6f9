import { readQuery, tokenWeight, wordMatch } from './search-query.ts';
import { indexTerms, readTokens, termsOf } from './tokens.ts';

/**
 * How well a short text answers a query, 0–1, forgiving as the index forgives; 0 where a part of the query is not in it.
 * For lists that are at hand whole: actions, settings.
 */
export function matchText(text: string, query: string): number {
  const tokens = readQuery(query);
  if (tokens.length === 0) return 0;
  const words = readTokens(text).flatMap((token) => (token.kind === 'word' ? [token.text] : []));
  const terms = indexTerms(text);
  let sum = 0;
  let total = 0;
  for (const token of tokens) {
    const wanted = termsOf(token);
    const match =
      token.kind === 'word'
        ? Math.max(0, ...words.map((word) => wordMatch(token.text, word)))
        : wanted.filter((term) => terms.has(term)).length / wanted.length;
    if (match < 0.45) return 0;
    sum += match * tokenWeight(token);
    total += tokenWeight(token);
  }
  return sum / total;
}
