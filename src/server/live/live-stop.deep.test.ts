import { describe, expect, it } from 'vitest';
import { inDataFolder } from '#testing/faults/data-folder.ts';
import { startProduct } from '#testing/running-product.ts';

describe('a product that is asked to stop', () => {
  it('does not wait for its live streams, and tells them so', async () => {
    await inDataFolder(async (dataDir) => {
      const product = await startProduct(dataDir);
      const signUp = await fetch(`${product.origin}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery' }),
      });
      const { access_token: token } = (await signUp.json()) as { access_token: string };
      const headers = { authorization: `Bearer ${token}` };
      const streams = await Promise.all([0, 1, 2].map(() => fetch(`${product.origin}/api/live`, { headers })));
      expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
      const texts = streams.map((stream) => stream.text());
      const askedMs = performance.now();
      const exited = product.stop();
      for (const text of await Promise.all(texts)) expect(text).toContain('event: end\ndata: {"reason":"away"}');
      expect(performance.now() - askedMs).toBeLessThan(1000);
      expect(await exited).toBe(0);
      expect(performance.now() - askedMs).toBeLessThan(6000);
    });
  });
});
