import { type WordGuess, type WordWeights, wordGuesses } from '#features/advisor/domain/reading/propose-words.ts';

/** A phrase with what it is. */
export interface Example {
  readonly features: readonly string[];
  readonly role: WordGuess;
}

const settings = { epochs: 8, rate: 0.03, decay: 0.03, fewest: 4 };
const step = 0.1;
const count = wordGuesses.length;

/** Multinomial logistic regression by stochastic gradients with a rate of its own for each weight. Always the same for the same examples. */
export function fitWords(examples: readonly Example[]): WordWeights {
  const names = commonFeatures(examples);
  const ids = new Map(names.map((name, id) => [name, id]));
  const rows = examples.map(({ features }) => Int32Array.from(features.flatMap((name) => ids.get(name) ?? [])));
  const weights = new Float64Array(names.length * count);
  const squares = new Float64Array(names.length * count).fill(1e-3);
  const random = seeded(1);
  const order = examples.map((_, at) => at);
  const sums = new Float64Array(count);
  const perExample = settings.decay / Math.sqrt(examples.length);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at]!;
      predict(row, weights, sums);
      const right = wordGuesses.indexOf(examples[at]!.role);
      for (let guess = 0; guess < count; guess += 1) {
        const error = sums[guess]! - (guess === right ? 1 : 0);
        if (Math.abs(error) < 0.02) continue;
        for (const id of row) {
          const place = id * count + guess;
          const slope = error + perExample * weights[place]!;
          squares[place]! += slope * slope;
          weights[place]! -= (settings.rate * slope) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return rounded(names, weights);
}

function commonFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, times]) => times >= settings.fewest).map(([name]) => name);
}

/** Probabilities of the guesses, into `sums`. */
function predict(row: Int32Array, weights: Float64Array, sums: Float64Array): void {
  sums.fill(0);
  for (const id of row) for (let guess = 0; guess < count; guess += 1) sums[guess]! += weights[id * count + guess]!;
  let most = -Infinity;
  for (const sum of sums) most = Math.max(most, sum);
  let total = 0;
  for (let guess = 0; guess < count; guess += 1) total += sums[guess] = Math.exp(sums[guess]! - most);
  for (let guess = 0; guess < count; guess += 1) sums[guess]! /= total;
}

/** The most telling features, as many as the file may hold. */
const mostFeatures = 4400;

function rounded(names: readonly string[], weights: Float64Array): WordWeights {
  const rows = names.map((name, id) => {
    const row = Array.from(weights.subarray(id * count, (id + 1) * count));
    return { name, row, size: row.reduce((sum, weight) => sum + weight * weight, 0) };
  });
  const kept = rows.toSorted((one, other) => other.size - one.size).slice(0, mostFeatures);
  return {
    step,
    features: Object.fromEntries(
      kept
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ name, row }) => [name, row.map((weight) => Math.round(weight / step) || 0).join(' ')]),
    ),
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** Numbers from 0 to below 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
