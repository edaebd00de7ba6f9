import { foldText } from './fold-text.ts';
import { readTokens } from './tokens.ts';

/** What decides the place of one found item. */
export interface Rankable {
  readonly title: string;
  /** 0–1: how well the tokens of the query are found, the title before the body. */
  readonly score: number;
  readonly isCurrentWorkspace: boolean;
  readonly updatedAt: Date;
}

const plain = (text: string): string =>
  readTokens(text)
    .map((token) => token.text)
    .join(' ');

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const letters = [...`^${text}$`];
  for (let index = 1; index < letters.length; index++) {
    const pair = letters[index - 1]! + letters[index]!;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** 0–1: how many pairs of letters two texts share. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  const total = [...a.values(), ...b.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}

/** The rank of an item, the highest first (docs/search.md, "Order"). */
export function rankOf(query: string, { title, score, isCurrentWorkspace }: Rankable): number {
  const [wanted, shown] = [plain(query), plain(title)];
  const here = isCurrentWorkspace ? 0.1 : 0;
  if (wanted === '') return score + here;
  if (foldText(title.trim()) === foldText(query.trim())) return 6 + here;
  if (shown === wanted) return 5.8 + here;
  const alike = likeness(wanted, shown);
  if (shown.startsWith(wanted)) return 4.5 + alike / 2 + here;
  if (` ${shown}`.includes(` ${wanted}`) || (/\P{ASCII}/u.test(wanted) && shown.includes(wanted)))
    return 3.5 + alike / 2 + here;
  return 2 * score + alike + here;
}

/** The order of found items: by rank, then the newest first. */
export function compareRanked(
  a: { readonly rank: number; readonly updatedAt: Date },
  b: { readonly rank: number; readonly updatedAt: Date },
): number {
  return Math.abs(b.rank - a.rank) > 1e-6 ? b.rank - a.rank : b.updatedAt.getTime() - a.updatedAt.getTime();
}
