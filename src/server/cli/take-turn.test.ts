import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusedError } from './admin-errors.ts';
import { takeTurn } from './take-turn.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groundwork-turn-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('operator commands on one data directory', () => {
  it('take turns, however many come at once', async () => {
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const end = await takeTurn(folder);
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside -= 1;
        await end();
      }),
    );
    expect(most).toBe(1);
  });

  it('do not wait for a command that died', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    await writeFile(join(folder, 'operator.pid'), String(dead));
    await expect(takeTurn(folder, 0)).resolves.toBeTypeOf('function');
  });

  it('are refused with the other process when it does not end', async () => {
    await takeTurn(folder);
    await expect(takeTurn(folder, 60)).rejects.toThrow(RefusedError);
    await expect(takeTurn(folder, 0)).rejects.toThrow(`process ${process.pid}`);
  });
});
