/** The entries in an order that the seed decides: the same seed, the same order. */
export function createReadOrder<Entry>(entries: readonly Entry[], seed: string): readonly Entry[] {
  let state = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) | 0, 7);
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
  return entries
    .map((entry) => ({ entry, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
