/** The embedded database survives what happens to machines: kills at any instant of the first start, and of any later one. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inDataFolder } from '#testing/faults/data-folder.ts';
import { clusterOf, findRunningDatabase, getRunningDatabase } from '#testing/faults/running-database.ts';
import { spawnProduct, startProduct, waitUntilReady } from '#testing/running-product.ts';
import { findDatabaseAccount } from './database-account.ts';

describe('the first start', () => {
  it.each(Array.from({ length: 12 }, (_, point) => 60 + point * 130))(
    'killed after %i ms leaves an installation that starts',
    (afterMs) =>
      inDataFolder(async (dataDir) => {
        const killed = await spawnProduct(dataDir);
        await sleep(afterMs);
        await killed.stop('SIGKILL');
        const next = await startProduct(dataDir);
        expect((await fetch(`${next.origin}/healthz`)).status).toBe(200);
        expect(await next.stop()).toBe(0);
        expect(await findRunningDatabase(dataDir)).toBeUndefined();
      }),
  );
});

describe('a start that is asked to stop', () => {
  it.each([100, 400, 800, 1200])('after %i ms ends in order and leaves no database running', (afterMs) =>
    inDataFolder(async (dataDir) => {
      const product = await spawnProduct(dataDir);
      await sleep(afterMs);
      // Before the program has begun, nothing of it is there that could end in order.
      expect([0, null]).toContain(await product.stop());
      expect(await findRunningDatabase(dataDir)).toBeUndefined();
    }),
  );
});

describe('a start that is asked to stop, and again', () => {
  it.each([250, 450, 650, 850])('from %i ms on gives up and leaves no database running', (afterMs) =>
    inDataFolder(async (dataDir) => {
      const product = await spawnProduct(dataDir);
      await sleep(afterMs);
      product.process.kill('SIGTERM');
      await sleep(550);
      expect([0, 1, null]).toContain(await product.stop());
      // A shutdown that nobody waits for takes a moment.
      await expect.poll(() => findRunningDatabase(dataDir), { timeout: 5000 }).toBeUndefined();
      const next = await startProduct(dataDir);
      expect(await next.stop()).toBe(0);
    }),
  );
});

describe('a second instance on one data directory', () => {
  it('is refused with the reason while the first goes on', () =>
    inDataFolder(async (dataDir) => {
      const first = await startProduct(dataDir);
      const second = await spawnProduct(dataDir);
      expect(await second.exited).toBe(78);
      expect(second.output()).toContain(
        `Groundwork already runs on ${dataDir}. Stop it first, or set another DATA_DIR.`,
      );
      expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
      expect(await first.stop()).toBe(0);
    }));

  it('is refused as well after the database crashed under the first', () =>
    inDataFolder(async (dataDir) => {
      const first = await startProduct(dataDir);
      const { processId } = await getRunningDatabase(dataDir);
      process.kill(processId, 'SIGKILL');
      while (((await findRunningDatabase(dataDir))?.processId ?? processId) === processId) await sleep(20);
      await waitUntilReady(first);
      await sleep(2000);
      const second = await spawnProduct(dataDir);
      expect(await second.exited).toBe(78);
      expect(await first.stop()).toBe(0);
    }));
});

describe('a product that was killed', () => {
  it('finds its orphaned database again and keeps it', () =>
    inDataFolder(async (dataDir) => {
      const first = await startProduct(dataDir);
      const { processId } = await getRunningDatabase(dataDir);
      await first.stop('SIGKILL');
      const second = await startProduct(dataDir);
      expect((await getRunningDatabase(dataDir)).processId).toBe(processId);
      expect(await second.stop()).toBe(0);
    }));
});

describe('a lock file left by a machine that went down', () => {
  it('does not keep the database from starting when another program has its process id by now', () =>
    inDataFolder(async (dataDir) => {
      const first = await startProduct(dataDir);
      const { processId } = await getRunningDatabase(dataDir);
      process.kill(processId, 'SIGKILL');
      await first.stop('SIGKILL');
      while (await findRunningDatabase(dataDir)) await sleep(20);
      const account = await findDatabaseAccount();
      const stranger = spawn('sleep', ['60'], { ...account, stdio: 'ignore' });
      try {
        const lock = join(await clusterOf(dataDir), 'postmaster.pid');
        const text = await readFile(lock, 'utf8');
        await writeFile(lock, text.replace(/^\d+/, String(stranger.pid)));
        const second = await startProduct(dataDir);
        expect(await second.stop()).toBe(0);
        expect(stranger.exitCode).toBeNull();
      } finally {
        stranger.kill();
      }
    }));
});
