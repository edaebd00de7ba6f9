import type { Field, ImageValue } from '../blocks/field.ts';
import { inOrder } from './in-order.ts';

/** An entry of a list of a block, and what is declared of its fields. */
export type Entry = Readonly<Record<string, unknown>>;
export type EntryFields = Extract<Field, { readonly kind: 'list' }>['of'];

/** The same entry in both lists: where it stood, and where it stands. */
export type EntryPair = readonly [before: number, after: number];

/**
 * Which entries of a list are the same ones as before, though they have no names: those that say the same, then those that share the most,
 * then what stands in the same place between others. What is left over was removed, or is new.
 */
export function pairEntries(of: EntryFields, before: readonly Entry[], after: readonly Entry[]): readonly EntryPair[] {
  const [was, is] = [before.map((entry) => keyOf(of, entry)), after.map((entry) => keyOf(of, entry))];
  const pairs: EntryPair[] = [...inOrder(was, is)];
  const gapsBefore = gapsOf(
    before.length,
    pairs.map(([at]) => at),
  );
  const gapsAfter = gapsOf(
    after.length,
    pairs.map(([, at]) => at),
  );
  const leftBefore = new Set(before.keys());
  const leftAfter = new Set(after.keys());
  const pair = (one: number, other: number): void => {
    leftBefore.delete(one);
    leftAfter.delete(other);
  };
  for (const [one, other] of pairs) pair(one, other);
  const isBeside = (one: number, other: number): boolean => gapsBefore[one] === gapsAfter[other];
  /** How well two entries fit, one rule after the other; 0: not at all. */
  const rules: readonly ((one: number, other: number) => number)[] = [
    (one, other) => Number(was[one] === is[other]),
    (one, other) => {
      const shared = sharedBy(of, before[one]!, after[other]!);
      return shared === 0 ? 0 : 2 * shared + Number(isBeside(one, other));
    },
    (one, other) => Number(isBeside(one, other)),
  ];
  for (const rule of rules)
    for (const other of [...leftAfter]) {
      const best = bestOf(leftBefore, (one) => rule(one, other));
      if (best === undefined) continue;
      pairs.push([best, other]);
      pair(best, other);
    }
  return pairs;
}

/** The first of those that fit best; undefined where none fits. */
function bestOf(places: Iterable<number>, howWell: (at: number) => number): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const at of places) {
    const fits = howWell(at);
    if (fits <= most) continue;
    best = at;
    most = fits;
  }
  return best;
}

/** For each place of a list, how many of some places in ascending order stand before it. */
function gapsOf(length: number, anchors: readonly number[]): readonly number[] {
  let passed = 0;
  return Array.from({ length }, (_, at) => {
    while (passed < anchors.length && anchors[passed]! < at) passed += 1;
    return passed;
  });
}

const pictureKey = (picture: ImageValue | null | undefined): unknown =>
  picture ? [picture.media, picture.alt, picture.x, picture.y, picture.width, picture.height] : null;

/** The same for entries that say the same, in whatever order their names are stored. */
const keyOf = (of: EntryFields, entry: Entry): string =>
  JSON.stringify(
    Object.entries(of).map(([name, { kind }]) =>
      kind === 'image' ? pictureKey(entry[name] as ImageValue | null | undefined) : entry[name],
    ),
  );

/** How many fields say something in both, and the same. */
const sharedBy = (of: EntryFields, one: Entry, other: Entry): number =>
  Object.entries(of).filter(([name, { kind }]) => {
    if (kind !== 'image') return one[name] !== '' && one[name] === other[name];
    const picture = one[name] as ImageValue | null | undefined;
    return picture ? picture.media === (other[name] as ImageValue | null | undefined)?.media : false;
  }).length;
