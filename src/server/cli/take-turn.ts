import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RefusedError } from './admin-errors.ts';

/**
 * Waits until no other operator command works on a data directory, so that none stops a database it started while
 * another is in it. Resolves to what ends the turn; a turn whose process died counts as ended. Throws RefusedError
 * after `patienceMs`.
 */
export async function takeTurn(dataDir: string, patienceMs = 30_000): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'operator.pid');
  for (let waitedMs = 0; ; waitedMs += 50) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 });
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readFile(path, 'utf8').catch(() => '');
    // Empty: it ended its turn just now, or is about to write its number.
    if (holder && !isAlive(Number(holder))) await rm(path, { force: true });
    else if (waitedMs >= patienceMs)
      throw new RefusedError(`Another operator command is running (process ${holder}). If none is, delete ${path}.`);
    else await sleep(50);
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
