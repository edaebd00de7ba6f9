import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseAccount } from './database-account.ts';

/** A server found through its lock file. */
export interface RunningServer {
  readonly processId: number;
  readonly port: number;
  /** False while it starts or recovers. */
  readonly isReady: boolean;
}

/** Reads the lock file and makes sure that the process it names is a server on this very cluster. */
export async function findRunning(cluster: string): Promise<RunningServer | undefined> {
  const lock = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (!lock) return undefined;
  const lines = lock.split('\n');
  const processId = Number(lines[0]);
  if (!Number.isInteger(processId) || processId < 2 || !(await isServerOn(processId, cluster))) return undefined;
  return { processId, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

async function isServerOn(processId: number, cluster: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => undefined);
  const words =
    commandLine?.split('\0') ??
    spawnSync('ps', ['-o', 'command=', '-p', String(processId)], { encoding: 'utf8' }).stdout.split(' ');
  return words.some((word) => word.endsWith('postgres')) && words.some((word) => word.trim() === cluster);
}

/** Whether a process still does anything: one that ended and was not collected by its parent counts as gone. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
  } catch {
    return false;
  }
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return !/^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1));
  } catch {
    return process.platform !== 'linux';
  }
}

/** Above any process id that a system gives out. */
const impossibleProcessId = 2_147_483_646;

/**
 * Makes a lock file whose server is gone harmless. PostgreSQL believes it as long as any process of our account carries
 * that id: one that took it over since, or the dead server itself where nobody collects it. Only the id is exchanged:
 * the rest lets PostgreSQL find backends that outlived their server, which must end before a start is safe.
 */
export async function invalidateStaleLocks(
  cluster: string,
  socketLock: string,
  account: DatabaseAccount | undefined,
): Promise<void> {
  const path = join(cluster, 'postmaster.pid');
  const lock = await readFile(path, 'utf8').catch(() => '');
  if (!lock || (await findRunning(cluster))) return;
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, lock.replace(/^-?\d+/, String(impossibleProcessId)), { mode: 0o600, flush: true });
  if (account) await chown(unfinished, account.uid, account.gid);
  // Another start may have replaced it by now; then that one is asked for again by whoever looks next.
  if ((await readFile(path, 'utf8').catch(() => '')) === lock) await rename(unfinished, path);
  else await rm(unfinished, { force: true });
  await rm(socketLock, { force: true });
}
