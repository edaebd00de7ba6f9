/** What a promise comes to; undefined where it takes longer than so many milliseconds. It goes on all the same. */
export async function atMost<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  timer.unref();
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
