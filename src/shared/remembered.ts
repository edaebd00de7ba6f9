/**
 * Keeps what was made for the latest `most` keys, so that the same is not made again: for pure and costly work whose result nobody changes.
 * In the memory of one process.
 */
export function createRemembered<Made>(most: number): (key: string, make: () => Made) => Made {
  const made = new Map<string, { readonly value: Made }>();
  return (key, make) => {
    const known = made.get(key);
    const value = known ? known.value : make();
    // Whatever was asked for last stands last: the first is the one that nobody asked for the longest.
    made.delete(key);
    made.set(key, { value });
    if (made.size > most) made.delete(made.keys().next().value!);
    return value;
  };
}
