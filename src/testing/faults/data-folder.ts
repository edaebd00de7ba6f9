import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeData } from '../remove-data.ts';
import { findRunningDatabase } from './running-database.ts';

/**
 * Gives work a data directory of its own and takes everything away afterwards, also a database that a failed test left
 * running.
 */
export async function inDataFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'groundwork-faults-'));
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'data');
  try {
    return await work(dataDir);
  } finally {
    await endDatabase(dataDir);
    await removeData(dataDir);
    await rm(parent, { recursive: true, force: true });
  }
}

async function endDatabase(dataDir: string): Promise<void> {
  for (let signal: NodeJS.Signals = 'SIGINT'; ; signal = 'SIGKILL') {
    const running = await findRunningDatabase(dataDir);
    if (!running) return;
    process.kill(running.processId, signal);
    await sleep(signal === 'SIGINT' ? 1000 : 100);
  }
}
