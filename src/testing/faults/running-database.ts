import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionTarget } from '#server/db/connect.ts';
import { findDatabaseAccount } from '#server/db/database-account.ts';
import { chooseDatabaseHome } from '#server/db/embedded-files.ts';

/** The embedded server of one data directory, seen from outside the product. */
export interface RunningDatabase {
  /** Of the postmaster; made sure to serve this very directory. */
  readonly processId: number;
  /** The product's database as the superuser, without row-level security. */
  readonly target: ConnectionTarget;
}

/** The folder of the cluster's files. */
export async function clusterOf(dataDir: string): Promise<string> {
  return join(await chooseDatabaseHome(dataDir, await findDatabaseAccount()), 'cluster');
}

/** Finds the server through its lock file; undefined if none runs. */
export async function findRunningDatabase(dataDir: string): Promise<RunningDatabase | undefined> {
  const cluster = await clusterOf(dataDir);
  const lock = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [processId, , , port, socketFolder] = lock.split('\n');
  const commandLine = await readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '');
  if (!commandLine.split('\0').includes(cluster)) return undefined;
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { databasePassword: string };
  return {
    processId: Number(processId),
    target: {
      host: socketFolder!,
      port: Number(port),
      database: 'groundwork',
      user: 'postgres',
      password: secrets.databasePassword,
      useTls: false,
    },
  };
}

/** The server that must be running. */
export async function getRunningDatabase(dataDir: string): Promise<RunningDatabase> {
  const running = await findRunningDatabase(dataDir);
  if (!running) throw new Error(`No database runs on ${dataDir}`);
  return running;
}
