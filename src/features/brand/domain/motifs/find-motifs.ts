import { foodMotifs } from './food.ts';
import { homeMotifs } from './home.ts';
import { makingMotifs } from './making.ts';
import type { Motif } from './motif.ts';
import { natureMotifs } from './nature.ts';
import { serviceMotifs } from './services.ts';

export const motifs: readonly Motif[] = [
  ...foodMotifs,
  ...natureMotifs,
  ...makingMotifs,
  ...homeMotifs,
  ...serviceMotifs,
];

/** The motifs that stand for what some words name, those of more of the words first; none where none is named. */
export function findMotifs(words: readonly string[]): Motif[] {
  const named = words.map((word) => word.toLowerCase());
  return motifs
    .map((motif) => ({ motif, hits: named.filter((word) => motif.of.some((stem) => stands(word, stem))).length }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .map(({ motif }) => motif);
}

/** A short stem is the whole word or its plural; a longer one may begin it. */
const stands = (word: string, stem: string): boolean =>
  word === stem || word === `${stem}s` || (stem.length >= 4 && word.startsWith(stem));
