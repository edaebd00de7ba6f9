import { normalWord } from './spelling.ts';
import type { Token } from './tokens.ts';

export interface PhraseMatch<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

/** Phrases to look for, by their first word; compared by stem, so that plurals and typing errors match. */
export type PhraseTable<T> = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly value: T }[]>;

/** Builds a table from lists of comma-separated phrases: {chain: "supermarket, big chain"}. */
export function phraseTable<T extends string>(lists: Readonly<Partial<Record<T, string>>>): PhraseTable<T> {
  const entries: [string, T][] = [];
  for (const [value, list] of Object.entries(lists) as [T, string][]) {
    for (const phrase of list.split(',')) entries.push([phrase.trim(), value]);
  }
  return phraseIndex(entries);
}

/** Builds a table from pairs of phrase and value. */
export function phraseIndex<T>(entries: Iterable<readonly [string, T]>): PhraseTable<T> {
  const table = new Map<string, { words: string[]; value: T }[]>();
  for (const [phrase, value] of entries) {
    const words = phrase
      .toLowerCase()
      .split(/[\s-]+/)
      .filter(Boolean)
      .map(normalWord);
    const first = words[0];
    if (first === undefined) continue;
    const list = table.get(first) ?? [];
    list.push({ words, value });
    table.set(first, list);
  }
  for (const list of table.values()) list.sort((a, b) => b.words.length - a.words.length);
  return table;
}

/** The longest phrase that begins at a token. */
export function matchPhrase<T>(table: PhraseTable<T>, tokens: readonly Token[], at: number): PhraseMatch<T> | null {
  const first = tokens[at];
  if (first === undefined || first.kind === 'mark') return null;
  for (const { words, value } of table.get(first.stem) ?? []) {
    if (words.every((word, offset) => tokens[at + offset]?.stem === word && isSameClause(tokens, at, offset))) {
      return { value, from: at, to: at + words.length };
    }
  }
  return null;
}

/** All phrases between two tokens, left to right, without overlap. */
export function findPhrases<T>(
  table: PhraseTable<T>,
  tokens: readonly Token[],
  from: number,
  to: number,
): PhraseMatch<T>[] {
  const matches: PhraseMatch<T>[] = [];
  let at = from;
  while (at < to) {
    const match = matchPhrase(table, tokens, at);
    if (match !== null && match.to <= to) {
      matches.push(match);
      at = match.to;
    } else at++;
  }
  return matches;
}

function isSameClause(tokens: readonly Token[], at: number, offset: number): boolean {
  return tokens[at]!.sentence === tokens[at + offset]!.sentence;
}
