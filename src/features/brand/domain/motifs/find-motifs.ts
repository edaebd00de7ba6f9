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

/** Words that trades of every kind have: alone they name no thing. */
const general = new Set(
  'school rental rent hire lease studio course class training coach coaching service services shop store company custom mobile local online small family'.split(
    ' ',
  ),
);

/**
 * The motifs that stand for what some words name, the nearest first; none where none is named. A word weighs the more the earlier it
 * stands, as people name their trade first, and what stands for far less than another is left out.
 */
export function findMotifs(words: readonly string[]): Motif[] {
  const weights = words
    .map((word, index) => ({ word: word.toLowerCase(), weight: 1 / (1 + 0.3 * index) }))
    .filter(({ word }) => !general.has(word));
  const weighed = motifs
    .map((motif) => ({
      motif,
      weight: weights
        .filter(({ word }) => motif.of.some((stem) => stands(word, stem)))
        .reduce((sum, { weight }) => sum + weight, 0),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const least = (weighed[0]?.weight ?? 0) * 0.6;
  return weighed.filter(({ weight }) => weight >= least).map(({ motif }) => motif);
}

/** A short stem is the whole word or its plural; a longer one may begin it. */
const stands = (word: string, stem: string): boolean =>
  word === stem || word === `${stem}s` || (stem.length >= 4 && word.startsWith(stem));
