import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRunningDatabase } from '#testing/faults/running-database.ts';
import { spawnProduct, startProduct } from '#testing/running-product.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'groundwork-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a start that fails once the database runs', () => {
  it('leaves no database behind', async () => {
    const product = await startProduct(dataDir, { APP_SECRET: 'the secret that this database was made with' });
    expect(await findRunningDatabase(dataDir)).toBeDefined();
    await product.stop();
    // What was sealed under the first secret cannot be opened with another one.
    const failing = await spawnProduct(dataDir, { APP_SECRET: 'another secret, of a copied environment' });
    expect(await failing.exited).not.toBe(0);
    expect(await findRunningDatabase(dataDir)).toBeUndefined();
  }, 60_000);
});
