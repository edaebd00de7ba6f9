import {
  secondInputCount,
  secondStep,
  weightLetters,
  weightStep,
  weightZero,
} from '#features/advisor/domain/reading/ranker/role-model.ts';
import { amountRoles } from '#features/advisor/domain/reading/roles.ts';

/** Chance with a seed (mulberry32): the same training every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The numbers below a count in an order of chance. */
export function shuffled(count: number, seed: number): readonly number[] {
  const chance = seeded(seed);
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** One amount to learn from: inputs that are not 0 with their values, and its role. */
interface Row {
  readonly inputs: readonly number[];
  readonly values: readonly number[];
  readonly role: number;
}

interface Fitting {
  readonly inputCount: number;
  readonly epochs: number;
  readonly rate: number;
  /** How strongly weights are drawn back to where they began. */
  readonly pull: number;
  readonly start?: Float64Array;
}

const roleCount = amountRoles.length;

/** A softmax by gradient descent with a rate for each weight (Adagrad). */
function fitSoftmax(rows: readonly Row[], { inputCount, epochs, rate, pull, start }: Fitting): Float64Array {
  const weights = start ? start.slice() : new Float64Array(inputCount * roleCount);
  const began = weights.slice();
  const squares = new Float64Array(weights.length).fill(1e-4);
  const errors = new Float64Array(roleCount);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffled(rows.length, 100 + epoch)) {
      const { inputs, values, role } = rows[at]!;
      readErrors(weights, rows[at]!, errors);
      errors[role]! -= 1;
      for (let place = 0; place < inputs.length; place++) {
        const base = inputs[place]! * roleCount;
        const value = values[place]!;
        for (let each = 0; each < roleCount; each++) {
          const slope = errors[each]! * value + pull * (weights[base + each]! - began[base + each]!);
          squares[base + each]! += slope * slope;
          weights[base + each]! -= (rate * slope) / Math.sqrt(squares[base + each]!);
        }
      }
    }
  return weights;
}

/** Fills in the probabilities of a row. */
function readErrors(weights: Float64Array, { inputs, values }: Row, into: Float64Array): void {
  into.fill(0);
  for (let place = 0; place < inputs.length; place++) {
    const base = inputs[place]! * roleCount;
    for (let each = 0; each < roleCount; each++) into[each]! += weights[base + each]! * values[place]!;
  }
  const most = into.reduce((highest, each) => Math.max(highest, each), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let each = 0; each < roleCount; each++) {
    into[each] = Math.exp(into[each]! - most);
    sum += into[each]!;
  }
  for (let each = 0; each < roleCount; each++) into[each]! /= sum;
}

/** An amount with a label, as the first look learns from it. */
export interface FirstRow {
  readonly features: readonly string[];
  readonly role: number;
}

/** How many features are kept: more would not fit into 400 KB. */
const keptFeatures = 5600;

/** Learns what features say: all that were seen twice, then once more only those that move the most amounts the furthest. */
export function fitFirst(rows: readonly FirstRow[]): Readonly<Record<string, string>> {
  const counts = new Map<string, number>();
  for (const { features } of rows) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seenTwice = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const weightsOfAll = fitFeatures(rows, seenTwice);
  const force = (at: number): number => {
    const squares = weightsOf(weightsOfAll, at).reduce((sum, each) => sum + each * each, 0);
    return Math.sqrt(squares * counts.get(seenTwice[at]!)!);
  };
  const kept = seenTwice
    .map((name, at) => ({ name, force: force(at) }))
    .toSorted((one, other) => other.force - one.force)
    .slice(0, keptFeatures)
    .map(({ name }) => name)
    .toSorted();
  const weights = fitFeatures(rows, kept);
  return Object.fromEntries(kept.map((name, at) => [name, lettersOf(weightsOf(weights, at), weightStep)]));
}

const weightsOf = (weights: Float64Array, input: number): Float64Array =>
  weights.subarray(input * roleCount, (input + 1) * roleCount);

function fitFeatures(rows: readonly FirstRow[], names: readonly string[]): Float64Array {
  const places = new Map(names.map((name, at) => [name, at]));
  const encoded = rows.map(({ features, role }): Row => {
    const inputs = features.map((name) => places.get(name)).filter((place) => place !== undefined);
    return { inputs, values: inputs.map(() => 1), role };
  });
  return fitSoftmax(encoded, { inputCount: names.length, epochs: 5, rate: 0.03, pull: 0.005 });
}

const lettersOf = (weights: Float64Array, step: number): string =>
  Array.from(weights, (weight) => {
    const place = Math.round(weight / step) + weightZero;
    return weightLetters[Math.max(0, Math.min(weightLetters.length - 1, place))]!;
  }).join('');

/** An amount with a label, as the second look learns from it. */
export interface SecondRow {
  readonly inputs: readonly number[];
  readonly role: number;
}

/** Learns what neighbours say, beginning with: the second look sees what the first one saw. */
export function fitSecond(rows: readonly SecondRow[]): readonly string[] {
  const start = new Float64Array(secondInputCount * roleCount);
  for (let role = 0; role < roleCount; role++) start[role * roleCount + role] = 4;
  const sparse = rows.map(({ inputs, role }): Row => {
    const there = inputs.map((_, at) => at).filter((at) => Math.abs(inputs[at]!) > 0.01);
    return { inputs: there, values: there.map((at) => inputs[at]!), role };
  });
  const weights = fitSoftmax(sparse, { inputCount: secondInputCount, epochs: 3, rate: 0.05, pull: 0.002, start });
  return Array.from({ length: secondInputCount }, (_, at) => lettersOf(weightsOf(weights, at), secondStep));
}
