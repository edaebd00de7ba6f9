import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionTarget } from './connect.ts';
import { type DatabaseAccount, findDatabaseAccount } from './database-account.ts';
import {
  chooseDatabaseHome,
  chooseSocketFolder,
  locatePrograms,
  makePrivateFolder,
  removeUnfinished,
} from './embedded-files.ts';
import { findRunning, invalidateStaleLocks, isAlive, type RunningServer } from './embedded-process.ts';

/** A running embedded server. This process may stop it when no other process uses it. */
export interface EmbeddedServer {
  /** Connection of the superuser over the unix socket. */
  readonly superuser: ConnectionTarget;
  /** The cluster's files. */
  readonly clusterDir: string;
  readonly processId: number;
  /** True if it was running before. */
  readonly wasAdopted: boolean;
  /** Restarts the server at the same address whenever it has ended. */
  supervise(onRestart: (error?: Error) => void): void;
  /** Ends the watch of `supervise`. Resolves when no start is under way. */
  unsupervise(): Promise<void>;
  /** Fast shutdown: open transactions roll back, the rest is written. Resolves when the process has gone. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the files below `dataDir`, creating them on the first start. A server that outlived its product
 * is adopted. Killed at any instant, the next start succeeds: files appear whole or not at all.
 */
export async function startEmbedded(dataDir: string, password: string): Promise<EmbeddedServer> {
  const account = await findDatabaseAccount();
  await mkdir(dataDir, { recursive: true });
  const [programs, home] = await Promise.all([locatePrograms(account), chooseDatabaseHome(dataDir, account)]);
  await makePrivateFolder(home, account);
  const cluster = join(home, 'cluster');
  const socketDir = chooseSocketFolder(cluster);
  await makePrivateFolder(socketDir, account);
  if (!existsSync(cluster)) await initialise(programs, home, cluster, password, account);

  let running = await findRunning(cluster);
  const wasAdopted = running !== undefined;
  running ??= await launch(programs, home, cluster, socketDir, account);
  const { port } = running;
  let { processId } = running;
  let watch: NodeJS.Timeout | undefined;
  let restarting: Promise<void> | undefined;
  const restart = async (onRestart: (error?: Error) => void): Promise<void> => {
    try {
      const again = (await findRunning(cluster)) ?? (await launch(programs, home, cluster, socketDir, account, port));
      processId = again.processId;
      onRestart();
    } catch (error) {
      onRestart(error as Error);
    }
  };
  return {
    superuser: { host: socketDir, port, database: 'postgres', user: 'postgres', password, useTls: false },
    clusterDir: cluster,
    processId,
    wasAdopted,
    supervise: (onRestart) => {
      watch = setInterval(() => {
        if (restarting || isAlive(processId)) return;
        restarting = restart(onRestart).finally(() => {
          restarting = undefined;
        });
      }, 200);
      watch.unref();
    },
    unsupervise: async () => {
      clearInterval(watch);
      await restarting;
    },
    stop: async () => {
      if ((await findRunning(cluster))?.processId !== processId) return;
      process.kill(processId, 'SIGINT');
      while (isAlive(processId)) await sleep(20);
    },
  };
}

/** The servers that this process launched and that have not ended. */
const launched = new Set<ChildProcess>();

/** Tells what this process launched to end, for one that ends itself at once and waits for nothing more. */
export function endLaunched(): void {
  for (const child of launched) child.kill('SIGINT');
}

async function initialise(
  programs: string,
  home: string,
  cluster: string,
  password: string,
  account?: DatabaseAccount,
) {
  await removeUnfinished(home);
  const unfinished = join(home, `initialising-${process.pid}-${randomBytes(6).toString('hex')}`);
  await makePrivateFolder(unfinished, account);
  const passwordFile = join(unfinished, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  const target = join(unfinished, 'cluster');
  const result = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      target,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--lc-collate=C',
      '--lc-ctype=C.UTF-8',
      '--data-checksums',
    ],
    { ...account, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, encoding: 'utf8' },
  );
  if (result.status !== 0)
    throw new Error(`The database could not be created: ${result.stderr || result.error?.message}`);
  // Another start may have come first; its cluster is as good as ours.
  await rename(target, cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await syncFolder(home);
  await rm(unfinished, { recursive: true, force: true });
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** How long a start waits for what an earlier server left behind to go away. */
const waitForRemainsMs = 15_000;
const remains = /lock file "postmaster\.pid"|shared memory block/;

async function launch(
  programs: string,
  home: string,
  cluster: string,
  socketDir: string,
  account?: DatabaseAccount,
  samePort?: number,
): Promise<RunningServer> {
  const port = samePort ?? (await findFreePort());
  const startedMs = performance.now();
  for (;;) {
    await invalidateStaleLocks(cluster, join(socketDir, `.s.PGSQL.${port}.lock`), account);
    const result = await tryLaunch({ programs, home, cluster, socketDir, account, port });
    if ('processId' in result) return result;
    // Backends outlive a server that was killed by a moment; until they are gone PostgreSQL refuses to start.
    if (!remains.test(result.reason) || performance.now() - startedMs > waitForRemainsMs)
      throw new Error(`The database did not start. ${result.reason}`);
    await sleep(100);
  }
}

interface Launch {
  readonly programs: string;
  readonly home: string;
  readonly cluster: string;
  readonly socketDir: string;
  readonly account: DatabaseAccount | undefined;
  readonly port: number;
}

async function tryLaunch(launching: Launch): Promise<RunningServer | { reason: string }> {
  const { programs, home, cluster, socketDir, account, port } = launching;
  const logPath = join(home, 'postgres.log');
  const log = await open(logPath, 'a');
  const { size } = await log.stat();
  const child = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${socketDir}`,
      '-c',
      'max_connections=80',
      '-c',
      'shared_buffers=64MB',
      '-c',
      'jit=off',
      '-c',
      'timezone=UTC',
      '-c',
      'log_min_messages=warning',
      '-c',
      'password_encryption=scram-sha-256',
    ],
    // Its own process group: a Ctrl-C in the terminal must reach the product first, which then stops the server in order.
    {
      ...account,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      cwd: cluster,
      env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C.UTF-8' },
    },
  );
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  launched.add(child);
  child.once('exit', () => launched.delete(child));
  child.unref();
  await log.close();
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 10) {
    const running = await findRunning(cluster);
    if (running?.isReady) return running;
    // Another process may have started the server first; then that server is found here.
    if ((failure || child.exitCode !== null) && !running) break;
    await sleep(10);
  }
  const said = (await readFile(logPath).catch(() => Buffer.alloc(0))).subarray(size).toString('utf8');
  return { reason: `${failure?.message ?? ''}\n${said.split('\n').slice(-8).join('\n')}` };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
