/**
 * The index among the other blocks at which a block is dropped. `keys` are all lines of the list, `ids` those that are blocks; what is
 * dropped above the first block comes first, below the last one last.
 */
export function dropIndex(
  keys: readonly string[],
  ids: readonly string[],
  dragged: string,
  target: string,
  isAfter: boolean,
): number {
  const place = keys.indexOf(target) + (isAfter ? 1 : 0);
  return ids.filter((id) => id !== dragged && keys.indexOf(id) < place).length;
}
