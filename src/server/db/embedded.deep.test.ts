/** The embedded database survives what happens to machines: kills at any instant of the first start, and of any later one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { spawnProduct, startProduct, waitUntilReady } from '#testing/running-product.ts';

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'groundwork-deep-'));
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

describe('the first start', () => {
  it('killed at twelve points leaves an installation that starts', () =>
    inFolder(async (parent) => {
      for (let point = 0; point < 12; point++) {
        const dataDir = join(parent, String(point));
        const killed = await spawnProduct(dataDir);
        await sleep(60 + point * 130);
        await killed.stop('SIGKILL');
        const next = await startProduct(dataDir);
        expect((await fetch(`${next.origin}/healthz`)).status).toBe(200);
        expect(await next.stop()).toBe(0);
      }
    }));
});

describe('a second instance on one data directory', () => {
  it('is refused with the reason while the first goes on', () =>
    inFolder(async (dataDir) => {
      const first = await startProduct(dataDir);
      const second = await spawnProduct(dataDir);
      expect(await second.exited).toBe(78);
      expect(second.output()).toContain(
        `Groundwork already runs on ${dataDir}. Stop it first, or set another DATA_DIR.`,
      );
      expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
      await first.stop();
    }));
});

describe('a product that was killed', () => {
  it('finds its orphaned database again and keeps it', () =>
    inFolder(async (dataDir) => {
      const first = await startProduct(dataDir);
      await first.stop('SIGKILL');
      const second = await spawnProduct(dataDir);
      await waitUntilReady(second);
      expect(await second.stop()).toBe(0);
    }));
});
