import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnProduct } from '#testing/running-product.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'groundwork-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a configuration that cannot be used', () => {
  it('ends the start with 78 and one sentence that names the variable, before anything is started', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const key = { ...(await exportJWK(privateKey)), alg: 'ES256', key_ops: ['sign', 'verify'] };
    const product = await spawnProduct(dataDir, { AUTH_SIGNING_KEYS: JSON.stringify([key]) });
    expect(await product.exited).toBe(78);
    expect(product.output().trim().split('\n')).toEqual([
      'The configuration is not valid:',
      expect.stringMatching(/^ {2}AUTH_SIGNING_KEYS: .*key_ops/),
    ]);
    expect(await readdir(dataDir)).toEqual([]);
  });
});
