import { foodMotifs } from './food.ts';
import { homeMotifs } from './home.ts';
import { makingMotifs } from './making.ts';
import type { Motif } from './motif.ts';
import { natureMotifs } from './nature.ts';
import { serviceMotifs } from './services.ts';
import { workingMotifs } from './working.ts';

export const motifs: readonly Motif[] = [
  ...foodMotifs,
  ...natureMotifs,
  ...makingMotifs,
  ...homeMotifs,
  ...serviceMotifs,
  ...workingMotifs,
];

/** Words that trades of every kind have: alone they name no thing. */
const general = new Set(
  'school rental rent hire lease studio course class training coach coaching service services shop store company custom mobile local online small family workshop'.split(
    ' ',
  ),
);

/** Words that say where, for whom or how rather than what: they name a thing only where no other word does. */
const weak =
  /^(farm|restaurant|home|bar|house|business|office|day|night|overnight|hand|handmade|child|children|kid|kids|neighbourhood|neighborhood|consult\w*|repair\w*|maintenance|clinic|center|centre|service\w*|garage|oil|therap\w*|design\w*|travel\w*|event\w*)$/;

/**
 * The motifs that stand for what some words name, the nearest first; none where none is named. The first words weigh alike, later
 * ones less, as people name their trade first, and what stands for far less than another is left out.
 */
export function findMotifs(words: readonly string[]): Motif[] {
  const weights = words
    .map((word, index) => ({ word: word.toLowerCase().replace(/['’]s$/, ''), position: Math.max(0, index - 2) }))
    .map(({ word, position }) => ({ word, weight: (weak.test(word) ? 0.4 : 1) / (1 + 0.3 * position) }))
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

/** A short stem is the whole word or its plural, and one written "=word"; a longer one may begin it. */
const stands = (word: string, stem: string): boolean => {
  const whole = stem.replace('=', '');
  return word === whole || word === `${whole}s` || (whole === stem && stem.length >= 4 && word.startsWith(stem));
};
