/** How much stands alike at the beginning and at the end of two lists; nothing is counted at both. */
export function alikeAtEnds(
  before: readonly string[],
  after: readonly string[],
): readonly [begin: number, end: number] {
  const shorter = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < shorter && before[begin] === after[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [begin, end];
}

/**
 * The most that stands in both lists in the same order, as pairs of places in them, from the first to the last. Between what is alike at
 * their ends it takes as many steps as both lengths multiplied: for lists of some dozens.
 */
export function inOrder(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [before: number, after: number])[] {
  const [begin, end] = alikeAtEnds(before, after);
  const rows = before.length - begin - end;
  const columns = after.length - begin - end;
  const width = columns + 1;
  /** How many can still follow from each pair of places on. */
  const lengths = new Uint16Array((rows + 1) * width);
  const isAlike = (row: number, column: number): boolean => before[begin + row] === after[begin + column];
  const following = (row: number, column: number): number => lengths[row * width + column]!;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isAlike(row, column)
        ? following(row + 1, column + 1) + 1
        : Math.max(following(row + 1, column), following(row, column + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < begin; at += 1) pairs.push([at, at]);
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (isAlike(row, column)) {
      pairs.push([begin + row, begin + column]);
      row += 1;
      column += 1;
    } else if (following(row + 1, column) >= following(row, column + 1)) row += 1;
    else column += 1;
  }
  for (let at = end; at > 0; at -= 1) pairs.push([before.length - at, after.length - at]);
  return pairs;
}

/** What stands in both lists and has to be taken up for the rest to stand in the same order: the fewest. Each list names a thing once. */
export function movedIn(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const [had, has] = [new Set(before), new Set(after)];
  const common = after.filter((one) => had.has(one));
  const stayed = new Set(
    inOrder(
      before.filter((one) => has.has(one)),
      common,
    ).map(([, at]) => common[at]!),
  );
  return new Set(common.filter((one) => !stayed.has(one)));
}
