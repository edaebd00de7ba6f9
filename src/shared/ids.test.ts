import { describe, expect, it } from 'vitest';
import { buildId, idSchema } from './ids.ts';

const random = (byte: number): Uint8Array => new Uint8Array(16).fill(byte);

describe('a prefixed id', () => {
  it('sorts by its time', () => {
    const ids = [1, 1000, 1_795_000_000_000].map((timeMs) => buildId('ws', timeMs, random(255)));
    expect([...ids].sort()).toEqual(ids);
  });

  it('is accepted by the schema of its kind and no other', () => {
    const id = buildId('conv', 1_795_000_000_000, random(7));
    expect(idSchema('conv').safeParse(id).success).toBe(true);
    expect(idSchema('ws').safeParse(id).success).toBe(false);
    for (const wrong of ['conv_', 'conv_1', `${id}x`, id.toUpperCase(), `${id}\n`])
      expect(idSchema('conv').safeParse(wrong).success).toBe(false);
  });
});
