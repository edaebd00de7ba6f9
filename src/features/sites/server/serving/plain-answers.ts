/** Whoever has a page asks whether it still is the newest one. */
export const askedEachTime = { 'cache-control': 'public, max-age=0, must-revalidate' } as const;

/** To a place of ours or of the same site: never one that whoever asks has named. */
export const redirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { location, ...askedEachTime } });

/** For what is nobody's page, and so in nobody's look. */
export const nothing = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'There is no such page.\n' : 'This page cannot be read right now.\n', {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '2' }),
    },
  });
