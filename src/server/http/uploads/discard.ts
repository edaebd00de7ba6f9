/** Receives something to its end, or as far as it comes, and forgets it. */
export async function discard(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = bytes[Symbol.asyncIterator]();
  while (!(await chunks.next()).done);
}
